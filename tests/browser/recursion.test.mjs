// The recursion panel: the picture, its keys, the loop of a task, and the table. Three engines.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { holds } from "./settled.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const focused = "document.activeElement?.dataset?.cell";
const block = (cell) => `.icicle [data-cell='${cell}']`;
const dataOf = (selector, name) => `document.querySelector(${JSON.stringify(selector)})?.getAttribute(${JSON.stringify(name)})`;
// What Tab stops at in the panel.
const stops = `[...document.querySelectorAll(".trace :is(button, a, input, select, [tabindex])")]
  .filter((element) => element.tabIndex >= 0 && element.checkVisibility()).length`;
// Presses a point of the picture, both as fractions of it.
const pressAt = (x, y) => `(() => {
  const picture = document.querySelector(".icicle");
  const { left, top, width, height } = picture.getBoundingClientRect();
  const point = { clientX: left + width * ${x}, clientY: top + height * ${y} };
  const target = document.elementsFromPoint(point.clientX, point.clientY).find((element) => picture.contains(element));
  target.dispatchEvent(new MouseEvent("click", { ...point, bubbles: true, composed: true }));
})()`;

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(`${server.address}${query}`);
  const filled = `[...document.querySelectorAll(".icicle [aria-current]")].map(({ dataset }) => dataset.first).join()`;

  test("the picture shows the way to the move, and a press on a block goes to its start", async () => {
    await open("?discs=3&move=5&show=towers,trace");
    assert.equal(await browser.read(filled), "0,4,4", "three discs, two discs, one move");
    assert.equal(await browser.read("document.querySelectorAll('.trace svg[data-picture]').length"), 1);
    // The first two discs, then the move of the largest.
    await browser.read(pressAt(0.2, 0.5));
    await holds(browser, `${index} === "0" && ${filled} === "0,0,0"`);
    await browser.read(pressAt(0.5, 0.8));
    await holds(browser, `${index} === "3" && ${filled} === "0,3"`);
    // What is not on the way has no button, but can be pressed.
    await browser.read(pressAt(0.93, 0.85));
    await holds(browser, `${index} === "6" && ${filled} === "0,4,6"`);
  });

  test("every block on the way and beside it has a name, and only one is a Tab stop", async () => {
    await open("?discs=64&move=2^40&show=towers,trace");
    const names = await browser.read(`[...document.querySelectorAll(".icicle [role=button]")].map((element) => element.ariaLabel)`);
    assert.ok(names.length >= 10 && names.every((name) => /\d/.test(name)), names.join());
    assert.equal(new Set(names).size, names.length, "no block is there twice");
    assert.equal(await browser.read(`document.querySelectorAll('.icicle [tabindex="0"]').length`), 1);
    assert.ok((await browser.read(stops)) <= 5, "the picture, three buttons and the table");
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

  test("the focus stays in the picture when the path becomes shorter", async () => {
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
    await holds(browser, "location.search.includes('loop=0-127')", "address");
    await browser.click("[data-command=play]");
    await browser.press(block("0.0"), "ArrowDown");
    await holds(browser, `${focused} === "1.0"`);
    await browser.press(block("1.0"), "ArrowRight");
    await browser.press(block("1.1"), "ArrowRight");
    await holds(browser, `${dataOf(".trace .selected", "data-first")} === "128"`);
    await browser.click(".trace [data-command=play-part]");
    await holds(browser, "location.search.includes('loop=128-255')", "address");
  });

  test("the table is a second view with one Tab stop", async () => {
    await open("?discs=64&move=2^40&show=towers,trace");
    await browser.click("[data-command=as-table]");
    await holds(browser, "document.querySelector('.trace table') && location.search.includes('trace=table')", "address");
    assert.equal(await browser.read("document.querySelector('.icicle')"), null);
    assert.ok((await browser.read("document.querySelectorAll('.trace tbody button').length")) > 20);
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
    await browser.click("[data-command=as-table]");
    await holds(browser, "document.querySelector('.icicle') && !location.search.includes('trace=')", "address");
  });

  test("old links show all tasks", async () => {
    await open("?discs=3&move=4&trace=all&show=towers,trace");
    assert.equal(await browser.read("document.querySelectorAll('.trace tbody tr').length"), 9);
    assert.equal(await browser.read(dataOf("[data-command=expand]", "aria-pressed")), "true");
  });

  test("a solution without a recursion leads to the other pictures", async () => {
    await open("?discs=4&pegs=4&rule=linear&from=0123&to=3333&move=2&show=towers,trace");
    assert.match(await browser.read("document.querySelector('[data-no-recursion]').textContent"), /search.*\b2 of \d+/s);
    await browser.click("[data-no-recursion] [data-go=graph]");
    await holds(browser, "document.querySelector('[data-panel=graph]') && !document.querySelector('[data-panel=trace]')");
  });

  test("the current move is to be seen at every number of discs", async () => {
    for (const [discs, move] of [[3, "3"], [8, "128"], [8, "77"], [64, "2^63"], [64, "50%"], [1000, "1/3"]]) {
      await open(`?discs=${discs}&move=${encodeURIComponent(move)}&show=towers,trace`);
      const width = await browser.read(`(() => {
        const all = [...document.querySelectorAll(".icicle .current-move rect")].map((rect) => rect.getBoundingClientRect().width);
        return Math.max(...all);
      })()`);
      assert.ok(width > 12, `${discs} discs, move ${move}: ${width} pixels wide`);
      assert.ok((await browser.read("document.querySelectorAll('.icicle *').length")) < 500, "few elements");
    }
  });
});
