// Journeys through the page with real keys and pointers, through the history and with workers. What only reads is in tests/html/.
import assert from "node:assert/strict";
import { after } from "node:test";
import { inEachEngine } from "./engines.mjs";
import { boxOf } from "./geometry.mjs";
import { choose, enter, hover, pointer, untilNextEntry } from "./input.mjs";
import { eventually, holds, settled } from "./settled.mjs";
import { solve } from "./solver.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const total = "document.querySelector('svg[data-index]').dataset.total";
const pegs = `[...document.querySelectorAll('[data-disc]')]
  .sort((a, b) => a.dataset.disc - b.dataset.disc).map((disc) => Number(disc.dataset.peg))`;
const caption = "document.querySelector('[data-caption]').textContent";
const button = (command) => `[data-command=${command}]`;

inEachEngine((browser, server, test) => {
  let isUsed = false;
  after(() => {
    if (!isUsed) return;
    assert.ok(browser.asked.size > 0, "requests were seen at all");
    const origins = [...browser.asked].filter((origin) => origin !== new URL(server.address).origin);
    assert.deepEqual(origins, [], "requests that left the origin");
  });
  const open = (query) => {
    isUsed = true;
    return browser.open(server.address + query);
  };
  // Where an element is after the page was scrolled to it.
  const boxInView = async (selector) => {
    await browser.read(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center", behavior: "instant" })`);
    return browser.read(boxOf(selector));
  };

  test.everywhere("type a number, step, play, and open the link again", async () => {
    await open("?discs=64");
    await browser.type("input[name=move]", "2^63");
    await holds(browser, `${index} === "${2n ** 63n}"`);
    assert.deepEqual(await browser.read(pegs), solve({ discs: 64, move: String(2n ** 63n) }).position);
    assert.match(await browser.read(caption), /disc 64 from A to C/);

    await browser.click(button("next"));
    await holds(browser, `${index} === "${2n ** 63n + 1n}"`);
    await browser.press(".stage", "ArrowLeft");
    await browser.press(".stage", "ArrowLeft");
    await holds(browser, `${index} === "${2n ** 63n - 1n}"`);
    assert.deepEqual(await browser.read(pegs), solve({ discs: 64, move: String(2n ** 63n - 1n) }).position);

    await browser.click(button("play"));
    await eventually(browser, "clock", `BigInt(${index}) > ${2n ** 63n}n`);
    await browser.click(button("play"));
    const stood = await browser.read(index);
    await holds(browser, `location.search.includes("move=${stood}") && !location.search.includes("play")`, "address");
    await browser.open(await browser.read("location.href"));
    assert.equal(await browser.read(index), stood);
    assert.deepEqual(await browser.read(pegs), solve({ discs: 64, move: stood }).position);
  });

  test.everywhere("choose the one-way ring in the form, and go back in the history", async () => {
    const form = "&show=towers,transport,scrubber,puzzle";
    await open(`?discs=5&move=3${form}`);
    // WebKit's Back skips entries that were added without a press or a key of the user.
    await browser.click("[data-panel=puzzle] h2");
    await choose(browser, "select[name=rule]", "one-way");
    await holds(browser, `${total} === "${solve({ rule: "one-way", discs: 5, move: "0" }).total}"`);
    assert.equal(await browser.read(index), "0");
    // Changes in quick succession are one history entry.
    await untilNextEntry(browser);
    await choose(browser, "select[name=to]", "1");
    const answer = solve({ rule: "one-way", discs: 5, to: 1, move: "100" });
    await holds(browser, `${total} === "${answer.total}"`);
    await browser.type("input[name=move]", "100");
    await holds(browser, `${index} === "100"`);
    assert.deepEqual(await browser.read(pegs), answer.position);
    await holds(browser, "location.search.includes('move=100')", "address");
    // WebKit's driver answers before the page has gone back.
    await browser.back();
    await eventually(browser, "engine", `${total} === "${solve({ rule: "one-way", discs: 5, move: "0" }).total}"`);
    await browser.back();
    await eventually(browser, "engine", `${total} === "31" && ${index} === "3"`);
    await browser.forward();
    await eventually(browser, "engine", `location.search === '?discs=5&rule=one-way${form}'`);
  });

  test("a click on any view updates all views", async () => {
    const all = "towers,transport,scrubber,timeline,bits,why,trace,graph,exact";
    const here = "document.querySelector('.graph .over').dataset.here";
    const marked = `[...document.querySelectorAll('.trace tr[aria-current]')].map((row) => row.dataset.first)`;
    const shows = async (move, query = {}) => {
      const answer = solve({ discs: 5, ...query, move });
      await holds(browser, `${index} === "${move}"`);
      await holds(browser, `${here} === "${answer.position.toReversed().join("")}"`);
      assert.deepEqual(await browser.read(pegs), answer.position);
      assert.match(await browser.read(caption), new RegExp(`disc ${answer.move.disc} from ${"ABC"[answer.move.from]} to ${"ABC"[answer.move.to]}`));
      // Panels are drawn one after the other.
      await holds(browser, `${marked}.at(-1) === "${BigInt(move) - 1n}"`);
      await holds(browser, `/disc ${answer.move.disc}\\b/i.test(document.querySelector(".why").textContent)`);
    };
    await open(`?discs=5&move=9&trace=table&show=${all}`);
    await shows("9");
    // A vertex on the path.
    await browser.click("circle.dot[data-position='01111']");
    await shows("15");
    // A task of the recursion.
    await browser.click(".trace tbody:first-of-type tr:last-of-type button[data-seek='31']");
    await shows("31");
    // A bit.
    await browser.click("[data-bit='4']");
    await shows("15");
    // A stroke of the timeline: the largest disc moves in the middle.
    const { left, top, width } = await boxInView(".timeline .picture");
    const stroke = [left + (width * 16) / 31, top + 20];
    await browser.drag(stroke, stroke);
    await shows("16");
    // A neighbour as a button, which is the next move.
    const next = solve({ discs: 5, move: "17" }).position.toReversed().join("");
    await browser.click(".neighbours summary");
    await browser.click(`.neighbours button[data-position="${next}"]`);
    await shows("17");
    // A vertex off the path is part of a game. It can become the start, and the page shows the distance to the goal.
    await browser.click("circle.dot[data-position='11111']");
    await holds(browser, `${here} === "11111" && ${index} === "17" && location.search.includes('walk=')`, "address");
    await browser.click("[data-command=make-start]");
    await holds(browser, `${index} === "0" && ${total} === "${solve({ discs: 5, from: 1, move: "0" }).total}"`);
    await holds(browser, "location.search.includes('from=1')", "address");
  });

  test("the digit under the pointer describes its disc, as long as it is there", async () => {
    await open("?discs=5&rule=linear&move=100&show=towers,scrubber,bits");
    const says = "document.querySelector('[data-pointed-says]').textContent";
    await hover(browser, "[data-bit='2']");
    await holds(browser, `${says}.startsWith("Disc 3 ")`);
    await holds(browser, "document.querySelector('[data-disc=\"3\"]').hasAttribute('data-pointed')");
    await browser.press("[data-bit='4']", "ArrowUp");
    await holds(browser, `BigInt(${index}) > 162n`);
    await browser.read("document.activeElement.blur()");
    await hover(browser, undefined);
    await holds(browser, "!document.querySelector('[data-pointed]')");
  });

  test("Enter selects what is in the centre of a picture", async () => {
    await open("?discs=5&show=towers,scrubber,timeline,graph");
    await browser.press(".timeline .picture", "Enter");
    await holds(browser, `${index} === "16"`);
    await browser.press(".graph .picture", "Enter");
    // It goes to the position whose dot is nearest to the centre of the picture.
    const here = "document.querySelector('.graph .over').dataset.here";
    const nearest = `(() => {
      const { left, top, width, height } = document.querySelector('.graph .picture').getBoundingClientRect();
      const away = (dot) => {
        const box = dot.getBoundingClientRect();
        return Math.hypot(box.x + box.width / 2 - left - width / 2, box.y + box.height / 2 - top - height / 2);
      };
      const least = Math.min(...[...document.querySelectorAll('.graph .dot')].map(away));
      return away(document.querySelector('.graph .dot[data-position="' + ${here} + '"]')) < least + 1;
    })()`;
    await holds(browser, `location.search.includes("walk=-" + ${here} + ":")`, "address");
    assert.ok(await browser.read(nearest));
  });

  test.everywhere("a recursion that is expanded keeps the focus", async () => {
    await open("?discs=4&move=6&trace=table&show=towers,scrubber,trace");
    await browser.click(".trace [data-command=expand]");
    await holds(browser, `document.querySelector('.trace [data-command=expand]').ariaPressed === "true"`);
    const last = '.trace tbody tr:last-of-type button[data-seek="15"]';
    await browser.press(last, "Enter");
    await holds(browser, `${index} === "15"`);
    await holds(browser, `document.activeElement === document.querySelector(${JSON.stringify(last)})`);
  });

  test("a pinch zooms the timeline and the graph", async () => {
    await open("?discs=20&show=towers,timeline,graph");
    const stretch = "document.querySelector('[data-stretch]').textContent";
    const pinch = async (kind) => {
      const { left, top, width, height } = await boxInView(`${kind} .picture`);
      const apart = (share) => [0.5 - share, 0.5 + share].map((x) => [left + width * x, top + height / 2]);
      const { down, move, up } = await pointer(browser, "touch");
      await down(...apart(0.05));
      for (let step = 1; step <= 8; step++) await move(...apart(0.05 + step * 0.05));
      await up();
    };
    await pinch(".timeline");
    // The distance of the fingers grows ninefold around the centre.
    await holds(browser, `(() => {
      const [first, last] = ${stretch}.match(/[\\d,]+/g).map((number) => Number(number.replaceAll(",", "")));
      return Math.abs((last - first) / (2 ** 20 / 9) - 1) < 0.02 && Math.abs((first + last) / 2 ** 20 - 1) < 0.02;
    })()`);
    assert.equal(await browser.read(index), "0", "a pinch is no press");
    await pinch(".graph");
    await holds(browser, "/graph=[012]+/.test(location.search)", "address");
    const depth = (await browser.read("location.search")).match(/graph=([012]+)/)[1].length;
    assert.ok(depth === 3 || depth === 4, `nine times is between three and four halvings: ${depth}`);
  });

  test.everywhere("the race runs in a worker, is plotted, and can be stopped", async () => {
    await open("?discs=5&show=towers,race&race=20");
    const cells = (column) => `[...document.querySelectorAll('.race tbody tr')].map((row) => row.children[${column}].textContent)`;
    const lines = "[...document.querySelectorAll('.race .plot .line')].map((line) => line.getAttribute('d'))";
    const start = "document.querySelector('.race [data-command=start-race]')";
    await browser.click(".race [data-command=start-race]");
    await eventually(browser, "clock", `${start} && ${cells(1)}.length === 4 && ${cells(1)}.every((moves) => moves === "1,048,575")`);
    assert.ok((await browser.read(cells(3))).every((each) => Number(each.replaceAll(",", "")) > 0), "nanoseconds a move");
    assert.ok((await browser.read(lines)).every((line) => line.includes("L") && !line.includes("NaN")), "a line each");
    await enter(browser, "[name=race]", "26");
    await holds(browser, "location.search.includes('race=26') && !document.querySelector('.race table')", "address");
    await browser.click(".race [data-command=start-race]");
    await eventually(browser, "clock", `${cells(1)}.length === 4 && ${cells(1)}.every((moves) => moves !== "0")`);
    // The page stays responsive during the race.
    await browser.click("[data-command=add-disc]");
    await holds(browser, `${total} === "63"`);
    await browser.click(".race [data-command=stop-race]");
    await holds(browser, `Boolean(${start})`);
    const stopped = await browser.read(cells(1));
    assert.ok(stopped.some((moves) => moves !== "67,108,863"), "stopped before the end");
    await settled(browser, "address");
    assert.deepEqual(await browser.read(cells(1)), stopped);
  });

  test.everywhere("the slider reaches every part of the solution, and its keys every move", async () => {
    await open("?discs=64");
    await browser.press(".track", "End");
    await holds(browser, `${index} === "${2n ** 64n - 1n}"`);
    await browser.press(".track", "ArrowLeft");
    await holds(browser, `${index} === "${2n ** 64n - 2n}"`);
    const { left, top, width, height } = await browser.read(boxOf(".strip"));
    const quarter = [left + width / 4, top + height / 2];
    await browser.drag(quarter, quarter);
    const ticks = await browser.read("Number(document.querySelector('.track').value)");
    assert.ok(ticks > 2300 && ticks < 2700, `${ticks} of 10,000`);
    // The move of the second largest disc attracts the pointer.
    await holds(browser, `${index} === "${2n ** 62n}"`);
  });

  test("each move is announced to screen readers after a delay", async () => {
    await open("?discs=7");
    const told = "document.querySelector('[aria-live]').textContent";
    assert.equal(await browser.read(told), "");
    await browser.click(button("next"));
    await holds(browser, `${told}.includes('Move 1 of 127: disc 1 from A to C')`, "announcement");
    await browser.click(button("last"));
    await holds(browser, `/discs\\b.*\\bC\\.$/.test(${told})`, "announcement");
  });

  test("keys act on the focused element, and on the towers where nothing has the focus", async () => {
    await open("?discs=3&move=2");
    await browser.press("input[name=move]", "ArrowLeft");
    assert.equal(await browser.read(index), "2");
    await browser.press(".stage", "ArrowRight");
    await holds(browser, `${index} === "3"`);
    await browser.read("document.activeElement.blur()");
    await browser.press("body", "ArrowUp");
    await browser.press("body", "ArrowRight");
    await holds(browser, `${index} === "4"`);
  });
});
