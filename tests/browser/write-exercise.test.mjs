// The exercise that asks for a program: a worker runs it on several boards.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { eventually, holds } from "./settled.mjs";

const read = (selector, what = "textContent") => `document.querySelector(${JSON.stringify(selector)})?.${what}`;
const right = read(".verdict", "dataset.right");
const run = read("[data-run]", "dataset.run");
const boards = "[...document.querySelectorAll('.boards li')].map((item) => item.dataset.solved)";
const check = "[data-command=check]";
const program = (last) => `def hanoi(n, source, target, spare):
    if n == 0: return
    hanoi(n - 1, source, spare, target)
    move(source, target)
    hanoi(n - 1, ${last})

hanoi(discs(), source, target, spare)
`;

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await browser.open(`${server.address}${query}`);
    await holds(browser, `${read("textarea[name=own-program]", "value")} !== undefined`);
  };
  const enter = async (code) => {
    await browser.read(`(() => {
      const field = document.querySelector("textarea[name=own-program]");
      field.value = ${JSON.stringify(code)};
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    })()`);
    await holds(browser, `${run} === "none"`);
  };

  const ended = () => eventually(browser, "clock", `!["none", "loading", "running"].includes(${run})`);

  test.everywhere("a program is checked on each board, and the first answer counts", async () => {
    await open("?discs=4&task=write&seed=7");
    const position = read("svg[data-position]", "dataset.position");
    await enter(program("source, target, spare"));
    await browser.press(check, "Enter");
    await ended();
    await holds(browser, `${right} === "false"`);
    assert.deepEqual((await browser.read(boards)).map((is) => is ?? null), ["true", "false", null, null, null]);
    assert.match(await browser.read(read(".editor [data-error]")), /4$/);
    assert.notEqual(await browser.read("document.querySelector('.task svg')"), null, "it shows where the discs are");
    await enter(program("spare, target, source"));
    await browser.press(check, "Enter");
    await ended();
    await holds(browser, `${right} === "true"`);
    assert.equal(await browser.read(`${boards}.every((is) => is === "true")`), true);
    assert.equal(await browser.read(read("[data-score]", "dataset.score")), "0");
    assert.equal(await browser.read(position), "0000", "the board of the page stays");
  });

  test("a program that solves only its own board is not enough, nor one with a move too many", async () => {
    await open("?discs=1&task=write&seed=7");
    for (const [code, solved] of [['move("A", "C")', 1], ["move(source, spare)\nmove(spare, target)", 0], ["pass", 0]]) {
      await enter(code);
      await browser.press(check, "Enter");
      await ended();
      await holds(browser, `${right} === "false"`);
      assert.equal(await browser.read(`${boards}.filter((is) => is === "true").length`), solved, code);
    }
  });

  test("a run on the towers is no answer, and neither is a check that is stopped", async () => {
    await open("?discs=2&task=write&seed=7");
    await enter(program("spare, target, source"));
    await browser.click("[data-command=run-own-program]");
    await eventually(browser, "clock", `${run} === "finished"`);
    await holds(browser, `${read("svg[data-position]", "dataset.position")} === "22"`);
    assert.equal(await browser.read(`${right} === undefined`), true);
    await enter("while True: pass");
    await browser.click(check);
    // At once: a program that says nothing for two seconds is stopped by the page, and a driver's click may take longer.
    await eventually(browser, "clock", `${run} === "running" && (document.querySelector("[data-command=stop-own-program]").click(), true)`);
    await holds(browser, `${run} === "stopped"`);
    assert.equal(await browser.read(`${right} === undefined`), true);
    await browser.click(check);
    await eventually(browser, "clock", `${run} === "timed-out"`);
    await holds(browser, `${right} === "false"`);
  });
});
