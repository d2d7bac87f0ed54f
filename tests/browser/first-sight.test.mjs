// What somebody who opens the page for the first time sees and tries, in three engines, with the engine's own mouse and keys.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { go, inChromium, read } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { families } from "./fonts.mjs";
import { boxOf, measure } from "./geometry.mjs";
import { eventually, holds } from "./settled.mjs";

const position = "document.querySelector('svg[data-position]').dataset.position";
const index = "document.querySelector('svg[data-index]').dataset.index";
const towers = ".towers svg";
const picture = ".dock [data-picture]";
// The share of an element that is in the window, between the board and the bar at its bottom.
const shareBelowBoard = (selector) => measure(({ box, visibleShare }, selector) => visibleShare(box(selector), box(".board").bottom, box(".player").top), selector);

inEachEngine((browser, server, test) => {
  const open = async (query, width = 1280, height = 800) => {
    await browser.resize(width, height);
    await browser.open(server.address + query);
  };
  const inView = async (selector) => {
    const found = await browser.read(measure(({ box, isInside }, selector) => ({ isSeen: isInside(box(selector)), ...box(selector) }), selector));
    assert.ok(found.isSeen, `${selector}: ${JSON.stringify(found)}`);
  };
  const middle = async (selector) => {
    const { left, top, width, height } = await browser.read(boxOf(selector));
    return [left + width / 2, top + height / 2];
  };

  test("the towers and the graph are in view together, and the page does not scroll", async () => {
    for (const [width, height] of [[1280, 800], [1366, 650], [1920, 1080], [1024, 768]]) {
      await open("?discs=8&move=77", width, height);
      await inView(towers);
      await inView(picture);
      assert.equal(await browser.read("document.documentElement.scrollHeight <= innerHeight + 1"), true, `${width} by ${height}`);
    }
  });

  test("on a phone the towers stay in view while the graph is looked at", async () => {
    await open("?discs=8&move=77", 390, 844);
    await browser.read("scrollTo(0, document.querySelector('.dock').offsetTop)");
    await browser.read(`scrollBy(0, document.querySelector(${JSON.stringify(picture)}).getBoundingClientRect().bottom - document.querySelector(".player").getBoundingClientRect().top + 8)`);
    // The upper part of the rods goes.
    for (let disc = 1; disc <= 8; disc++) await inView(`[data-disc="${disc}"]`);
    const share = await browser.read(shareBelowBoard(picture));
    assert.ok(share >= 0.9, `${share} of the graph`);
  });

  test.everywhere("the first thing that somebody does may be to drag a disc", async () => {
    await open("");
    const { left, top, width, height } = await browser.read(boxOf(towers));
    await browser.drag(await middle("[data-disc='1']"), [left + (width * 5) / 6, top + height / 2]);
    await holds(browser, `${position}.endsWith("2")`);
  });

  test("a buried disc stays where it is, and the caption names the disc on top", async () => {
    await open("");
    const { left, top, width, height } = await browser.read(boxOf(towers));
    await browser.drag(await middle("[data-disc='2']"), [left + (width * 5) / 6, top + height / 2]);
    await holds(browser, "/2.*1/.test(document.querySelector('[data-caption]').textContent)");
    assert.equal(await browser.read(position), "000");
  });

  test("playing goes on from a game, and undo returns to it", async () => {
    await open("?discs=5&aids=still");
    const { left, top, width, height } = await browser.read(boxOf(towers));
    const peg = (number) => [left + (width * (2 * number + 1)) / 6, top + height / 2];
    await browser.drag(await middle("[data-disc='1']"), peg(1));
    await holds(browser, `${position} === "00001"`);
    await browser.drag(await middle("[data-disc='2']"), peg(2));
    await holds(browser, `${position} === "00021"`);
    await browser.click("[data-command=play]");
    // The way goes on, each move with one disc. The number is that of the line.
    const away = `[...${position}].filter((peg, place) => peg !== "00021"[place]).length`;
    const number = "Number(document.querySelector('[name=move]').value)";
    const { moves, discs } = await eventually(browser, "clock", `${number} > 2 && { moves: ${number} - 2, discs: ${away} }`);
    assert.ok(discs <= moves, `${discs} discs lie elsewhere after ${moves} moves`);
    await browser.press(".stage", "u");
    await holds(browser, `${position} === "00021" && location.search.includes("walk=")`, "address");
    await browser.click("[data-command=undo]");
    await holds(browser, `${position} === "00001"`);
  });

  test.everywhere("the space bar plays at once and does not scroll", async () => {
    await open("?discs=64");
    await browser.key(" ");
    await eventually(browser, "clock", `Number(${index}) > 0`);
    assert.equal(await browser.read("scrollY"), 0);
  });

  for (const panels of ["graph", "bits,why", "trace", "timeline"]) (panels === "trace" ? test.everywhere : test)(`few presses of the Tab key reach the dock, and not many the end of ${panels}`, async () => {
    await open(`?discs=64&move=12345678901234567890&show=towers,transport,scrubber,${panels}`);
    const stops = [];
    for (let press = 0; press < 60; press++) {
      await browser.key("Tab");
      const stop = await browser.read(`(() => {
        const { activeElement } = document;
        return activeElement === document.body ? "" : activeElement.dataset.tab ? "tab" : activeElement.dataset.command || activeElement.name || activeElement.className || activeElement.tagName;
      })()`);
      if (stop === "") break;
      if (stops.length > 0 && stop === stops[0] && stops.length > 12) break;
      stops.push(stop);
    }
    assert.ok(stops.indexOf("tab") > 0 && stops.indexOf("tab") < 11, stops.join(", "));
    assert.ok(stops.length <= 40, `${stops.length} stops: ${stops.join(", ")}`);
  });

  test("an element beside a text takes little room", async () => {
    await browser.visit(`${server.address}demo/plain.html`);
    await browser.read(`(() => {
      const frame = document.createElement("div");
      frame.style.width = "420px";
      frame.innerHTML = '<tower-of-hanoi id="narrow" discs="8" move="77"></tower-of-hanoi>';
      document.querySelector("h1").after(frame);
    })()`);
    await holds(browser, "document.querySelector('#narrow').shadowRoot.querySelector('.explorer[data-whole]') !== null");
    const height = await browser.read("document.querySelector('#narrow').getBoundingClientRect().height");
    assert.ok(height > 150 && height <= 340, `${height} pixels`);
  });
});

