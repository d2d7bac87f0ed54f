// The solution behind the slider, the number field and the timeline: places, sizes and pixels. What they say is in
// `tests/html/timeline.rs`.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { go, inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { measure } from "./geometry.mjs";
import { serve } from "./server.mjs";
import { holds, settled } from "./settled.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const field = "document.querySelector('input[name=move]')";
const pointed = "document.querySelector('[data-pointed-move]')";

const pointAt = (place) => `(() => {
  const picture = document.querySelector(".timeline .picture");
  const { left, top, width, height } = picture.getBoundingClientRect();
  picture.dispatchEvent(new PointerEvent("pointermove", {
    pointerId: 1, pointerType: "mouse", isPrimary: true, bubbles: true, button: -1, buttons: 0,
    clientX: left + ${place} * width, clientY: top + height / 2,
  }));
})()`;

// Where the strokes of the moves stand behind the slider, in order, and where its thumb does, all in pixels.
const strip = `(() => {
  const { left, width } = document.querySelector("[data-strip]").getBoundingClientRect();
  const paths = [...document.querySelectorAll("[data-strip] path")].map((path) => path.getAttribute("d"));
  const strokes = paths.flatMap((d) => [...d.matchAll(/M([\\d.]+)/g)].map(([, x]) => left + (x / 1000) * width)).sort((a, b) => a - b);
  const track = document.querySelector(".track");
  const box = track.getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const thumb = parseFloat(getComputedStyle(track).getPropertyValue("--thumb")) * rem;
  return { strokes, thumb: box.left + thumb / 2 + (track.value / track.max) * (box.width - thumb) };
})()`;

// The middle of the flag at the top of the slider in a picture of it: what is dark there and has no colour.
const flagAt = async (page, query) => {
  await go(page, query);
  const { x, y, width, height } = await page.locator(".track").boundingBox();
  const picture = await page.screenshot({ clip: { x, y, width, height } });
  const middle = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 2, image.width, 1);
    const dark = [...Array(image.width).keys()].filter((x) => {
      const [red, green, blue] = data.slice(4 * x, 4 * x + 3);
      return Math.max(red, green, blue) < 90 && Math.max(red, green, blue) - Math.min(red, green, blue) < 25;
    });
    return ((dark[0] + dark.at(-1) + 1) / 2) / devicePixelRatio;
  }, [...picture]);
  return x + middle;
};

inEachEngine((browser, server, test) => {
  test.everywhere("the thumb of the slider stands on the stroke of the current move", async () => {
    // Pictures are made in a page of its own, because Playwright writes a style for them, which the page's policy refuses and the
    // console reports.
    const page = await browser.page?.context().browser().newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
    await page?.goto(server.address);
    for (const [discs, total] of [[3, 7], [8, 255]]) {
      for (const move of [1, (total + 1) / 2, total]) {
        const query = `?discs=${discs}&move=${move}`;
        await browser.open(server.address + query);
        const { strokes, thumb } = await browser.read(strip);
        assert.equal(strokes.length, total, "a stroke for each move");
        assert.ok(Math.abs(strokes[move - 1] - thumb) <= 2, `${discs} discs, move ${move}: ${strokes[move - 1]} and ${thumb}`);
        if (page) {
          const flag = await flagAt(page, query);
          assert.ok(Math.abs(strokes[move - 1] - flag) <= 2, `${discs} discs, move ${move}: ${strokes[move - 1]} and ${flag} in a picture`);
        }
      }
    }
    await page?.close();
  });

  test("the flag of the timeline stands on the stroke of the current move, too", async () => {
    for (const [discs, move, part] of [[3, 1, ""], [3, 4, ""], [3, 7, ""], [10, 404, "&timeline=400-420"], [10, 420, "&timeline=400-420"]]) {
      await browser.open(`${server.address}?discs=${discs}&move=${move}${part}&show=towers,transport,scrubber,timeline`);
      const [strokes, flag] = await browser.read(`(() => {
        const { left, width } = document.querySelector(".timeline .picture").getBoundingClientRect();
        const paths = [...document.querySelectorAll(".timeline [data-picture] path")].map((path) => path.getAttribute("d"));
        const strokes = paths.flatMap((d) => [...d.matchAll(/M([\\d.]+)/g)].map(([, x]) => left + (x / 1000) * width)).sort((a, b) => a - b);
        return [strokes, document.querySelector(".over .current").getBoundingClientRect().x];
      })()`);
      const stroke = strokes[part ? move - 400 : move - 1];
      assert.ok(Math.abs(stroke - flag) <= 2, `${discs} discs, move ${move}: ${stroke} and ${flag}`);
    }
  });

  test("the strokes behind the slider are not drawn again while it moves", async () => {
    await browser.open(`${server.address}?discs=10`);
    await browser.read(`(() => {
      window.changes = { strip: 0, marks: 0 };
      const count = (name, element, options) => new MutationObserver((list) => (window.changes[name] += list.length)).observe(element, options);
      const everything = { attributes: true, childList: true, characterData: true, subtree: true };
      count("strip", document.querySelector("[data-strip]"), everything);
      count("strip", document.querySelector(".scrubber"), { childList: true });
      count("marks", document.querySelector(".marks"), everything);
    })()`);
    for (const tick of [100, 101, 700, 1023, 0, 512]) {
      await browser.read(`(() => {
        const track = document.querySelector(".track");
        track.value = ${tick};
        track.dispatchEvent(new Event("input", { bubbles: true }));
      })()`);
      await holds(browser, `${index} === "${tick}"`);
    }
    const { strip, marks } = await browser.read("window.changes");
    assert.equal(strip, 0);
    assert.ok(marks >= 5, "changes are seen");
    await browser.click("[data-command=add-disc]");
    await holds(browser, "window.changes.strip > 0");
  });

  test.everywhere("a click selects the number, so that typing replaces it, and another click places the caret", async () => {
    const selection = `[${field}.selectionStart, ${field}.selectionEnd].join()`;
    await browser.open(`${server.address}?discs=8&move=123`);
    await browser.click("input[name=move]");
    await holds(browser, `${selection} === "0,3"`);
    await browser.click("input[name=move]");
    await holds(browser, `${field}.selectionStart === ${field}.selectionEnd`);
    await browser.read(`${field}.blur()`);
    await browser.click("input[name=move]");
    await holds(browser, `${selection} === "0,3"`);
    for (const key of ["7", "7", "Enter"]) await browser.press("input[name=move]", key);
    await holds(browser, `${index} === "77"`);
  });

  test("the move under the pointer is named until the pointer leaves", async () => {
    await browser.open(`${server.address}?discs=8&move=77&show=towers,transport,scrubber,timeline`);
    await browser.read(pointAt(0.5));
    await holds(browser, `${pointed}.dataset.pointedMove === "128"`);
    await browser.read("document.querySelector('.ruler').dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))");
    await holds(browser, `${pointed}.dataset.pointedMove === ""`);
  });
});

