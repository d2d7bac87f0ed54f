// The teaching unit: from Learn to its pages, which have no broken link and fit a screen and the paper. Chromium.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { inChromium } from "./chromium.mjs";
import { families } from "./fonts.mjs";

/** The sheets of paper of each page: those for learners, and what is for teachers. The plan has about six, as the font will have it. */
const sheets = { "cut-out.html": [2], "handout.html": [3], "first-hour.html": [5, 6, 7], "./": [1] };

for (const font of Object.keys(families)) describe(`the unit in ${font}`, () => {
  const { open, newPage, address, test } = inChromium({ font });

  test("each page is a press away from Learn, and none of its links is broken", async () => {
    const page = await open("?learn=teachers&lang=fr");
    const [unit] = await Promise.all([page.context().waitForEvent("page"), page.click("[data-unit]")]);
    await unit.waitForLoadState();
    const seen = new Set();
    const follow = async (url) => {
      if (seen.has(url)) return;
      seen.add(url);
      const response = await unit.goto(url);
      assert.equal(response.status(), 200, url);
      if (!url.includes("/unit/")) return;
      const { links, missing } = await unit.evaluate(() => ({
        links: [...document.links].map(({ href }) => href),
        missing: [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src),
      }));
      assert.deepEqual(missing, [], url);
      for (const link of links) await follow(link);
    };
    await follow(unit.url());
    for (const name of Object.keys(sheets)) assert.ok(seen.has(new URL(`unit/${name}`, address()).href), `${name} of ${[...seen]}`);
    assert.ok([...seen].some((url) => url.endsWith("?lesson=recursion")), [...seen].join(" "));
    await unit.close();
  });

  test("no page is wider than a phone, and sheets for learners end with a sheet of paper", async () => {
    for (const [name, count] of Object.entries(sheets)) {
      const page = await newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(new URL(`unit/${name}`, address()).href);
      const { content, window } = await page.evaluate(() => ({ content: document.documentElement.scrollWidth, window: innerWidth }));
      assert.ok(content <= window, `${name}: ${content} pixels`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const printed = pdf.match(/\/Type\s*\/Page\b/g).length;
      assert.ok(count.includes(printed), `${name}: ${printed}`);
    }
  });
});
