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
  const delivered = deliveries();
  tellHeight((height) => post({ type: "resize", height }));
  return (message) => {
    if (typeof message === "string") return post(JSON.parse(message));
    command = message;
    for (const args of queue) command(...args);
  };
}

/**
 * Tells how high the content is, at first and whenever that changes. Towers take a part of the frame's height (`--frame` in
 * style.css). A host that follows would make them smaller, and then again, so it is the height that the host gave of itself.
 */
function tellHeight(tell) {
  // Some hosts add a margin to what they hear.
  const margin = 64;
  // The last ones, because a host may follow late.
  const told = [];
  const isFollowed = (height) => innerHeight >= height && innerHeight <= height + margin;
  const take = () => {
    if (!told.some(isFollowed)) document.documentElement.style.setProperty("--frame", `${innerHeight}px`);
  };
  take();
  addEventListener("resize", take);
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    told.unshift(height);
    told.length = Math.min(told.length, 4);
    tell(height);
  }).observe(document.body);
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

/**
 * Returns a function whose promise resolves when the browser has delivered what was posted before: messages of windows come in
 * their order, so a message to this window comes after them. At most one is on its way.
 */
function deliveries() {
  const mark = Math.random().toString(36).slice(2);
  const waiting = [];
  let covered = 0;
  const send = () => {
    covered = waiting.length;
    self.postMessage(mark, "*");
  };
  addEventListener("message", ({ source, data }) => {
    if (source !== self || data !== mark) return;
    for (const resolve of waiting.splice(0, covered)) resolve();
    if (waiting.length > 0) send();
  });
  return () => new Promise((resolve) => {
    if (waiting.push(resolve) === 1) send();
  });
}
