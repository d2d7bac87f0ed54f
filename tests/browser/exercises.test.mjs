// Exercises: answers are given on the towers, by dragging, or with keys, and the page has room for them. What is asked and told
// is tested in tests/html/exercises.rs.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { measure } from "./geometry.mjs";
import { eventually, holds, settled } from "./settled.mjs";
import { solve } from "./solver.mjs";

const $ = (selector) => `document.querySelector(${JSON.stringify(selector)})`;
const isSeen = (selector) => `(${$(selector)}?.checkVisibility() ?? false)`;
const right = `${$(".verdict")}?.dataset.right`;
const position = `${$("svg[data-position]")}.dataset.position`;
const asked = `${$("[data-asked]")}.dataset.asked`;
const places = "[...document.querySelectorAll('.pictures li')].map((item) => Number(item.dataset.place))";
const command = (name) => `[data-command=${name}]`;

/** Where a disc is, and a place on one of three pegs. */
const middleOf = (selector) => `((box) => [box.left + box.width / 2, box.top + box.height / 2])(${$(selector)}.getBoundingClientRect())`;
const pegAt = (peg) => `((box) => [box.left + box.width * ${(peg + 0.5) / 3}, box.top + box.height * 0.6])(${$(".towers svg")}.getBoundingClientRect())`;
/** Where a picture can be taken hold of. */
const pictureAt = (place) => `((box) => [box.left + 40, box.top + box.height / 2])(document.querySelectorAll(".pictures li")[${place}].getBoundingClientRect())`;

