// The guided tour: three engines, and sizes in Chromium.
import assert from "node:assert/strict";
import { after, before, describe, test as fact } from "node:test";
import { inEachEngine, launchChromium } from "./engines.mjs";
import { measure } from "./geometry.mjs";
import { serve } from "./server.mjs";
import { holds, settled } from "./settled.mjs";

const heading = "document.querySelector('.step h2')?.textContent";
const total = "document.querySelector('svg[data-total]').dataset.total";

inEachEngine((browser, server, test) => {
  test("six steps lead from three discs to the legend, each with a link", async () => {
    await browser.open(`${server.address}?discs=7`);
    await browser.click(".tools [data-command=tour]");
    const totals = ["7", "31", "255", "63", undefined, "18433"];
    for (let step = 1; step <= 6; step++) {
      await holds(browser, `${heading}?.startsWith("${step} of 6: ")`);
      if (totals[step - 1]) await holds(browser, `${total} === "${totals[step - 1]}"`);
      await holds(browser, `new URLSearchParams(location.search).get("step") === "${step}"`, "address");
      // Everything that the step mentions is on the page.
      await holds(browser, "[...document.querySelectorAll('.disclosure[aria-expanded=true]')].every((button) => button.closest('section').children.length > 1)");
      // History entries are not added faster than this.
      await new Promise((done) => setTimeout(done, 800));
      if (step < 6) await browser.click("[data-command=tour-next]");
    }
    assert.equal(await browser.read("document.querySelector('.step [data-command=tour-next]').getAttribute('aria-disabled')"), "true");
    await browser.back();
    await holds(browser, `${heading}?.startsWith("5 of 6: ")`);
    await browser.click("[data-command=end-tour]");
    await holds(browser, "document.querySelector('.step') === null");
    await holds(browser, "!location.search.includes('step')", "address");
    await holds(browser, "location.search === '?discs=7'", "address");
  });

  test("the end brings back the page from before, and the focus to the button of the tour", async () => {
    for (const query of ["?discs=5&move=9&show=towers,transport,scrubber,why&theme=dark", "?discs=4&walk=0201.10"]) {
      for (const end of ["click", "Escape"]) {
        await browser.open(`${server.address}${query}`);
        await holds(browser, `location.search === ${JSON.stringify(query)}`, "address");
        const position = await browser.read("document.querySelector('svg[data-position]').dataset.position");
        await browser.click(".tools [data-command=tour]");
        await holds(browser, "document.activeElement.matches('section.tour [data-command=tour-next]')");
        await browser.press(":focus", "ArrowRight");
        await holds(browser, `${heading}?.startsWith("2 of 6: ")`);
        await browser.press("section.tour [data-command=tour-next]", "ArrowLeft");
        await holds(browser, `${heading}?.startsWith("1 of 6: ")`);
        if (end === "click") await browser.click("[data-command=end-tour]");
        else await browser.press("section.tour [data-command=tour-next]", "Escape");
        await holds(browser, "document.querySelector('section.tour') === null");
        await holds(browser, "document.activeElement.matches('[data-command=tour]')");
        await holds(browser, `location.search === ${JSON.stringify(query)}`, "address");
        assert.equal(await browser.read("document.querySelector('svg[data-position]').dataset.position"), position);
      }
    }
  });

  test("Enter alone leads through the tour", async () => {
    await browser.open(server.address);
    await browser.click(".tools [data-command=tour]");
    await holds(browser, `${heading}?.startsWith("1 of 6: ")`);
    await browser.read("document.querySelector('.step [data-command=tour-next]').focus()");
    for (let step = 2; step <= 6; step++) {
      await browser.press(":focus", "Enter");
      await holds(browser, `${heading}?.startsWith("${step} of 6: ")`);
      await holds(browser, "document.activeElement.matches('.step [data-command=tour-next]')");
    }
  });

  test("a link opens a step, and the tour can be ended at once", async () => {
    await browser.open(`${server.address}?discs=6&move=21&show=towers,graph&step=4`);
    await holds(browser, `${heading} === "4 of 6: A triangle of triangles"`);
    await browser.click("[data-command=end-tour]");
    await holds(browser, "document.querySelector('.step') === null");
    assert.equal(await browser.read("document.querySelector('svg[data-index]').dataset.index"), "21");
  });
});

describe("sizes", () => {
  let browser;
  let server;
  before(async () => {
    server = await serve();
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    server.stop();
  });

  for (const [width, height] of [[1280, 800], [390, 844]]) {
    fact(`each step stands beside what it explains at ${width} by ${height}`, async () => {
      const page = await browser.newPage({ viewport: { width, height } });
      for (let step = 1; step <= 6; step++) {
        await page.goto(server.address);
        await settled(page);
        // On a phone it is in a menu.
        if (await page.isVisible("[data-command=menu]")) await page.click("[data-command=menu]");
        await page.click("[data-command=tour]");
        for (let place = 1; place < step; place++) {
          await page.waitForFunction((place) => document.querySelector("section.tour h2")?.textContent.startsWith(`${place}`), place);
          await page.click("[data-command=tour-next]");
        }
        await page.waitForSelector(`.explorer:has(section.tour):not(:has(.searching))`);
        await page.waitForTimeout(300);
        const found = await page.evaluate(measure(({ box, visibleShare }) => {
          const card = box("section.tour");
          const isSheet = getComputedStyle(document.querySelector("section.tour")).position === "fixed";
          const board = box(".board");
          const bottom = isSheet ? card.top : innerHeight;
          const panels = [...document.querySelectorAll(".dock [data-panel]")];
          const [panel] = panels;
          const picture = panel.querySelector(".picture, .second svg, .wide, .bits, svg") ?? panel;
          const isBeside = board.right <= box(panel).left;
          return {
            card: visibleShare(card), panels: panels.length,
            // The board and the sheet cover parts of the window.
            picture: visibleShare(box(picture), isBeside ? 0 : board.bottom, bottom),
            towers: visibleShare(box(".towers svg"), 0, bottom),
            height: isSheet ? card.height / innerHeight : 0,
            buttons: [...document.querySelectorAll("section.tour button")].map((button) => visibleShare(box(button))),
          };
        }));
        assert.equal(found.panels, 1, `step ${step}`);
        for (const part of ["card", "picture", "towers"]) assert.ok(found[part] >= 0.9, `step ${step}: ${part} ${found[part]}`);
        assert.ok(found.height <= 0.301, `step ${step}: ${found.height}`);
        assert.ok(found.buttons.length === 4 && found.buttons.every((share) => share >= 0.9), `step ${step}: ${found.buttons}`);
      }
      await page.close();
    }, { timeout: 120_000 });
  }
});
