// How the towers look: flag, landing outline, refusals, contrast and the size of text. Chromium.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { inChromium } from "./chromium.mjs";
import { compareColours } from "./contrast.mjs";
import { inEachEngine } from "./engines.mjs";
import { measure } from "./geometry.mjs";
import { holds, settled } from "./settled.mjs";

// Moves the mouse to points that are fractions of the picture, beginning on a disc if one is named. Without a point it stays.
const point = async (page, steps, disc) => {
  for (const [type, x, y] of steps) {
    if (type === "up" && x === undefined) {
      await page.mouse.up();
      continue;
    }
    const box = await page.locator(type === "down" && disc ? `[data-disc="${disc}"] rect >> nth=0` : ".towers svg").boundingBox();
    const part = type === "down" && disc ? [0.5, 0.5] : [x, y];
    await page.mouse.move(box.x + part[0] * box.width, box.y + part[1] * box.height);
    if (type !== "move") await page.mouse[type]();
  }
};
const [A, B, C] = [1 / 6, 1 / 2, 5 / 6];
const ghost = "(document.querySelector('.towers [data-ghost]')?.dataset.ghost ?? '')";
const marks = `[...document.querySelectorAll(".towers :is([data-refused], [data-blocking])")]
  .map(({ dataset }) => dataset.disc + (dataset.refused === undefined ? " blocks" : " refused")).sort().join()`;

// Contrasts of what the picture is made of with the page, and of numbers with their discs.
const contrasts = compareColours(({ contrast, colour }) => {
  const paper = colour(document.body, "backgroundColor");
  const on = (selector, property) => [...document.querySelectorAll(selector)].map((part) => contrast(paper, colour(part, property)));
  const [silhouette] = on(".silhouette", "stroke");
  // A light disc has an outline, and a light band is in that of its tower.
  const discs = [...document.querySelectorAll(".disc > rect:first-child")].map((disc) => Math.max(...["fill", "stroke"].map((property) => contrast(paper, colour(disc, property)))));
  const bands = on(".bands", "fill").map((band) => Math.max(band, silhouette));
  const numbers = [...document.querySelectorAll(".disc text")]
    .map((text) => contrast(colour(text, "fill"), colour(text.parentNode.firstChild, "fill")));
  return { graphics: [...discs, ...bands, ...on(".silhouette, .flag path:last-child, .marker path, .rod rect:first-child, .base rect:nth-child(2)", "fill"), ...on(".silhouette", "stroke")], numbers };
});

inEachEngine((browser, server, test) => {
  test("the flag is on the peg of the goal, and nowhere if the goal is spread", async () => {
    const flag = "document.querySelector('.towers .flag')?.dataset.goal ?? null";
    for (const [query, peg] of [["?discs=4", "2"], ["?discs=4&to=1", "1"], ["?discs=4&pegs=5&to=3", "3"], ["?discs=3&to=012", null]]) {
      await browser.open(server.address + query);
      assert.equal(await browser.read(flag), peg, query);
      if (peg) assert.ok(await browser.read(measure(({ box }, peg) => {
        const [flag, letter] = [".flag", document.querySelectorAll(".towers .letter")[peg]].map(box);
        return flag.left <= letter.right && flag.right >= letter.left && flag.bottom < letter.top;
      }, peg)), `${query}: above its letter`);
    }
  });

  test("while a disc is dragged, an outline shows where it would land, on legal pegs only", async () => {
    // Disc 2 is on top of A, and disc 1 lies on C.
    await browser.open(`${server.address}?discs=4&walk=02`);
    assert.equal(await browser.read(ghost), "");
    await point(browser.page, [["down", A, 0.9], ["move", A + 0.05, 0.5]], 2);
    assert.equal(await browser.read(ghost), "", "where it comes from");
    await point(browser.page, [["move", C, 0.5]]);
    assert.equal(await browser.read(ghost), "", "on a smaller disc");
    await point(browser.page, [["move", B, 0.5]]);
    assert.equal(await browser.read(ghost), "1");
    const outlined = await browser.read("document.querySelector('[data-ghost]').getAttribute('transform')");
    await point(browser.page, [["up", B, 0.5]]);
    await holds(browser, "document.querySelector('[data-disc=\"2\"]').dataset.peg === '1'");
    await holds(browser, `document.querySelector('[data-disc="2"]').getAttribute("transform") === ${JSON.stringify(outlined)}`, "motion");
    assert.equal(await browser.read(ghost), "");
  });

  test("a disc that a click picked up has the outline below the mouse, and by keys below the cursor", async () => {
    await browser.open(`${server.address}?discs=3&show=towers,play`);
    await point(browser.page, [["down", A, 0.9], ["up"]], 1);
    assert.equal(await browser.read(ghost), "");
    await point(browser.page, [["move", 0.98, 0.5]]);
    await holds(browser, `${ghost} === "2"`);
    await browser.press(".stage", "ArrowLeft");
    await holds(browser, `${ghost} === "1"`);
    await browser.press(".stage", "Enter");
    await holds(browser, "document.querySelector('[data-disc=\"1\"]').dataset.peg === '1'");
  });

  test("a refused move marks its disc and the disc in the way, each time anew", async () => {
    await browser.open(`${server.address}?discs=4&walk=02`);
    await point(browser.page, [["down", A, 0.9], ["move", C, 0.5], ["up", C, 0.5]], 2);
    await holds(browser, `${marks} === "1 blocks,2 refused"`);
    const animation = "getComputedStyle(document.querySelector('[data-refused]')).animationName";
    const first = await browser.read(animation);
    await point(browser.page, [["down", A, 0.9], ["move", B, 0.5], ["up", B, 0.5]], 4);
    await holds(browser, `${marks} === "2 blocks,4 refused"`);
    assert.notEqual(await browser.read(animation), first, "so that it runs again");
    await point(browser.page, [["down", A, 0.9], ["move", B, 0.5], ["up", B, 0.5]], 2);
    await holds(browser, `${marks} === ""`);
  });

  test("a game that is done says so, and offers one disc more", async () => {
    await browser.open(`${server.address}?discs=2&walk=0102`);
    assert.equal(await browser.read("document.querySelector('svg[data-solved]')"), null);
    await point(browser.page, [["down", B, 0.9], ["move", C, 0.5], ["up", C, 0.5]], 1);
    await holds(browser, "document.querySelector('svg[data-solved]') !== null && /3/.test(document.querySelector('[data-caption]').textContent)");
    await browser.click(".note [data-command=add-disc]");
    await holds(browser, "document.querySelectorAll('[data-disc]').length === 3 && !document.querySelector('svg[data-solved]')");
  });

  test("in both themes discs stand out from the page, and their numbers from discs", async () => {
    for (const query of ["?discs=8&move=5", "?discs=20", "?discs=64&move=1/3", "?discs=1000&move=1/3"]) {
      for (const theme of ["light", "dark"]) {
        await browser.open(`${server.address}${query}&theme=${theme}`);
        const { graphics, numbers } = await browser.read(contrasts);
        assert.ok(graphics.length > 5 && Math.min(...graphics) >= 3, `${query} ${theme}: ${Math.min(...graphics)}`);
        assert.ok(Math.min(4.5, ...numbers) >= 4.5, `${query} ${theme}: ${Math.min(...numbers)}`);
      }
    }
  });

  test("patterns are in the ink of the number, and gone without the aid", async () => {
    await browser.open(`${server.address}?discs=12&aids=patterns`);
    // That they differ by the last digit is tested natively.
    const patterns = await browser.read(compareColours(({ contrast, colour }) => [...document.querySelectorAll(".disc")].map((disc) => {
      const [body, pattern, number] = ["rect", ".pattern path", "text"].map((selector) => disc.querySelector(selector));
      return [pattern.getAttribute("d"), contrast(colour(pattern, "stroke"), colour(body, "fill")), contrast(colour(number, "fill"), colour(pattern, "stroke"))];
    })));
    assert.equal(new Set(patterns.map(([d]) => d)).size, 12);
    assert.ok(patterns.every(([d, seen, same]) => d.length > 10 && seen >= 4.5 && same === 1), patterns.map(([, ...values]) => values).join());
    await browser.open(`${server.address}?discs=12`);
    assert.equal(await browser.read("document.querySelectorAll('.pattern path').length"), 0);
  });
});

