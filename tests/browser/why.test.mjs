// The reasons for a move, and the row of digits: what the panels say of several puzzles, and their keys. Three engines.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { boxOf } from "./geometry.mjs";
import { holds } from "./settled.mjs";
import { solve } from "./solver.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const reasons = "[...document.querySelectorAll('[data-why]')].map(({ dataset }) => dataset.why).join()";
const answer = "document.querySelector('[data-why=answer]')?.textContent ?? ''";
const show = "show=towers,transport,scrubber";

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(`${server.address}${query}`);
  // WebKit's driver scrolls too little within the dock.
  const toggle = async (fold) => {
    await browser.read(`void document.querySelector("[data-fold=${fold}] summary").scrollIntoView({ block: "center" })`);
    await browser.click(`[data-fold=${fold}] summary`);
  };

  test("the answer comes first, then the tasks, the disc and the way, each with a picture", async () => {
    for (const puzzle of [{ discs: 8, move: "77" }, { discs: 5, rule: "linear", move: "100" }, { discs: 10, pegs: 4, move: "20" }, { discs: 6, rule: "one-way", move: "50" }]) {
      await open(`?${new URLSearchParams(puzzle)}&${show},why`);
      assert.equal(await browser.read(reasons), "answer,task,disc,way");
      const { move } = solve(puzzle);
      for (const part of [`${puzzle.move}`, `disc ${move.disc}`, "ABCD"[move.from], "ABCD"[move.to]]) {
        assert.ok((await browser.read(answer)).includes(part), `${part} in ${await browser.read(answer)}`);
      }
      assert.equal(await browser.read("document.querySelectorAll('.why svg[data-picture]').length"), 1);
      assert.equal(await browser.read("document.querySelector('.why svg').hasAttribute('data-picture')"), true);
      assert.equal(await browser.read("[...document.querySelectorAll('.why svg')].every((svg) => svg.ariaHidden === 'true' || svg.getAttribute('aria-hidden') === 'true')"), true);
      for (const name of ["disc", "way", "task"]) {
        const picture = await browser.read(boxOf(`[data-why=${name}] svg`));
        assert.ok(picture.width > 20 && picture.height > 20, `${name}: ${JSON.stringify(picture)}`);
        assert.ok((await browser.read(`document.querySelector('[data-why=${name}] p').textContent`)).length > 20);
      }
      assert.equal(await browser.read("document.querySelector('[data-fold=formula]')?.open ?? false"), false);
    }
  });

  test("the automaton reads the bits of the move number and stops at the move's letter", async () => {
    for (const [discs, move] of [[3, 1n], [8, 77n], [64, 12345678901234567890n], [1000, 2n ** 900n + 12345n]]) {
      await open(`?discs=${discs}&move=${move}&${show},why`);
      await toggle("word");
      await holds(browser, "document.querySelector('.why .tape') !== null");
      const cells = (row) => browser.read(`[...document.querySelectorAll('.tape tr:nth-child(${row}) td')].map((cell) => cell.textContent)`);
      const [bits, states] = [await cells(1), await cells(2)];
      assert.equal(bits.join(""), (move - 1n).toString(2).slice(-12));
      assert.equal(await browser.read("document.querySelector('.why .word strong').textContent"), states.at(-1));
      assert.equal(await browser.read("document.querySelector('.automaton .state.current + text').textContent"), states.at(-1));
      // The letters a, b and c go round the pegs that the first sentence names; a bar is the way back.
      const step = solve({ discs, move: `${move}` }).move;
      const round = discs % 2 === 1 ? [0, 2, 1] : [0, 1, 2];
      const from = "abc".indexOf(states.at(-1).normalize("NFD")[0]);
      const pegs = [round[from], round[(from + 1) % 3]];
      assert.deepEqual([step.from, step.to], states.at(-1).normalize("NFD").length > 1 ? pegs.reverse() : pegs, `move ${move} of ${discs}`);
    }
    await open(`?discs=5&rule=linear&move=9&${show},why`);
    assert.equal(await browser.read("document.querySelector('[data-fold=word]')"), null);
    await open(`?discs=8&move=77&${show},why&lock=why`);
    await holds(browser, "document.querySelector('[data-panel=why]').hasAttribute('data-locked')");
    for (const fold of ["word", "formula"]) await toggle(fold);
    await holds(browser, "document.querySelectorAll('.why :is(.tape, math)').length === 2");
    const readable = "[...document.querySelectorAll('.why :is(.tape, math)')].map((part) => part.closest('[inert]') === null)";
    assert.deepEqual(await browser.read(readable), [true, true], "a locked panel can be read");
  });

  test("between two positions, the page says which way the largest disc takes, and why", async () => {
    for (const [from, to, way, read] of [["022", "200", "third", "2:0 1:2"], ["110", "002", "straight", "2:−2"]]) {
      await open(`?discs=3&from=${from}&to=${to}&${show},why`);
      await toggle("decision");
      await holds(browser, "document.querySelector('.balance') !== null");
      const rows = "[...document.querySelectorAll('.balance tbody tr')].map((row) => `${row.cells[0].textContent}:${row.cells[3].textContent}`).join(' ')";
      assert.equal(await browser.read(rows), read);
      assert.equal(await browser.read("document.querySelector('[data-way]').dataset.way"), way);
    }
  });

  test("what is folded stays as the reader left it, move after move, and is drawn only while it is open", async () => {
    await open(`?discs=8&move=77&${show},why`);
    const folds = "[...document.querySelectorAll('[data-fold]')].map(({ dataset, open, childElementCount }) => `${dataset.fold}:${open}:${childElementCount > 1}`).join()";
    assert.equal(await browser.read(folds), "tasks:false:false,formula:false:false,word:false:false");
    await toggle("formula");
    await holds(browser, `${folds} === "tasks:false:false,formula:true:true,word:false:false"`);
    const number = "document.querySelector('.why math').textContent";
    const before = await browser.read(number);
    await browser.click("[data-command=next]");
    await holds(browser, `${number} !== ${JSON.stringify(before)} && /78/.test(${number})`);
    assert.equal(await browser.read(folds), "tasks:false:false,formula:true:true,word:false:false");
    await toggle("formula");
    await holds(browser, `${folds} === "tasks:false:false,formula:false:false,word:false:false"`);
  });

  test("the tasks go from the whole puzzle to the move, and a button goes to the start of each", async () => {
    await open(`?discs=20&move=300001&${show},why`);
    const listed = "[...document.querySelectorAll('[data-why=task] > ol > li[data-depth]')].map(({ dataset }) => Number(dataset.depth))";
    const depths = await browser.read(listed);
    assert.ok(depths.length === 6 && depths[0] === 0 && depths.every((depth, place) => place === 0 || depth > depths[place - 1]), `${depths}`);
    assert.equal(await browser.read("document.querySelector('[data-why=task] details').open"), false);
    await browser.click("[data-why=task] summary");
    const unfolded = "document.querySelectorAll('[data-why=task] details li[data-depth]').length";
    await holds(browser, `${unfolded} === 19`);
    // The list stays as the reader left it.
    await browser.click("[data-command=next]");
    await holds(browser, `${unfolded} === 19 && document.querySelector('[data-why=task] details').open`);
    await browser.click("[data-why=task] summary");
    await holds(browser, `${unfolded} === 0`);
    await browser.click("[data-command=previous]");
    await holds(browser, `${index} === "300001" && !document.querySelector('[data-why=task] details').open`);
    const seek = await browser.read("document.querySelector('[data-why=task] > ol > li:nth-child(3) button').dataset.seek");
    assert.ok(BigInt(seek) < 300001n);
    await browser.click("[data-why=task] > ol > li:nth-child(3) button");
    await holds(browser, `${index} === "${seek}"`);
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

  test("at the start the first move is explained, and nothing where an answer would be given away", async () => {
    await open(`?discs=5&${show},why`);
    assert.equal(await browser.read(reasons), "answer,task,disc,way");
    const { move } = solve({ discs: 5, move: "1" });
    assert.match(await browser.read(answer), new RegExp(`disc ${move.disc} from ${"ABC"[move.from]} to ${"ABC"[move.to]}`));
    await open(`?discs=4&task=reach&show=towers,play,why`);
    const position = "document.querySelector('svg[data-position]').dataset.position";
    const before = await browser.read(position);
    await browser.press(".stage", "123"[Number(before.at(-1))]);
    await browser.press(".stage", "123"[(Number(before.at(-1)) + 1) % 3]);
    await holds(browser, `${position} !== "${before}"`);
    assert.equal(await browser.read(reasons), "");
    await open(`?discs=4&show=towers,play,why`);
    await browser.click("[data-peg-button='0']");
    await browser.click("[data-peg-button='2']");
    const best = solve({ discs: 4, from: [2, 0, 0, 0], move: "1" }).move;
    await holds(browser, `${answer}.includes("disc ${best.disc} from ${"ABC"[best.from]} to ${"ABC"[best.to]}")`);
    await holds(browser, `${reasons}.includes("choice")`);
  });

  test("in a game, digits, recursion and timeline say that they show the solution", async () => {
    const notes = "[...document.querySelectorAll('[data-not-game]')].map((note) => note.closest('[data-panel]').dataset.panel).join()";
    await open("?discs=4&show=towers,play,timeline,bits,trace,why");
    assert.equal(await browser.read(notes), "");
    await browser.click("[data-peg-button='0']");
    await browser.click("[data-peg-button='2']");
    await holds(browser, `${notes} === "timeline,bits,trace"`);
    await browser.read("document.querySelector('[data-bit=\"0\"]').focus()");
    await holds(browser, "/solution.* disc 1 .*\\bA\\b/.test(document.querySelector('[data-pointed-says]').textContent)");
  });

  test("a searched puzzle says how far the goal is, after this move and after every other", async () => {
    const puzzle = { discs: 5, pegs: 4, rule: "one-way" };
    let others = 0;
    for (const move of [2, 3, 4, 30]) {
      await open(`?${new URLSearchParams(puzzle)}&move=${move}&${show},why`);
      await holds(browser, `${reasons} === "answer,way,choice"`);
      const { total, position } = solve({ ...puzzle, to: 3, move: String(move - 1) });
      const lines = await browser.read("[...document.querySelectorAll('[data-why=choice] li')].map((line) => line.textContent)");
      for (const [place, line] of lines.entries()) {
        const [, disc, from, to, left] = /(\d+).* ([A-D]) .*([A-D]): ([\d,]+)/.exec(line);
        assert.equal(position[disc - 1], "ABCD".indexOf(from));
        const after = position.with(disc - 1, "ABCD".indexOf(to));
        assert.equal(solve({ ...puzzle, from: after, to: 3, move: "0" }).total, left.replaceAll(",", ""), line);
        if (place === 0) assert.equal(Number(left), Number(total) - move);
      }
      others += lines.length - 1;
      assert.equal(await browser.read("document.querySelectorAll('.why svg[data-picture]').length"), 1);
    }
    assert.ok(others > 1);
  });

  test("a thousand discs fit, from the left to the right also in Arabic", async () => {
    for (const language of ["en", "ar"]) {
      await open(`?discs=1000&move=2^700%2B2^300&lang=${language}&${show},bits,why`);
      await holds(browser, "document.querySelector('.number-picture text') !== null");
      const digits = await browser.read("document.querySelector('.number-picture text').textContent");
      assert.ok(digits.length <= 24 && digits.includes("…") && digits.startsWith("1"), digits);
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
