// Films, and pictures of panels: files that the browser writes and can show.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { inChromium } from "./chromium.mjs";
import { keep } from "./downloads.mjs";
import { inEachEngine } from "./engines.mjs";
import { choose } from "./input.mjs";
import { holds, settled } from "./settled.mjs";
import { solve } from "./solver.mjs";

const outcome = "document.querySelector('.outcome').textContent";

/** Draws the last file on a canvas. */
const show = (type) => `(async () => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([window.kept.at(-1)], { type: ${JSON.stringify(type)} }));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join());
  return { width: canvas.width, height: canvas.height, colours: colours.size };
})()`;

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await settled(browser);
    await browser.open(server.address + query);
    await browser.read(keep);
    await holds(browser, "Boolean(document.querySelector('dialog[open]'))");
  };
  const saved = async () => {
    await browser.click("[data-command=download]");
    await holds(browser, `${outcome}.includes("downloads")`);
    return browser.read("window.named");
  };
  // The page forbids styles and images from elsewhere, and the file is shown in it all the same.
  const shown = (type) => browser.read(show(type));
  const text = () => browser.read("window.kept.at(-1).text()");

  test("a film is a GIF file that the browser shows", async () => {
    await open("?discs=5&move=9&share=film.gif");
    assert.equal(await browser.read("document.querySelector('[name=first-move]').value"), "10");
    assert.equal(await saved(), "hanoi-5-3-any-film.gif");
    const { width, height, colours } = await shown("image/gif");
    assert.deepEqual([width, height], [640, 266]);
    assert.ok(colours > 8 && colours < 256, `${colours} colours`);
    assert.ok(await browser.read("window.kept.at(-1).size") < 300_000);
  });

  test("a film is an SVG file that moves by itself in an image", async () => {
    await open("?discs=3&share=film.0-7");
    assert.equal(await saved(), "hanoi-3-3-any-film.svg");
    const svg = await text();
    assert.equal(svg.match(/<g class="d\d/g).length, 3);
    assert.deepEqual([...new Set(svg.match(/@keyframes d\d/g))].length, 3);
    const { width, colours } = await shown("image/svg+xml");
    assert.equal(width, 640);
    assert.ok(colours > 8, `${colours} colours`);
  });

  test("an export of a film can be stopped", async () => {
    await open("?discs=60&share=film.gif.1600.0-200&speed=0.25");
    await browser.click("[data-command=download]");
    await browser.click("[data-command=stop-export]");
    await holds(browser, "!document.querySelector('dialog progress')");
    assert.equal(await browser.read(outcome), "", "nothing more comes of it");
    assert.equal(await browser.read("window.kept.length"), 0);
  });

  test("a film is as fast as the page plays", async () => {
    await open("?discs=3&share=film.0-7");
    await choose(browser, "dialog [name=film-speed]", "2");
    await holds(browser, "location.search.includes('speed=2')", "address");
    await saved();
    assert.match(await text(), /animation:d1 6\.5s/, "a second, seven moves of half a second, two seconds");
  });

  test("a panel is saved as SVG and as PNG", async () => {
    await open("?discs=4&move=5&share=picture.graph.800");
    assert.equal(await saved(), "hanoi-4-3-any-move-5.svg");
    const svg = await text();
    assert.equal(svg.match(/<circle /g).length, 81 + 2);
    assert.deepEqual((({ width, height }) => [width, height])(await shown("image/svg+xml")), [800, 640]);
    await choose(browser, "dialog [name=file]", "png");
    await holds(browser, `${outcome} === ""`);
    assert.equal(await saved(), "hanoi-4-3-any-move-5.png");
    const { width, height, colours } = await shown("image/png");
    assert.deepEqual([width, height], [800, 640]);
    assert.ok(colours > 8, `${colours} colours`);
  });

  test("the towers become slides, at the positions of the moves", async () => {
    await open("?discs=3&share=picture");
    await choose(browser, "dialog [name=file]", "beamer");
    assert.equal(await saved(), "hanoi-3-3-any-move-0.tex");
    const slides = (await text()).split("\\begin{frame}").slice(1);
    assert.equal(slides.length, 8);
    for (const [index, slide] of slides.entries()) {
      if (index === 0) continue;
      const { disc, from, to } = solve({ discs: 3, move: String(index) }).move;
      assert.ok(slide.startsWith(`{${index} / 7: ${disc}, ${"ABC"[from]} $\\to$ ${"ABC"[to]}}`), slide.slice(0, 60));
    }
  });
});

describe("a film that runs", () => {
  const { newPage, open, test } = inChromium();

  // In a document that runs, each disc is where the solver says, from before its first move to the end.
  test("a film shows the positions of the moves, and the last one until it begins anew", async () => {
    const film = await newPage();
    for (const [query, discs, first, last] of [["?discs=4&share=film.svg.0-15", 4, 0, 15], ["?discs=5&rule=linear&share=film.svg.100-121&speed=4", 5, 100, 121]]) {
      const page = await open(query);
      await page.evaluate(keep);
      await page.click("[data-command=download]");
      await holds(page, `${outcome}.includes("downloads")`);
      const svg = await page.evaluate("window.kept.at(-1).text()");
      await film.setContent(svg);
      const places = await film.evaluate(() => {
        const animations = document.getAnimations();
        const { duration } = animations[0].effect.getComputedTiming();
        return Array.from({ length: 60 }, (_, at) => {
          const time = (duration * (at + 0.5)) / 60;
          for (const animation of animations) animation.currentTime = time;
          const placeOf = (disc) => new DOMMatrix(getComputedStyle(disc).transform === "none" ? disc.transform.baseVal.consolidate().matrix : getComputedStyle(disc).transform);
          return [time, [...document.querySelectorAll("g[class^=d]")].map((disc) => [placeOf(disc).e, placeOf(disc).f].map(Math.round).join())];
        });
      });
      const period = Number(/&speed=(\d+)/.exec(query)?.[1] ?? 1);
      const rule = /rule=(\w+)/.exec(query)?.[1] ?? "any";
      let rests = 0;
      for (const [time, discsAt] of places) {
        const since = (time - 1000) * period / 1000;
        const made = Math.min(Math.max(Math.floor(since), -1), last - first - 1);
        // While a disc flies it is on its way.
        if (since > 0 && made < last - first && since - made < 0.85 && since < last - first) continue;
        const { position } = solve({ discs, rule, move: String(first + made + 1) });
        const columns = discsAt.map((place) => Number(place.split(",")[0]));
        const pegs = [...new Set(columns)].length;
        assert.ok(pegs <= 3, `${time}: ${discsAt}`);
        // Discs on one peg are in one column, and the columns are in the order of the pegs.
        for (const [a, peg] of position.entries()) {
          for (const [b, other] of position.entries()) assert.equal(Math.sign(columns[a] - columns[b]), Math.sign(peg - other), `${query} at ${time} ms, after move ${first + made + 1}: ${discsAt}`);
        }
        assert.equal(new Set(discsAt).size, discs, "no disc is in another");
        rests += 1;
      }
      assert.ok(rests >= 12, `${rests} times at rest`);
    }
  });
});
