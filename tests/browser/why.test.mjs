// The reasons for a move, and the row of digits: sizes, what is folded, and keys. What they say is in `tests/html/why.rs`.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { boxOf } from "./geometry.mjs";
import { holds } from "./settled.mjs";
import { solve } from "./solver.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const answer = "document.querySelector('[data-why=answer]')?.textContent ?? ''";
const show = "show=towers,transport,scrubber";

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(`${server.address}${query}`);
  // WebKit's driver scrolls too little within the dock.
  const toggle = async (fold) => {
    await browser.read(`void document.querySelector("[data-fold=${fold}] summary").scrollIntoView({ block: "center" })`);
    await browser.click(`[data-fold=${fold}] summary`);
  };

  test("the pictures of an answer are large enough to see", async () => {
    for (const puzzle of ["discs=8&move=77", "discs=5&rule=linear&move=100", "discs=10&pegs=4&move=20", "discs=6&rule=one-way&move=50"]) {
      await open(`?${puzzle}&${show},why`);
      await toggle("more");
      for (const name of ["disc", "way", "task"]) {
        const picture = await browser.read(boxOf(`[data-why=${name}] svg`));
        assert.ok(picture.width > 20 && picture.height > 20, `${puzzle}, ${name}: ${JSON.stringify(picture)}`);
      }
    }
  });

  test.everywhere("in a locked panel, what is folded can be opened and read", async () => {
    await open(`?discs=8&move=77&${show},why&lock=why`);
    await holds(browser, "document.querySelector('[data-panel=why]').hasAttribute('data-locked')");
    for (const fold of ["more", "word", "formula"]) await toggle(fold);
    await holds(browser, "document.querySelectorAll('.why :is(.tape, math)').length === 2");
    const readable = "[...document.querySelectorAll('.why :is(.tape, math)')].map((part) => part.closest('[inert]') === null)";
    assert.deepEqual(await browser.read(readable), [true, true]);
  });

  test("what is folded stays as the reader left it, move after move, and is drawn only while it is open", async () => {
    await open(`?discs=8&move=77&${show},why`);
    const folds = "[...document.querySelectorAll('[data-fold]')].map(({ dataset, open, childElementCount }) => `${dataset.fold}:${open}:${childElementCount > 1}`).join()";
    assert.equal(await browser.read(folds), "tasks:false:false,more:false:false");
    await toggle("more");
    await holds(browser, `${folds} === "tasks:false:false,more:true:true,formula:false:false,word:false:false"`);
    await toggle("formula");
    await holds(browser, `${folds} === "tasks:false:false,more:true:true,formula:true:true,word:false:false"`);
    const number = "document.querySelector('.why math').textContent";
    const before = await browser.read(number);
    await browser.click("[data-command=next]");
    await holds(browser, `${number} !== ${JSON.stringify(before)} && /78/.test(${number})`);
    assert.equal(await browser.read(folds), "tasks:false:false,more:true:true,formula:true:true,word:false:false");
    await toggle("formula");
    await holds(browser, `${folds} === "tasks:false:false,more:true:true,formula:false:false,word:false:false"`);
  });

  test("after many moves in a row, the last one is explained", async () => {
    await open(`?discs=20&${show},why,graph`);
    await browser.read(`(async () => {
      const slider = document.querySelector("input[type=range]");
      for (let step = 1; step <= 40; step++) {
        await new Promise(requestAnimationFrame);
        slider.value = String(Math.round((step / 43) * Number(slider.max)));
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return true;
    })()`);
    const { move } = solve({ discs: 20, move: await browser.read(index) });
    const parts = [`disc ${move.disc} `, `from ${"ABC"[move.from]} to ${"ABC"[move.to]}`];
    await holds(browser, `${JSON.stringify(parts)}.every((part) => (${answer}).includes(part))`);
    await holds(browser, "document.querySelector('.graph .over').dataset.here === document.querySelector('svg[data-position]').dataset.position");
  });

  test("a thousand discs fit, from the left to the right also in Arabic", async () => {
    for (const language of ["en", "ar"]) {
      await open(`?discs=1000&move=2^700%2B2^300&lang=${language}&${show},bits,why`);
      await toggle("more");
      assert.equal(await browser.read("getComputedStyle(document.querySelector('.number-picture')).direction"), "ltr");
      const panels = await browser.read("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.panels'))");
      assert.ok(panels <= 1, `${panels} pixels too wide`);
      assert.ok((await browser.read(boxOf(".bits-view"))).height < 300);
    }
  });

  test("the digits are one stop of the Tab key, and arrows go along them", async () => {
    await open(`?discs=64&${show},bits`);
    const stops = "[...document.querySelectorAll('.bit')].filter((bit) => bit.tabIndex === 0).map((bit) => bit.dataset.bit).join()";
    const focused = "document.activeElement.dataset.bit";
    assert.equal(await browser.read(stops), "0");
    await browser.press("[data-bit='0']", "ArrowLeft");
    await holds(browser, `${focused} === "1" && ${stops} === "1"`);
    await holds(browser, "document.querySelector('[data-disc=\"2\"]').hasAttribute('data-pointed')");
    await browser.press("[data-bit='1']", "Home");
    await holds(browser, `${focused} === "63" && ${stops} === "63"`);
    await browser.press("[data-bit='63']", "ArrowLeft");
    await browser.press("[data-bit='63']", "ArrowRight");
    await holds(browser, `${focused} === "62"`);
    await browser.press("[data-bit='62']", "Enter");
    await holds(browser, `${index} === "${2n ** 62n}"`);
    assert.equal(await browser.read(focused), "62");
    await browser.press("[data-bit='62']", "ArrowUp");
    await holds(browser, `${index} === "${2n ** 63n}"`);
    await browser.press("[data-bit='62']", "End");
    await holds(browser, `${focused} === "0"`);
    await browser.read("document.activeElement.blur()");
    await holds(browser, `${stops} === "0" && !document.querySelector("[data-pointed]")`);
  });
});
