// The guided tour: its history, its focus and its keys, and sizes in Chromium. What its steps show is tested in tests/html/tour.rs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe } from "node:test";
import { go, inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { measure } from "./geometry.mjs";
import { holds, settled } from "./settled.mjs";

const heading = "document.querySelector('.step h2')?.textContent";

inEachEngine((browser, server, test) => {
  const startTour = async () => {
    await browser.click("[data-command=learn]");
    await browser.click("button[data-lesson=tour]");
  };

  test.everywhere("each step is an entry of the history", async () => {
    await browser.open(`${server.address}?discs=7`);
    await startTour();
    for (let step = 1; step <= 3; step++) {
      await holds(browser, `new URLSearchParams(location.search).get("step") === "${step}"`, "address");
      if (step === 3) break;
      // Entries are not added faster than an address is written, so a move is tried first.
      const link = await browser.read("location.search");
      await browser.click("[data-command=next]");
      await holds(browser, `location.search !== ${JSON.stringify(link)}`, "address");
      await browser.click("[data-command=tour-next]");
    }
    await browser.back();
    await holds(browser, `${heading}?.startsWith("2 of 6: ")`);
    await browser.back();
    await holds(browser, `${heading}?.startsWith("1 of 6: ")`);
    await browser.click("[data-command=end-tour]");
    await holds(browser, "document.querySelector('.step') === null");
    await holds(browser, "location.search === '?discs=7'", "address");
  });

  test("the end brings the focus back to the button of Learn, and the address from before", async () => {
    const query = "?discs=5&move=9&show=towers,transport,scrubber,why&theme=dark";
    await browser.open(`${server.address}${query}`);
    await holds(browser, `location.search === ${JSON.stringify(query)}`, "address");
    for (const end of ["click", "Escape"]) {
      await startTour();
      await holds(browser, "document.activeElement.matches('section.tour [data-command=tour-next]')");
      await browser.press(":focus", "ArrowRight");
      await holds(browser, `${heading}?.startsWith("2 of 6: ")`);
      await browser.press("section.tour [data-command=tour-next]", "ArrowLeft");
      await holds(browser, `${heading}?.startsWith("1 of 6: ")`);
      if (end === "click") await browser.click("[data-command=end-tour]");
      else await browser.press("section.tour [data-command=tour-next]", "Escape");
      await holds(browser, "document.querySelector('section.tour') === null");
      await holds(browser, "document.activeElement.matches('[data-command=learn]')");
      await holds(browser, `location.search === ${JSON.stringify(query)}`, "address");
    }
  });

  test("Enter alone leads through the tour", async () => {
    await browser.open(server.address);
    await startTour();
    await holds(browser, `${heading}?.startsWith("1 of 6: ")`);
    for (let step = 2; step <= 6; step++) {
      await browser.press(step === 2 ? ".step [data-command=tour-next]" : ":focus", "Enter");
      await holds(browser, `${heading}?.startsWith("${step} of 6: ")`);
      await holds(browser, "document.activeElement.matches('.step [data-command=tour-next]')");
    }
  });
});

describe("sizes", () => {
  const { open, test } = inChromium();

  for (const [width, height] of [[1280, 800], [390, 844]]) {
    test(`each step stands beside what it explains at ${width} by ${height}`, async () => {
      const page = await open("", { viewport: { width, height } });
      await page.click("[data-command=learn]");
      await page.click("button[data-lesson=tour]");
      for (let step = 1; step <= 6; step++) {
        if (step > 1) await page.click("[data-command=tour-next]");
        await settled(page, "motion");
        assert.match(await page.locator("section.tour h2").textContent(), new RegExp(`^${step} of 6`));
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
    });
  }

  test("what a step names is on the screen, in every lesson and at three widths", async () => {
    // The words that a step stresses, and which of them are on something that is to be pressed, filled or read.
    const named = (isSeen) => {
      const { innerWidth, innerHeight } = window;
      const name = (part) => (part.ariaLabel || part.labels?.[0]?.textContent || part.textContent).trim();
      const canBeSeen = (part) => {
        part.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isInside = x > 0 && x < innerWidth && y > 0 && y < innerHeight && width > 0 && height > 0;
        const found = isInside && document.elementFromPoint(x, y);
        return found && (part.contains(found) || found.contains(part) || part.closest("svg")?.contains(found));
      };
      const parts = [...document.querySelectorAll("button, input, select, summary, .board label, .dock :is(h3, th), .dock svg text")].filter((part) => !part.closest(".step") && part.checkVisibility());
      const words = [...document.querySelectorAll(".step em")].map((word) => word.textContent);
      return words.filter((word) => parts.some((part) => name(part) === word && (!isSeen || canBeSeen(part))));
    };
    const texts = await readFile(new URL("../../static/lessons/en.ftl", import.meta.url), "utf8");
    const [all, missing] = [new Set(), []];
    const page = await open("");
    for (const [, lesson, step] of texts.matchAll(/^([a-z-]+)-(\d+)-text = .*\*\S/gm)) {
      const query = `?lesson=${lesson}&step=${step}`;
      await go(page, query);
      const words = await page.evaluate(named, false);
      for (const word of words) all.add(word);
      for (const [width, height] of [[390, 844], [820, 1180], [1280, 800]]) {
        await page.setViewportSize({ width, height });
        await settled(page, "motion");
        const seen = await page.evaluate(named, true);
        missing.push(...words.filter((word) => !seen.includes(word)).map((word) => `${query} at ${width}: ${word}`));
      }
    }
    assert.deepEqual([...all].sort(), ["All on A", "All on C", "Call stack", "Call tree", "Discs", "Highlight disc", "Move", "Next move", "Play", "Previous move", "Start race", "Step", "Step out"]);
    assert.deepEqual(missing, []);
  });
});