for (const font of Object.keys(families)) {
  const { open, test } = inChromium({ font });

  test(`few words stand before the picture of a panel in ${font}`, async () => {
    const page = await open("?discs=4");
    // The reasons are sentences, each above its picture: the answer comes before the first one.
    const limits = { graph: 25, why: 40, trace: 25, timeline: 25, numbers: 25, compare: 25 };
    for (const [name, limit] of Object.entries(limits)) {
      await go(page, `?discs=8&move=77&show=towers,${name}`);
      const words = await read(page, measure(({ box, textBox }, name) => {
        const panel = document.querySelector(`[data-panel=${name}]`);
        const picture = box(panel.querySelector(".rung, [data-picture], svg[data-position]"));
        const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
        let words = 0;
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const { top, height, width } = textBox(text);
          // A line beside the picture may begin a little above it.
          if (height > 0 && width > 1 && top + height / 2 < picture.top && !text.parentElement.closest("svg, select, .unseen")) words += text.data.trim().split(/\s+/).filter(Boolean).length;
        }
        return words;
      }, name));
      assert.ok(words <= limit, `${name}: ${words} words`);
    }
  });
}

describe("the first view", () => {
  const { address, open, test } = inChromium();
  const total = "document.querySelector('svg[data-total]').dataset.total";

  for (const [width, height] of [[390, 844], [820, 1180], [1366, 768], [1920, 1080]]) {
    test(`goal, rule and ladder are in view at ${width} by ${height}`, async () => {
      for (const query of ["", "?lang=de", "?theme=dark&utm_source=x", "?speed=4&lang=ar"]) {
        const page = await open(query, { viewport: { width, height } });
        const found = await read(page, measure(({ box, isInside }) => ({
          outside: ["h1", ".invitation strong", ".invitation span", ".ladder tr[aria-current]"].filter((part) => !isInside(box(part))),
          discs: document.querySelectorAll("[data-disc]").length,
        })));
        assert.deepEqual(found, { outside: [], discs: 3 }, query);
        // On a phone the legend is one short way down, and the bar at the bottom does not cover it.
        const legend = page.locator("[data-command=play-legend]");
        if (width === 390) await legend.focus();
        const isOnTop = await legend.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height - 2));
        });
        assert.ok(isOnTop, query);
        await holds(page, `location.search === ${JSON.stringify(query.replace("&utm_source=x", ""))}`, "address");
      }
    });
  }

  test("few controls compete, and what is wanted first is a press away", async () => {
    for (const [width, height, most] of [[1366, 768, 22], [390, 844, 17]]) {
      const page = await open("", { viewport: { width, height } });
      const names = await read(page, `[...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=slider]")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().top < innerHeight)
        .map(({ dataset, name }) => dataset.command ?? dataset.tab ?? name)`);
      assert.ok(names.length <= most, `${width} by ${height}: ${names.length}, ${names}`);
      for (const name of ["play", "undo", "hint", "learn", "share"]) assert.ok(names.includes(name), name);
    }
  });

  test("on an upright phone the towers have nearly half of the window, and one bar at its bottom has at most six buttons", async () => {
    for (const [width, height] of [[360, 640], [390, 844]]) {
      for (const query of ["", "?discs=8&move=77", "?discs=64&move=2^40", "?discs=1000&move=1/3&lang=de", "?lang=ar"]) {
        const page = await open(query, { viewport: { width, height } });
        const found = () => read(page, measure(({ box }) => ({
          share: box(".stage").height / innerHeight,
          bottom: box(".player").bottom - innerHeight,
          // What shares a row with Play.
          row: [...document.querySelectorAll(".player :is(button, summary)")].filter((control) => control.checkVisibility({ visibilityProperty: true })
            && Math.abs(box(control).bottom - box(".buttons").bottom) < 12).length,
        })));
        const before = await found();
        assert.ok(before.share >= 0.45 && Math.abs(before.bottom) < 1 && before.row <= 6, `${query}: ${JSON.stringify(before)}`);
        // The dock goes up, while the bar stays, and so does the lower part of the towers.
        const { dock } = await read(page, measure(({ box }) => ({ dock: box(".tabs").top })));
        await page.mouse.move(width / 2, dock + 20);
        await page.mouse.wheel(0, height);
        await page.waitForFunction((dock) => document.querySelector(".tabs").getBoundingClientRect().top < dock - innerHeight / 8, dock);
        const after = await read(page, measure(({ box }) => ({ bottom: box(".player").bottom - innerHeight, base: box(".base").top })));
        assert.ok(Math.abs(after.bottom) < 1 && after.base > height / 6, `${query}: ${JSON.stringify(after)}`);
        await page.close();
      }
    }
  });

  test("nothing shifts while the first view and a link open", async () => {
    for (const [width, height] of [[390, 844], [820, 1180], [1366, 768], [1920, 1080]]) {
      for (const query of ["", "?lang=de", "?discs=64&move=2^40"]) {
        const page = await open(query, { viewport: { width, height } });
        const shifts = await page.evaluate(() => new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().filter(({ value }) => value > 0.001).map(({ value, sources }) => [value, ...sources.map(({ node }) => node?.className ?? node?.nodeName)]))).observe({ type: "layout-shift", buffered: true });
          // The observer tells of earlier entries before the next frame but one.
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve([]))));
        }));
        assert.deepEqual(shifts, [], `${query} at ${width} by ${height}`);
        await page.close();
      }
    }
  });

  for (const query of ["?discs=3", "?discs=64&move=2^40&loop=3-2^50"]) {
    test(`no control is cut off or lies over another, in any language and at any size: ${query}`, async () => {
      const sizes = [[320, 640], [360, 640], [390, 844], [667, 375], [844, 390], [820, 1180], [1024, 768], [1366, 768], [1920, 1080], [2560, 1440], [320, 256]];
      for (const lang of ["ar", "de", "en", "es", "fr", "hi", "ja", "pt", "vi", "zh"]) {
        const page = await open(`${query}&lang=${lang}`);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await eventually(page, "engine", `innerWidth === ${width} && innerHeight === ${height}`);
          const wrong = await read(page, measure(({ box, isWithinWidth, overlaps }) => {
            const controls = [...document.querySelectorAll(".head :is(button, input), .player :is(button, summary, input[name=move]), [role=tab]")]
              .filter((control) => control.checkVisibility({ visibilityProperty: true }) && box(control).width > 1);
            const name = ({ dataset, name, className, localName }) => dataset.command ?? dataset.tab ?? (name || className || localName);
            const cut = controls.filter((control) => (control.localName !== "input" && control.scrollWidth > control.clientWidth + 1) || !isWithinWidth(box(control))).map(name);
            return [...cut, ...overlaps(controls.filter((control) => !control.closest("[role=tablist]")).map((control) => [name(control), box(control)]))];
          }));
          assert.deepEqual(wrong, [], `${lang} at ${width} by ${height}`);
        }
        await page.close();
      }
    });
  }

  test("a move writes the view into the address, and Back and a reload lead to what was seen", async () => {
    const page = await open("");
    await page.locator("[data-command=add-disc]").click();
    await holds(page, "location.search === '?discs=4&show=towers,transport,scrubber,numbers'");
    await page.locator("[data-command=next]").click();
    await holds(page, "location.search === '?discs=4&move=1&show=towers,transport,scrubber,numbers'", "address");
    await page.reload();
    await holds(page, `${total} === "15" && ${index} === "1"`);
    await page.goBack();
    await holds(page, `${total} === "7" && location.search === ""`);
  });

  test("from the ladder to the middle of the legend", async () => {
    const page = await open("?aids=still");
    await page.locator("[data-command=play-legend]").click();
    await holds(page, `${total} === "${2n ** 64n - 1n}" && BigInt(${index}) >= ${2n ** 63n - 1n}n`, "clock");
    await holds(page, "document.querySelector('.duration').textContent.includes('585 billion years')", "clock");
    await page.goBack();
    await holds(page, `${total} === "7" && location.search === "?aids=still"`);
  });

  test("a frame of another page without parameters shows what it always did", async () => {
    const page = await open("?discs=5");
    await page.evaluate((address) => {
      const frame = document.createElement("iframe");
      frame.src = address;
      document.body.append(frame);
    }, address());
    const frame = page.frames()[1] ?? (await page.waitForEvent("frameattached"));
    await frame.waitForFunction(() => document.querySelector(".explorer[data-settled]"));
    assert.equal(await frame.evaluate(total), "255");
    assert.equal(await frame.evaluate("location.search"), "");
  });
});
