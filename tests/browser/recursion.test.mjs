// The recursion panel: presses, keys and the loop of a task. What it shows is in `tests/html/recursion.rs`.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { eventually, holds } from "./settled.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const focused = "document.activeElement?.dataset?.cell";
const block = (cell) => `.icicle [data-cell='${cell}']`;
const dataOf = (selector, name) => `document.querySelector(${JSON.stringify(selector)})?.getAttribute(${JSON.stringify(name)})`;
// What Tab stops at in the panel.
const stops = `[...document.querySelectorAll(".trace :is(button, a, input, select, [tabindex])")]
  .filter((element) => element.tabIndex >= 0 && element.checkVisibility()).length`;
// A point of the picture, given as fractions of it.
const point = (x, y) => `(() => {
  const picture = document.querySelector(".icicle");
  picture.scrollIntoView({ block: "center" });
  const { left, top, width, height } = picture.getBoundingClientRect();
  return [left + width * ${x}, top + height * ${y}];
})()`;

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(`${server.address}${query}`);
  const filled = `[...document.querySelectorAll(".icicle [aria-current]")].map(({ dataset }) => dataset.first).join()`;

  test("a press on a block goes to its start", async () => {
    await open("?discs=3&move=5&show=towers,trace");
    const pressAt = async (x, y) => {
      const at = await browser.read(point(x, y));
      await browser.drag(at, at);
    };
    // The first two discs, then the move of the largest.
    await pressAt(0.2, 0.5);
    await holds(browser, `${index} === "0" && ${filled} === "0,0,0"`);
    await pressAt(0.5, 0.8);
    await holds(browser, `${index} === "3" && ${filled} === "0,3"`);
    // What is not on the way has no button, but can be pressed.
    await pressAt(0.93, 0.85);
    await holds(browser, `${index} === "6" && ${filled} === "0,4,6"`);
  });

  test("arrow keys go to tasks, parts and neighbours, and Enter goes to the start", async () => {
    await open("?discs=8&move=77&show=towers,trace");
    const stop = await browser.read("document.querySelector('.icicle [tabindex=\"0\"]').dataset.cell");
    await browser.press(block(stop), "Home");
    await holds(browser, `${focused} === "0.0"`);
    await browser.press(block("0.0"), "ArrowDown");
    await holds(browser, `${focused} === "1.0"`);
    await browser.press(block("1.0"), "ArrowRight");
    await browser.press(block("1.1"), "ArrowRight");
    await holds(browser, `${focused} === "1.2" && document.querySelectorAll('.icicle [tabindex="0"]').length === 1`);
    assert.equal(await browser.read(dataOf(block("1.2"), "tabindex")), "0");
    // It is not divided here: nothing is below it.
    await browser.press(block("1.2"), "ArrowDown");
    assert.equal(await browser.read(focused), "1.2");
    await browser.press(block("1.2"), "Enter");
    await holds(browser, `${index} === "128" && ${dataOf(block("1.2"), "aria-current")} === "true"`);
    assert.equal(await browser.read(focused), "1.2", "the focus stays");
    await browser.press(block("1.2"), "ArrowDown");
    await holds(browser, `${focused} === "2.0"`);
    await browser.press(block("2.0"), "ArrowUp");
    await holds(browser, `${focused} === "1.2"`);
    await browser.press(block("1.2"), "End");
    await holds(browser, `${dataOf(".icicle :focus", "data-first")} === "128"`);
  });

  test.everywhere("the focus stays in the picture when the path becomes shorter", async () => {
    await open("?discs=8&move=127&show=towers,transport,trace");
    await browser.press(block("0.0"), "End");
    await holds(browser, `${dataOf(".icicle :focus", "data-first")} === "126"`);
    await browser.read("document.querySelector('[data-command=next]').click()");
    await holds(browser, `${index} === "128" && ${filled} === "0,127"`);
    await holds(browser, "document.activeElement.closest('.trace')");
    assert.equal(await browser.read(`document.querySelectorAll('.icicle [tabindex="0"]').length`), 1);
  });

  test("L and the button play a task again and again", async () => {
    await open("?discs=8&move=77&show=towers,transport,trace");
    await browser.press(block("1.0"), "l");
    await eventually(browser, "clock", "location.search.includes('loop=0-127')");
    await browser.click("[data-command=play]");
    await browser.press(block("0.0"), "ArrowDown");
    await holds(browser, `${focused} === "1.0"`);
    await browser.press(block("1.0"), "ArrowRight");
    await browser.press(block("1.1"), "ArrowRight");
    await holds(browser, `${dataOf(".trace .selected", "data-first")} === "128"`);
    await browser.click(".trace [data-command=play-part]");
    await eventually(browser, "clock", "location.search.includes('loop=128-255')");
  });

  test("the picture and the table have few Tab stops, and arrow keys go through the table", async () => {
    await open("?discs=64&move=2^40&show=towers,trace");
    assert.ok((await browser.read(stops)) <= 5, "the picture, three buttons and the table");
    await browser.click("[data-command=as-table]");
    await holds(browser, "document.querySelector('.trace table')");
    assert.ok((await browser.read(stops)) <= 2, "the button above and one in the table");
    const cell = (name) => `.trace td [data-cell='${name}']`;
    await browser.press(cell("0.0"), "ArrowDown");
    await holds(browser, `${focused} === "1.0"`);
    await browser.press(cell("1.0"), "ArrowRight");
    await holds(browser, `${focused} === "1.1"`);
    assert.equal(await browser.read(`document.querySelectorAll('.trace td [tabindex="0"]').length`), 1);
    const target = await browser.read(dataOf(cell("1.1"), "data-seek"));
    await browser.press(cell("1.1"), "Enter");
    await holds(browser, `${index} === ${JSON.stringify(target)}`);
  });

  test("the current move is to be seen at every number of discs", async () => {
    for (const [discs, move] of [[3, "3"], [8, "128"], [8, "77"], [64, "2^63"], [64, "50%"], [1000, "1/3"]]) {
      await open(`?discs=${discs}&move=${encodeURIComponent(move)}&show=towers,trace`);
      const width = await browser.read(`(() => {
        const all = [...document.querySelectorAll(".icicle .current-move rect")].map((rect) => rect.getBoundingClientRect().width);
        return Math.max(...all);
      })()`);
      assert.ok(width > 12, `${discs} discs, move ${move}: ${width} pixels wide`);
    }
  });
});
