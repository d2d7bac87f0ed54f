// Journeys through the page, in three engines.
import assert from "node:assert/strict";
import { after } from "node:test";
import { inEachEngine } from "./engines.mjs";
import { holds } from "./settled.mjs";
import { solve } from "./solver.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const total = "document.querySelector('svg[data-index]').dataset.total";
const pegs = `[...document.querySelectorAll('[data-disc]')]
  .sort((a, b) => a.dataset.disc - b.dataset.disc).map((disc) => Number(disc.dataset.peg))`;
const caption = "document.querySelector('[data-caption]').textContent";
const counts = "[...document.querySelectorAll('[data-count]')].map((count) => Number(count.dataset.count))";
const exact = (name) => `document.querySelector('[data-exact=${name}]').textContent`;
const button = (command) => `[data-command=${command}]`;

inEachEngine((browser, server, test) => {
  after(() => {
    assert.ok(browser.asked.size > 0, "requests were seen at all");
    const origins = [...browser.asked].filter((origin) => origin !== new URL(server.address).origin);
    assert.deepEqual(origins, [], "requests that left the origin");
  });
  const open = (query) => browser.open(server.address + query);

  test("a link opens the legend at a move", async () => {
    const move = "12345678901234567890";
    await open(`?discs=64&move=${move}`);
    const answer = solve({ discs: 64, move });
    assert.equal(await browser.read(index), move);
    assert.equal(await browser.read(total), answer.total);
    assert.deepEqual(await browser.read(pegs), answer.position);
    assert.match(await browser.read(caption), /disc 2 from C to B/);
  });

  test("halfway through a thousand discs", async () => {
    await open("?discs=1000&move=50%25&show=towers,transport,scrubber,exact");
    const answer = solve({ discs: 1000, move: await browser.read(index) });
    assert.equal(await browser.read(index), String((BigInt(answer.total) * 50n) / 100n));
    assert.equal(await browser.read(exact("position")), answer.position.toReversed().join(""));
    const held = [0, 1, 2].map((peg) => answer.position.filter((at) => at === peg).length);
    assert.deepEqual(await browser.read(counts), held);
    await browser.click(button("next"));
    const next = solve({ discs: 1000, move: await browser.read(index) });
    assert.equal(next.move.disc, 1000);
    assert.equal(await browser.read(exact("position")), next.position.toReversed().join(""));
  });

  test("type a number, step, play, and open the link again", async () => {
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
    await holds(browser, `BigInt(${index}) > ${2n ** 63n}n`);
    await browser.click(button("play"));
    const stood = await browser.read(index);
    await holds(browser, `location.search.includes("move=${stood}") && !location.search.includes("play")`, "address");
    await browser.open(await browser.read("location.href"));
    assert.equal(await browser.read(index), stood);
    assert.deepEqual(await browser.read(pegs), solve({ discs: 64, move: stood }).position);
  });

  test("choose the one-way ring in the form, and go back in the history", async () => {
    const form = "&show=towers,transport,scrubber,puzzle";
    await open(`?discs=5&move=3${form}`);
    const choose = (field, value) => browser.read(`(() => {
      const field = document.querySelector('[name=${field}]');
      field.value = '${value}';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await choose("rule", "one-way");
    await holds(browser, `${total} === "${solve({ rule: "one-way", discs: 5, move: "0" }).total}"`);
    assert.equal(await browser.read(index), "0");
    // Changes in quick succession are one history entry.
    await new Promise((done) => setTimeout(done, 800));
    await choose("to", "1");
    const answer = solve({ rule: "one-way", discs: 5, to: 1, move: "100" });
    await holds(browser, `${total} === "${answer.total}"`);
    await browser.type("input[name=move]", "100");
    await holds(browser, `${index} === "100"`);
    assert.deepEqual(await browser.read(pegs), answer.position);
    await holds(browser, "location.search.includes('move=100')", "address");
    await browser.back();
    await holds(browser, `${total} === "${solve({ rule: "one-way", discs: 5, move: "0" }).total}"`);
    await browser.back();
    await holds(browser, `${total} === "31" && ${index} === "3"`);
    await browser.forward();
    await holds(browser, `location.search === '?discs=5&rule=one-way${form}'`, "address");
  });

  test("a rule without a recursion is searched, from the form and from a link", async () => {
    const answer = solve({ rule: "linear", pegs: 4, discs: 7, to: 3, move: "60" });
    const form = "&show=towers,transport,scrubber,puzzle";
    await open(`?discs=7&pegs=4${form}`);
    await browser.read(`(() => {
      const field = document.querySelector('[name=rule]');
      field.value = 'linear';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await holds(browser, `${total} === "${answer.total}" && !document.querySelector('.searching')`);
    await browser.type("input[name=move]", "60");
    await holds(browser, `${index} === "60"`);
    assert.deepEqual(await browser.read(pegs), answer.position);
    await holds(browser, `location.search === '?discs=7&pegs=4&rule=linear&move=60${form}'`, "address");
    await browser.open(await browser.read("location.href"));
    await holds(browser, `${index} === "60"`);
    assert.deepEqual(await browser.read(pegs), answer.position);
  });

  test("a puzzle between two positions, and a Hamiltonian path", async () => {
    const [from, to] = [[0, 1, 2, 1, 0, 2, 2, 1], [2, 2, 0, 1, 1, 0, 2, 0]];
    const spelled = (position) => position.toReversed().join("");
    await open(`?from=${spelled(from)}&to=${spelled(to)}&move=50%25`);
    const there = solve({ discs: 8, from, to, move: await browser.read(index) });
    assert.equal(await browser.read(total), there.total);
    assert.deepEqual(await browser.read(pegs), there.position);
    await open("?discs=64&path=hamiltonian&move=10^30");
    const everywhere = solve({ discs: 64, path: "hamiltonian", move: String(10n ** 30n) });
    assert.equal(await browser.read(total), everywhere.total);
    assert.deepEqual(await browser.read(pegs), everywhere.position);
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
    await browser.read(`(() => {
      const ruler = document.querySelector('.timeline .picture');
      const { left, top, width } = ruler.getBoundingClientRect();
      const place = { clientX: left + (width * 16) / 31, clientY: top + 20, bubbles: true, pointerId: 7, button: 0 };
      ruler.dispatchEvent(new PointerEvent('pointerdown', { ...place, buttons: 1 }));
      ruler.dispatchEvent(new PointerEvent('pointerup', place));
    })()`);
    await shows("16");
    // A neighbour as a button, which is the next move.
    const next = solve({ discs: 5, move: "17" }).position.toReversed().join("");
    await browser.click(`.neighbours button[data-position="${next}"]`);
    await shows("17");
    // A vertex off the path is part of a game. It can become the start, and the page shows the distance to the goal.
    await browser.click("circle.dot[data-position='11111']");
    await holds(browser, `${here} === "11111" && ${index} === "17" && location.search.includes('walk=')`, "address");
    await browser.click("[data-command=make-start]");
    await holds(browser, `${index} === "0" && ${total} === "${solve({ discs: 5, from: 1, move: "0" }).total}"`);
    await holds(browser, "location.search.includes('from=1')", "address");
  });

  test("the timeline and the graph zoom, and the link contains their viewports", async () => {
    await open("?discs=64&move=12345678901234567890&show=towers,scrubber,timeline,graph");
    const stretch = "document.querySelector('[data-stretch]').textContent";
    assert.match(await browser.read(stretch), /^Moves 1 to 18,446,744,073,709,551,615$/);
    await browser.click("[data-panel=timeline] [data-command=show-current]");
    await holds(browser, `${stretch} === "Moves 12,345,678,901,234,567,879 to 12,345,678,901,234,567,902"`);
    await browser.click("[data-panel=graph] [data-command=show-current]");
    await holds(browser, "document.querySelectorAll('.dot').length === 27");
    await holds(browser, "location.search.includes('timeline=12345678901234567878-12345678901234567902')", "address");
    await holds(browser, "/graph=[012]{61}/.test(location.search)", "address");
    const dots = "[...document.querySelectorAll('.dot')].map((dot) => dot.dataset.position).sort().join()";
    const seen = await browser.read(dots);
    await browser.open(await browser.read("location.href"));
    assert.equal(await browser.read(dots), seen);
    assert.match(await browser.read(stretch), /^Moves 12,345,678,901,234,567,879/);
    for (let step = 0; step < 12; step++) await browser.press(".timeline .picture", "-");
    await holds(browser, `${stretch}.startsWith("Moves 12,345,678,901,234,5")`);
    await browser.press(".timeline .picture", "0");
    await holds(browser, `${stretch} === "Moves 1 to 18,446,744,073,709,551,615"`);
    await browser.press(".graph .picture", "0");
    await holds(browser, "document.querySelectorAll('.dot').length === 0");
  });

  test("a second puzzle follows the first", async () => {
    await open("?discs=5&move=31&show=towers,scrubber,compare&with=5-3-one-way");
    const second = (what) => `document.querySelector('.second svg').dataset.${what}`;
    const standing = `[...document.querySelectorAll('.second [data-disc]')]
      .sort((a, b) => a.dataset.disc - b.dataset.disc).map((disc) => Number(disc.dataset.peg))`;
    assert.equal(await browser.read(second("index")), "163");
    await browser.type("input[name=move]", "10");
    await holds(browser, `${second("index")} === "52"`);
    const there = solve({ rule: "one-way", discs: 5, move: "52" });
    assert.deepEqual(await browser.read(standing), there.position);
    await browser.read(`(() => {
      const field = document.querySelector('[name="with.pace"]');
      field.value = 'index';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await holds(browser, `${second("index")} === "10"`);
    await holds(browser, "location.search.includes('with=5-3-one-way-index')", "address");
  });

  test("bits can be switched, and the towers follow", async () => {
    await open("?discs=8");
    await browser.click("[data-tab=why]");
    await browser.click("[data-bit='7']");
    await holds(browser, `${index} === "128"`);
    await browser.press("[data-bit='3']", "ArrowUp");
    await holds(browser, `${index} === "136"`);
    assert.deepEqual(await browser.read(pegs), solve({ discs: 8, move: "136" }).position);
    // Panels in the dock may be a few frames behind the towers.
    await holds(browser, "document.querySelector('[data-bit=\"3\"]').ariaPressed === 'true'");
  });

  test("the row has digits in base 3, and the hovered digit describes its disc", async () => {
    const row = { rule: "linear", discs: 5, move: "100" };
    await open("?discs=5&rule=linear&move=100&show=towers,scrubber,bits");
    assert.equal(await browser.read("document.querySelector('.bits').textContent"), (100).toString(3).padStart(5, "0"));
    const point = (bit) => `document.querySelector("${bit}").dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`;
    const says = "document.querySelector('[data-pointed-says]').textContent";
    await browser.read(point("[data-bit='2']"));
    // Disc 3 moves at 9, 18, 36, 45, …: eleven multiples of 9 without three multiples of 27.
    const peg = "ABC"[solve(row).position[2]];
    await holds(browser, `/^Disc 3 .*\\b${peg} .* 8 /.test(${says})`);
    await holds(browser, "document.querySelector('[data-disc=\"3\"]').hasAttribute('data-pointed')");
    assert.equal(await browser.read("document.querySelectorAll('[data-pointed]').length"), 1);
    await browser.click("[data-bit='2']");
    await holds(browser, `${index} === "${100 + 9}" || ${index} === "${100 - 18}"`);
    assert.equal(await browser.read(index), String(Math.floor(100 / 9) % 3 === 2 ? 100 - 18 : 100 + 9));
    await browser.press("[data-bit='4']", "ArrowUp");
    await holds(browser, `BigInt(${index}) > 162n`);
    const stood = await browser.read(index);
    assert.deepEqual(await browser.read(pegs), solve({ ...row, move: stood }).position);
    await browser.read("document.activeElement.blur()");
    await browser.read("document.querySelector('.digits').dispatchEvent(new PointerEvent('pointerleave'))");
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

  test("a short recursion can be expanded, and the focus is kept", async () => {
    await open("?discs=4&move=6&trace=table&show=towers,scrubber,trace");
    const pressed = "document.querySelector('.trace [data-command=expand]').ariaPressed";
    await browser.click(".trace [data-command=expand]");
    await holds(browser, `${pressed} === "true" && location.search.includes("trace=all")`, "address");
    const moves = await browser.read(`[...document.querySelectorAll('.trace tbody tr')]
      .map((row) => row.children[1].textContent).filter((task) => task.startsWith("Disc ") && task.includes("from"))`);
    const steps = Array.from({ length: 15 }, (_, at) => solve({ discs: 4, move: String(at + 1) }).move);
    const said = steps.map(({ disc, from, to }) => `Disc ${disc} from ${"ABC"[from]} to ${"ABC"[to]}`);
    assert.deepEqual(moves, said);
    assert.equal(await browser.read("document.querySelectorAll('.trace tr[aria-current]').length"), 3);
    const last = '.trace tbody tr:last-of-type button[data-seek="15"]';
    await browser.press(last, "Enter");
    await holds(browser, `${index} === "15"`);
    await holds(browser, `document.activeElement === document.querySelector(${JSON.stringify(last)})`);
  });

  test("a pinch zooms the timeline and the graph", async () => {
    await open("?discs=20&show=towers,timeline,graph");
    const stretch = "document.querySelector('[data-stretch]').textContent";
    const pinch = (kind) => browser.read(`(() => {
      const picture = document.querySelector('${kind} .picture');
      const { left, top, width, height } = picture.getBoundingClientRect();
      const finger = (pointerId, kind, share) => picture.dispatchEvent(new PointerEvent(kind, {
        pointerId, pointerType: 'touch', bubbles: true, isPrimary: pointerId === 1, button: kind === 'pointermove' ? -1 : 0,
        buttons: kind === 'pointerup' ? 0 : 1, clientX: left + width * share, clientY: top + height / 2,
      }));
      finger(1, 'pointerdown', 0.45); finger(2, 'pointerdown', 0.55);
      for (let step = 1; step <= 8; step++) { finger(1, 'pointermove', 0.45 - step * 0.05); finger(2, 'pointermove', 0.55 + step * 0.05); }
      finger(1, 'pointerup', 0.05); finger(2, 'pointerup', 0.95);
    })()`);
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

  test("the race runs in a worker, is plotted, and can be stopped", async () => {
    await open("?discs=5&show=towers,race&race=20");
    const cells = (column) => `[...document.querySelectorAll('.race tbody tr')].map((row) => row.children[${column}].textContent)`;
    const lines = "[...document.querySelectorAll('.race .plot .line')].map((line) => line.getAttribute('d'))";
    const start = "document.querySelector('.race [data-command=start-race]')";
    await browser.click(".race [data-command=start-race]");
    await holds(browser, `${start} && ${cells(1)}.length === 4 && ${cells(1)}.every((moves) => moves === "1,048,575")`);
    assert.ok((await browser.read(cells(3))).every((each) => Number(each.replaceAll(",", "")) > 0), "nanoseconds a move");
    assert.ok((await browser.read(lines)).every((line) => line.includes("L") && !line.includes("NaN")), "a line each");
    await browser.read(`(() => {
      const field = document.querySelector('[name=race]');
      field.value = '26';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await holds(browser, "location.search.includes('race=26') && !document.querySelector('.race table')", "address");
    await browser.click(".race [data-command=start-race]");
    await holds(browser, `${cells(1)}.length === 4 && ${cells(1)}.every((moves) => moves !== "0")`);
    // The page stays responsive during the race.
    await browser.click("[data-command=add-disc]");
    await holds(browser, `${total} === "63"`);
    await browser.click(".race [data-command=stop-race]");
    await holds(browser, `Boolean(${start})`);
    const stopped = await browser.read(cells(1));
    assert.ok(stopped.some((moves) => moves !== "67,108,863"), "stopped before the end");
    await new Promise((done) => setTimeout(done, 300));
    assert.deepEqual(await browser.read(cells(1)), stopped);
  });

  test("the slider reaches every part of the solution, and its keys every move", async () => {
    await open("?discs=64");
    await browser.press(".track", "End");
    await holds(browser, `${index} === "${2n ** 64n - 1n}"`);
    await browser.press(".track", "ArrowLeft");
    await holds(browser, `${index} === "${2n ** 64n - 2n}"`);
    await browser.read(`(() => {
      const track = document.querySelector('.track');
      track.value = 2500;
      track.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await holds(browser, `${index} === "${(2n ** 64n - 1n) / 4n}"`);
  });

  test("invalid values are reported", async () => {
    await open("?discs=many&rule=zigzag&move=12");
    const said = (parameter) => `document.querySelector("[data-problem=${parameter}]")?.textContent ?? ""`;
    assert.match(await browser.read(said("discs")), /Discs = “many”/);
    assert.match(await browser.read(said("rule")), /rule = “zigzag”/);
    assert.equal(await browser.read(index), "12");
    await browser.type("input[name=move]", "256");
    await holds(browser, `/“256”.*\\b255\\b/.test(${said("move")})`);
    assert.equal(await browser.read("document.querySelector('input[name=move]').value"), "12", "the field shows the move that is used");
    assert.equal(await browser.read(index), "12");
  });

  test("each move is announced to screen readers after a delay", async () => {
    await open("?discs=3");
    const told = "document.querySelector('[aria-live]').textContent";
    assert.equal(await browser.read(told), "");
    await browser.click(button("next"));
    await holds(browser, `${told}.includes('Move 1 of 7: disc 1 from A to C')`, "announcement");
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
