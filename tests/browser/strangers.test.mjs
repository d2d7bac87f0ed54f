// The element in pages that know nothing of it: their styles, their layouts, their documents, what frameworks set, and no network.
// Chromium.
import assert from "node:assert/strict";
import { inChromium } from "./chromium.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const { address, newPage, test } = inChromium();
const failing = inChromium({ consoleErrors: false });
const element = "document.querySelector('tower-of-hanoi')";
const inside = (selector) => `${element}.shadowRoot.querySelector("${selector}")`;
const index = `${inside("svg[data-index]")}.dataset.index`;

/** A page with this markup, in which the element's script is there already. */
async function put(markup, page) {
  page ??= await newPage();
  await page.goto(`${address()}demo/plain.html`);
  await page.evaluate((markup) => {
    document.body.innerHTML = markup;
    for (const element of document.querySelectorAll("tower-of-hanoi")) {
      for (const type of ["ready", "problem"]) element.addEventListener(type, ({ detail }) => (window.told ??= []).push({ type, ...detail }));
    }
  }, markup);
  await settled(page);
  return page;
}

test("no style of the page's text runs through the element", async () => {
  const styles = [
    "text-align: center", "text-align: justify", "text-transform: uppercase", "white-space: nowrap", "letter-spacing: 5px", "word-spacing: 9px",
    "font-style: italic", "font-variant: small-caps", "font-weight: 900", "text-shadow: 2px 2px red", "line-height: 3", "text-indent: 40px",
    "writing-mode: vertical-rl", "hyphens: auto", "word-break: break-all", "cursor: wait", "list-style: square inside", "fill: red", "-webkit-text-stroke: 2px red",
  ];
  const page = await newPage();
  const look = async (style) => {
    await put(`<div style="${style}; width: 700px"><tower-of-hanoi discs="4" move="5" show="towers,transport,scrubber,why" style="width: 700px"></tower-of-hanoi></div>`, page);
    return page.evaluate(`[...${element}.shadowRoot.querySelectorAll(".caption, h2, button, input, .why p, .disc, t-t")].filter((part) => part.getBoundingClientRect().width > 0 && !part.closest(".unseen")).map((part) => {
      // What screen readers hear comes later.
      const { top, left, width, height } = part.getBoundingClientRect();
      const from = ${element}.getBoundingClientRect();
      const { textTransform, textShadow, fontStyle, fontWeight, fontVariant, cursor, fill, webkitTextStrokeWidth } = getComputedStyle(part);
      return [part.className.baseVal ?? part.className, ...[top - from.top, left - from.left, width, height].map(Math.round), textTransform, textShadow, fontStyle, fontWeight, fontVariant, cursor, fill, webkitTextStrokeWidth].join();
    })`);
  };
  const plain = await look("");
  assert.ok(plain.length > 20);
  for (const style of styles) assert.deepEqual(await look(style), plain, style);
});

test("the element has a width wherever a page asks how wide it is", async () => {
  const page = await newPage({ viewport: { width: 1000, height: 800 } });
  const places = [
    "display: flex", "display: inline-flex", "display: grid; justify-content: start", "display: inline-block", "float: left", "position: absolute",
    "width: fit-content", "width: max-content", "display: table", "display: flex; flex-direction: column; align-items: center",
  ];
  for (const style of places) {
    await put(`<div style="${style}"><tower-of-hanoi discs="4"></tower-of-hanoi></div>`, page);
    const width = await page.evaluate(`${element}.getBoundingClientRect().width`);
    assert.ok(width >= 300 && width <= 1000, `${style}: ${width}`);
    assert.ok(await page.evaluate(`${inside(".towers svg")}.getBoundingClientRect().width > 250`), style);
  }
  await page.setViewportSize({ width: 360, height: 700 });
  await put('<div style="display: flex"><tower-of-hanoi discs="4"></tower-of-hanoi></div>', page);
  assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is no wider than a phone");
});

