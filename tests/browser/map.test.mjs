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
  const flags = [...picture.querySelectorAll(".end[data-end=goal]")];
  const onFlags = labels.flatMap((label) => overlaps([[label.textContent, box(label)], ...flags.map((flag) => ["flag", box(flag)])], { wide: 0.5, high: 0.5 }).filter((pair) => !pair.startsWith("flag and")));
  const onLabels = overlaps(labels.map((label) => [label.textContent, box(label)]), { wide: 0.5, high: 0.5 });
  return { met: [...onDots, ...onFlags, ...onLabels], outside: [...labels, ...flags].filter((part) => !isInside(box(part), box(picture))).length, labels: labels.length };
});
const sizes = [[1366, 768], [390, 844]];

test("no label lies on a dot, for 1 to 8 discs, and ten presses of + keep the ring in view", async () => {
  const page = await open("?discs=9");
  for (let discs = 1; discs <= 8; discs++) {
    for (const rest of ["", "&from=2&to=0&move=last", "&lang=de", "&lang=pt&move=1"]) {
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
  for (const puzzle of ["?discs=1&pegs=4", "?discs=3&pegs=4&move=2", "?discs=4&pegs=4&move=last", "?discs=2&pegs=10", "?discs=3&pegs=5&rule=star", "?discs=12&pegs=4&move=20", "?discs=1000&pegs=7&move=1/3", "?discs=3&pegs=4&walk=0102"]) {
    for (const lang of ["en", "vi", "ja", "ar"]) {
      const query = `${puzzle}&lang=${lang}&show=towers,graph`;
      await go(page, query);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const { met, outside, labels } = await read(page, labelled);
        const { rings, legend, ends } = await page.evaluate(() => {
          const count = (selector) => document.querySelectorAll(selector).length;
          return { rings: count(".graph .moves-between circle"), legend: count(".graph .legend"), ends: count(".graph [data-picture] > .end") };
        });
        // A map of all positions shows the start and the goal. A map of the neighbourhood shows them only if they are in it. Each has
        // a picture of its towers, with its mark below.
        const isWhole = !/discs=(12|1000)/.test(puzzle);
        assert.ok(legend <= 2 && (!isWhole || legend === 2), `${query}: ${legend}`);
        assert.deepEqual({ met, outside, labels, ends }, { met: [], outside: 0, labels: rings + legend, ends: 2 * legend }, `${query} at ${width} by ${height}`);
        assert.ok(rings > 0);
      }
    }
  }
});

test("the way to the board is drawn, and the move that was just made draws itself", async () => {
  const page = await open("?discs=4");
  // Whether a line began to draw itself since the last call.
  const drew = () => page.evaluate(() => window.drew.splice(0).length > 0);
  const lines = () => read(page, () => {
    const [newest, way] = [".newest", ".way"].map((selector) => document.querySelector(`.graph ${selector}`));
    const { x, y } = newest.getPointAtLength(newest.getTotalLength());
    const { cx, cy } = document.querySelector(".graph .over .here");
    const before = way.getAttribute("d");
    return { ends: Math.hypot(x - cx.baseVal.value, y - cy.baseVal.value) < 0.2, before: before.split("M").length - 1, isTwice: before.includes(newest.getAttribute("d")) };
  });
  await page.evaluate(() => {
    window.drew = [];
    document.addEventListener("animationstart", ({ animationName }) => animationName === "draw" && window.drew.push(animationName));
  });
  for (const query of ["?discs=4&move=5&show=towers,transport,graph", "?discs=4&pegs=4&move=5&show=towers,transport,graph"]) {
    await go(page, query);
    assert.deepEqual([await lines(), await drew()], [{ ends: true, before: 4, isTwice: false }, false], query);
    await page.locator("[data-command=next]").click();
    await settled(page, "motion");
    assert.deepEqual([await lines(), await drew()], [{ ends: true, before: 5, isTwice: false }, true], query);
    // What was taken back draws nothing, and neither does a line that comes again.
    await page.locator("[data-command=previous]").click();
    await settled(page, "motion");
    assert.deepEqual([(await lines()).before, await drew()], [4, false], query);
    await page.locator("[data-command=layer-solution]").click();
    await holds(page, "document.querySelectorAll('.graph :is(.way, .newest, [data-route])').length === 0");
    await page.locator("[data-command=layer-solution]").click();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.locator("[data-command=next]").click();
    assert.deepEqual([(await lines()).before, await drew()], [5, false], query);
    await page.emulateMedia({ reducedMotion: "no-preference" });
  }
  // A detour has its own line, joined to that of the solution and to the way on.
  await go(page, "?discs=4&move=2&show=towers,transport,scrubber,graph&aids=still");
  await page.locator(".stage").focus();
  const position = "document.querySelector('svg[data-position]').dataset.position";
  for (const keys of ["ab", "ac", "ba", "bc", "ca", "cb"]) {
    for (const key of [...keys, "Escape"]) await page.keyboard.press(key);
    if (await read(page, "document.querySelector('[data-note]') !== null")) break;
  }
  for (let step = 0; step < 3; step++) await page.locator("[data-command=next]").click();
  const counts = () => read(page, () => [...document.querySelectorAll(".graph .over :is(.way, .walk, .newest)")].map((path) => path.getAttribute("d").split("M").length - 1).reduce((sum, count) => sum + count, 0));
  const number = Number(await read(page, "document.querySelector('[name=move]').value"));
  assert.ok(number >= 6, `${number}`);
  assert.equal(await counts(), number, await read(page, position));
});

test("a press beside the dots does nothing beyond three pegs", async () => {
  const page = await open("?discs=3&pegs=4&show=towers,graph");
  const before = await read(page, "document.querySelector('svg[data-position]').dataset.position");
  for (const place of [[0.02, 0.02], [0.9, 0.1], [0.98, 0.98]]) {
    const { x, y, width, height } = await page.locator(".graph .picture").boundingBox();
    await page.mouse.click(x + width * place[0], y + height * place[1]);
    assert.equal(await read(page, "document.querySelector('svg[data-position]').dataset.position"), before);
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

test("a map that is shown to an audience has thicker lines", async () => {
  const page = await open("?discs=4&move=5&show=towers,graph");
  const widths = () => read(page, () => ["[data-route]", ".moves-between path[stroke]"].map((selector) => parseFloat(getComputedStyle(document.querySelector(`.graph ${selector}`)).strokeWidth)));
  assert.deepEqual(await widths(), [4, 1.2]);
  await page.locator("[data-command=menu]").click();
  await page.locator("[data-command=present]").click();
  await settled(page);
  assert.deepEqual(await widths(), [6, 2.5]);
});
