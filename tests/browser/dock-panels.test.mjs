// The panels with counts, programs, a race and a second puzzle, the form of the puzzle, and refused values: focus and sizes.
// What they say is in `tests/html/dock_panels.rs`.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { go, inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { families } from "./fonts.mjs";
import { measure } from "./geometry.mjs";
import { holds, settled } from "./settled.mjs";

const position = "document.querySelector('svg[data-position]').dataset.position";
const focused = (selector) => `document.activeElement.matches(${JSON.stringify(selector)})`;
const isOpen = "document.querySelector('[data-panel=puzzle] [name=pegs]')?.checkVisibility() ?? false";

/** A field, its message, how far apart they are in CSS pixels, and whether the message is in view. */
const refusal = (selector, parameter) => measure(({ box, windowBox, isInside }, selector, parameter) => {
  const field = document.querySelector(selector);
  const messages = document.querySelectorAll(`[data-problem="${parameter}"]`);
  if (messages.length !== 1) return undefined;
  const [near, far] = [field, messages[0]].map(box);
  return {
    text: messages[0].textContent,
    value: field.value,
    isInvalid: field.getAttribute("aria-invalid"),
    isDescribed: field.getAttribute("aria-describedby") === messages[0].id,
    distance: Math.max(far.top - near.bottom, near.top - far.bottom),
    isSeen: isInside(far, windowBox(), 0) && messages[0].checkVisibility(),
  };
}, selector, parameter);

/** Enters a value as a person does. Firefox under a driver neither selects the text of a number field nor ends its input. */
const enter = (browser, selector, value) => browser.read(`(() => {
  const field = document.querySelector(${JSON.stringify(selector)});
  field.focus();
  field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event("change", { bubbles: true }));
})()`);

async function refused(browser, field, parameter, used, text) {
  const found = await holds(browser, refusal(field, parameter));
  assert.equal(found.value, used, `${field} shows the value that is used`);
  assert.ok(found.text.includes(text), `${found.text} names ${text}`);
  assert.deepEqual([found.isInvalid, found.isDescribed, found.isSeen], ["true", true, true], JSON.stringify(found));
  assert.ok(found.distance <= 80, `${found.distance} pixels from ${field}`);
  const announced = await browser.read("document.querySelector('[role=alert]').textContent");
  assert.ok(announced.includes(text), "screen readers hear it");
}

