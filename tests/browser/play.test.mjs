// Playing by hand with real pointers, keys and history: dragging, tapping, the keyboard, and going back.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { boxOf } from "./geometry.mjs";
import { pointer, pressAt, untilNextEntry } from "./input.mjs";
import { eventually, holds, settled } from "./settled.mjs";
import { solve } from "./solver.mjs";

const caption = "document.querySelector('[data-caption]').textContent";
const index = "document.querySelector('svg[data-index]').dataset.index";
const position = "document.querySelector('svg[data-position]').dataset.position";
const stands = "document.querySelector('[data-stands]').textContent";
const told = "document.querySelector('[aria-live=polite]').textContent";
const [A, B, C] = [1 / 6, 1 / 2, 5 / 6];

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await browser.open(`${server.address}${query}&show=towers,scrubber,play`);
    await holds(browser, "document.querySelector('.play') !== null");
  };
  // A point of the window, from fractions of the picture's width and height.
  const onTowers = async (x, y) => {
    const { left, top, width, height } = await browser.read(boxOf(".towers svg"));
    return [left + x * width, top + y * height];
  };
  const onDisc = async (disc) => {
    const { left, top, width, height } = await browser.read(boxOf(`[data-disc="${disc}"]`), "motion");
    return [left + width / 2, top + height / 2];
  };
  const drag = async ({ down, move, up }, disc, over, to) => {
    await down(await onDisc(disc));
    await move(await onTowers(over, 0.3));
    await move(await onTowers(to, 0.5));
    await up();
  };
  const tap = async (kind, at) => {
    const { down, up } = await pointer(browser, kind);
    await down(at);
    await up();
  };

  test.everywhere("discs can be dragged with mouse, finger and pen, and return after an illegal move", async () => {
    await open("?discs=3");
    await browser.drag(await onDisc(1), await onTowers(C, 0.5));
    await holds(browser, `${position} === "002"`);
    await drag(await pointer(browser, "touch"), 2, 0.3, B);
    await holds(browser, `${position} === "012"`);
    await drag(await pointer(browser, "pen"), 3, B, C);
    await holds(browser, `${position} === "012"`);
    await holds(browser, `/Disc 3 .* disc 1/.test(${caption})`);
    // A picked-up disc is under the pointer, and legal pegs are highlighted.
    const mouse = await pointer(browser, "mouse");
    await mouse.down(await onDisc(1));
    await mouse.move(await onTowers(0.4, 0.2));
    assert.equal(await browser.read("document.querySelectorAll('.rod[data-lit]').length"), 2);
    assert.match(await browser.read("document.querySelector('[data-disc=\"1\"]').getAttribute('transform')"), /translate/);
    await mouse.move(await onTowers(B, 0.5));
    await mouse.up();
    await holds(browser, `${position} === "011"`);
    // Those were steps of the solution. The next move is not.
    await holds(browser, "location.search.includes('move=3') && !location.search.includes('walk')", "address");
    await browser.drag(await onDisc(1), await onTowers(C, 0.5));
    await holds(browser, `${position} === "012" && location.search.includes("move=2")`, "address");
    await browser.drag(await onDisc(1), await onTowers(A, 0.5));
    await holds(browser, `${position} === "010" && location.search.includes("move=2") && location.search.includes("walk=20")`, "address");
  });

  test.everywhere("two taps make a move, on the towers and on the buttons below", async () => {
    await open("?discs=3&rule=one-way&to=1");
    await tap("touch", await onDisc(1));
    await holds(browser, `/disc 1 .*\\bA\\b/i.test(${caption})`);
    await tap("touch", await onTowers(C, 0.5));
    await holds(browser, `/from A to C.*\\bB\\.$/.test(${caption})`);
    await tap("touch", await onTowers(B, 0.5));
    await holds(browser, `${position} === "001"`);
    await browser.click("[data-peg-button='1']");
    await browser.click("[data-peg-button='2']");
    await holds(browser, `${position} === "002"`);
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

  test.everywhere("Back returns to the game that was left", async () => {
    await open("?discs=5");
    for (const key of ["a", "b"]) await browser.press(".stage", key);
    await holds(browser, "location.search.includes('walk=01')", "address");
    await untilNextEntry(browser);
    await browser.click("[data-command=leave-game]");
    await browser.type("input[name=move]", "9");
    await holds(browser, `${index} === "9"`);
    await holds(browser, "!location.search.includes('walk')", "address");
    await browser.back();
    // WebKit's driver answers before the page has gone back.
    await eventually(browser, "engine", `${position} === "00001"`);
  });

  test.everywhere("Back and Forward lead to what was shown last, also when the address has not followed yet", async () => {
    await open("?discs=5&lang=en");
    await untilNextEntry(browser);
    for (const key of ["a", "b", "a", "c"]) await browser.press(".stage", key);
    await holds(browser, `${position} === "00021"`);
    await browser.back();
    await eventually(browser, "engine", `${position} === "00000"`);
    await browser.type("input[name=move]", "9");
    await holds(browser, `${index} === "9"`);
    await browser.forward();
    await eventually(browser, "engine", `${position} === "00021"`);
    await browser.back();
    await eventually(browser, "engine", `${index} === "9"`);
    await browser.forward();
    await eventually(browser, "engine", `${position} === "00021"`);
    await holds(browser, "location.search.includes('walk=0102')", "address");
    // What comes later counts, and what was remembered does not come again.
    for (const key of ["b", "c"]) await browser.press(".stage", key);
    await holds(browser, `location.search.includes('walk=010212') && ${position} === "00022"`, "address");
    await browser.back();
    await eventually(browser, "engine", `${index} === "9"`);
    await browser.forward();
    await eventually(browser, "engine", `${position} === "00022"`);
  });

  test("an entry that somebody else's script pushes shows what the page shows, and the one before it loses nothing", async () => {
    const go = async (move, ...wait) => {
      await browser.type("input[name=move]", move);
      await holds(browser, `${index} === "${move}"`, ...wait);
    };
    await open("?discs=5&lang=en");
    // Before the address has followed.
    await settled(browser, "address");
    await go("9");
    await browser.peek("history.pushState({ of: 'somebody else' }, '', location.href)");
    await settled(browser, "address");
    await go("11", "address");
    await browser.back();
    await eventually(browser, "engine", `${index} === "9"`);
    await browser.forward();
    await eventually(browser, "engine", `${index} === "11"`);
    await go("12");
    await browser.peek("history.pushState(null, '', location.href)");
    await go("13");
    await browser.back();
    await eventually(browser, "engine", `${index} === "12"`);
    await browser.forward();
    await eventually(browser, "engine", `${index} === "13"`);
    // After it has followed.
    await go("14", "address");
    await browser.peek("history.pushState(null, '', location.href)");
    await go("15", "address");
    await browser.back();
    await eventually(browser, "engine", `${index} === "14"`);
  });

  test("a script that sends an event at each change of the address does not stop the page", async () => {
    await open("?discs=5&lang=en");
    await browser.peek(`["pushState", "replaceState"].forEach((name) => {
      const write = history[name];
      history[name] = function (...values) {
        write.apply(this, values);
        dispatchEvent(new PopStateEvent("popstate", { state: values[0] }));
      };
    })`);
    for (const move of ["9", "12"]) await browser.type("input[name=move]", move);
    await holds(browser, "location.search.includes('move=12')", "address");
    // Discs moved by hand add an entry.
    const before = await browser.read(position);
    for (const key of ["a", "b"]) await browser.press(".stage", key);
    await holds(browser, `location.search.includes('walk=') && ${position} !== "${before}"`, "address");
    await browser.back();
    await eventually(browser, "engine", `${position} === "${before}"`);
  });

  test("where a script replaces the marks of entries, the page does not write them at each change", async () => {
    await open("?discs=5&lang=en");
    await browser.peek(`["pushState", "replaceState"].forEach((name) => {
      const write = history[name];
      history[name] = function (state, title, address) {
        window.marked = (window.marked ?? 0) + !address;
        write.call(this, { state }, title, address);
      };
    })`);
    for (const move of ["9", "10", "11", "12"]) await browser.type("input[name=move]", move);
    await holds(browser, "location.search.includes('move=12')", "address");
    for (const move of ["13", "14", "15"]) await browser.type("input[name=move]", move);
    await holds(browser, "location.search.includes('move=15') && window.marked <= 1", "address");
  });

  // Firefox keeps a page that is left in memory, and forgets there what the page writes while it is being left.
  test.everywhere("who leaves the page before the address has followed comes back to the last move", async () => {
    await open("?discs=5&lang=en");
    await untilNextEntry(browser);
    for (const key of ["a", "b", "a", "c"]) await browser.press(".stage", key);
    await holds(browser, `${position} === "00021"`);
    // A page that comes back from memory is loaded anew, so that it shows its address.
    await browser.peek(`addEventListener("pageshow", () => setTimeout(() => location.reload())), void setTimeout(() => location.assign("docs/links.html"))`);
    await eventually(browser, "engine", "location.pathname.endsWith('links.html') && document.readyState === 'complete'");
    await browser.peek("void setTimeout(() => history.back())");
    await eventually(browser, "engine", `document.querySelector('svg[data-position]')?.dataset.position === "00021" && location.search.includes("walk=0102")`);
  });

  test("keys count by their place where the keyboard has another script", async () => {
    await open("?discs=3");
    const press = (key, code) => pressAt(browser, ".stage", key, code);
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
});
