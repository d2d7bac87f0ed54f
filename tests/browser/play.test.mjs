// Playing by hand, in three engines: dragging, clicking, keys, undo, hints and arranging discs.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { holds } from "./settled.mjs";
import { solve } from "./solver.mjs";

const caption = "document.querySelector('[data-caption]').textContent";
const position = "document.querySelector('svg[data-position]').dataset.position";
const stands = "document.querySelector('[data-stands]').textContent";
const told = "document.querySelector('[aria-live=polite]').textContent";

// Dispatches pointer events at points that are fractions of the picture's width and height.
const point = (kind, steps) => `(() => {
  const picture = document.querySelector(".towers svg");
  const { left, top, width, height } = picture.getBoundingClientRect();
  for (const [type, x, y] of ${JSON.stringify(steps)}) {
    const [clientX, clientY] = [left + x * width, top + y * height];
    const target = document.elementFromPoint(clientX, clientY)?.closest(".towers svg") ?? picture;
    target.dispatchEvent(new PointerEvent(type, {
      pointerId: 1, pointerType: "${kind}", isPrimary: true, bubbles: true, composed: true, cancelable: true,
      clientX, clientY, button: type === "pointermove" ? -1 : 0, buttons: type === "pointerup" ? 0 : 1,
    }));
  }
})()`;
const drag = (kind, from, to) => point(kind, [["pointerdown", from, 0.6], ["pointermove", (from + to) / 2, 0.3], ["pointermove", to, 0.5], ["pointerup", to, 0.5]]);
const tap = (kind, peg) => point(kind, [["pointerdown", peg, 0.6], ["pointerup", peg, 0.6]]);
const [A, B, C] = [1 / 6, 1 / 2, 5 / 6];

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await browser.open(`${server.address}${query}&show=towers,scrubber,play`);
    await holds(browser, "document.querySelector('.play') !== null");
  };

  test("discs can be dragged with mouse, finger and pen, and return after an illegal move", async () => {
    await open("?discs=3");
    await browser.read(drag("mouse", A, C));
    await holds(browser, `${position} === "002"`);
    await browser.read(drag("touch", A, B));
    await holds(browser, `${position} === "012"`);
    await browser.read(drag("pen", A, C));
    await holds(browser, `${position} === "012"`);
    await holds(browser, `/Disc 3 .*\\bC\\b.* disc 1/.test(${caption})`);
    // A picked-up disc is under the pointer, and legal pegs are highlighted.
    await browser.read(point("mouse", [["pointerdown", C, 0.6], ["pointermove", 0.4, 0.2]]));
    assert.equal(await browser.read("document.querySelectorAll('.rod[data-lit]').length"), 2);
    assert.match(await browser.read("document.querySelector('[data-disc=\"1\"]').getAttribute('transform')"), /translate/);
    await browser.read(point("mouse", [["pointermove", B, 0.5], ["pointerup", B, 0.5]]));
    await holds(browser, `${position} === "011"`);
    await holds(browser, "location.search.includes('walk=020121')", "address");
  });

  test("two clicks make a move, on the towers and on the buttons below", async () => {
    await open("?discs=3&rule=one-way&to=1");
    await browser.read(tap("touch", A));
    await holds(browser, `/disc 1 .*\\bA\\b/i.test(${caption})`);
    await browser.read(tap("touch", C));
    await holds(browser, `/from A to C.*\\bB\\.$/.test(${caption})`);
    await browser.read(tap("touch", B));
    await holds(browser, `${position} === "001"`);
    await browser.click("[data-peg-button='1']");
    assert.equal(await browser.read("document.querySelector(\"[data-peg-button='1']\").getAttribute('aria-pressed')"), "true");
    await browser.click("[data-peg-button='2']");
    await holds(browser, `${position} === "002"`);
    assert.equal(await browser.read("document.querySelector(\"[data-peg-button='2']\").getAttribute('aria-label')"), "Peg C: 1");
  });

  test("a whole game of four discs with keys only, and each move is announced", async () => {
    await open("?discs=4");
    await browser.read("document.querySelector('.stage').focus()");
    for (let number = 1; number <= 15; number++) {
      const { from, to, disc } = solve({ discs: 4, move: String(number) }).move;
      // Alternates between letters, numbers, and arrows with Enter.
      if (number % 3 === 0) await browser.press(".stage", "abc"[from]), await browser.press(".stage", "abc"[to]);
      else if (number % 3 === 1) await browser.press(".stage", "123"[from]), await browser.press(".stage", "123"[to]);
      else {
        for (const peg of [from, to]) {
          const chosen = () => browser.read("[...document.querySelectorAll('.letter')].findIndex((letter) => 'chosen' in letter.dataset)");
          for (let step = 0; step < 3 && (await chosen()) !== peg; step++) await browser.press(".stage", "ArrowRight");
          await browser.press(".stage", "Enter");
        }
      }
      const said = number < 15 ? new RegExp(`\\b${number}\\b.* disc ${disc} from ${"ABC"[from]} to ${"ABC"[to]}`) : /15 moves.* fewest/;
      assert.match(await browser.read(caption), said);
      await holds(browser, `${said}.test(${told})`, "announcement");
    }
    await holds(browser, `${position} === "2222"`);
    assert.match(await browser.read(stands), /15 moves.* fewest/);
    await browser.click("[data-panel=play] [data-command=add-disc]");
    await holds(browser, "document.querySelectorAll('[data-disc]').length === 5");
    await holds(browser, `${position} === "00000"`);
  });

  test("moves can be undone and redone, and the link contains them", async () => {
    await open("?discs=5&rule=linear");
    for (const key of ["a", "b", "b", "c", "a", "b"]) await browser.press(".stage", key);
    await holds(browser, `${position} === "00012"`);
    await browser.press(".stage", "u");
    await browser.click("[data-command=undo]");
    await holds(browser, `${position} === "00001"`);
    await browser.press(".stage", "r");
    await holds(browser, `${position} === "00002"`);
    await holds(browser, "location.search.includes('walk=0112.01')", "address");
    await browser.open(await browser.read("location.href"));
    await holds(browser, `${position} === "00002"`);
    await browser.press(".stage", "r");
    await holds(browser, `${position} === "00012"`);
    await browser.click("[data-command=restart]");
    await holds(browser, `${position} === "00000"`);
    // Back returns to the game that was left.
    for (const key of ["a", "b"]) await browser.press(".stage", key);
    await holds(browser, "location.search.includes('walk=01')", "address");
    // History entries are not added faster than this.
    await new Promise((done) => setTimeout(done, 800));
    await browser.type("input[name=move]", "9");
    await holds(browser, "document.querySelector('svg[data-index]').dataset.index === '9'");
    await holds(browser, "!location.search.includes('walk')", "address");
    await browser.back();
    await holds(browser, `${position} === "00001"`);
  });

  test("keys count by their place where the keyboard has another script", async () => {
    await open("?discs=3");
    const press = (key, code) =>
      browser.read(`document.querySelector(".stage").dispatchEvent(new KeyboardEvent("keydown", ${JSON.stringify({ key, code, bubbles: true })}))`);
    // Arabic letters at A and B, the Arabic digits 1 and 3, and Undo.
    await press("ش", "KeyA");
    await press("لا", "KeyB");
    await holds(browser, `${position} === "001"`);
    await press("١", "Digit1");
    await press("٣", "Digit3");
    await holds(browser, `${position} === "021"`);
    await press("ع", "KeyU");
    await holds(browser, `${position} === "001"`);
    await press("؟", "Slash");
    await holds(browser, "document.querySelector('dialog[open]') !== null");
  });

  test("the best move is the solver's from any position, even if it needs a search", async () => {
    await open("?discs=6&rule=one-way");
    for (const key of ["a", "b", "a", "b", "b", "c", "a", "b"]) await browser.press(".stage", key);
    const pegs = [...(await browser.read(position))].reverse().map(Number);
    const way = solve({ discs: 6, rule: "one-way", from: pegs, move: "1" });
    assert.match(await browser.read(stands), new RegExp(`${way.total} moves to go`));
    await browser.click("[data-command=hint]");
    const { disc, from, to } = way.move;
    assert.match(await browser.read(caption), new RegExp(`disc ${disc} from ${"ABC"[from]} to ${"ABC"[to]}\\.`));
    await open("?discs=5&pegs=4&rule=cyclic&walk=0103");
    await holds(browser, `${stands}.includes("is not known yet")`).catch(async () => assert.fail(await browser.read(stands)));
    await browser.click("[data-command=search-hint]");
    await holds(browser, `${stands}.includes("moves to go")`);
    const here = [...(await browser.read(position))].reverse().map(Number);
    const found = solve({ discs: 5, pegs: 4, rule: "cyclic", from: here, to: 3, move: "1" });
    assert.match(await browser.read(stands), new RegExp(`${found.total} moves to go`));
  });

  test("a position can be arranged and solved from there", async () => {
    await open("?discs=3");
    await browser.click("[data-command=arrange]");
    for (const key of ["a", "c", "a", "c", "a", "b", "c", "b"]) await browser.press(".stage", key);
    await holds(browser, `${position} === "121"`);
    await browser.click("[data-command=solve-here]");
    await holds(browser, "location.search.includes('from=121')", "address");
    assert.equal(await browser.read("document.querySelector('svg[data-total]').dataset.total"), solve({ discs: 3, from: [1, 2, 1], move: "0" }).total);
  });

  test("the graph shows the path of the game", async () => {
    await browser.open(`${server.address}?discs=4&walk=010212&show=towers,play,graph`);
    await holds(browser, "document.querySelector('.over .walk') !== null");
    assert.equal(await browser.read("document.querySelector('.over .walk').getAttribute('d').match(/M/g).length"), 3);
    assert.equal(await browser.read("document.querySelector('.over').dataset.here"), "0022");
  });
});