describe("media", () => {
  const { open, test } = inChromium();

  test("text is 16 pixels high, 20 on wide screens and 32 on those of 4K", async () => {
    const page = await open("");
    for (const [width, size] of [[360, 16], [1280, 16], [1799, 16], [1800, 20], [2560, 20], [3840, 32]]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), `${size}px`, `${width}`);
      const sizes = await page.evaluate(() => [...new Set([...document.querySelectorAll(".explorer *:not(svg *)")]
        .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && part.checkVisibility())
        .map((part) => Number.parseFloat(getComputedStyle(part).fontSize) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)))].sort());
      assert.deepEqual(sizes.filter((step) => ![0, 0.75, 0.875, 1, 1.25, 1.75].includes(step)), [], `${width}`);
    }
  });

  test("with reduced motion nothing shakes, and the disc in the way keeps an outline", async () => {
    const page = await open("?discs=4", { reducedMotion: "reduce" });
    await point(page, [["down", A, 0.9], ["move", B, 0.5]], 4);
    await settled(page);
    const seen = (selector) => page.evaluate((selector) => {
      const { animationName, stroke, strokeWidth } = getComputedStyle(document.querySelector(selector));
      return [animationName, Number.parseFloat(strokeWidth) > 4 && stroke !== "rgba(0, 0, 0, 0)"];
    }, selector);
    assert.deepEqual(await seen("[data-blocking] > rect"), ["none", true]);
    assert.deepEqual(await seen("[data-refused]"), ["none", false]);
  });

  test("in forced colours odd and even discs differ, and so do the lines of a chart and their legends", async () => {
    const page = await open("?discs=8&move=5&show=towers,numbers", { forcedColors: "active" });
    const [odd, even] = await page.evaluate(() => [1, 2].map((disc) => getComputedStyle(document.querySelector(`[data-disc="${disc}"] rect`)).fill));
    assert.notEqual(odd, even);
    const lines = await page.evaluate(() => [...document.querySelectorAll(".plot .line")].map((line) => getComputedStyle(line).strokeDasharray));
    assert.equal(new Set(lines).size, lines.length);
    const keys = await page.evaluate(() => [...document.querySelectorAll(".numbers .key .line")].map((line) => {
      const { strokeDasharray, strokeWidth } = getComputedStyle(line);
      return Number.parseFloat(strokeWidth) >= 2 && strokeDasharray;
    }));
    assert.ok(keys.length > 1 && keys.every(Boolean) && new Set(keys).size === keys.length, keys.join());
  });

  test("very many discs are a few paths on each peg", async () => {
    const page = await open("?discs=1000&move=1/3");
    const nodes = await page.evaluate(() => document.querySelectorAll(".towers svg *").length);
    assert.ok(nodes < 180, `${nodes} nodes`);
    assert.equal(await page.evaluate(() => document.querySelectorAll(".towers .silhouette").length), 3);
    // 16 steps of the ramp for each parity.
    const bands = await page.evaluate(() => document.querySelectorAll(".towers .bands").length);
    assert.ok(bands > 60 && bands <= 96, `${bands} bands`);
  });
});
