// Exchanges messages with a frame and gives it the height that it asks for.
const frame = document.querySelector("iframe");
const say = (message) => frame.contentWindow.postMessage({ ns: "tower-of-hanoi", v: 1, ...message }, "*");

// For tests, and for trying it in the console.
window.told = [];
window.say = say;

addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow || data?.ns !== "tower-of-hanoi" || data.v !== 1) return;
  window.told.push(data);
  if (data.type === "resize") frame.height = data.height;
  if (data.type === "move") {
    say({ type: "get" });
    document.getElementById("said").textContent = `Move ${data.index} of ${data.total}.`;
  }
});
document.getElementById("next").addEventListener("click", () => {
  const here = window.told.findLast(({ index }) => index !== undefined);
  if (here) say({ type: "seek", move: String(BigInt(here.index) + 1n) });
});
