// The board and the dock: what is seen together, in which sizes, and playing at once. Chromium.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { go, inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { families } from "./fonts.mjs";
import { boxOf, measure } from "./geometry.mjs";
import { clickWithShift, pointer } from "./input.mjs";
import { holds, settled } from "./settled.mjs";

const caption = "document.querySelector('[data-caption]').textContent";
const position = "document.querySelector('svg[data-position]').dataset.position";
const panels = "[...document.querySelectorAll('.dock [data-panel]')].map(({ dataset }) => dataset.panel).join()";

// Drags a disc with a finger to a point of the picture, given by fractions.
async function drag(browser, disc, [x, y]) {
  const { left, top, width, height } = await browser.read(boxOf(".towers svg"));
  const from = await browser.read(boxOf(`[data-disc='${disc}']`));
  const { down, move, up } = await pointer(browser, "touch");
  await down([from.left + from.width / 2, from.top + from.height / 2]);
  await move([left + x * width, top + y * height]);
  await up();
}

/** The controls of the board that are seen, each with its place. */
const controls = `[...document.querySelectorAll(".transport button, .scrubber :is(input, button), .playback-menu > summary, .player > .ruler-tools button")].filter((control) => control.checkVisibility())
  .map((control) => [control.dataset.command ?? control.name ?? control.localName, ...Object.values(control.getBoundingClientRect().toJSON()).map(Math.round)].join(" "))`;

