// Fair exercises: nothing gives the answer away, and answers are given on the towers, by dragging, or with keys. Three engines.
import assert from "node:assert/strict";
import { after, before, describe, test as fact } from "node:test";
import { inEachEngine, launchChromium } from "./engines.mjs";
import { measure } from "./geometry.mjs";
import { serve } from "./server.mjs";
import { holds, settled } from "./settled.mjs";
import { solve } from "./solver.mjs";

const $ = (selector) => `document.querySelector(${JSON.stringify(selector)})`;
const isSeen = (selector) => `(${$(selector)}?.checkVisibility() ?? false)`;
const right = `${$(".verdict")}?.dataset.right`;
const position = `${$("svg[data-position]")}.dataset.position`;
const asked = `${$("[data-asked]")}.dataset.asked`;
const places = "[...document.querySelectorAll('.pictures li')].map((item) => Number(item.dataset.place))";
const command = (name) => `[data-command=${name}]`;

/** What would give an answer away. */
const telling = [".transport .buttons", ".track", ".entry", ".more", "[role=tab]", ...["timeline", "bits", "why", "trace", "graph", "code", "compare", "exact"].map((panel) => `[data-panel=${panel}]`), command("hint"), command("solve-here"), command("puzzle"), command("tour"), "[name=discs]", ...["moves", "graph", "worksheet"].map((kind) => `[data-share-kind=${kind}]`)];
const told = `${JSON.stringify(telling)}.filter((selector) => document.querySelector(selector)?.checkVisibility())`;

/** Drags with a finger between two points of a page. */
const drag = (target, from, to) => `(() => {
  const target = ${target}, steps = [["pointerdown", ...${from}], ["pointermove", ...${to}], ["pointerup", ...${to}]];
  for (const [type, clientX, clientY] of steps) {
    target.dispatchEvent(new PointerEvent(type, {
      pointerId: 1, pointerType: "touch", isPrimary: true, bubbles: true, composed: true, cancelable: true,
      clientX, clientY, button: type === "pointermove" ? -1 : 0, buttons: type === "pointerup" ? 0 : 1,
    }));
  }
})()`;
/** Drags a disc from one of three pegs to another. */
const carry = (disc, from, to) => {
  const at = (peg) => `((box) => [box.left + box.width * ${(peg + 0.5) / 3}, box.top + box.height * 0.6])(${$(".towers svg")}.getBoundingClientRect())`;
  return drag($(`.stage [data-disc="${disc}"]`), at(from), at(to));
};
/** Drags a picture to the place of another one. */
const dragPicture = (from, to) => {
  const middle = (place) => `((box) => [box.left + 40, box.top + box.height / 2])(document.querySelectorAll(".pictures li")[${place}].getBoundingClientRect())`;
  return drag(`document.querySelectorAll(".pictures li")[${from}]`, middle(from), middle(to));
};