/** The move that follows a position, with its number. */
function moveAfter(place, discs) {
  for (let move = 0; move < 2 ** discs - 1; move++) {
    if (solve({ discs, move: String(move) }).position.slice().reverse().join("") === place) {
      return { number: move + 1, ...solve({ discs, move: String(move + 1) }).move };
    }
  }
  throw new Error(`${place} is not on the way`);
}

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await browser.open(`${server.address}${query}`);
    await holds(browser, "document.querySelector('.task [data-command]') !== null");
  };
  const next = async (discs) => moveAfter(await browser.read(asked), discs);
  /** Drags a disc to one of three pegs. */
  const carry = async (disc, to) => {
    const [start, end] = await browser.read(`[${middleOf(`.stage [data-disc="${disc}"]`)}, ${pegAt(to)}]`, "motion");
    await browser.drag(start, end);
  };
  /** Drags a picture to the place of another one. */
  const dragPicture = async (from, to) => {
    const [start, end] = await browser.read(`[${pictureAt(from)}, ${pictureAt(to)}]`);
    await browser.drag(start, end);
  };

  test("no key tells the answer", async () => {
    for (const kind of ["predict", "reach", "order"]) {
      for (const embed of [0, 1]) {
        await open(`?discs=4&task=${kind}&seed=11&embed=${embed}&show=towers,transport,scrubber,graph,timeline,bits,why,trace,exact`);
        const before = await browser.read(position);
        for (const key of ["ArrowRight", "End", "PageUp", "n", "Escape"]) await browser.press(".stage", key);
        assert.equal(await browser.read(position, "motion"), before, `${kind}, embed=${embed}: nothing steps`);
        assert.equal(await browser.read(`${$("svg[data-index]")}.dataset.index`), "0");
      }
    }
  });

  test("a move on the towers answers, a wrong one is put back, and the address follows", async () => {
    await open("?discs=4&task=predict.3&seed=11");
    const place = await browser.read(asked);
    const { number, disc, from, to } = await next(4);
    // The smallest disc always has a wrong way to go.
    const start = Number(place.at(-1));
    await carry(1, disc === 1 ? 3 - from - to : 3 - start - from);
    await holds(browser, `${right} === "false" && ${position} === "${place}"`);
    await browser.click(command("give-up"));
    await holds(browser, `${right} === "false" && ${$("svg[data-index]")}.dataset.index === "${number}"`);
    await browser.click(command("try-again"));
    await holds(browser, `${position} === "${place}" && ${right} === undefined`);
    await carry(disc, to);
    await holds(browser, `${right} === "true"`);
    await holds(browser, `location.search.includes("move=${number}") && ${isSeen("[data-panel=why]")}`, "address");
    await browser.click(command("next-question"));
    await holds(browser, `!${isSeen(".transport .buttons")} && ${position} === ${asked}`);
  });

  test("keys alone answer: on the towers, and in the fields", async () => {
    await open("?discs=4&task=predict.3&seed=11");
    const { disc, from, to } = await next(4);
    for (const peg of [from, to]) await browser.press(".stage", "abc"[peg]);
    await holds(browser, `${right} === "true"`);
    await open("?discs=4&task=predict.3&seed=11");
    // The first arrow chooses peg A.
    for (let step = 0; step <= from; step++) await browser.press(".stage", "ArrowRight");
    await browser.press(".stage", "Enter");
    await holds(browser, `${$(".letter[data-chosen]")}?.textContent === "${"ABC"[from]}"`);
    for (let step = 0; step < (to - from + 3) % 3; step++) await browser.press(".stage", "ArrowRight");
    await browser.press(".stage", "Enter");
    await holds(browser, `${right} === "true"`);
    await open("?embed=1&discs=4&task=predict.3&seed=11&show=");
    assert.ok(await browser.read(isSeen(".task svg")), "without towers, the card has the picture");
    for (const [name, peg] of [["from", from], ["to", to]]) {
      await browser.press(`[name=answer-${name}]`, "abc"[peg]);
      await holds(browser, `${$(`[name=answer-${name}]`)}.value === "${peg}"`);
    }
    await browser.type("[name=answer-disc]", String(disc));
    await holds(browser, `${right} === "true"`);
  });

  test("no key loses an attempt, and a drag in it can be undone", async () => {
    await open("?discs=4&task=reach.3.2&seed=2");
    const start = await browser.read(position);
    await carry(1, (Number(start.at(-1)) + 1) % 3);
    const moved = await browser.read(position, "motion");
    assert.notEqual(moved, start);
    await browser.press(".stage", "End");
    assert.equal(await browser.read(position, "motion"), moved);
    for (const name of ["undo", "redo", "restart"]) assert.ok(await browser.read(isSeen(command(name))), name);
    assert.ok(!await browser.read(isSeen(command("leave-game"))));
    await browser.click(command("undo"));
    await holds(browser, `${position} === "${start}"`);
    await browser.click(command("redo"));
    await holds(browser, `${position} === "${moved}"`);
  });

  test.everywhere("pictures are put in order by dragging, and keys keep their picture", async () => {
    await open("?discs=5&task=order.2&seed=4");
    await holds(browser, `${places}.length === 4`);
    const first = await browser.read(`${places}[0]`);
    await dragPicture(0, 2);
    await holds(browser, `${places}[2] === ${first}`);
    assert.equal(await browser.read("document.querySelector('[data-held]')"), null);
    for (let place = 0; place < 4; place++) {
      const at = (await browser.read(places)).indexOf(place);
      if (at !== place) await dragPicture(at, place);
      await holds(browser, `${places}[${place}] === ${place}`);
    }
    await browser.press(".pictures li:nth-child(2) [data-command=move-down]", "Enter");
    await holds(browser, `${places}.join() === "0,2,1,3"`);
    await holds(browser, "document.activeElement.closest('li')?.dataset.place === '1' && document.activeElement.dataset.command === 'move-down'");
    await browser.press(".pictures li:nth-child(3) [data-command=move-up]", "Enter");
    await holds(browser, `${places}.join() === "0,1,2,3"`);
    await browser.click(command("check"));
    await holds(browser, `${right} === "true"`);
  });

  test("the frame that is proposed holds the question, and the answer, without scrolling", async () => {
    for (const kind of ["predict", "reach", "order"]) {
      await browser.open(`${server.address}?share=task.${kind}`);
      const code = await holds(browser, "document.querySelector('[data-piece]')?.textContent");
      const [, address] = code.match(/src="([^"]*)"/);
      const height = Number(code.match(/height="(\d+)"/)[1]);
      assert.ok(height <= 840, `${height}`);
      await browser.visit(`${server.address}demo/frame.html`);
      // After the last question everything is shown.
      for (const [width, question] of [[420, 3], [700, 3], [420, 2]]) {
        const src = address.replaceAll("&amp;", "&").replace(`task=${kind}`, `task=${kind}.${question}.${question}`);
        await browser.read(`document.body.replaceChildren(Object.assign(document.createElement("iframe"), { src: ${JSON.stringify(src)}, style: "border: 0; width: ${width}px; height: ${height}px" }))`);
        const inside = (expression) => `(() => { const document = window.frames[0].document; return ${expression}; })()`;
        const page = inside("document.documentElement");
        // A frame holds an empty document first.
        await eventually(browser, "window", inside("document.querySelector('.explorer') !== null"));
        await holds(browser, inside(`document.querySelector(".task [data-command]") !== null`));
        await holds(browser, `${page}.scrollHeight <= ${page}.clientHeight && ${page}.scrollWidth <= ${page}.clientWidth`);
        if (kind === "reach") continue;
        // Drivers press keys in the document around the frame only.
        const values = await browser.read(inside("[...document.querySelectorAll('.task [name]')].map(({ name }) => name)"));
        for (const name of values) {
          const value = name === "answer-to" ? "1" : name === "answer-from" ? "0" : "3";
          await browser.read(inside(`((field) => { field.value = "${value}"; field.dispatchEvent(new Event("change", { bubbles: true })); })(${$(`[name=${name}]`)})`));
        }
        await holds(browser, inside(`${$(command("check"))}.getAttribute("aria-disabled") === null`));
        await browser.read(inside(`${$(command("check"))}.click()`));
        // A wrong answer may have a hint, which has to find room, too.
        await holds(browser, inside(`${right} !== undefined && ${$(".board")}.getBoundingClientRect().bottom <= ${height}`));
        await browser.read(inside(`${$(command("give-up"))}?.click()`));
        await holds(browser, inside(`${right} !== undefined && ${isSeen(".transport .buttons")}`));
        // The reason of a move is a panel of its own, below the rest.
        await holds(browser, inside(`${$(".board")}.getBoundingClientRect().bottom <= ${height}`));
        if (kind === "order") await holds(browser, `${page}.scrollHeight <= ${page}.clientHeight`);
      }
    }
  });
});

describe("sizes", () => {
  const { address, open, test } = inChromium();

  for (const [width, height] of [[1280, 800], [390, 844]]) {
    test(`question, towers and buttons are in view together at ${width} by ${height}`, async () => {
      const page = await open("?discs=4", { viewport: { width, height } });
      for (const query of ["?discs=4&task=predict&seed=7", "?discs=8&task=predict.6.2&seed=7", "?discs=4&task=reach&seed=7", "?discs=5&task=order&seed=7", "?discs=64&task=order&seed=1", "?discs=1000&task=predict&seed=1"]) {
        await page.goto(address() + query);
        await settled(page);
        assert.equal(await page.locator(".task [data-command]").first().count(), 1, query);
        const hidden = await page.evaluate(measure(({ box, isInside }) =>
          [".towers svg", ".task h2", ".task > p", ".task .row:last-child"].filter((selector) => !isInside(box(selector)))));
        assert.deepEqual(hidden, [], query);
      }
    });
  }
});
