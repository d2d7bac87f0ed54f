// Connects the page to the page around its frame. Ignores messages from other sources and of other shapes.
const [ns, v] = ["tower-of-hanoi", 1];
const primitives = ["string", "number", "boolean", "bigint"];

/** Listens for commands. Returns a function to which the program passes its command function first, and then events. */
export function connectToHost() {
  const queue = [];
  let command = (...args) => queue.push(args);
  const post = (event) => parent.postMessage({ ns, v, ...event }, "*");
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || typeof data !== "object" || data === null) return;
    if (data.ns !== ns || data.v !== v || typeof data.type !== "string") return;
    const fields = Object.entries(data).filter(([, value]) => primitives.includes(typeof value));
    command(data.type, String(new URLSearchParams(fields)));
  });
  const page = document.body;
  new ResizeObserver(() => post({ type: "resize", height: Math.ceil(page.getBoundingClientRect().height) })).observe(page);
  return (message) => {
    if (typeof message === "string") return post(JSON.parse(message));
    command = message;
    for (const args of queue) command(...args);
  };
}
