// What axe finds in the main states, and what can be reached and read by everybody. Chromium.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { inChromium, read } from "./chromium.mjs";
import { measure, pageExcessWidth } from "./geometry.mjs";
import { everyPanel } from "./panels.mjs";
import { eventually, settled } from "./settled.mjs";

const axe = await readFile(new URL("../../tools/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const { open, test } = inChromium();

/** What axe finds in a page, or in a part of it. The preview is a page that is checked by itself. */
async function violations(page, context = { exclude: [".preview"] }, options = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(([context, options]) => window.axe.run(context, { resultTypes: ["violations"], ...options }), [context, options]);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

const states = {
  plain: "",
  "a program": "?discs=3&show=towers,transport,python&code=move(%22A%22,%22C%22)",
  legend: "?discs=64&move=12345678901234567890",
  "a thousand discs": "?discs=1000&move=1/3&show=towers,transport,scrubber,puzzle,bits",
  "a row on four pegs": "?discs=6&pegs=4&rule=linear&move=9",
  "from a position, through every other": "?discs=4&path=hamiltonian&move=40",
  "one-way ring": "?discs=6&rule=one-way&move=9&loop=3-40",
  "wrong values": "?discs=x&rule=y&move=z",
  embedded: "?embed=1&discs=5&move=3",
  "no discs": "?discs=0",
  "the list of keys": "?discs=5&keys=shown",
  "the tour": "?discs=6&move=21&show=towers,graph&step=4",
  "playing by hand": "?discs=5&show=towers,play,graph&walk=0102.12",
  "every panel": `?discs=5&move=9&loop=3-20&show=${everyPanel}`,
  "every panel on four pegs": `?discs=4&pegs=4&move=3&show=${everyPanel}`,
  ...Object.fromEntries(["link", "frame", "element", "task", "picture", "moves", "graph", "worksheet", "worksheet.call", "worksheet.order", "worksheet.lines", "worksheet.next-line"].map((form) => [`sharing: ${form}`, `?discs=5&move=9&share=${form}`])),
  "a task, predict": "?discs=5&task=predict&seed=7",
  "a task, reach, locked": "?discs=4&task=reach&seed=7&lock=transport,scrubber,puzzle",
  "a task, order": "?discs=5&task=order&seed=7",
  "with aids": "?discs=5&aids=still.patterns.sound",
  "every panel in Arabic": `?discs=5&move=9&loop=3-20&lang=ar&show=${everyPanel}`,
  "every panel in Chinese": `?discs=5&move=9&lang=zh&show=${everyPanel}`,
  "the list of keys in Hindi": "?discs=5&keys=shown&lang=hi",
  "every panel of a thousand discs": `?discs=1000&move=1/3&graph=0120&show=${everyPanel}`,
};
// Some need a press on a button.
const pressed = {
  "a step with formulas": ["?lesson=doubling&step=3"],
  "the list of lessons": ["?lesson=doubling&step=3", "lessons"],
  "making a lesson": ["?lesson=~s1Uw5rJXSMksTi62NeZSBvKMjQE", "edit-lesson"],
};
for (const [name, state] of Object.entries({ ...states, ...pressed })) {
  const [query, command] = [state].flat();
  test(`axe finds no violations: ${name}`, async () => {
    const page = await open(query, { colorScheme: "light" });
    if (command) await page.click(`[data-command=${command}]`);
    const hasDialog = /share=|keys=/.test(query) || command === "lessons";
    assert.equal(await read(page, () => document.querySelectorAll("dialog[open]").length), hasDialog ? 1 : 0);
    assert.deepEqual(await violations(page), [], "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await settled(page, "motion");
    // Other rules do not look at colours.
    const context = { exclude: [".preview"] };
    assert.deepEqual(await violations(page, context, { runOnly: ["color-contrast", "link-in-text-block"] }), [], "dark");
  });
}

test("axe finds no violations during a race", async () => {
  const page = await open("?race=10&show=towers,race");
  await page.click("[data-command=start-race]");
  await eventually(page, "clock", "document.querySelectorAll('.race .line[d*=L]').length > 3");
  assert.deepEqual(await violations(page, ".race"), []);
});

test("every control can be reached with the keyboard and shows its focus", async () => {
  const page = await open("?discs=4&move=5");
  // Of the tabs, one is in the order of the Tab key, and arrow keys reach the others. The field shows its button while it
  // has the focus.
  await page.focus("[name=move]");
  const controls = await page.locator("button:not([tabindex='-1']):visible, input:visible, select:visible, summary:not([tabindex='-1']):visible, [tabindex='0']:visible").count();
  await page.evaluate(() => document.activeElement.blur());
  const reached = new Set();
  for (let step = 0; step < controls + 3; step++) {
    await page.keyboard.press("Tab");
    reached.add(
      await page.evaluate(() => {
        const element = document.activeElement;
        if (element === document.body) return "body";
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) throw new Error(`unseen: ${element.outerHTML}`);
        return [...document.querySelectorAll("*")].indexOf(element);
      }),
    );
  }
  reached.delete("body");
  assert.equal(reached.size, controls);
});

test("targets are at least 24 by 24 pixels, also on a phone", async () => {
  const page = await open("?discs=64&show=towers,transport,scrubber,puzzle,bits");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await settled(page);
    // A press would close the form of the puzzle, which is over the board.
    await page.evaluate(() => (document.querySelector("details.playback-menu").open = true));
    await page.focus("[name=move]");
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, input, select, summary")]
        .filter((target) => target.checkVisibility())
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((target) => target.outerHTML),
    );
    assert.deepEqual(small, []);
    const overflow = await page.evaluate(pageExcessWidth);
    assert.ok(overflow <= 0, `${overflow} pixels too wide at ${width}`);
  }
});

// 1280 by 800 pixels at 400 % are 320 by 200 CSS pixels.
for (const query of ["lang=de", "lang=vi", "lang=ar", "lang=zh", "lang=fr&task=predict&seed=1", "task=order&seed=1", "lang=de&keys=shown", "share=task"]) {
  test(`at 400 % the page does not scroll sideways: ${query}`, async () => {
    const page = await open(`?discs=7&move=9&show=towers,transport,scrubber,puzzle,play,bits&${query}`, { viewport: { width: 320, height: 200 } });
    const wide = await page.evaluate(measure(({ excessWidth }) => {
      const dialog = document.querySelector("dialog");
      return [excessWidth(), dialog ? dialog.scrollWidth - dialog.clientWidth : 0];
    }));
    assert.ok(Math.max(...wide) <= 0, `${wide} pixels too wide`);
  });
}

test("at 400 % everything of the board can be scrolled into view, and what lies over it", async () => {
  const page = await open("?discs=64&move=12345678901234567890&loop=1-9", { viewport: { width: 320, height: 256 } });
  const isWhole = async (selector) => {
    const part = page.locator(selector).first();
    await part.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await part.boundingBox();
    const isOnTop = await part.evaluate((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return part.contains(found) || found?.contains(part) === true;
    });
    assert.ok(isOnTop && x >= 0 && y >= -1 && x + width <= 321 && y + height <= 257, `${selector}: ${[x, y, width, height]}`);
  };
  for (const selector of [".towers svg", "[data-command=play]", "[name=move]", ".rail", ".panels [data-picture]"]) await isWhole(selector);
  await page.locator("[name=move]").fill("nonsense");
  await page.locator("[name=move]").press("Enter");
  await settled(page);
  await isWhole("[data-problem=move]");
  await page.locator(".playback-menu > summary").click();
  await settled(page);
  for (const selector of ["[name=speed]", "[name='loop.first']", "[name='loop.last']", "[data-command=next-larger]"]) await isWhole(selector);
});

test("axe finds no violations in forced colours", async () => {
  const page = await open(`?discs=5&move=9&show=${everyPanel}`, { forcedColors: "active" });
  assert.deepEqual(await violations(page, { include: ["html"] }), []);
});