inEachEngine((browser, server, test) => {
  test("arrow keys choose the language of the program", async () => {
    await browser.open(`${server.address}?discs=4&show=code`);
    const shown = "[...document.querySelectorAll('[data-program]')].map(({ dataset }) => dataset.program).join()";
    await browser.press("[data-language=Rust]", "ArrowRight");
    await holds(browser, `${shown} === "Python" && ${focused("[data-language=Python]")}`);
    await browser.press("[data-language=Python]", "End");
    await holds(browser, `${shown} === "C++" && ${focused("[data-language='C++']")}`);
    await browser.press("[data-language='C++']", "ArrowRight");
    await holds(browser, `${shown} === "Rust"`);
    await browser.press("[data-language=Rust]", "ArrowLeft");
    await holds(browser, `${shown} === "C++" && document.querySelector('[data-language][aria-selected=true]').dataset.language === "C++"`);
    assert.equal(await browser.read("document.querySelectorAll('[data-language][tabindex=\"0\"]').length"), 1, "one stop for Tab");
  });

  test.everywhere("the form of the puzzle opens over the board, and closes in every way", async () => {
    await browser.open(`${server.address}?discs=4`);
    const board = "JSON.stringify(document.querySelector('.board').getBoundingClientRect())";
    const before = await browser.read(board);
    await browser.click("[data-command=puzzle]");
    await holds(browser, isOpen);
    assert.equal(await browser.read(board), before, "nothing moves");
    assert.equal(await browser.read("document.querySelector('[data-command=puzzle]').getAttribute('aria-expanded')"), "true");
    await browser.press("[name=pegs]", "Escape");
    await holds(browser, `!(${isOpen}) && ${focused("[data-command=puzzle]")}`);
    await browser.press("[data-command=puzzle]", "Enter");
    await holds(browser, isOpen);
    await browser.click("[data-command=close-puzzle]");
    await holds(browser, `!(${isOpen}) && ${focused("[data-command=puzzle]")}`);
    await browser.click("[data-command=puzzle]");
    await holds(browser, isOpen);
    await browser.click(".caption");
    await holds(browser, `!(${isOpen}) && !location.search.includes("puzzle")`, "address");
  });

  test("a link opens the form, and from there discs are arranged and puzzles compared", async () => {
    await browser.open(`${server.address}?discs=3&show=towers,transport,scrubber,puzzle`);
    await browser.click("[data-panel=puzzle] [data-command=arrange]");
    await holds(browser, `!(${isOpen}) && ${focused("[data-command=puzzle]")}`);
    // The smallest disc goes under no rule, but on any peg.
    await browser.read("document.querySelector('.stage').focus()");
    for (const key of ["a", "b", "a", "b"]) await browser.press(".stage", key);
    await holds(browser, `${position} === "011"`);
    await browser.click("[data-command=puzzle]");
    await holds(browser, isOpen);
    await browser.click("[data-panel=puzzle] [data-command=compare]");
    await holds(browser, `!(${isOpen}) && [...document.querySelectorAll('.panels > [data-panel]')].map(({ dataset }) => dataset.panel).join() === "compare"`);
    await holds(browser, "document.querySelectorAll('[data-panel=compare] svg[data-position]').length === 2");
  });

  test("in another page the form is a panel below the board", async () => {
    await browser.open(`${server.address}?discs=4&embed=1&show=towers,puzzle`);
    await holds(browser, isOpen);
    assert.equal(await browser.read("document.querySelector('.panels [data-panel=puzzle] [name=pegs]').checkVisibility()"), true);
    await browser.click(".towers");
    assert.equal(await browser.read(isOpen), true, "a press outside does not close it");
  });

  test("a refused value is told beside its field, which shows the one that is used", async () => {
    await browser.open(`${server.address}?discs=20&rule=one-way&show=towers,transport,scrubber,puzzle,graph`);
    await holds(browser, isOpen);
    // Twice: the second time nothing in the state changes.
    for (const _ of [1, 2]) {
      await enter(browser, "[data-panel=puzzle] [name=pegs]", "4");
      await refused(browser, "[name=pegs]", "pegs", "3", "“4”");
    }
    assert.equal(await browser.read("document.querySelector('.problems')"), null, "it is not in the list");
    await browser.click("[data-panel=puzzle] [data-command=dismiss]");
    await holds(browser, `document.querySelector('[data-problem]') === null && ${focused("[name=pegs]")}`);
    await browser.press("[name=pegs]", "Escape");
    await enter(browser, ".head [name=discs]", "99999999");
    await refused(browser, ".head [name=discs]", "discs", "20", "“99999999”");
    assert.ok(await browser.read("document.documentElement.scrollWidth <= innerWidth && document.querySelector('.tools').getBoundingClientRect().right <= innerWidth"), "nothing is pushed out of the window");
    await browser.type("[name=move]", "abc");
    await refused(browser, "[name=move]", "move", "0", "“abc”");
    await browser.type("[name=move]", "7");
    await holds(browser, "document.querySelector('[data-problem=move]') === null && document.querySelector('[name=move]').ariaInvalid !== 'true'");
    await enter(browser, ".head [name=discs]", "5");
    await holds(browser, "document.querySelector('[data-problem]') === null");
    await browser.open(`${server.address}?discs=5&loop=3-9&race=5&show=towers,transport,scrubber,compare,race`);
    await browser.read("void (document.querySelector('details.playback-menu').open = true)");
    await enter(browser, "[name='loop.first']", "x");
    await refused(browser, "[name='loop.first']", "loop", "3", "“x”");
    await enter(browser, "[name='with.discs']", "5000");
    await refused(browser, "[name='with.discs']", "with", "5", "“5000”");
    assert.equal(await browser.read("document.querySelector('[name=\"with.pegs\"]').getAttribute('aria-invalid')"), null);
  });

  test("in compared puzzles, equal discs have equal sizes", async () => {
    const sizes = (selector) => `[...document.querySelectorAll("${selector} [data-disc]")].map((disc) => {
      const { width, height } = disc.firstElementChild.getBoundingClientRect();
      return [disc.dataset.disc, Math.round(width), Math.round(height)].join();
    })`;
    for (const [query, common] of [["?discs=5&with=5-3-one-way", 5], ["?discs=6&with=4-4-any", 4], ["?discs=3&pegs=6&with=7-3-any", 3]]) {
      await browser.open(`${server.address}${query}&show=towers,transport,compare`);
      const first = await browser.read(sizes(".pair figure:first-child"));
      const second = await browser.read(sizes(".pair .second"));
      const shared = first.filter((disc) => second.includes(disc));
      assert.equal(shared.length, common, `${query}: ${first.join(" ")}, ${second.join(" ")}`);
    }
  });

  test("exact values wrap, and copying one is told beside it", async () => {
    await browser.open(`${server.address}?discs=1000&move=1/3&show=exact`);
    const wide = await browser.read("[...document.querySelectorAll('[data-exact]')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)");
    assert.deepEqual(wide, [0, 0, 0]);
    // Some browsers refuse; then that is what is said.
    await browser.click(".exact > :nth-child(2) [data-command=copy]");
    await holds(browser, "[...document.querySelectorAll('.exact .outcome')].map(({ textContent }) => textContent !== '').join() === 'false,true,false'");
  });
});

