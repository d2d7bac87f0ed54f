// Connects the page to the page around its frame: by its own messages, and by SPLICE (cssplice.org), which course books such as
// Runestone and PreTeXt understand. Ignores messages from other sources and of other shapes.
const [ns, v] = ["tower-of-hanoi", 1];
const primitives = ["string", "number", "boolean", "bigint"];
const isObject = (data) => typeof data === "object" && data !== null;

/** Listens for commands. Returns a function to which the program passes its command function first, and then events. */
export function connectToHost() {
  const queue = [];
  let command = (...args) => queue.push(args);
  const run = (type, fields) => command(type, String(new URLSearchParams(fields)));
  const splice = connectToSplice((state) => run("restore", { state }));
  const post = (event) => {
    parent.postMessage({ ns, v, ...event }, "*");
    splice(event);
    return delivered();
  };
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || !isObject(data)) return;
    if (data.ns !== ns || data.v !== v || typeof data.type !== "string") return;
    run(data.type, Object.entries(data).filter(([, value]) => primitives.includes(typeof value)));
  });
  const page = document.body;
  new ResizeObserver(() => post({ type: "resize", height: Math.ceil(page.getBoundingClientRect().height) })).observe(page);
  return (message) => {
    if (typeof message === "string") return post(JSON.parse(message));
    command = message;
    for (const args of queue) command(...args);
  };
}

/** Resolves when the browser has delivered what was posted before: messages of windows come in their order. */
function delivered() {
  const mark = Math.random().toString(36).slice(2);
  return new Promise((resolve) => {
    const listen = ({ source, data }) => {
      if (source !== self || data !== mark) return;
      removeEventListener("message", listen);
      resolve();
    };
    addEventListener("message", listen);
    self.postMessage(mark, "*");
  });
}

/**
 * Asks for the state of an earlier visit, and calls `restore` with it if the host has one. A host that does not know SPLICE
 * does not answer, or answers with an error. Returns a function that passes events on.
 */
function connectToSplice(restore) {
  const prefix = Math.random().toString(36).slice(2);
  let count = 0;
  const send = (subject, fields) => {
    const message_id = `${prefix}-${count++}`;
    parent.postMessage({ subject, message_id, ...fields }, "*");
    return message_id;
  };
  const asked = send("SPLICE.getState");
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || !isObject(data) || data.error) return;
    if (data.subject !== "SPLICE.getState.response" || data.message_id !== asked) return;
    const answers = data.state?.answers;
    if (typeof answers === "string") restore(answers);
  });
  return ({ type, height, score, state, ...data }) => {
    if (type === "resize") send("lti.frameResize", { height });
    if (type === "answer") send("SPLICE.sendEvent", { name: "answer", data });
    if (type === "score") send("SPLICE.reportScoreAndState", { score, state: { answers: state } });
  };
}
