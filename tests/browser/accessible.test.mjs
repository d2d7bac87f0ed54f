// Snapshots of the accessibility tree in the main states. They are stored beside this file, so that people can review
// them. UPDATE=1 overwrites them after an intended change.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { launchChromium } from "./engines.mjs";
import { serve } from "./server.mjs";
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
  lessons: ["?lesson=doubling&step=3", "lessons"],
  editor: ["?lesson=~s1Uw5rJXSMksTi62NeZSBvKMjQE", "edit-lesson"],
  refused: "?discs=x",
  arabic: "?discs=3&move=2&lang=ar&show=towers,transport,scrubber",
};

let server, browser;
before(async () => {
  server = await serve();
  browser = await launchChromium();
});
after(async () => {
  await browser.close();
  server.stop();
});

for (const [name, state] of Object.entries(states)) {
  // Some need a press on a button.
  const [query, pressed] = [state].flat();
  test(`accessibility tree: ${name}`, { timeout: 60_000 }, async () => {
    const page = await browser.newPage();
    await page.goto(server.address + query);
    await settled(page);
    if (pressed) await page.click(`[data-command=${pressed}]`);
    // Panels may be some frames behind, and announcements are delayed.
    await page.waitForTimeout(800);
    const read = `${await page.locator("body").ariaSnapshot()}\n`;
    await page.close();
    const kept = new URL(`accessible/${name}.yml`, import.meta.url);
    if (process.env.UPDATE) await writeFile(kept, read);
    assert.equal(read, await readFile(kept, "utf8"));
  });
}