// Fonts are of different widths, and people have others still.
for (const font of Object.keys(families)) describe(`sizes in ${font}`, () => {
  const { address, open, test } = inChromium({ font });

  const main = [[366, 780], [1920, 1080]];
  const isWhole = font === "dejavu" || process.env.ALL;
  for (const [width, height] of isWhole ? [...main, [390, 844], [768, 1024], [1280, 720]] : main) {
    test(`nothing is cut off at ${width} by ${height}`, async () => {
      const page = await open("?discs=4", { viewport: { width, height } });
      for (const query of ["?discs=8&move=77", "?discs=64&move=2^60", "?discs=1000&rule=one-way&move=1/3", "?discs=5&pegs=5&rule=ring"]) {
        await go(page, `${query}&show=towers,transport,scrubber,numbers,exact,code,race,compare`);
        await page.click("[data-command=start-race]");
        await settled(page);
        const found = await page.evaluate(measure(({ box, isWithinWidth, overlaps, excessWidth }) => {
          const texts = [...document.querySelectorAll(".plot")].flatMap((plot) => {
            const area = box(plot.closest(".panel"));
            return [...plot.querySelectorAll("text")].map((text) => ({ text: text.textContent, area, ...box(text) }));
          });
          return {
            wide: excessWidth(),
            panels: [...document.querySelectorAll(".panel")].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ dataset }) => dataset.panel),
            cut: texts.filter((text) => !isWithinWidth(text, text.area)).map(({ text }) => text),
            small: texts.filter(({ height }) => height < 11).map(({ text }) => text),
            // A line of text is higher than its digits.
            overlapping: overlaps(texts.map((text) => [text.text, text]), { high: 4 }),
            firstWords: [...document.querySelectorAll(".numbers, .race")].map((panel) => panel.querySelector(".plot") !== null),
          };
        }));
        assert.deepEqual(found, { wide: 0, panels: [], cut: [], small: [], overlapping: [], firstWords: [true, true] }, query);
      }
      for (const query of ["?discs=8&move=77", "?discs=20&rule=one-way&pegs=3"]) {
        // Anew, because the page has been scrolled.
        await page.goto(`${address()}${query}&show=towers,transport,scrubber,puzzle,graph`);
        await settled(page);
        assert.equal(await page.locator("[data-panel=puzzle] [data-command=compare]").count(), 1);
        const inView = () => page.evaluate(measure(({ box, windowBox, isInside }) => {
          const panel = document.querySelector("[data-panel=puzzle]");
          const { scrollHeight, clientHeight, scrollWidth, clientWidth } = panel;
          return isInside(box(panel), windowBox(), 0) && scrollHeight <= clientHeight && scrollWidth <= clientWidth;
        }));
        assert.ok(await inView(), `the form, ${query}`);
        await page.fill("[name=pegs]", "77");
        await page.press("[name=pegs]", "Enter");
        await settled(page);
        assert.equal(await page.locator("[data-problem=pegs]").count(), 1);
        assert.ok(await inView(), `the form with a message, ${query}`);
      }
    });
  }
});
