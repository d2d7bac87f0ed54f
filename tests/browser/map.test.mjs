// The map of positions: what is readable on it, the way on it, and fingers. Chromium.
import assert from "node:assert/strict";
import { go, inChromium, read } from "./chromium.mjs";
import { measure } from "./geometry.mjs";
import { pointer } from "./input.mjs";
import { holds, settled } from "./settled.mjs";

const { open, test } = inChromium();

/** Which labels lie on dots or on each other, how many are cut off, and how many there are. */
const labelled = measure(({ box, isInside, overlaps }) => {
  const picture = document.querySelector(".graph .picture");
  const dots = [...picture.querySelectorAll("circle.dot, .over circle")].map((dot) => ["dot", box(dot)]);
  const labels = [...picture.querySelectorAll("text")];
  const onDots = labels.flatMap((label) => overlaps([[label.textContent, box(label)], ...dots], { wide: 0.5, high: 0.5 }).filter((pair) => !pair.startsWith("dot and")));
  const onLabels = overlaps(labels.map((label) => [label.textContent, box(label)]), { wide: 0.5, high: 0.5 });
  return { met: [...onDots, ...onLabels], outside: labels.filter((label) => !isInside(box(label), box(picture))).length, labels: labels.length };
});
const sizes = [[1366, 768], [390, 844]];

test("no label lies on a dot, for 1 to 8 discs, and ten presses of + keep the ring in view", async () => {
  const page = await open("?discs=9");
  for (let discs = 1; discs <= 8; discs++) {
    for (const rest of ["", "&from=2&to=1&move=last", "&lang=de", "&lang=pt&move=1"]) {
      const query = `?discs=${discs}${rest}&show=towers,graph`;
      await go(page, query);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const { met, outside, labels } = await read(page, labelled);
        assert.deepEqual({ met, outside, hasLabels: labels >= 5 }, { met: [], outside: 0, hasLabels: true }, `${query} at ${width} by ${height}`);
      }
    }
    await go(page, `?discs=${discs}&move=last&show=towers,graph`);
    for (let press = 0; press < 10; press++) await page.locator("[data-command=zoom-in]").click();
    await settled(page, "motion");
    const isSeen = await read(page, measure(({ box, isInside }) => isInside(box(".graph .over .here"), box(".graph .picture"), 8)));
    assert.ok(isSeen, `the ring of ${discs} discs`);
  }
});

test("beyond three pegs each ring has its number, which lies on no dot, and start and goal have their towers", async () => {
  const page = await open("?discs=9");
  for (const puzzle of ["?discs=1&pegs=4", "?discs=3&pegs=4&move=2", "?discs=4&pegs=4&move=5", "?discs=2&pegs=10", "?discs=3&pegs=5&rule=star", "?discs=12&pegs=4&move=20", "?discs=1000&pegs=7&move=1/3", "?discs=3&pegs=4&walk=0102"]) {
    for (const lang of ["en", "hi", "ar"]) {
      const query = `${puzzle}&lang=${lang}&show=towers,graph`;
      await go(page, query);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const { met, outside, labels } = await read(page, labelled);
        const { rings, legend } = await page.evaluate(() => ({ rings: document.querySelectorAll(".graph .ring").length, legend: document.querySelectorAll(".graph .legend").length }));
        assert.deepEqual({ met, outside, labels, legend }, { met: [], outside: 0, labels: rings + 2, legend: 2 }, `${query} at ${width} by ${height}`);
        assert.ok(rings > 0);
      }
    }
  }
});

test("the way to the board is drawn, its last move by itself, and not without motion or without the solution", async () => {
  const page = await open("?discs=4");
  for (const query of ["?discs=4&move=5&show=towers,transport,graph", "?discs=4&pegs=4&move=5&show=towers,transport,graph"]) {
    const newest = () => read(page, () => {
      const path = document.querySelector(".graph .newest");
      const { x, y } = path.getPointAtLength(path.getTotalLength());
      const here = document.querySelector(".graph .over .here");
      return {
        ends: Math.hypot(x - here.cx.baseVal.value, y - here.cy.baseVal.value) < 0.2,
        moves: document.querySelector(".graph .way").getAttribute("d").split("M").length - 1,
        draws: getComputedStyle(path).animationName,
      };
    });
    await go(page, query);
    await page.locator("[data-command=next]").click();
    assert.deepEqual(await newest(), { ends: true, moves: 6, draws: "draw" }, query);
    await page.locator("[data-command=previous]").click();
    assert.equal((await newest()).moves, 5);
    await page.locator("[data-command=layer-solution]").click();
    await holds(page, "document.querySelectorAll('.graph :is(.way, .newest, .route)').length === 0");
    await page.locator("[data-command=layer-solution]").click();
    await page.emulateMedia({ reducedMotion: "reduce" });
    assert.equal((await newest()).draws, "none");
    await page.emulateMedia({ reducedMotion: "no-preference" });
  }
});

test("a finger that rests on the map shows the towers of its position, and goes there when it lifts", async () => {
  for (const query of ["?discs=3&show=towers,graph", "?discs=3&pegs=4&show=towers,graph", "?discs=12&pegs=4&show=towers,graph"]) {
    const page = await open(query, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { down, up } = await pointer({ page }, "touch");
    const { name, at } = await read(page, measure(({ box }) => {
      document.querySelector(".graph .picture").scrollIntoView({ block: "center", behavior: "instant" });
      const dots = [...document.querySelectorAll(".graph .dot")].map((dot) => ({ name: dot.dataset.position, ...box(dot) }));
      const board = document.querySelector("svg[data-position]").dataset.position;
      const seen = dots.filter(({ name, x, y, width }) => name !== board && document.elementFromPoint(x + width / 2, y + width / 2)?.dataset.position === name);
      const { name, x, y, width } = seen[Math.floor(seen.length / 2)];
      return { name, at: [x + width / 2, y + width / 2] };
    }));
    await down(at);
    await holds(page, `document.querySelector(".graph [data-hover]")?.dataset.hover === "${name}"`);
    await up();
    await holds(page, `document.querySelector("svg[data-position]").dataset.position === "${name}" && !document.querySelector(".graph [data-hover]")`);
  }
});
