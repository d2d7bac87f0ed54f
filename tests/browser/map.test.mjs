// The map of positions: what is readable on it. Chromium.
import assert from "node:assert/strict";
import { go, inChromium, read } from "./chromium.mjs";
import { measure } from "./geometry.mjs";
import { settled } from "./settled.mjs";

const { open, test } = inChromium();

test("no label lies on a dot, for 1 to 8 discs, and ten presses of + keep the ring in view", async () => {
  for (const [width, height] of [[1366, 768], [390, 844]]) {
    const page = await open("?discs=9", { viewport: { width, height } });
    for (let discs = 1; discs <= 8; discs++) {
      for (const rest of ["", "&from=2&to=1&move=last", "&lang=de", "&lang=pt&move=1"]) {
        const query = `?discs=${discs}${rest}&show=towers,graph`;
        await go(page, query);
        const found = await read(page, measure(({ box, isInside, overlaps }) => {
          const picture = document.querySelector(".graph .picture");
          const dots = [...picture.querySelectorAll("circle.dot, .over circle")].map((dot) => ["dot", box(dot)]);
          const labels = [...picture.querySelectorAll("text")];
          return {
            met: labels.flatMap((label) => overlaps([[label.textContent, box(label)], ...dots], { wide: 0.5, high: 0.5 }).filter((pair) => !pair.startsWith("dot and"))),
            outside: labels.filter((label) => !isInside(box(label), box(picture))).length,
            hasLabels: labels.length >= 3,
          };
        }));
        assert.deepEqual(found, { met: [], outside: 0, hasLabels: true }, `${query} at ${width} by ${height}`);
      }
      await go(page, `?discs=${discs}&move=last&show=towers,graph`);
      for (let press = 0; press < 10; press++) await page.locator("[data-command=zoom-in]").click();
      await settled(page, "motion");
      const isSeen = await read(page, measure(({ box, isInside }) => isInside(box(".graph .over .here"), box(".graph .picture"), 8)));
      assert.ok(isSeen, `the ring of ${discs} discs at ${width} by ${height}`);
    }
  }
});
