// Loads the program, tells how far it is, and says so in words when it cannot run.
const words = document.getElementById("loading-words");
const bar = document.getElementById("loading-bar");

function fail(message) {
  words.textContent = message;
  bar.remove();
}

// The same answer, counted as it comes in. Where the server compresses, the length it names is not that of what comes
// out, so the bar is full a little early or late; it only has to move.
function counted(answer) {
  const length = Number(answer.headers.get("content-length"));
  if (!answer.body || !length) return answer;
  let come = 0;
  const counter = new TransformStream({
    transform(chunk, stream) {
      come += chunk.byteLength;
      bar.value = Math.min(100, (100 * come) / length);
      stream.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counter), { headers: { "content-type": "application/wasm" } });
}

// A fault in the program ends it: say so, instead of leaving buttons that do nothing.
addEventListener("error", (event) => {
  if (!(event.error instanceof WebAssembly.RuntimeError)) return;
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.className = "loading";
  note.textContent = "The page has stopped because of a fault in it. Load it again to go on from the same move.";
  document.body.prepend(note);
});

if (typeof WebAssembly !== "object") {
  fail("This page needs WebAssembly, which this browser does not have or does not allow.");
} else {
  // The panels come after the first picture, and so may their style.
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("./panels.css", import.meta.url);
  document.head.append(style);
  // Where the worker is that races.
  document.documentElement.dataset.race = new URL("./race.js", import.meta.url).href;
  const program = import("./tower-of-hanoi-explorer.js");
  const module = fetch(new URL("./tower-of-hanoi-explorer_bg.wasm", import.meta.url));
  Promise.all([program, module])
    .then(([{ default: init }, answer]) => {
      if (!answer.ok) throw new Error(`the server said ${answer.status}`);
      return init({ module_or_path: counted(answer) });
    })
    .catch((error) => {
      console.error(error);
      fail("The page could not be loaded. Please check the connection and load it again.");
    });
}
