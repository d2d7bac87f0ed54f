// Snapshots of the accessibility tree in the main states. They are stored beside this file, so that people can review
// them. UPDATE=1 overwrites them after an intended change.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { inChromium } from "./chromium.mjs";
import { settled } from "./settled.mjs";

const states = {
  start: "?discs=3",
  legend: "?discs=64&move=12345678901234567890&show=towers,transport,scrubber,why",
  playing: "?discs=3&show=towers,play&walk=0102.12",
  predict: "?discs=4&task=predict.2&seed=11&show=towers&embed=1",
  order: "?discs=3&task=order.2&seed=4&show=towers&embed=1",
  keys: "?discs=3&keys=shown",
  tour: "?discs=3&move=4&trace=all&show=towers,transport,scrubber,trace&step=1",
  lesson: "?lesson=recursion&step=7",
  choice: "?lesson=induction&step=9",
  sentence: "?lesson=legend&step=4",
  lessons: ["?lesson=doubling&step=3", "lessons"],
  challenges: "?learn=play",
  exercises: "?learn=exercises",
  teachers: "?discs=4&move=3&learn=teachers",
  editor: ["?lesson=~s1Uw5rJXSMksTi62NeZSBvKMjQE", "edit-lesson"],
  refused: "?discs=x",
  arabic: "?discs=3&move=2&lang=ar&show=towers,transport,scrubber",
};

const { open, test } = inChromium();

for (const [name, state] of Object.entries(states)) {
  // Some need a press on a button.
  const [query, pressed] = [state].flat();
  test(`accessibility tree: ${name}`, async () => {
    const page = await open(query);
    if (pressed) await page.click(`[data-command=${pressed}]`);
    await settled(page, "announcement");
    const found = `${await page.locator("body").ariaSnapshot()}\n`;
    const kept = new URL(`accessible/${name}.yml`, import.meta.url);
    if (process.env.UPDATE) await writeFile(kept, found);
    assert.equal(found, await readFile(kept, "utf8"));
  });
}
