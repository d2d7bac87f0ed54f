// The scrubber under a real mouse and a real finger: whoever sees only what is on the screen reaches any move of 64 discs.
import assert from "node:assert/strict";
import { inChromium, read } from "./chromium.mjs";
import { pointer } from "./input.mjs";
import { settled } from "./settled.mjs";

const { address, newPage, open, test } = inChromium();

/** Seconds of a person: so many pixels in one, and so many for a look. */
const [pixelsPerSecond, secondsPerLook] = [1500, 0.15];
const total = 2n ** 64n - 1n;
const index = "document.querySelector('svg[data-index]').dataset.index";

const numberIn = (text) => BigInt(text.replace(/\D/g, "") || "0");

/** What is on the screen: the number in the field, and how many moves the page says that a pixel is. */
const look = async (page) => {
  await settled(page);
  const [field, bubble] = await page.evaluate(() => [document.querySelector("[name=move]").value, document.querySelector(".bubble p:last-child")?.textContent ?? ""]);
  return [numberIn(field), numberIn(bubble.replace("1 px", ""))];
};

/** Drags to a move as somebody would: to where it is about, then up, and sideways as far as the page says. Returns the person's seconds. */
async function dragTo(page, kind, target) {
  const { down, move, up } = await pointer({ page }, kind);
  const { x: left, y: top, width, height } = await page.locator(".strip").boundingBox();
  const y = Math.round(top + height / 2);
  let x = Math.round(left + Number((target * 10_000n) / total) / 10_000 * width);
  let [pixels, looks] = [0, 1];
  await down([x, y]);
  if (kind === "touch") for (const by of [8, 18, 0]) await move([x + by, y]);
  for (let pulled = 24; pulled <= 340; pulled += 8) {
    await move([x, y - Math.min(pulled, y - 1)]);
    pixels += 8;
    let [here, scale] = await look(page);
    looks += 1;
    const far = here > target ? here - target : target - here;
    if (far < scale * 24n && pulled < 320) continue;
    const by = Math.round(Number((far * 10n) / (scale > 1n ? scale : 1n)) / 10);
    x += (here > target ? -1 : 1) * Math.min(by, 400);
    await move([x, y - Math.min(pulled, y - 1)]);
    pixels += by;
    if (here === target) break;
  }
  await up();
  return pixels / pixelsPerSecond + looks * secondsPerLook;
}

for (const [kind, width, height, target, lang] of [
  ["mouse", 1366, 768, 12_345_678_901_234_567_890n, "en"],
  ["touch", 390, 844, 9_876_543_210_987_654_321n, "ar"],
]) {
  test(`any move of twenty digits is a drag away: ${kind}, ${width} by ${height}, ${lang}`, async () => {
    const page = await newPage({ viewport: { width, height }, ...(kind === "touch" ? { hasTouch: true, isMobile: true } : {}) });
    await page.goto(`${address()}?discs=64&lang=${lang}`);
    const seconds = await dragTo(page, kind, target);
    assert.equal(await read(page, index), String(target));
    assert.ok(seconds <= 20, `${seconds} s`);
    // Its neighbour is a press on the bar beside the middle of the lens.
    const lens = await page.locator(".lens").boundingBox();
    const at = [lens.x + lens.width / 2 + 24, lens.y + lens.height / 2];
    await (kind === "touch" ? page.touchscreen.tap(...at) : page.mouse.click(...at));
    assert.equal(await read(page, index), String(target + 1n));
  });
}

test("Escape takes a drag back, and so does Undo after one that left a way of one's own", async () => {
  const page = await open("?discs=64&move=12345&aids=still");
  const { x, y, width, height } = await page.locator(".rail").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 3, y + height / 2, { steps: 4 });
  assert.notEqual(await read(page, index), "12345");
  await page.keyboard.press("Escape");
  assert.equal(await read(page, index), "12345");
  await page.mouse.up();
  assert.equal(await read(page, index), "12345");
});

test("keys zoom the ruler and begin a number, and the wheel zooms with Ctrl only", async () => {
  const page = await open("?discs=64&move=half&aids=still");
  const strokes = "[...document.querySelectorAll('[data-strip] path')].map((path) => path.getAttribute('d')).join()";
  const whole = await read(page, strokes);
  await page.locator(".track").focus();
  await page.keyboard.press("+");
  assert.notEqual(await read(page, strokes), whole);
  await page.keyboard.press("0");
  assert.equal(await read(page, strokes), whole);
  const { x, y, width, height } = await page.locator(".rail").boundingBox();
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.wheel(0, -300);
  assert.equal(await read(page, strokes), whole);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  assert.notEqual(await read(page, strokes), whole);
  await page.locator(".track").focus();
  await page.keyboard.type("42");
  await page.keyboard.press("Enter");
  assert.equal(await read(page, index), "42");
});

test("for assistive technology the slider goes on by one move, at any number of moves", async () => {
  const page = await open("?discs=1000&move=2^500&aids=still");
  // What a screen reader's increment does to a native slider.
  await page.locator(".track").evaluate((track) => {
    track.stepUp();
    track.dispatchEvent(new Event("input", { bubbles: true }));
  });
  assert.equal(await read(page, index), String(2n ** 500n + 1n));
  assert.match(await page.locator(".track").getAttribute("aria-valuetext"), /^Move /);
});
