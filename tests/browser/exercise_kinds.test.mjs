// Exercises with a choice, a number or the lines of a program: answered with keys alone. Three engines.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, test as fact } from "node:test";
import { inEachEngine, launchChromium } from "./engines.mjs";
import { serve } from "./server.mjs";
import { holds, settled } from "./settled.mjs";

const $ = (selector) => `document.querySelector(${JSON.stringify(selector)})`;
const isSeen = (selector) => `(${$(selector)}?.checkVisibility() ?? false)`;
const right = `${$(".verdict")}?.dataset.right`;
const position = `${$("svg[data-position]")}.dataset.position`;
const asked = `${$("[data-asked]")}.dataset.asked`;
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

  const withChoices = [questions.call, questions.legal, "?discs=64&task=tally.2&seed=11", questions.prints, questions["next-line"]];
  for (const query of withChoices) {
    test(`arrows choose an answer and Enter checks it: ${query}`, async () => {
      await open(query);
      const onTowers = await browser.read(`${$("[data-asked]")} !== null`);
      if (onTowers) assert.equal(await browser.read(position), await browser.read(asked), "the towers show what is asked about");
      else assert.equal(await browser.read("document.querySelectorAll('.task .listing [aria-current=step]').length"), 1);
      const before = await browser.read(position);
      assert.equal(await browser.read(`${$(command("check"))}.getAttribute("aria-disabled")`), "true");
      const options = await browser.read("document.querySelectorAll('[name=answer-choice]').length");
      assert.ok(options === 4, `${options}`);
      // The first option, then one further with each arrow, until one is right.
      await browser.press("[name=answer-choice]", " ");
      for (let option = 0; option < options; option++) {
        if (option > 0) await browser.press(`[name=answer-choice][value=${"abcd"[option - 1]}]`, "ArrowDown");
        await holds(browser, `${$("[name=answer-choice]:checked")}?.value === "${"abcd"[option]}"`);
        await browser.press("[name=answer-choice]:checked", "Enter");
        await holds(browser, `${right} !== undefined && ${marked}[${option}] !== undefined`);
        if (await browser.read(`${right} === "true"`)) break;
        assert.equal(await browser.read(`${marked}.filter((is) => is === "true").length`), 1, "the right one is marked");
      }
      assert.equal(await browser.read(right), "true");
      assert.ok((await browser.read(`${$("[data-reason]")}.textContent`)).length > 10, "it says why");
      assert.equal(await browser.read(position), before, "the towers stay");
      await browser.press(command("next-question"), "Enter");
      await holds(browser, `${right} === undefined && ${$("[name=answer-choice]:checked")} === null`);
    });
  }

  test("a number is typed, and a wrong one can be tried again", async () => {
    await open(questions.count);
    const [given, more] = await browser.read("document.querySelector('.task p').textContent.match(/\\d+/g).slice(1).map(Number)");
    assert.ok(more >= 3 && given === 2 ** (more - 1) - 1);
    await browser.type("[name=answer]", String(given));
    await holds(browser, `${right} === "false"`);
    assert.match(await browser.read(`${$(".verdict")}.textContent`), new RegExp(`2\\s×\\s${given}\\s\\+\\s1\\s=\\s${2 * given + 1}`));
    await browser.press(command("try-again"), "Enter");
    await holds(browser, `${right} === undefined && ${$("[name=answer]")}.value === ""`);
    await browser.type("[name=answer]", `2^${more} - 1`);
    await holds(browser, `${right} === "true"`);
    assert.equal(await browser.read(`${$("[data-score]")}.dataset.score`), "0", "the first answer counts");
    await open(questions.tally);
    assert.equal(await browser.read(position), await browser.read(asked));
    await browser.type("[name=answer]", "x");
    await holds(browser, `${$(".verdict")}.textContent.length > 5`);
    assert.ok(await browser.read(`${right} === undefined`), "that is no number");
  });

  test("the depth of the stack is typed, which is kept back until then", async () => {
    await open(questions.depth);
    assert.equal(await browser.read("document.querySelector('.task [data-stack]')"), null);
    const [, discs] = (await browser.read("document.querySelector('.task p').textContent")).match(/hanoi\((\d)/);
    await browser.type("[name=answer]", String(4 - Number(discs) + 1));
    await holds(browser, `${right} === "true"`);
    assert.match(await browser.read(`${$("[data-reason]")}.textContent`), /hanoi\(4,.*hanoi\(\d,/);
  });

  test("lines are sorted with keys, and the first wrong one is told", async () => {
    await open(questions.lines);
    await holds(browser, `${lines}.length === 5`);
    const first = await browser.read(`${lines}[0]`);
    await browser.press(command("check"), "Enter");
    await holds(browser, `${right} === "false"`);
    if (first !== 0) {
      const text = await browser.read("document.querySelector('.lines code').textContent.trim()");
      assert.ok((await browser.read(`${$(".verdict")}.textContent`)).includes(text), "it names the line");
    }
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

  test("a puzzle without a program says so", async () => {
    await open("?discs=4&pegs=4&task=lines.2&seed=11");
    assert.equal(await browser.read(`${$(command("check"))}`), null);
    assert.ok((await browser.read(`${$(".task p")}.textContent`)).length > 20);
  });
});

describe("frames and rules", () => {
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

  for (const [kind, query] of Object.entries(questions)) {
    fact(`${kind}: axe finds nothing before and after the answer, and nothing is told`, async () => {
      const axe = await readFile(new URL("../../tools/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
      for (const [theme, width] of [["light", 1280], ["dark", 390]]) {
        const page = await browser.newPage({ viewport: { width, height: 844 } });
        await page.goto(`${server.address}${query}&theme=${theme}&show=towers,transport,scrubber,numbers,trace,code,exact`);
        await settled(page);
        await page.waitForSelector(".task [data-command]");
        const telling = [".transport .buttons", ".track", ...["trace", "code", "exact", ...(kind === "count" ? ["numbers"] : [])].map((panel) => `[data-panel=${panel}]`)];
        assert.deepEqual(await page.evaluate((list) => list.filter((selector) => document.querySelector(selector)?.checkVisibility()), telling), []);
        await page.evaluate(axe);
        // A phone leaves the heading of the page to the menu.
        const part = width > 1000 ? "body" : ".task";
        const violations = () => page.evaluate(async (part) => (await axe.run(part)).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`), part);
        assert.deepEqual(await violations(), [], `${theme} before`);
        const [choice, field] = [page.locator("[name=answer-choice]"), page.locator("[name=answer]")];
        if (await choice.count()) await choice.first().check();
        if (await field.count()) await field.fill("12");
        await page.locator(command("check")).click();
        await page.waitForSelector(".verdict[data-right]");
        assert.deepEqual(await violations(), [], `${theme} after`);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        await page.close();
      }
    });
  }

  fact("the frame that is proposed holds the question and the answer", async () => {
    const page = await browser.newPage();
    const frame = { read: (expression) => page.evaluate(expression) };
    for (const kind of Object.keys(questions)) {
      await page.goto(`${server.address}?share=task.${kind}`);
      const code = await holds(frame, "document.querySelector('[data-piece]')?.textContent");
      await settled(frame);
      const [, address] = code.match(/src="([^"]*)"/);
      const height = Number(code.match(/height="(\d+)"/)[1]);
      for (const discs of [5, 64]) {
        const own = await browser.newPage({ viewport: { width: 420, height } });
        const src = address.replaceAll("&amp;", "&").replace(`task=${kind}`, `task=${kind}.2.2`).replace("?", `?discs=${discs}&`);
        await own.goto(src);
        await settled(own);
        await own.waitForSelector(".task [data-command]");
        const [choice, field] = [own.locator("[name=answer-choice]"), own.locator("[name=answer]")];
        if (await choice.count()) await choice.first().check();
        if (await field.count()) await field.fill("12");
        await own.locator(command("check")).click();
        await own.waitForSelector(".verdict[data-right]");
        await own.waitForTimeout(300);
        const [needed, shown] = await own.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
        assert.ok(needed <= shown, `${kind} with ${discs} discs needs ${needed} of ${shown}`);
        await own.close();
      }
    }
    await page.close();
  });
});
