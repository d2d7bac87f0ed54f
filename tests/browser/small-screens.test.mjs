// Phones, upright and on their side: what stays in view, and what never lies over something else. Chromium.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { go, inChromium, read } from "./chromium.mjs";
import { families } from "./fonts.mjs";
import { measure } from "./geometry.mjs";
import { settled } from "./settled.mjs";

for (const font of Object.keys(families)) describe(`small screens in ${font}`, () => {
  const chromium = inChromium({ font });
  const { test } = chromium;
  // Keys do the same in all fonts.
  const testOnce = font === "dejavu" ? test : () => {};
  const open = (query, width, height) => chromium.open(query, { viewport: { width, height } });

  testOnce("the tabs stay below the board while the page scrolls, and cover no focus", async () => {
    for (const [width, height] of [[360, 640], [390, 844]]) {
      for (const query of ["?discs=3", "?discs=64&move=12345678901234567890", "?discs=8&move=77&show=towers,transport,scrubber,graph,numbers"]) {
        const page = await open(query, width, height);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        // The height of the board is measured when a frame is drawn.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        const { board, tabs, scrolled } = await page.evaluate(measure(({ box }) => ({ board: box(".board"), tabs: box(".tabs"), scrolled: scrollY })));
        assert.ok(scrolled > 0, "there is something to scroll");
        assert.ok(Math.abs(tabs.top - board.bottom) < 1 && tabs.bottom < height, `${query}: ${board.bottom} ${tabs.top} ${tabs.bottom}`);
        for (const direction of ["Shift+Tab", "Tab"]) {
          await page.evaluate((direction) => {
            const controls = [...document.querySelectorAll(".panels button")];
            controls.at(direction === "Tab" ? 0 : -1).focus();
          }, direction);
          for (let press = 0; press < 8; press++) {
            await page.keyboard.press(direction);
            const { focused, tabs, player } = await page.evaluate(measure(({ box }) => ({ focused: document.activeElement.closest(".panels") && box(document.activeElement), tabs: box(".tabs"), player: box(".player") })));
            // A picture may be higher than the rest of the window.
            if (focused && focused.height < 100) assert.ok(focused.top >= tabs.bottom - 1 && focused.bottom <= player.top + 1, `${query}: ${focused.top} to ${focused.bottom} is not between ${tabs.bottom} and ${player.top}`);
          }
        }
      }
    }
  });

  test("on a phone discs have their numbers, up to ten of them, in exercises, too", async () => {
    for (const query of ["?discs=3", "?discs=7", "?discs=10&move=77", "?discs=4&task=predict", "?discs=10&task=predict", "?discs=10&task=reach"]) {
      const page = await open(query, 390, 844);
      const sizes = await page.evaluate(() => [...document.querySelectorAll(".towers .disc text")].map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a));
      assert.equal(sizes.length, await page.evaluate("document.querySelectorAll('.towers .disc').length"), query);
      assert.ok(Math.min(...sizes) >= 10.99, `${query}: ${Math.min(...sizes)} px`);
    }
  });

  testOnce("what the page says to an answer is above the buttons of a lesson, from its beginning", async () => {
    for (const [width, height] of [[360, 640], [390, 844], [844, 390]]) {
      for (const [lesson, wrong] of [["doubling&step=9", "0"], ["induction&step=4", "0"], ["induction&step=9", "0"], ["binary&step=8", "2"]]) {
        const page = await open(`?lesson=${lesson}`, width, height);
        await page.locator(`[data-ask=choice] [data-option='${wrong}']`).click();
        await settled(page);
        const { verdict, card, row } = await page.evaluate(measure(({ box }) => ({ verdict: box(".ask .verdict"), card: box(".step"), row: box(".step > .row") })));
        const seen = Math.min(verdict.bottom, row.top, card.bottom) - verdict.top;
        const name = `${lesson} at ${width} × ${height}: ${verdict.top} to ${verdict.bottom}, between ${card.top} and ${row.top}`;
        assert.ok(verdict.height > 0 && verdict.top >= card.top - 1 && seen >= Math.min(verdict.height, 20) - 1, name);
      }
    }
  });

  testOnce("the first own move moves, hides and adds no control, and nothing shifts", async () => {
    for (const [width, height] of [[1366, 768], [390, 844]]) {
      for (const query of ["?discs=5", "?discs=4&move=5", "?discs=64&move=2^40", "?discs=1000&move=2^999"]) {
        const page = await open(query, width, height);
        await page.evaluate(() => {
          window.shifts = [];
          new PerformanceObserver((list) => window.shifts.push(...list.getEntries().flatMap(({ sources }) => sources).map(({ node }) => node)))
            .observe({ type: "layout-shift", buffered: false });
        });
        const controls = () => page.evaluate(measure(({ box }) => [...document.querySelectorAll(".head, .transport button, .scrubber :is(input, button), .playback-menu > summary, .player > .ruler-tools button, .tabs, .graph .picture, .graph .controls button")]
          .filter((control) => control.checkVisibility()).map((control) => {
            const { left, top, width, height } = box(control);
            return [control.dataset.command ?? control.name ?? control.className, left, top, width, height].join(" ");
          })));
        const before = await controls();
        await page.focus(".stage");
        // Until one of them leads off the solution. What the rule forbids is put back.
        const isOff = () => page.evaluate("document.querySelector('[data-note]') !== null");
        for (const keys of ["ab", "ac", "ba", "bc", "ca", "cb"]) {
          if (await isOff()) break;
          for (const key of [...keys, "Escape"]) await page.keyboard.press(key);
          await settled(page, "motion", "address");
        }
        assert.ok(await isOff(), `${query}: a detour`);
        const after = await controls();
        assert.deepEqual(after.filter((control) => before.includes(control)), before, `${query} at ${width} by ${height}`);
        // Discs move, and the list of possible moves is another one.
        const shifted = await page.evaluate(() => window.shifts.filter((node) => node instanceof Element && !node.closest(".towers, .neighbours, .caption")).map((node) => node.outerHTML.slice(0, 80)));
        assert.deepEqual(shifted, [], `${query} at ${width} by ${height}`);
      }
    }
  });

  test("a refused move moves nothing but its disc", async () => {
    const page = await open("", 360, 640);
    for (const [width, height] of [[360, 640], [390, 844], [844, 390], [820, 1180], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      for (const query of ["?discs=3&walk=02", "?discs=3&rule=one-way", "?discs=3&rule=linear"]) {
        await go(page, query);
        const boxes = () => page.evaluate(measure(({ box }) => [".stage", ".caption", ".scrubber, .bar", ".dock"].map((part) => document.querySelector(part) && box(part)).map((part) => part && [part.top, part.bottom])));
        const before = await boxes();
        const caption = await page.evaluate("document.querySelector('[data-caption]').textContent");
        await page.focus(".stage");
        for (const key of ["a", "c"]) await page.keyboard.press(key);
        await settled(page, "motion");
        assert.notEqual(await page.evaluate("document.querySelector('[data-caption]').textContent"), caption, `${query}: it says why`);
        assert.deepEqual(await boxes(), before, `${query} at ${width} by ${height}`);
      }
    }
  });

  test("the header of a phone is two rows of large controls", async () => {
    for (const query of ["?discs=8", "?discs=1000&pegs=10"]) {
      const page = await open(query, 360, 640);
      const controls = await page.evaluate(measure(({ box }) => [...document.querySelectorAll(".head :is(button, input)")]
        .filter((control) => control.checkVisibility()).map((control) => ({ ...box(control), name: control.ariaLabel ?? control.textContent ?? control.name }))));
      assert.ok(controls.length >= 7);
      const middles = new Set(controls.map(({ top, height }) => top + height / 2));
      assert.equal(middles.size, 2, `${[...middles]}`);
      for (const { right, height, width, name } of controls) {
        assert.ok(height >= 40 && width >= 40 && right <= 360, `${name}: ${width} by ${height}, to ${right}`);
      }
      let stops = 0;
      while (!(await page.evaluate(() => document.activeElement.role === "tab"))) {
        await page.keyboard.press("Tab");
        stops += 1;
        assert.ok(stops <= 10, "ten presses of Tab reach the dock");
      }
    }
  });

  testOnce("the menu of the header opens, closes with what it starts, and gets the focus back", async () => {
    const page = await open("?discs=8", 360, 640);
    const isOpen = () => page.evaluate(() => document.querySelector("#tools").checkVisibility());
    assert.equal(await isOpen(), false);
    const ways = {
      // One for the settings, one for the menu.
      settings: () => page.keyboard.press("Escape").then(() => page.keyboard.press("Escape")),
      present: () => page.click("[data-command=end-present]"),
    };
    for (const [command, close] of Object.entries(ways)) {
      await page.click("[data-command=menu]");
      assert.equal(await isOpen(), true);
      await page.click(`#tools [data-command=${command}]`);
      await close();
      assert.equal(await isOpen(), false);
      assert.equal(await read(page, () => document.activeElement.dataset.command), "menu", command);
    }
    // What is used most is beside it.
    for (const [command, close] of [["share", "[data-command=close-share]"], ["learn", "[data-command=close-learn]"]]) {
      await page.click(`.tools > [data-command=${command}]`);
      await page.click(close);
      assert.equal(await read(page, () => document.activeElement.dataset.command), command);
    }
  });

  testOnce("a tab shows its panel from the top, and See it shows the towers", async () => {
    for (const [width, height] of [[360, 640], [390, 844], [667, 375], [820, 1180], [1366, 768]]) {
      const page = await open("?discs=64&move=2^40&show=towers,transport,scrubber,graph", width, height);
      const seen = () => page.evaluate(measure(({ box }) => {
        const { top, bottom } = box(".panels > .panel");
        const bar = box(".player").top > box(".tabs").bottom ? box(".player").top : innerHeight;
        return { above: box(".tabs").bottom - top, below: Math.min(bar, bottom) - top };
      }));
      for (const tab of ["trace", "numbers", "graph", "why"]) {
        // Wherever the one before was scrolled to.
        await page.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight); document.querySelector(".panels").scrollTop = 9999; });
        await page.locator(`[data-tab=${tab}]`).click();
        await settled(page);
        const { above, below } = await seen();
        assert.ok(above < 2 && below >= 100, `${tab} at ${width} by ${height}: ${above}, ${below}`);
      }
      // Also that of the tab that is shown already.
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator("[data-tab=why]").click();
      await settled(page);
      assert.ok((await seen()).below >= 100, `at the top, ${width} by ${height}`);
      await go(page, "?aids=still");
      await page.locator("[data-command=play-legend]").click();
      await settled(page, "clock");
      assert.ok(await page.evaluate(measure(({ box, isInside }) => isInside(box(".towers svg")))), `${width} by ${height}`);
      await page.close();
    }
  });

  testOnce("Redo comes while it does something, keeps the focus, and its toolbar stays within reach of Tab", async () => {
    const page = await open("?discs=3&aids=still", 390, 844);
    const isSeen = () => page.evaluate(() => document.querySelector("[data-command=redo]").checkVisibility({ visibilityProperty: true }));
    const focused = () => page.evaluate(() => document.activeElement.dataset.command);
    assert.equal(await isSeen(), false);
    await page.locator(".stage").focus();
    for (const key of "ac") await page.keyboard.press(key);
    await page.locator("[data-command=undo]").click();
    await settled(page);
    assert.equal(await isSeen(), true);
    await page.locator("[data-command=redo]").focus();
    await page.keyboard.press("Enter");
    await settled(page);
    assert.deepEqual([await isSeen(), await focused()], [true, "redo"]);
    await page.keyboard.press("Tab");
    assert.equal(await isSeen(), false);
    await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(), "play");
    await page.locator("[data-command=undo]").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await focused(), "hint");
  });

  test("the menu of playback leaves the ruler in view, and the caption above it", async () => {
    for (const [width, height, caption] of [[360, 640], [390, 844], [768, 1024], [844, 390, ".caption"], [1280, 800, ".caption"]]) {
      const page = await open("?discs=64&move=77&loop=1-99", width, height);
      await page.click(".playback-menu > summary");
      const found = await page.evaluate(measure(({ box, overlaps, isWithinWidth }, caption) => ({
        // On an upright phone, where it has no room below the caption.
        overlaps: overlaps([".popup", ".head", ".playback-menu > summary", ".buttons", ".tracks", ...(caption ? [caption] : [])].map((selector) => [selector, box(selector)])),
        isInside: isWithinWidth(box(".popup")) && box(".popup").top >= 0,
      }), caption));
      assert.deepEqual(found, { overlaps: [], isInside: true }, `${width} by ${height}`);
    }
  });

  test("the invitation to play never touches the flag", async () => {
    for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1280, 800]]) {
      const page = await open("?discs=3", width, height);
      for (const discs of [8, 64]) {
        for (const [pegs, goals] of [[3, [0, 1, 2]], [4, [1, 3]], [10, [4]]]) {
          for (const goal of goals) {
            const query = `?discs=${discs}&pegs=${pegs}&from=${goal === 0 ? 1 : 0}&to=${goal}`;
            await go(page, query);
            const found = await page.evaluate(measure(({ textBox, box, overlaps }) => {
              const text = document.querySelector(".invitation");
              return text && document.querySelector(".flag") ? overlaps([["text", textBox(text)], ["flag", box(".flag")]], { wide: 0, high: 0 }) : "missing";
            }));
            assert.deepEqual(found, [], `${query} at ${width} by ${height}`);
          }
        }
      }
    }
  });

  test("the invitation to play says the rule, and touches neither its arrows nor the discs", async () => {
    const page = await open("?discs=3", 390, 844);
    const rules = ["linear", "one-way", "cyclic&pegs=4", "star&pegs=4", "star&pegs=10"];
    const languages = ["en", "de", "vi"];
    for (const [row, rule] of rules.entries()) {
      for (const [column, discs] of [1, 3, 5, 7, 64].entries()) {
        // Each rule and each number of discs meet each language.
        const lang = languages[(row + column) % languages.length];
        await go(page, `?discs=${discs}&rule=${rule}&lang=${lang}`);
        for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390], [1024, 768], [1920, 1080]]) {
          await page.setViewportSize({ width, height });
          const found = await read(page, measure(({ textBox, box, overlaps }) => {
            const text = document.querySelector(".invitation");
            const others = [...document.querySelectorAll(".rule > path, .flag, [data-disc] > rect:first-child")].map((part, number) => [`${number} ${part.outerHTML}`, box(part)]);
            // Parts of the board may touch each other.
            return { met: others.flatMap((other) => overlaps([["text", textBox(text)], other], { wide: 0, high: 0 })), sentences: text.children.length };
          }));
          assert.deepEqual(found, { met: [], sentences: discs > 7 ? 2 : 3 }, `${discs} discs, ${rule}, ${lang} at ${width} by ${height}`);
        }
      }
    }
  });

  // Between the layouts of a phone and of a phone on its side.
  test("no part of the board lies over another in any low window", async () => {
    const page = await open("?discs=5&move=9", 620, 415);
    for (const query of ["?discs=5&move=9", "?discs=64&move=1/3"]) {
      await go(page, query);
      for (let width = 620; width <= 920; width += 5) {
        await page.setViewportSize({ width, height: 415 });
        const found = await read(page, measure(({ box, overlaps }) =>
          overlaps([".towers svg", ".caption", ".buttons", ".entry input", ".playback-menu", ".track"].map((part) => [part, box(part)]))));
        assert.deepEqual(found, [], `${query} at ${width}`);
      }
    }
  });
});
