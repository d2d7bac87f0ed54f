// Loads the program, shows how much of it has arrived, and says why when it cannot run. A classic script, because the page
// in one file uses it too.
{
  const single = globalThis.hanoi;
  const here = document.currentScript.src || location.href;
  // Only a page with hashed file names has a service worker: without them it would keep old files.
  const { serviceWorker } = document.currentScript.dataset;
  const words = document.getElementById("loading-words");
  const bar = document.getElementById("loading-bar");
  const root = document.documentElement;
  root.dataset.hands = "";
  const worker = () => new Worker(new URL("./worker.js", here), { type: "module" });
  // English comes with the program; other languages are asked for, by the link or by the browser.
  const lang = new URLSearchParams(location.search).get("lang");
  const speaking = async () => single ?? (await import(new URL("./speech.js", here)));
  const speech = (lang ?? navigator.language).startsWith("en") ? undefined : speaking().then(({ speak }) => speak(lang)).catch(() => {});
  const ask = (...asked) => speaking().then(({ ask }) => ask(...asked), () => asked[2]());
  const fail = (message) => {
    words.textContent = message;
    bar.remove();
  };

  // The same answer, counted as it comes in. Where the server compresses, the length it names is not that of what comes
  // out, so the bar is full a little early or late; it only has to move.
  const counted = (answer) => {
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
  };

  // The first picture does not wait for the style of the panels, but the program does: what it draws would move.
  const styled = single ? undefined : new Promise((done) => {
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = new URL("./panels.css", here);
    style.onload = style.onerror = done;
    document.head.append(style);
  });

  const begin = async () => {
    const [{ default: init, open }, answer] = single
      ? [single, single.first()]
      : await Promise.all([
          import(new URL("../tower-of-hanoi-explorer.js", here)),
          globalThis.hanoiModule,
        ]);
    if (!answer.ok) throw new Error(`the server said ${answer.status}`);
    await Promise.all([init({ module_or_path: counted(answer) }), styled]);
    // In a frame the page around it is heard and told.
    const { hear } = parent === self ? {} : (single ?? (await import(new URL("./frame.js", here))));
    open(hear?.(), false, await speech);
    // What copies, saves and works in the background, for later.
    root.hands = single ? single.hands : { ...(await import(new URL("./hands.js", here)).catch(() => ({}))), worker, speak: ask };
    // From now on the page works without a network, where browsers allow service workers.
    if (serviceWorker) navigator.serviceWorker?.register(serviceWorker).catch(() => {});
  };

  // A fault in the program ends it: say so, instead of leaving buttons that do nothing.
  addEventListener("error", (event) => {
    if (!(event.error instanceof WebAssembly.RuntimeError)) return;
    const note = document.createElement("p");
    note.setAttribute("role", "alert");
    note.className = "notice";
    note.textContent = "The page has stopped because of a fault in it. Load it again to go on from the same move.";
    document.body.prepend(note);
  });

  if (typeof WebAssembly !== "object") {
    fail("This page needs WebAssembly, which this browser does not have or does not allow.");
  } else {
    begin().catch((error) => {
      console.error(error);
      fail("The page could not be loaded. Please check the connection and load it again.");
    });
  }
}
