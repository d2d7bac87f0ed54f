// Uses the built page for a long time in Chromium and watches its memory: scrubbing, playing, panels, dialogs, languages, puzzles, and
// elements that come and go.
//   node tools/soak.mjs [MINUTES]        60 by default
// Prints heap, nodes and listeners after a garbage collection, and fails when they have grown from the second quarter to the last.
import { launchChromium, ready } from "../tests/browser/engines.mjs";
import { serve } from "../tests/browser/server.mjs";

const minutes = Number(process.argv[2] ?? 60);
const allowed = 1.1;
const server = await serve();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const errors = [];
page.on("pageerror", (error) => errors.push(error.message));
page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
const devtools = await page.context().newCDPSession(page);
await devtools.send("Performance.enable");

/** What is left after a garbage collection. */
async function measure() {
  for (let turn = 0; turn < 3; turn++) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (name) => metrics.find((metric) => metric.name === name).value;
  return { heap: value("JSHeapUsedSize"), nodes: value("Nodes"), listeners: value("JSEventListeners") };
}

// The same numbers in each run: G. Marsaglia, Xorshift RNGs, 2003.
let seed = 2_463_534_242;
const below = (limit) => {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % limit;
};
const some = (list) => list[below(list.length)];
const change = (query) => page.evaluate((query) => {
  history.pushState(null, "", query);
  dispatchEvent(new PopStateEvent("popstate"));
}, query);

const puzzles = ["?discs=3", "?discs=64&move=123456789", "?discs=1000&move=50%25", "?discs=5&rule=one-way", "?discs=8&pegs=4", "?discs=4&task=predict&seed=7"];
// Without handles of elements, which would keep the elements alive.
const acts = [
  () => page.evaluate(async () => {
    const slider = document.querySelector("input[type=range]");
    for (let step = 0; slider && step < 60; step++) {
      slider.value = String((Number(slider.max) * step) / 60);
      slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  }),
  () => page.keyboard.press(some(["ArrowRight", "ArrowLeft", "Home", "End", " ", "PageDown"])),
  () => page.evaluate((draw) => {
    const tabs = document.querySelectorAll("[role=tab]");
    tabs[draw % tabs.length]?.click();
  }, below(1e6)),
  () => change(`${some(puzzles)}&lang=${some(["en", "de", "ar", "ja", "hi"])}`),
  async () => {
    await change(`?discs=5&share=${some(["link", "svg", "moves", "element", "qr"])}`);
    await page.waitForTimeout(200);
    await page.keyboard.press("Escape");
  },
  () => change(`?lesson=${some(["recursion", "doubling", "graph"])}&step=${1 + below(3)}`),
  () => change(`?discs=6&show=towers,transport,scrubber,${some(["graph", "timeline", "trace", "numbers", "program", "why", "python"])}`),
  async () => {
    await page.evaluate(async () => {
      await import("/embed/tower-of-hanoi.js");
      const element = Object.assign(document.createElement("tower-of-hanoi"), {});
      element.setAttribute("discs", "4");
      document.body.append(element);
      await new Promise((done) => setTimeout(done, 400));
      element.remove();
    });
  },
];

await page.goto(server.address);
await page.waitForSelector(ready);
const end = Date.now() + minutes * 60_000;
const rows = [];
let done = 0;
let next = 0;
console.log("minute  heap MB   nodes  listeners  acts");
while (Date.now() < end) {
  await some(acts)();
  await page.waitForTimeout(30);
  done += 1;
  if (Date.now() < next) continue;
  next = Date.now() + (minutes * 60_000) / 40;
  await change("?discs=3");
  await page.waitForTimeout(500);
  const row = await measure();
  rows.push(row);
  const minute = (minutes - (end - Date.now()) / 60_000).toFixed(1);
  console.log(`${minute.padStart(6)} ${(row.heap / 1e6).toFixed(2).padStart(8)} ${String(row.nodes).padStart(7)} ${String(row.listeners).padStart(10)} ${String(done).padStart(5)}`);
}
await browser.close();
server.stop();

const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const quarter = Math.floor(rows.length / 4);
for (const name of ["heap", "nodes", "listeners"]) {
  const [early, late] = [rows.slice(quarter, 2 * quarter), rows.slice(-quarter)].map((part) => middle(part.map((row) => row[name])));
  const isFlat = late <= early * allowed;
  console.log(`${name}: ${(late / early).toFixed(3)} of the second quarter${isFlat ? "" : ", which is too much"}`);
  if (!isFlat) process.exitCode = 1;
}
// Browsers log this about previews that are closed while they load.
const faults = errors.filter((text) => !text.startsWith("TypeError: Failed to fetch"));
if (faults.length > 0) {
  console.log(`errors: ${[...new Set(faults)].join("\n")}`);
  process.exitCode = 1;
}
