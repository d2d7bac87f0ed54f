// The page in a frame of another page: its messages in, news out. Source and shape are checked; anything else is ignored.
const [ns, v] = ["tower-of-hanoi", 1];
const plain = ["string", "number", "boolean", "bigint"];

/** Hears the page around this one; gives the function that the program tells its news. */
export function hear() {
  const later = [];
  let order = (...words) => later.push(words);
  const post = (news) => parent.postMessage({ ns, v, ...news }, "*");
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || typeof data !== "object" || data === null) return;
    if (data.ns !== ns || data.v !== v || typeof data.type !== "string") return;
    const fields = Object.entries(data).filter(([, value]) => plain.includes(typeof value));
    order(data.type, String(new URLSearchParams(fields)));
  });
  const page = document.body;
  new ResizeObserver(() => post({ type: "resize", height: Math.ceil(page.getBoundingClientRect().height) })).observe(page);
  return (news) => {
    if (typeof news === "string") return post(JSON.parse(news));
    order = news;
    for (const words of later) order(...words);
  };
}
