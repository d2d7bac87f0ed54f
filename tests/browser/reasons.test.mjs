// The reason for a move on the board and in its tab: what fits, what stays in its place, and the focus. Chromium.
import assert from "node:assert/strict";
import { inChromium, read } from "./chromium.mjs";
import { measure } from "./geometry.mjs";
import { settled } from "./settled.mjs";

const chromium = inChromium();
const { test } = chromium;
const open = (query, width, height, more = {}) => chromium.open(query, { viewport: { width, height }, ...more });
const show = "show=towers,transport,scrubber";

test("nothing scrolls before More at 1366 by 768", async () => {
  const puzzles = ["discs=3&move=4", "discs=8&move=77", "discs=64&move=12345678901234567890", "discs=1000&move=2^700", "discs=10&pegs=4&move=20", "discs=5&rule=linear&move=100", "discs=6&rule=one-way&move=50", "discs=5&pegs=4&rule=one-way&move=7", "discs=12&pegs=10&move=9", "discs=4&walk=02"];
  for (const puzzle of puzzles) {
    for (const lang of ["en", "de", "hi"]) {
      const page = await open(`?${puzzle}&lang=${lang}&${show},why`, 1366, 768);
      const { more, below } = await read(page, measure(({ box }) => ({ more: box(".why > [data-fold=more]").bottom, below: box(".panels").bottom })));
      assert.ok(more <= below, `${puzzle} in ${lang}: ${more} of ${below}`);
      await page.close();
    }
  }
});

for (const [width, height] of [[1366, 768], [390, 844], [820, 1180]]) {
  test(`the board keeps its place while reasons change, at ${width} by ${height}`, async () => {
    // On phones there is no room for the question beside numbers of twenty digits, and below the board none for the longest reasons.
    const [isWide, long] = [width > 737, "?discs=64&move=12345678901234567890&lang=de"];
    for (const query of ["?discs=5&move=9", "?discs=8&move=77", "?discs=8&pegs=4&move=12", ...(isWide ? [long] : []), "?discs=6&from=012012&move=9", "?discs=6&from=012012&move=9&lang=hi"]) {
      const page = await open(`${query}&${show},numbers`, width, height, { hasTouch: width < 900 });
      const press = (selector) => (width < 900 ? page.tap(selector) : page.click(selector));
      await press("[data-command=why]");
      const places = async () => {
        const found = await read(page, measure(({ box }) => [".stage", ".caption"].map((part) => [box(part).top, box(part).bottom].map(Math.round))));
        return isWide ? found : [found[0], found[1][0]];
      };
      const before = await places();
      for (const command of ["why-that", "next", "why-that", "previous", "previous"]) {
        await press(`[data-command=${command}]`);
        await settled(page, "motion");
        assert.deepEqual(await places(), before, `${query}: ${command}`);
      }
      assert.ok(await page.textContent("[data-reason]"));
      await page.close();
    }
  });
}

test("by keyboard, why that? climbs to the whole puzzle and keeps the focus", async () => {
  const page = await open(`?discs=5&move=9&${show},numbers`, 1366, 768);
  await page.focus("[data-command=why]");
  await page.keyboard.press("Enter");
  await settled(page);
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement.dataset.command);
  assert.equal(await focused(), "why-that");
  const told = new Set();
  for (let presses = 0; presses < 6; presses++) {
    told.add(await page.textContent("[data-reason]"));
    await page.keyboard.press("Enter");
    await settled(page);
    assert.equal(await focused(), "why-that");
  }
  assert.equal(told.size, 4, "discs 1–2, 1–3, 1–4 and all five");
  await page.close();
});
