// What each button does when it is clicked, for those whose effects the tests without a browser look at. Chromium.
import assert from "node:assert/strict";
import { go, inChromium } from "./chromium.mjs";
import { clicks } from "./clicks.mjs";
import { holds } from "./settled.mjs";

const { open, test } = inChromium();
for (const [query, ...steps] of clicks) {
  test(`${query}: ${steps.map(([selector]) => selector).join(", ")}`, async () => {
    const page = await open("");
    await go(page, query);
    for (const [selector, becomes] of steps) {
      assert.equal(await page.evaluate(`Boolean(${becomes})`), false, `before: ${becomes}`);
      await page.click(selector);
      await holds(page, becomes, "motion", ...(becomes.includes("location") ? ["address"] : []));
    }
  });
}
