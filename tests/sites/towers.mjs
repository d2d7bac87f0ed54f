// Looks for towers in a page of any site: in elements, and in frames.
import assert from "node:assert/strict";

/** The pegs of the discs after a move of the classic puzzle on three pegs, the largest disc first. */
export function position(discs, move, from = 0, to = 2) {
  if (discs === 0) return "";
  const spare = 3 - from - to;
  const middle = 2 ** (discs - 1);
  return move < middle ? from + position(discs - 1, move, from, spare) : to + position(discs - 1, move - middle, spare, to);
}

/** The towers that a reader can see in a page and its frames, each with its `index` and `position`. */
async function visibleTowers(page) {
  const towers = [];
  for (const frame of page.frames()) {
    for (const svg of await frame.locator("svg[data-position]").all()) {
      const { width, height } = (await svg.boundingBox()) ?? { width: 0, height: 0 };
      if (width < 100 || height < 50) continue;
      towers.push(await svg.evaluate(({ dataset: { index, position } }) => ({ index, position })));
    }
  }
  return towers;
}

/** Waits until a page shows this many towers, and returns them. */
export async function findTowers(page, count) {
  const end = Date.now() + 45_000;
  for (;;) {
    // Elements and frames may load when they come into view. A page that is still being drawn may replace them.
    for (const place of await page.locator("tower-of-hanoi, iframe").all()) {
      await place.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
    }
    const towers = await visibleTowers(page).catch(() => []);
    if (towers.length === count) return towers;
    assert.ok(Date.now() < end, `${towers.length} instead of ${count} towers are visible`);
    await new Promise((done) => setTimeout(done, 250));
  }
}

/** Answers a question in a frame or in the element of a page, rightly or not. */
export async function answer(place) {
  const explorer = place.locator(".explorer[data-whole]");
  await explorer.locator("[name=answer], [name=answer-disc]").first().waitFor();
  const values = { answer: "1", "answer-disc": "1", "answer-from": "0", "answer-to": "1" };
  for (const [name, value] of Object.entries(values)) {
    for (const field of await explorer.locator(`[name=${name}]`).all()) {
      if ((await field.evaluate(({ localName }) => localName)) === "select") await field.selectOption(value);
      else await field.fill(value);
    }
  }
  await explorer.locator("[data-command=check]").click();
}