inEachEngine((browser, server, test) => {
  test("a disc can be grabbed on a page that nobody has configured, and the game comes back", async () => {
    await browser.open(`${server.address}?discs=4`);
    const before = await browser.read(controls);
    await drag(browser, 1, [5 / 6, 0.5]);
    await holds(browser, `${position} === "0002" && document.querySelector("[data-command=leave-game]")`);
    assert.deepEqual(await browser.read(controls), before, "no control goes or moves");
    await browser.click("[data-command=leave-game]");
    await holds(browser, `${position} === "0000" && !document.querySelector("[data-note]")`);
    assert.deepEqual(await browser.read(controls), before);
    await browser.click("[data-command=undo]");
    await holds(browser, `${position} === "0002"`);
    await browser.click("[data-command=undo]");
    await holds(browser, `${position} === "0000"`);
  });

  test("a buried disc stays, and the caption names the disc on top", async () => {
    await browser.open(`${server.address}?discs=4`);
    await drag(browser, 3, [5 / 6, 0.5]);
    await holds(browser, `/3.*1/.test(${caption})`);
    assert.equal(await browser.read(position), "0000");
  });

  test("a tab shows its panels, arrow keys go along, and with Shift a tab stands below the others", async () => {
    await browser.open(`${server.address}?discs=4&move=5`);
    assert.equal(await browser.read(panels), "graph");
    await browser.click("[data-tab=why]");
    await holds(browser, `${panels} === "why,bits" && location.search.includes("show=")`, "address");
    await browser.press("[data-tab=why]", "ArrowRight");
    await holds(browser, `${panels} === "trace" && document.activeElement.dataset.tab === "trace"`);
    assert.equal(await browser.read("document.querySelectorAll('[role=tab][tabindex=\"0\"]').length"), 1);
    await clickWithShift(browser, "[data-tab=numbers]");
    await holds(browser, `${panels} === "trace,numbers,exact"`);
    assert.equal(await browser.read("document.querySelectorAll('[role=tab][aria-selected=true]').length"), 2);
    await browser.press("[data-tab=trace]", "Home");
    await holds(browser, `${panels} === "numbers,exact"`);
  });

  test("a tab with many panels shows one, and buttons choose another", async () => {
    await browser.open(`${server.address}?discs=4&move=5`);
    await browser.click("[data-tab=code]");
    await holds(browser, `${panels} === "program"`);
    await browser.press("[data-show=program]", "ArrowRight");
    assert.equal(await browser.read("document.activeElement.dataset.show"), "python");
    await browser.press("[data-show=python]", "Enter");
    await holds(browser, `${panels} === "python" && location.search.includes("python")`, "address");
    await browser.click("[data-show=race]");
    await holds(browser, `${panels} === "race"`);
    // The last one stays with its buttons, and these stand above it beside other panels.
    await clickWithShift(browser, "[data-show=race]");
    await holds(browser, `${panels} === "race"`);
    await clickWithShift(browser, "[data-tab=graph]");
    await holds(browser, `${panels} === "graph,race" && document.querySelector(".choices").nextElementSibling.dataset.panel === "race"`);
    await browser.click("[data-show=race]");
    // What was chosen stays when the tab is pressed again.
    await browser.click("[data-tab=code]");
    await holds(browser, `${panels} === "race"`);
  });

  test("a panel without a tab is a card that stays beside the tabs until it is closed", async () => {
    for (const [panel, opener] of [["timeline", "play"], ["compare", "puzzle"]]) {
      await browser.open(`${server.address}?discs=4&show=towers,transport,scrubber,${panel}`);
      assert.equal(await browser.read(`${panels} + document.querySelectorAll('[role=tab][aria-selected=true]').length`), `${panel}0`);
      await browser.click("[data-tab=graph]");
      await holds(browser, `${panels} === "${panel},graph"`);
      await browser.press(`[data-panel=${panel}] [data-command=close-panel]`, "Enter");
      await holds(browser, `${panels} === "graph" && document.activeElement.dataset.command === "${opener}"`);
    }
    // Without a board it gets the focus to the tabs, and a lock does not keep it.
    await browser.open(`${server.address}?discs=4&show=towers,timeline&lock=timeline`);
    await browser.press("[data-command=close-panel]", "Enter");
    await holds(browser, `${panels} === "" && document.activeElement.role === "tab"`);
  });

  test("Tab reaches the controls of the board when the one that had its stop is gone", async () => {
    await browser.open(`${server.address}?discs=8&move=5`);
    await browser.click("[data-command=first]");
    await browser.type("[name=discs]", "4");
    await holds(browser, "!document.querySelector('[data-command=first]').checkVisibility()");
    await browser.press(".stage", "Tab");
    assert.equal(await browser.read("document.activeElement.dataset.command"), "previous");
  });

  test("the puzzle and the settings open and close", async () => {
    await browser.open(`${server.address}?discs=4`);
    await browser.click("[data-command=puzzle]");
    await holds(browser, "document.querySelector('[data-panel=puzzle] [name=rule]') !== null");
    await browser.click("[data-command=puzzle]");
    await holds(browser, "document.querySelector('[data-panel=puzzle]') === null");
    await browser.click("[data-command=menu]");
    await browser.click("[data-command=settings]");
    await holds(browser, "document.querySelector('[name=lang]').checkVisibility()");
    await browser.press("[name=lang]", "Escape");
    await holds(browser, "!document.querySelector('[name=lang]').checkVisibility()");
    await browser.click("[data-command=add-disc]");
    await holds(browser, "document.querySelectorAll('[data-disc]').length === 5");
  });
});

