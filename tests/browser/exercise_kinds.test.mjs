// Exercises with a choice, a number or the lines of a program: answered with keys alone, in frames, and with axe. What is asked and
// told is tested in tests/html/exercise_kinds.rs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe } from "node:test";
import { inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const $ = (selector) => `document.querySelector(${JSON.stringify(selector)})`;
const right = `${$(".verdict")}?.dataset.right`;
const lines = "[...document.querySelectorAll('.lines li')].map((item) => Number(item.dataset.place))";
const command = (name) => `[data-command=${name}]`;
const marked = "[...document.querySelectorAll('.choices label')].map((label) => label.dataset.right)";

/** A link to a question of each kind. */
const questions = {
  call: "?discs=4&task=call.2&seed=11",
  legal: "?discs=4&rule=linear&task=legal.2&seed=11",
  count: "?discs=5&task=count.2&seed=11",
  lines: "?discs=4&task=lines.2&seed=11",
  tally: "?discs=4&task=tally.2&seed=11",
  prints: "?discs=4&task=prints.2&seed=11",
  "next-line": "?discs=4&task=next-line.2&seed=11",
  depth: "?discs=4&task=depth.2&seed=11",
  write: "?discs=4&task=write.2&seed=11",
};

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await browser.open(`${server.address}${query}`);
    await holds(browser, "document.querySelector('.task [data-command]') !== null");
  };

  // On the towers, and in a program.
  for (const query of [questions.call, questions.prints]) {
    (query === questions.call ? test.everywhere : test)(`arrows choose an answer and Enter checks it: ${query}`, async () => {
      await open(query);
      const options = await browser.read("document.querySelectorAll('[name=answer-choice]').length");
      assert.equal(options, 4);
      // The first option, then one further with each arrow, until one is right.
      await browser.press("[name=answer-choice]", " ");
      for (let option = 0; option < options; option++) {
        if (option > 0) await browser.press(`[name=answer-choice][value=${"abcd"[option - 1]}]`, "ArrowDown");
        await holds(browser, `${$("[name=answer-choice]:checked")}?.value === "${"abcd"[option]}"`);
        await browser.press("[name=answer-choice]:checked", "Enter");
        await holds(browser, `${right} !== undefined && ${marked}[${option}] !== undefined`);
        if (await browser.read(`${right} === "true"`)) break;
      }
      assert.equal(await browser.read(right), "true");
      await browser.press(command("next-question"), "Enter");
      await holds(browser, `${right} === undefined && ${$("[name=answer-choice]:checked")} === null`);
    });
  }

  test("a number is typed, and Enter checks it", async () => {
    await open(questions.count);
    const [given, more] = await browser.read("document.querySelector('.task p').textContent.match(/\\d+/g).slice(1).map(Number)");
    await browser.type("[name=answer]", String(given));
    await holds(browser, `${right} === "false" && ${$("[data-hint]")} !== null && ${$("[data-reason]")} === null`);
    await browser.press(command("give-up"), "Enter");
    await holds(browser, `${right} === "false" && ${$("[data-hint]")} === null && ${$("[data-reason]")} !== null`);
    await browser.press(command("try-again"), "Enter");
    await holds(browser, `${right} === undefined && ${$("[name=answer]")}.value === ""`);
    await browser.type("[name=answer]", `2^${more} - 1`);
    await holds(browser, `${right} === "true"`);
  });

  test("lines are sorted with keys, which keep their line", async () => {
    await open(questions.lines);
    await holds(browser, `${lines}.length === 5`);
    for (let line = 0; line < 5; line++) {
      for (let place = (await browser.read(lines)).indexOf(line); place > line; place--) {
        await browser.press(`.lines li:nth-child(${place + 1}) [data-command=move-up]`, "Enter");
        await holds(browser, `${lines}[${place - 1}] === ${line}`);
        await holds(browser, `document.activeElement.closest("li")?.dataset.place === "${line}"`);
      }
    }
    await browser.press(command("check"), "Enter");
    await holds(browser, `${right} === "true"`);
  });
});

/** Waits for the verdict. A program is checked in a worker, which takes as long as it does. */
async function answered(page) {
  await eventually(page, "clock", "document.querySelector('.verdict[data-right]') !== null");
  await settled(page, "motion");
}

/** Asks for the right answer, unless it is there. */
async function giveUp(page) {
  const button = page.locator(command("give-up"));
  if (await button.count()) await button.click();
  await settled(page, "motion");
}

describe("frames and rules", () => {
  const { address, open, test } = inChromium();

  // The kinds share their parts, so each is tried in one of two ways, in turn; where everything is tried, in both.
  const inTurn = (ways, turn) => (process.env.ALL ? ways : [ways[turn % ways.length]]);

  for (const [turn, [kind, query]] of Object.entries(questions).entries()) {
    test(`${kind}: axe finds nothing before and after the answer`, async () => {
      const axe = await readFile(new URL("../../tools/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
      for (const [theme, width] of inTurn([["light", 1280], ["dark", 390]], turn)) {
        const page = await open(`${query}&theme=${theme}&show=towers,transport,scrubber,numbers,trace,code,exact`, { viewport: { width, height: 844 } });
        await page.evaluate(axe);
        // What is around the card, other tests look at.
        const violations = () => page.evaluate(async () => (await axe.run(".task", { resultTypes: ["violations"] })).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`));
        assert.deepEqual(await violations(), [], `${theme} before`);
        const [choice, field] = [page.locator("[name=answer-choice]"), page.locator("[name=answer]")];
        if (await choice.count()) await choice.first().check();
        if (await field.count()) await field.fill("12");
        await page.locator(command("check")).click();
        await answered(page);
        assert.deepEqual(await violations(), [], `${theme} after`);
        await giveUp(page);
        assert.deepEqual(await violations(), [], `${theme}, told`);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      }
    });
  }

  test("the frame that is proposed holds the question and the answer", async () => {
    const page = await open("?discs=4");
    for (const [turn, kind] of Object.keys(questions).entries()) {
      await page.goto(`${address()}?share=task.${kind}`);
      await settled(page);
      const code = await page.locator("[data-piece]").textContent();
      const [, frame] = code.match(/src="([^"]*)"/);
      const height = Number(code.match(/height="(\d+)"/)[1]);
      const { width, height: before } = page.viewportSize();
      await page.setViewportSize({ width: 420, height });
      for (const discs of inTurn([5, 64], turn)) {
        const src = frame.replaceAll("&amp;", "&").replace(`task=${kind}`, `task=${kind}.2.2`).replace("?", `?discs=${discs}&`);
        await page.goto(src);
        await settled(page);
        assert.ok(await page.locator(".task [data-command]").count() > 0, `${kind} with ${discs} discs`);
        const [choice, field] = [page.locator("[name=answer-choice]"), page.locator("[name=answer]")];
        if (await choice.count()) await choice.first().check();
        if (await field.count()) await field.fill("12");
        await page.locator(command("check")).click();
        await answered(page);
        for (const step of ["answered", "told"]) {
          if (step === "told") await giveUp(page);
          const [needed, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
          assert.ok(needed <= shown, `${kind} with ${discs} discs, ${step}, needs ${needed} of ${shown}`);
        }
      }
      await page.setViewportSize({ width, height: before });
    }
  });
});