describe("sizes", () => {
  const { address, open, test } = inChromium();

  for (const [width, height] of [[360, 740], [390, 844], [1024, 768], [1280, 800], [1920, 1080]]) {
    test(`nothing is cut off and no numbers overlap at ${width} by ${height}`, async () => {
      const page = await open("?discs=4", { viewport: { width, height } });
      for (const query of ["?discs=3", "?discs=8&move=77", "?discs=16&move=65535", "?discs=20&move=9", "?discs=64&move=12345678901234567890", "?discs=64&move=2^40&timeline=1099511620000-1099511629999", "?discs=1000&move=1/3"]) {
        await page.goto(`${address()}${query}&show=towers,transport,scrubber,timeline`);
        await settled(page);
        const found = await page.evaluate(measure(({ box, textBox, windowBox, isWithinWidth, overlaps }) => {
          const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => [element.textContent, box(element)]).filter(([, { width }]) => width > 0);
          // A line of text is higher than its digits.
          const overlapping = [".tick text", ".over .number, .needle text"].flatMap((selector) => overlaps(boxes(selector), { wide: 0, high: 5 }));
          const of = document.querySelector(".of");
          const isUnseen = getComputedStyle(of).clipPath !== "none";
          const menu = document.querySelector(".playback-menu > summary");
          const cut = [
            !isUnseen && !isWithinWidth(textBox(of), box(".entry")) && "the total",
            !isUnseen && of.scrollWidth > of.clientWidth && "the total",
            (menu.scrollWidth > menu.clientWidth || !isWithinWidth(textBox(menu), box(".player"))) && "the speed",
            boxes(".tick text, .over .number, .needle text").some(([, box]) => !isWithinWidth(box, windowBox(), 0)) && "a number",
          ];
          return { overlapping, cut: cut.filter(Boolean) };
        }));
        assert.deepEqual(found, { overlapping: [], cut: [] }, query);
      }
    });
  }

  test("in forced colours the ruler has the system's colours", async () => {
    const page = await open("?discs=8", { forcedColors: "active" });
    assert.equal(await page.locator("[data-strip]").isVisible(), true);
    const { strokes, needle, text } = await page.evaluate(() => {
      const stroke = (part) => getComputedStyle(part).stroke;
      const text = Object.assign(document.body.appendChild(document.createElement("p")), { style: "color: CanvasText" });
      return { strokes: [...document.querySelectorAll(".strip path")].map(stroke), needle: stroke(document.querySelector(".needle line:not(.casing)")), text: getComputedStyle(text).color };
    });
    assert.ok(strokes.length === 8 && strokes.every((stroke) => stroke === text), strokes.join());
    assert.equal(needle, text);
  });
});