/** The move that follows a position, with its number. */
function moveAfter(place, discs) {
  for (let move = 0; move < 2 ** discs - 1; move++) {
    if (solve({ discs, move: String(move) }).position.slice().reverse().join("") === place) {
      return { number: move + 1, ...solve({ discs, move: String(move + 1) }).move };
    }
  }
  throw new Error(`${place} is not on the way`);
}

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await browser.open(`${server.address}${query}`);
    await holds(browser, "document.querySelector('.task [data-command]') !== null");
  };
  const next = async (discs) => moveAfter(await browser.read(asked), discs);
  const show = "show=towers,transport,scrubber,graph,timeline,bits,why,trace,exact";

  for (const kind of ["predict", "reach", "order"]) {
    test(`${kind}: nothing tells the answer, and no key does`, async () => {
      for (const embed of [0, 1]) {
        await open(`?discs=4&task=${kind}&seed=11&embed=${embed}&${show}`);
        assert.deepEqual(await browser.read(told), [], `embed=${embed}`);
        if (!embed) {
          await browser.click(command("share"));
          await holds(browser, isSeen("[data-share-kind=link]"));
          assert.deepEqual(await browser.read(told), [], "shared");
          await browser.click(command("close-share"));
          await holds(browser, `!${isSeen("[data-share-kind=link]")}`);
        }
        const before = await browser.read(position);
        for (const key of ["ArrowRight", "End", "PageUp", "n", "Escape"]) await browser.press(".stage", key);
        await wait(100);
        assert.equal(await browser.read(position), before, "nothing steps");
        assert.equal(await browser.read(`${$("svg[data-index]")}.dataset.index`), "0");
      }
    });
  }

  test("the towers show the question, and a move on them answers it", async () => {
    await open(`?discs=4&task=predict.3&seed=11&${show}`);
    const { number, disc, from, to } = await next(4);
    assert.equal(await browser.read(position), await browser.read(asked));
    assert.equal(await browser.read(`${$("[name=answer-disc]")}.value`), "", "no disc is chosen yet");
    await browser.read(carry(disc, from, to));
    await holds(browser, `${right} === "true"`);
    await holds(browser, `location.search.includes("move=${number}") && ${isSeen("[data-panel=why]")}`, "address");
    assert.deepEqual(await browser.read(told), ["[data-panel=why]"], "the next questions are about the same solution");
    assert.ok((await browser.read(`${$("[data-reason]")}.textContent`)).length > 20, "it says why");
    await browser.click(command("next-question"));
    await holds(browser, `!${isSeen(".transport .buttons")} && ${position} === ${asked}`);
    assert.deepEqual(await browser.read(told), []);
    await open(`?discs=4&task=predict.1&seed=11&${show}`);
    const last = await next(4);
    await browser.read(carry(last.disc, last.from, last.to));
    await holds(browser, `location.search.includes("move=${last.number}") && ${isSeen(".transport .buttons")} && ${isSeen(".track")}`, "address");
    await holds(browser, `${isSeen("[data-panel=why]")} && ${$("[data-tab=why]")}.ariaSelected !== "false"`);
  });

  test("a wrong move is put back and explained, and the question can be asked again", async () => {
    await open("?discs=4&task=predict.3&seed=11");
    const place = await browser.read(asked);
    const { number, disc, from, to } = await next(4);
    // The smallest disc always has a wrong way to go.
    const [wrong, start] = disc === 1 ? [3 - from - to, from] : [to, Number(place.at(-1))];
    await browser.read(carry(1, start, wrong === start ? 3 - start - from : wrong));
    await holds(browser, `${right} === "false"`);
    await holds(browser, `${$("svg[data-index]")}.dataset.index === "${number}"`);
    await browser.click(command("try-again"));
    await holds(browser, `${position} === "${place}" && ${right} === undefined && ${$("[name=answer-disc]")}.value === ""`);
    assert.deepEqual(await browser.read(told), []);
    await browser.read(carry(disc, from, to));
    await holds(browser, `${right} === "true"`);
    assert.equal(await browser.read(`${$("[data-score]")}.dataset.score`), "0", "the first answer counts");
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
    for (const [name, value] of [["from", from], ["to", to]]) {
      await browser.read(`((field) => { field.value = "${value}"; field.dispatchEvent(new Event("change", { bubbles: true })); })(${$(`[name=answer-${name}]`)})`);
    }
    await browser.type("[name=answer-disc]", String(disc));
    await holds(browser, `${right} === "true"`);
  });

  test("an attempt can be undone at all times and is not lost", async () => {
    await open("?discs=4&task=reach.3.2&seed=2");
    const start = await browser.read(position);
    const disc = Number(start.at(-1));
    await browser.read(carry(1, disc, (disc + 1) % 3));
    await holds(browser, `${position} !== "${start}"`);
    for (const name of ["undo", "redo", "restart"]) assert.ok(await browser.read(isSeen(command(name))), name);
    assert.ok(!await browser.read(isSeen(command("leave-game"))));
    await browser.press(".stage", "End");
    await browser.click(command("undo"));
    await holds(browser, `${position} === "${start}"`);
    await browser.click(command("redo"));
    await holds(browser, `${position} !== "${start}"`);
    for (let move = 0; move < 20 && await browser.read(`${right} === undefined`); move++) {
      const now = Number((await browser.read(position)).at(-1));
      await browser.read(carry(1, now, now === disc ? (disc + 1) % 3 : disc));
      await wait(50);
    }
    await holds(browser, `${right} === "false"`);
    assert.ok(await browser.read(isSeen(command("undo"))));
    await browser.click(command("show-solution"));
    await holds(browser, `${isSeen(".transport .buttons")} && location.search.includes("move=")`, "address");
    await browser.click(`.task ${command("restart")}`);
    await holds(browser, `${position} === "${start}" && ${right} === undefined && !${isSeen(".transport .buttons")}`);
  });

  test("pictures are put in order by dragging, and keys keep their picture", async () => {
    await open("?discs=5&task=order.2&seed=4");
    await holds(browser, `${places}.length === 4`);
    const first = await browser.read(`${places}[0]`);
    await browser.read(dragPicture(0, 2));
    await holds(browser, `${places}[2] === ${first}`);
    assert.equal(await browser.read("document.querySelector('[data-held]')"), null);
    for (let place = 0; place < 4; place++) {
      const at = (await browser.read(places)).indexOf(place);
      if (at !== place) await browser.read(dragPicture(at, place));
      await holds(browser, `${places}[${place}] === ${place}`);
    }
    await browser.press(".pictures li:nth-child(2) [data-command=move-down]", "Enter");
    await holds(browser, `${places}.join() === "0,2,1,3"`);
    await holds(browser, "document.activeElement.closest('li')?.dataset.place === '1' && document.activeElement.dataset.command === 'move-down'");
    assert.match(await browser.read("document.querySelector('.task .pictures ~ [role=status]').textContent"), /3.*4/, "its new place is announced");
    await browser.press(".pictures li:nth-child(3) [data-command=move-up]", "Enter");
    await holds(browser, `${places}.join() === "0,1,2,3"`);
    await browser.click(command("check"));
    await holds(browser, `${right} === "true"`);
    const numbers = await browser.read("[...document.querySelectorAll('.pictures .moves')].map(({ textContent }) => Number(textContent.match(/\\d+/)?.[0] ?? 0))");
    assert.deepEqual(numbers, numbers.toSorted((a, b) => a - b));
    assert.equal(numbers.length, 4, "each picture says after how many moves it comes");
  });

  test("the frame that is proposed holds the question, and the answer, without scrolling", async () => {
    for (const kind of ["predict", "reach", "order"]) {
      await browser.open(`${server.address}?share=task.${kind}`);
      const code = await holds(browser, "document.querySelector('[data-piece]')?.textContent");
      await settled(browser);
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
        await holds(browser, inside(`document.querySelector(${JSON.stringify(ready)}) && document.querySelector(".task [data-command]") && true`));
        // Styles of the second part may come a moment later.
        await holds(browser, `${page}.scrollHeight <= ${page}.clientHeight && ${page}.scrollWidth <= ${page}.clientWidth`);
        if (kind === "reach") continue;
        const values = await browser.read(inside("[...document.querySelectorAll('.task [name]')].map(({ name }) => name)"));
        for (const name of values) {
          const value = name === "answer-to" ? "1" : name === "answer-from" ? "0" : "3";
          await browser.read(inside(`((field) => { field.value = "${value}"; field.dispatchEvent(new Event("change", { bubbles: true })); })(${$(`[name=${name}]`)})`));
        }
        await holds(browser, inside(`${$(command("check"))}.getAttribute("aria-disabled") === null`));
        await browser.read(inside(`${$(command("check"))}.click()`));
        await holds(browser, inside(`${right} !== undefined && ${isSeen(".transport .buttons")}`));
        // The reason of a move is a panel of its own, below the rest.
        await holds(browser, inside(`${$(".board")}.getBoundingClientRect().bottom <= ${height}`));
        if (kind === "order") await holds(browser, `${page}.scrollHeight <= ${page}.clientHeight`);
      }
    }
  });
});

describe("sizes", () => {
  let browser;
  let server;
  before(async () => {
    server = await serve();
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    server.stop();
  });

  for (const [width, height] of [[1280, 800], [390, 844]]) {
    fact(`question, towers and buttons are in view together at ${width} by ${height}`, async () => {
      const page = await browser.newPage({ viewport: { width, height } });
      for (const query of ["?discs=4&task=predict&seed=7", "?discs=8&task=predict.6.2&seed=7", "?discs=4&task=reach&seed=7", "?discs=5&task=order&seed=7", "?discs=64&task=order&seed=1", "?discs=1000&task=predict&seed=1"]) {
        await page.goto(server.address + query);
        await settled(page);
        await page.waitForSelector(".task [data-command]");
        const hidden = await page.evaluate(measure(({ box, isInside }) =>
          [".towers svg", ".task h2", ".task > p", ".task .row:last-child"].filter((selector) => !isInside(box(selector)))));
        assert.deepEqual(hidden, [], query);
      }
      await page.close();
    });
  }
});
