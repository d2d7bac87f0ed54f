// Typing in fields, as people do: a click on a field, and the keys that follow at once. Three engines.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { holds, settled } from "./settled.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const valueOf = (name) => `document.querySelector("[name='${name}']").value`;
const numberOf = (name) => `${valueOf(name)}.replaceAll(",", "")`;

inEachEngine((browser, server, test) => {
  const type = async (text) => {
    for (const key of text) await browser.key(key);
    await browser.key("Enter");
  };

  test.everywhere("what is typed after a click replaces the text of a field, every time", async () => {
    for (const [query, name, texts] of [
      ["?discs=8", "discs", ["64", "12", "5"]],
      ["?discs=64&move=9223372036854775807", "move", ["17", "9223372036854775808", "3"]],
      ["?discs=3&show=towers,puzzle", "pegs", ["4", "3", "5"]],
      ["?discs=6&share=frame", "number", ["333", "480", "500"]],
    ]) {
      await browser.open(server.address + query);
      for (const text of texts) {
        await browser.click(`[name='${name}']`);
        await type(text);
        await holds(browser, `${numberOf(name)} === "${text}"`);
        await browser.read("document.activeElement.blur()");
      }
    }
  });

  test.everywhere("a click on the label of a field selects its text, every time", async () => {
    await browser.open(`${server.address}?discs=64`);
    for (const text of ["17", "5", "123"]) {
      await browser.click("label:has([name=move]) > span");
      await type(text);
      await holds(browser, `${numberOf("move")} === "${text}"`);
      await browser.read("document.activeElement.blur()");
    }
  });

  test.everywhere("a press in a field with the focus places the caret, also after the page has changed its text", async () => {
    await browser.open(`${server.address}?discs=64&move=777777`);
    await browser.read("document.querySelector('[data-command=next]').click()");
    await browser.click("[name=move]");
    await browser.key("Enter");
    await browser.read("document.querySelector('[data-command=next]').click()");
    await browser.click("[name=move]");
    await holds(browser, "(({ selectionStart, selectionEnd }) => selectionStart === selectionEnd)(document.querySelector('[name=move]'))");
  });

  test.everywhere("after Enter the text is selected, and the next number replaces it", async () => {
    await browser.open(`${server.address}?discs=64`);
    await browser.click("[name=move]");
    for (const text of ["9223372036854775807", "1234567", "5"]) {
      await type(text);
      await holds(browser, `${index} === "${text}"`);
    }
    await browser.click("[name=discs]");
    for (const text of ["7", "12"]) {
      await type(text);
      await holds(browser, `${valueOf("discs")} === "${text}"`);
    }
  });

  test.everywhere("a click in a field that is being edited places the caret", async () => {
    await browser.open(`${server.address}?discs=64&move=777777`);
    await browser.click("[name=move]");
    await browser.key("1");
    await browser.key("2");
    await browser.click("[name=move]");
    await browser.key("End");
    await browser.key("3");
    await browser.key("Enter");
    await holds(browser, `${index} === "123"`);
  });
});

describe("every field in Chromium", () => {
  const { open, test } = inChromium();
  const links = [
    "?discs=8&move=77&show=towers,transport,scrubber,puzzle",
    "?discs=8&move=77&loop=5-9",
    "?discs=8&show=towers,timeline",
    "?discs=8&show=towers,program",
    "?discs=8&show=towers,race",
    "?discs=8&show=towers,compare&with=7-4-any",
    "?discs=8&show=towers,python",
    "?discs=5&share=frame",
    "?discs=5&share=moves.csv",
    "?discs=5&share=scorm",
    "?discs=5&task=count",
    "?discs=5&task=predict",
    "?lesson=doubling",
  ];
  const redraws = {
    "a lower window": async (page) => page.setViewportSize({ width: 1280, height: 1599 - (await page.evaluate("innerHeight")) }),
    "a print": (page) => page.pdf(),
    "a move": (page) => page.evaluate(`document.querySelector("[data-command=next]")?.click()`),
    "playing": (page) => page.evaluate(`document.querySelector("[data-command=play]")?.click()`),
    "Back": async (page) => {
      await page.evaluate("history.pushState(null, '', location.href)");
      await page.goBack();
    },
    "a language": (page) => page.evaluate(`(() => {
      const field = document.querySelector("select[name=lang]");
      if (!field) return;
      field.value = field.value === "de" ? "en" : "de";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    })()`),
  };
  const fields = `[...document.querySelectorAll("input[type=text], textarea")].filter((field) => field.checkVisibility()).map(({ name }) => name)`;
  const typed = (name) => `((field) => field ? [field.value, field.selectionStart, document.activeElement.name].join() : "it is gone")(document.querySelector("[name='${name}']"))`;

  const beginLesson = async (page) => {
    for (const button of ["[data-command=lessons]", "[data-learn-part=teachers]", "[data-command=new-lesson]"]) {
      await page.evaluate(`document.querySelector("${button}").click()`);
      await settled(page);
    }
    await page.selectOption("[name=step-task]", "predict");
    await settled(page);
  };

  // All fields are one component, so each is tried with a few, in turn; where everything is tried, with all.
  const redrawsFor = (turn) => {
    const all = Object.entries(redraws);
    return process.env.ALL ? all : [0, 3].map((step) => all[(turn + step) % all.length]);
  };

  test("what is being typed survives whatever is drawn meanwhile, in each field", async () => {
    const tried = new Set();
    for (const link of links) {
      const page = await open(link);
      if (link === links.at(-1)) await beginLesson(page);
      // The menus of the page.
      await page.evaluate(`document.querySelectorAll(".explorer details").forEach((details) => { details.open = true; })`);
      await settled(page);
      for (const name of await page.evaluate(fields)) {
        if (tried.has(name)) continue;
        tried.add(name);
        for (const [what, redraw] of redrawsFor(tried.size)) {
          // Back goes to the link with the program as it was.
          if (name === "own-program" && what === "Back") continue;
          await page.evaluate(`document.querySelector("[name='${name}']").focus()`);
          await page.keyboard.type("12");
          await page.keyboard.press("ArrowLeft");
          const before = await page.evaluate(typed(name));
          await redraw(page);
          await settled(page);
          assert.equal(await page.evaluate(typed(name)), before, `${name} after ${what}, at ${link}`);
          await page.keyboard.press("Control+A");
        }
      }
    }
    assert.deepEqual([...tried].sort(), [
      "answer", "answer-disc", "discs", "event", "first-move", "last-move", "lesson-title", "loop.first", "loop.last", "mark", "move", "number",
      "own-program", "pass-mark", "pegs", "race", "step-questions", "step-text", "step-title", "with.discs", "with.pegs",
    ]);
  });
});