// Fonts are of different widths, and people have others still.
for (const font of Object.keys(families)) describe(`sizes in ${font}`, () => {
  const { open, test } = inChromium({ font });

  const main = [[390, 844], [1366, 650]];
  const sizes = font === "dejavu" || process.env.ALL ? [...main, [1920, 1080], [360, 640], [600, 900], [844, 390], [768, 1024], [1024, 768], [1280, 720], [2560, 1440]] : main;
  for (const [width, height] of sizes) {
    const isSideBySide = width >= 900 || height <= 500;
    test(`the towers and every tab's picture are in view and nothing overlaps at ${width} by ${height}`, async () => {
      const page = await open("?discs=4", { viewport: { width, height } });
      for (const query of ["?discs=3", "?discs=8&move=77", "?discs=64&move=12345678901234567890", "?discs=1000&move=1/3", "?discs=5&pegs=1&to=0", "?discs=6&pegs=4&move=9", "?discs=12&pegs=10&move=9"]) {
        await go(page, query);
        // A tab of the link before may have scrolled to its panel.
        await page.evaluate(() => scrollTo(0, 0));
        const found = await page.evaluate(measure(({ box, isInside, overlaps, excessWidth }, isSideBySide) => {
          // The bar of an upright phone lies over the dock, which scrolls.
          const parts = [".stage", ".caption", ".buttons", ".playback-menu", ".player > .ruler-tools", ".entry", ".track", isSideBySide ? ".dock" : ".tabs"];
          const picture = box(".dock .picture");
          return {
            overlaps: overlaps(parts.map((selector) => [selector, box(selector)]).filter(([, box]) => box)),
            wide: excessWidth(),
            areTowersSeen: isInside(box(".towers svg")),
            isPictureSeen: !picture || isInside(picture),
            isControlSeen: isInside(box(".track")),
          };
        }, isSideBySide));
        assert.deepEqual(found.overlaps, [], query);
        assert.ok(found.wide <= 0, `${query}: ${found.wide} pixels too wide`);
        assert.ok(found.areTowersSeen && found.isControlSeen, query);
        // On an upright phone the picture is a short way down, and the board stays at the top.
        if (isSideBySide) assert.ok(found.isPictureSeen, `${query}: the picture`);
        else {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const { dock, player } = await page.evaluate(measure(({ box }) => ({ dock: box(".panels").bottom, player: box(".player").top })));
          assert.ok(dock <= player + 1, `${query}: ${dock} is below ${player}`);
          await page.evaluate(() => scrollTo(0, 0));
        }
        for (const [tab, panel] of [["why"], ["trace"], ["numbers"], ["", "compare"], ["", "timeline"]].map(([tab, panel = tab]) => [tab, panel])) {
          // These have no tab.
          if (!tab) await go(page, `${query}&show=towers,transport,scrubber,${panel}`);
          else await page.click(`[data-tab=${tab}]`);
          await settled(page);
          // One peg leaves nothing to show.
          assert.ok(await page.locator(`[data-panel=${panel}]${query.includes("pegs=1&") ? "" : " > *:not(h2)"}`).count(), `${query}: ${panel}`);
          const found = await page.evaluate(measure(({ box, isInside, isWithinWidth, excessWidth }, isSideBySide) => {
            // Why has none where there is nothing to explain, and a puzzle without a recursion has no icicle.
            const picture = box(".dock :is(.ladder table, svg:is([data-picture], .second svg))");
            const isPictureSeen = !picture || (innerWidth >= 900 || innerHeight <= 500 ? isInside(picture) : isWithinWidth(picture));
            // On an upright phone a tab may send the upper part of the rods away.
            const areTowersSeen = isSideBySide ? isInside(box(".towers svg")) : isInside(box(".base")) && isInside(box(".caption"));
            return { wide: excessWidth(), areTowersSeen, isPictureSeen };
          }, isSideBySide));
          assert.deepEqual(found, { wide: Math.min(found.wide, 0), areTowersSeen: true, isPictureSeen: true }, `${query}: ${panel}`);
        }
      }
    });
  }

  test("on a phone the board stays in view while the dock scrolls", async () => {
    const page = await open("?discs=8&move=77", { viewport: { width: 390, height: 844 } });
    await page.evaluate(() => scrollTo(0, 300));
    // The upper part of the rods goes.
    const { discs, share } = await page.evaluate(measure(({ box, isInside, visibleShare }) => ({
      discs: [...document.querySelectorAll("[data-disc]")].filter((disc) => isInside(box(disc))).length,
      share: visibleShare(box(".dock .picture"), box(".board").bottom, box(".player").top),
    })));
    assert.equal(discs, 8);
    assert.ok(share > 0.3, `${share} of the picture`);
  });
});