test("the element keeps its styles in another document, and when it comes back", async () => {
  const page = await put('<iframe></iframe><tower-of-hanoi discs="4" style="width: 600px"></tower-of-hanoi>');
  const look = (element) => `(() => {
    const part = ${element}.shadowRoot.querySelector(".caption");
    return getComputedStyle(part).textAlign + " " + ${element}.shadowRoot.adoptedStyleSheets.length;
  })()`;
  const before = await page.evaluate(look(element));
  assert.equal(before, "center 1");
  await page.evaluate(`void (window.moved = ${element}, document.querySelector("iframe").contentDocument.body.append(moved))`);
  await settled(page);
  assert.equal(await page.evaluate(look("moved")), before);
  await page.evaluate("void document.body.append(moved)");
  await settled(page);
  assert.equal(await page.evaluate(look("moved")), before);
  await page.evaluate("moved.next()");
  await holds(page, `${index} === "1"`);
});

test("a bare flag is on, and what is empty is the default", async () => {
  const page = await newPage();
  for (const markup of ['<tower-of-hanoi discs="5" play></tower-of-hanoi>', '<tower-of-hanoi discs="5" play="" theme="" move="" aids="" lang=""></tower-of-hanoi>']) {
    await put(markup, page);
    await holds(page, "window.told.some(({ type }) => type === 'ready')");
    assert.deepEqual(await page.evaluate("told.filter(({ type }) => type === 'problem')"), [], markup);
    await eventually(page, "clock", `Number(${index}) > 0`);
    await page.evaluate(`${element}.setAttribute("theme", "dark")`);
    await page.evaluate(`${element}.setAttribute("theme", "")`);
    await page.evaluate(`${element}.setAttribute("discs", "")`);
    await holds(page, `${inside("svg[data-total]")}.dataset.total === "255"`);
    assert.deepEqual(await page.evaluate("told.filter(({ type }) => type === 'problem')"), [], markup);
  }
});

test("every attribute is a property, and methods stay methods", async () => {
  const page = await put("<p>");
  await page.evaluate(() => {
    const element = document.createElement("tower-of-hanoi");
    // As React 19, Vue 3 and Svelte 5 do.
    const values = { discs: 6, move: "9", play: false, theme: "dark", tour: true, with: undefined, mark: null, speed: 4, show: "towers,transport,graph" };
    for (const [name, value] of Object.entries(values)) {
      if (name in element) element[name] = value;
      else throw new Error(`${name} is no property`);
    }
    document.body.append(element);
  });
  await settled(page);
  await holds(page, `${index} === "9" && ${inside("svg[data-total]")}.dataset.total === "63"`);
  assert.equal(await page.evaluate(`[...${element}.attributes].map(({ name, value }) => name + "=" + value).sort().join()`), "discs=6,show=towers,transport,graph,speed=4,theme=dark,tour=");
  assert.deepEqual(await page.evaluate(`[typeof ${element}.play, ${element}.discs, ${element}.with, ${element}.tour]`), ["function", "6", null, ""]);
  await page.evaluate(`${element}.play = "1"`);
  await holds(page, `${element}.getAttribute("play") === "1" && typeof ${element}.play === "function"`);
  await page.evaluate(`void (${element}.move = undefined, ${element}.discs = 3)`);
  await holds(page, `${inside("svg[data-total]")}.dataset.total === "7"`);
});

failing.test("an element whose program does not come says so, and tries again", async () => {
  const page = await failing.newPage();
  for (const answer of [{ status: 404, body: "" }, { status: 200, contentType: "text/html", body: "<p>captive portal</p>" }]) {
    await page.route(/tower-of-hanoi-explorer.*\.(js|wasm)$/, (route) => route.fulfill(answer));
    await page.goto(`${failing.address()}demo/plain.html`);
    await page.evaluate(() => (document.body.innerHTML = '<tower-of-hanoi discs="4"></tower-of-hanoi>'));
    await holds(page, `${inside(".failed button")}?.checkVisibility()`);
    await page.click("tower-of-hanoi .failed button");
    await holds(page, `${inside(".failed button")}?.checkVisibility()`);
    await page.unrouteAll();
    await page.click("tower-of-hanoi .failed button");
    await holds(page, `${index} === "0"`);
    assert.equal(await page.evaluate(`${inside(".failed")}`), null);
  }
});
