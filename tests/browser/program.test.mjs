// The program panel: steps, lines, the call stack and the call tree; links, keys, screen readers and playing. Three engines.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { holds } from "./settled.mjs";

const event = "document.querySelector('[data-panel=program] [data-event]')?.dataset.event";
const line = "document.querySelector('[aria-current=step]')?.dataset.codeLine";
const move = "document.querySelector('svg[data-index]').dataset.index";
const calls = "[...document.querySelectorAll('[data-frame] button')].map((button) => button.textContent.trim()).join('; ')";
const told = "document.querySelector('.caption ~ [role=status]').textContent";
const focused = "document.activeElement?.dataset";
const command = (name) => `[data-command=program-${name}]`;
const shown = "show=towers,transport,scrubber,program";

// Enters a number of a step.
const enter = (browser, value) => browser.read(`(() => {
  const field = document.querySelector("input[name=event]");
  field.focus();
  field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event("change", { bubbles: true }));
})()`);

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(`${server.address}${query}`);

  test("steps go on, over and out of calls, and back, and the board follows", async () => {
    await open(`?discs=3&${shown}`);
    assert.deepEqual(await browser.read(`[${event}, ${line}, ${calls}]`), ["0", "1", "hanoi(3, A, C, B)"]);
    assert.equal(await browser.read(`document.querySelector("${command("back")}").ariaDisabled`), "true");
    for (const [name, at, number, moves] of [
      ["step", "1", "2", "0"], ["step", "2", "3", "0"], ["step", "3", "1", "0"], ["out", "32", "5", "3"],
      ["step", "33", "4", "3"], ["step", "34", "5", "4"], ["over", "65", "5", "7"], ["back", "64", "5", "7"],
    ]) {
      await browser.click(command(name));
      await holds(browser, `${event} === "${at}" && ${line} === "${number}" && ${move} === "${moves}"`);
    }
    assert.equal(await browser.read(calls), "hanoi(2, B, C, A); hanoi(3, A, C, B)");
    await holds(browser, "location.search.includes('event=64')", "address");
    // Another way to go to a move leaves the step.
    await browser.click("[data-command=first]");
    await holds(browser, `${event} === "0" && !location.search.includes("event")`, "address");
  });

  test("a line is run to, with Shift or the switch back in time", async () => {
    await open(`?discs=4&program=java&${shown}`);
    await browser.click("[data-run-to='5']");
    await holds(browser, `${line} === "5" && ${move} === "0"`);
    const first = await browser.read(event);
    await browser.click("[data-run-to='5']");
    // The panel may follow the board some frames later.
    await holds(browser, `${line} === "5" && ${move} === "1" && ${event} !== "${first}"`);
    const second = await browser.read(event);
    await browser.click("[data-run-to='2']");
    await holds(browser, `${line} === "2" && ${event} !== "${second}"`);
    await browser.read("document.querySelector('[data-run-to=\"5\"]').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))");
    await holds(browser, `${event} === "${second}"`);
    await browser.click(command("run-back"));
    await holds(browser, `document.querySelector("${command("run-back")}").ariaPressed === "true"`);
    await browser.click("[data-run-to='5']");
    await holds(browser, `${line} === "5" && ${move} === "0"`);
    // The same step has another line in another language.
    await browser.click("[data-program-language=python]");
    await holds(browser, `${line} === "4" && !location.search.includes("program=")`, "address");
  });

  test("a link leads to any step of 64 discs, also after a reload", async () => {
    const number = "83010348331692982269";
    await open(`?discs=64&event=${number}&move=5&program=rust&${shown}`);
    await holds(browser, `${event} === "${number}" && ${move} === "9223372036854775807" && ${line} === "4"`);
    await holds(browser, `location.search.includes("event=${number}") && location.search.includes("move=9223372036854775807")`, "address");
    await open(await browser.read("location.search"));
    await holds(browser, `${event} === "${number}" && ${calls} === "hanoi(64, A, C, B)"`);
    await enter(browser, "1/3");
    await holds(browser, "document.querySelector('[data-stack]').dataset.stack === '64'");
    const frames = "document.querySelectorAll('[data-frame]').length";
    assert.equal(await browser.read(frames), 10);
    await browser.click("[data-command=program-stack]");
    await holds(browser, `${frames} === 64`);
    await browser.click("[data-frame='62'] button");
    await holds(browser, `${calls}.startsWith("hanoi(2, ") && ${line} === "1"`);
    // Values that are no step are refused under the field.
    await enter(browser, "2^99");
    await holds(browser, "document.querySelector('[data-panel=program] [data-problem=event]')");
  });

  test("the call tree fills the open calls and leads to others", async () => {
    await open(`?discs=3&event=3&${shown}`);
    const filled = "[...document.querySelectorAll('.call-tree .current-task')].length";
    await holds(browser, `${filled} === 2`);
    await browser.press(".call-tree [data-cell='1.2']", "Enter");
    await holds(browser, `${move} === "4" && ${line} === "1" && ${calls} === "hanoi(2, B, C, A); hanoi(3, A, C, B)"`);
  });

  test("keys do everything, and screen readers hear the line and what it does", async () => {
    await open(`?discs=2&${shown}`);
    await browser.press(command("step"), "ArrowRight");
    await holds(browser, `${focused}.command === "program-over"`);
    await browser.press(command("over"), "ArrowLeft");
    await holds(browser, `${focused}.command === "program-step"`);
    await browser.press(command("step"), "Enter");
    await browser.press(command("step"), "Enter");
    await holds(browser, `${event} === "2" && ${focused}.command === "program-step"`);
    await holds(browser, `/3.*hanoi\\(1, A, B, C\\)/.test(${told})`, "announcement");
    await browser.press("[data-run-to='1']", "ArrowDown");
    await holds(browser, `${focused}.runTo === "2"`);
    await browser.press("[data-run-to='2']", "End");
    await browser.press("[data-run-to='5']", "ArrowUp");
    await holds(browser, `${focused}.runTo === "4"`);
    await browser.press("[data-run-to='4']", "Enter");
    await holds(browser, `${line} === "4" && /4.*1.*A.*B/.test(${told})`, "announcement");
    await browser.press(command("step"), "Enter");
    // The move that was made, and the next line.
    await holds(browser, `/1.*3.*A.*B.*5.*hanoi\\(0, C, B, A\\)/.test(${told})`, "announcement");
    const stops = await browser.read(`[...document.querySelectorAll("[data-panel=program] :is(button, input, summary, [tabindex])")]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility() && !element.closest(".call-tree")).length`);
    assert.ok(stops <= 7, `languages, help, lines, buttons, number, switch and stack: ${stops}`);
  });

  test("playing runs the program step by step to its end", async () => {
    await open(`?discs=2&speed=30&${shown}`);
    await browser.click(command("play"));
    await holds(browser, `${event} === "29" && ${move} === "3" && document.querySelector("[data-command=play]")`);
    await browser.click(command("play"));
    await holds(browser, `${event} !== "29"`);
  });

  test("a puzzle without such a program offers the nearest one", async () => {
    await open(`?discs=4&rule=linear&${shown}`);
    await holds(browser, "document.querySelector('[data-no-program]')");
    // A step of a program that does not exist is refused where the program would be.
    await open(`?discs=4&rule=linear&event=3&${shown}`);
    await holds(browser, "document.querySelector('[data-no-program] [data-problem=event]')");
    await browser.click(command("nearest"));
    await holds(browser, `${calls} === "hanoi(4, A, C, B)" && !location.search.includes("rule")`, "address");
    await open(`?discs=5&pegs=4&event=last&program=javascript&${shown}`);
    await holds(browser, `${calls} === "four(5, A, D)" && ${move} === "13"`);
  });
});
