// The program panel: buttons, lines, keys, screen readers and playing. What it shows at each step is in
// `tests/html/program.rs`.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { eventually, holds } from "./settled.mjs";

const event = "document.querySelector('[data-panel=program] [data-event]')?.dataset.event";
const line = "document.querySelector('[aria-current=step]')?.dataset.codeLine";
const move = "document.querySelector('svg[data-index]').dataset.index";
const calls = "[...document.querySelectorAll('[data-frame] button')].map((button) => button.textContent.trim()).join('; ')";
const told = "document.querySelector('.caption ~ [role=status]').textContent";
const focused = "document.activeElement?.dataset";
const command = (name) => `[data-command=program-${name}]`;
const shown = "show=towers,transport,scrubber,program";

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(`${server.address}${query}`);

  test("the buttons, the field and the calls lead to steps, and the address follows", async () => {
    await open(`?discs=3&${shown}`);
    for (const [name, at] of [["step", "1"], ["over", "2"], ["step", "3"], ["out", "32"], ["back", "31"]]) {
      await browser.click(command(name));
      await holds(browser, `${event} === "${at}"`);
    }
    await browser.type("input[name=event]", "64");
    await holds(browser, `${event} === "64" && ${calls} === "hanoi(2, B, C, A); hanoi(3, A, C, B)"`);
    await holds(browser, "location.search.includes('event=64')", "address");
    await browser.click("[data-frame='1'] button");
    await holds(browser, `${calls} === "hanoi(2, B, C, A); hanoi(3, A, C, B)" && ${line} === "1" && ${move} === "4"`);
    // Another way to go to a move leaves the step.
    await browser.press(".stage", "Home");
    await holds(browser, `${event} === "0" && !location.search.includes("event")`, "address");
  });

  test("a line is run to, with Shift or the switch back in time", async () => {
    await open(`?discs=4&program=java&${shown}`);
    await browser.click("[data-run-to='5']");
    await holds(browser, `${line} === "5" && ${move} === "0"`);
    const first = await browser.read(event);
    await browser.click("[data-run-to='5']");
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

  test("the call tree leads to other calls", async () => {
    await open(`?discs=3&event=3&${shown}`);
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
    await eventually(browser, "clock", `${event} === "29" && ${move} === "3" && document.querySelector("[data-command=play]")`);
    await browser.click(command("play"));
    await eventually(browser, "clock", `${event} !== "29"`);
  });
});
