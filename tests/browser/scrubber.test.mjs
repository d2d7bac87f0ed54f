// The scrubber under a real mouse and a real finger: a driver that sees only the screen reaches any move of 64 discs.
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
  const [field, bubble] = await page.evaluate(() => [document.querySelector("[name=move]").value, document.querySelector(".bubble p:nth-of-type(2)")?.textContent ?? ""]);
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

test("the bars of the lens and the magnifier wait for a coarse drag and follow a fine one", async () => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.clock.install();
  await page.goto(`${address()}?discs=64&move=12345&aids=still`);
  await settled(page);
  const { x, y, width, height } = await page.locator(".strip").boundingBox();
  const bars = () => page.evaluate("document.querySelector('.lens .bars').innerHTML");
  /** Whether the bars and the magnifier wait, as they do together. */
  const waits = async () => {
    const [bars, magnifier] = await page.evaluate(() => [document.querySelector(".lens").hasAttribute("data-waiting"), !document.querySelector(".magnifier")]);
    assert.equal(magnifier, bars, "the magnifier");
    return bars;
  };
  const moveTo = async (at) => {
    await page.mouse.move(...at);
    await page.clock.runFor(20);
  };
  await page.clock.pauseAt(Date.now() + 60_000);
  const first = await bars();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  for (let by = 0; by < 100; by += 10) {
    await moveTo([x + width / 2 + by, y + height / 2]);
    assert.deepEqual([await waits(), await bars()], [true, first], `${by} pixels`);
  }
  const before = await page.evaluate(index);
  await page.clock.runFor(1_000);
  assert.equal(await waits(), false, "the pointer stands still");
  assert.notEqual(await bars(), first);
  for (const up of [40, 100, 200, 320]) await moveTo([x + width / 2 + 90, y + height / 2 - up]);
  assert.equal(await page.evaluate(index), before);
  let last = await bars();
  for (let by = 91; by < 96; by++) {
    await moveTo([x + width / 2 + by, y + height / 2 - 320]);
    await page.clock.runFor(1_000);
    assert.equal(await waits(), false);
    assert.notEqual(await bars(), last);
    last = await bars();
  }
  await moveTo([x + width / 4, y + height / 2]);
  assert.deepEqual([await waits(), await bars()], [true, last]);
  await page.mouse.up();
  await page.clock.resume();
  await settled(page);
  assert.equal(await waits(), false, "the drag is over");
  assert.notEqual(await bars(), last);
});

test("the lens says how many moves it shows", async () => {
  for (const [width, height] of [[390, 844], [820, 1180], [1366, 768]]) {
    const page = await newPage({ viewport: { width, height } });
    for (const move of [0, 1, 5, 16, 128, 250, 255]) {
      await page.goto(`${address()}?discs=8&move=${move}&aids=still`);
      await settled(page);
      const { said, seen } = await page.evaluate(() => {
        const lens = document.querySelector(".lens").getBoundingClientRect();
        const rows = document.querySelector(".bars text").children;
        const middles = [...rows].map((number) => number.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2);
        return { said: parseInt(document.querySelector(".wedge span").textContent), seen: middles.filter((x) => x >= lens.left && x <= lens.right).length };
      });
      assert.equal(said, seen, `move ${move} at ${width}`);
    }
  }
});

test("Escape takes a drag back", async () => {
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
  // In a presentation, it ends the drag alone, wherever the focus is.
  const presented = await open("?discs=64&move=12345&aids=still&present=1");
  const rail = await presented.locator(".rail").boundingBox();
  await presented.mouse.move(rail.x + rail.width / 2, rail.y + rail.height / 2);
  await presented.mouse.down();
  await presented.mouse.move(rail.x + rail.width / 3, rail.y + rail.height / 2, { steps: 4 });
  await presented.keyboard.press("Escape");
  assert.equal(await read(presented, `${index} + (document.querySelector("[data-present]") !== null)`), "12345true");
  await presented.mouse.up();
});

test("Undo returns to a way of one's own that a drag has left", async () => {
  const page = await open("?discs=4&move=2&walk=10&aids=still");
  const strip = await page.locator(".strip").boundingBox();
  const place = "document.querySelector('[name=move]').value";
  const before = await read(page, `${place} + location.search`);
  await page.mouse.move(strip.x + strip.width - 4, strip.y + strip.height / 2);
  await page.mouse.down();
  await page.mouse.move(strip.x + 1, strip.y + strip.height / 2, { steps: 4 });
  await page.mouse.up();
  await settled(page, "address");
  assert.ok(!page.url().includes("walk="), page.url());
  await page.click("[data-command=undo]");
  await settled(page, "address");
  assert.equal(await read(page, `${place} + location.search`), before);
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

test("the buttons beside the number zoom the ruler, and lead to the next move of a larger disc", async () => {
  const page = await open("?discs=64&move=12345678901234567890&aids=still");
  const strokes = "[...document.querySelectorAll('[data-strip] path')].map((path) => path.getAttribute('d')).join()";
  const whole = await read(page, strokes);
  for (const [command, isWhole] of [["ruler-in", false], ["ruler-out", true], ["ruler-in", false], ["ruler-in", false], ["ruler-whole", true]]) {
    await page.click(`[data-command=${command}]`);
    assert.equal((await read(page, strokes)) === whole, isWhole, command);
  }
  for (let place = 12_345_678_901_234_567_890n; place < 2n ** 63n + 2n ** 62n; ) {
    // The number of a move is an odd multiple of two to the number of its disc, less one.
    place += place & -place;
    await page.press("[data-command=next-larger]", "Enter");
    assert.equal(await read(page, index), String(place));
  }
  // The toolbar is one tab stop.
  await page.keyboard.press("ArrowLeft");
  assert.equal(await read(page, "document.activeElement.dataset.command"), "ruler-whole");
});

for (const kind of ["mouse", "touch"]) {
  test(`the handles of the loop follow a ${kind}, keys and fields, and the board stays`, async () => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, ...(kind === "touch" ? { hasTouch: true, isMobile: true } : {}) });
    await page.goto(`${address()}?discs=8&move=77&aids=still`);
    await page.click(".playback-menu > summary");
    await page.check("[name=loop]");
    const ends = "['first', 'last'].map((name) => document.querySelector(`[name='loop.${name}']`).value).join('-')";
    assert.equal(await read(page, ends), "0-255");
    const { down, move, up } = await pointer({ page }, kind);
    const drag = async (name, to) => {
      const handle = await page.locator(`[data-grip=${name}] .handle`).boundingBox();
      const strip = await page.locator(".strip").boundingBox();
      // It lies beside the end, and keeps its place below the pointer.
      const by = strip.x + to * strip.width - (name === "first" ? handle.x + handle.width : handle.x);
      const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
      await down([x, y]);
      for (const part of [0.5, 1]) await move([x + by * part, y]);
      await up();
      await settled(page);
    };
    await drag("first", 0.25);
    await drag("last", 0.5);
    const [first, last] = (await read(page, ends)).split("-").map(Number);
    assert.ok(Math.abs(first - 64) < 4 && Math.abs(last - 128) < 4, `${first}-${last}`);
    for (const key of ["ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft"]) await page.press("[data-grip=first]", key);
    await page.press("[data-grip=last]", "ArrowDown");
    assert.equal(await read(page, ends), `${first + 2}-${last - 1}`);
    assert.equal(await page.locator("[data-grip=first]").getAttribute("aria-valuetext"), `Move ${first + 2}`);
    assert.equal(await read(page, index), "77");
    await settled(page, "address");
    assert.match(page.url(), new RegExp(`loop=${first + 2}-${last - 1}`));
  });
}

test("a finger that is held shows where a tap would lead, and a swipe takes that away", async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`${address()}?discs=64&aids=still`);
  await settled(page);
  const { down, move, up } = await pointer({ page }, "touch");
  const { x, y, width, height } = await page.locator(".strip").boundingBox();
  const at = [x + width / 3, y + height / 2];
  const bubble = "[...document.querySelectorAll('.bubble p')].map((line) => line.textContent).join('; ')";
  await down(at);
  const shown = await read(page, bubble);
  assert.match(shown, /^Move 6,1\d\d,\d{3},\d{3},\d{3},\d{3},\d{3}: disc \d+\b.*; \d+ billion years at this speed$/);
  await page.locator(".bubble svg").waitFor();
  assert.equal(await read(page, index), "0");
  await up();
  assert.equal(await read(page, index), shown.match(/Move ([\d,]+)/)[1].replaceAll(",", ""));
  assert.equal(await read(page, bubble), "");
  await down(at);
  assert.notEqual(await read(page, bubble), "");
  for (const by of [10, 20, 40, 80]) await move([at[0], at[1] - by]);
  assert.equal(await read(page, bubble), "");
  await up();
});

test("keys go on after a press on the ruler, and the bubble leaves with the pointer", async () => {
  const page = await open("?discs=8&aids=still");
  const { x, y, width, height } = await page.locator(".strip").boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  assert.equal(await read(page, index), "128");
  await page.keyboard.press("ArrowRight");
  assert.equal(await read(page, index), "129");
  const bubble = "document.querySelector('.bubble') !== null";
  await page.mouse.move(x + width / 3, y + height / 2);
  assert.equal(await read(page, bubble), true);
  const lens = await page.locator(".lens").boundingBox();
  await page.mouse.move(lens.x + 60, lens.y + lens.height / 2);
  assert.equal(await read(page, bubble), false);
});

test("a double click and the wheel zoom about the pointer", async () => {
  const page = await open("?discs=64&move=1&aids=still");
  const { x, y, width, height } = await page.locator(".rail .marks").boundingBox();
  const pointed = async (at) => {
    await page.mouse.move(at - 1, y + height / 2);
    await page.mouse.move(at, y + height / 2);
    return numberIn((await read(page, "document.querySelector('.bubble p').textContent")).split(":")[0]);
  };
  const at = Math.round(x + width * 0.3);
  await page.mouse.dblclick(at, y + height / 2);
  const before = await pointed(at);
  const per = (await pointed(at + 100)) - before;
  await pointed(at);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -400);
  await page.keyboard.up("Control");
  const after = await pointed(at);
  const closer = (await pointed(at + 100)) - after;
  assert.ok(closer < per, `${closer} of ${per}`);
  const far = after > before ? after - before : before - after;
  // Six pixels of them may be attraction.
  assert.ok(far * 100n <= per * 7n, `${far} of ${per} for 100 pixels`);
  assert.ok(per < total / BigInt(Math.round(width)) * 100n / 8n, "a double click shows sixteen times as much detail");
});

test("a drag changes as much of the scrubber at 64 as at 1,000 discs", async () => {
  const changes = [];
  for (const discs of [64, 1000]) {
    const page = await open(`?discs=${discs}&move=1/3&aids=still`);
    const { x, y, width, height } = await page.locator(".strip").boundingBox();
    await page.mouse.move(x + width / 3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 3 + 1, y + height / 2);
    await settled(page);
    await page.evaluate(() => {
      window.records = [];
      new MutationObserver((list) => window.records.push(...list)).observe(document.querySelector(".scrubber"), { attributes: true, characterData: true, childList: true, subtree: true });
    });
    const inputs = 20;
    for (let step = 1; step <= inputs; step++) {
      await page.mouse.move(x + width / 3 + 7 * step, y + height / 2);
      await settled(page);
    }
    const [records, elements] = await page.evaluate(() => [window.records.length, document.querySelectorAll(".scrubber *").length]);
    await page.mouse.up();
    changes.push([records / inputs, elements]);
  }
  const [[few, small], [many, large]] = changes;
  assert.ok(few > 3 && few < 60 && small > 50, `${changes}`);
  assert.ok(Math.abs(many - few) <= 0.25 * few && Math.abs(large - small) <= 8, `${changes}`);
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

for (const kind of ["mouse", "touch"]) {
  test(`a screen reader hears of a drag when it ends: ${kind}`, async () => {
    const page = await newPage({ viewport: { width: 820, height: 1180 }, hasTouch: kind === "touch" });
    await page.clock.install();
    await page.goto(`${address()}?discs=64`);
    await page.clock.resume();
    await settled(page);
    const heard = () => read(page, "document.querySelector('[aria-live]').textContent");
    const before = await heard();
    const { down, move, up } = await pointer({ page }, kind);
    const { x, y, height } = await page.locator(".strip").boundingBox();
    const at = (by) => [x + 200 + by, y + height / 2];
    await down(at(0));
    for (let by = 10; by <= 100; by += 10) {
      await move(at(by));
      await page.clock.runFor(5_000);
      assert.equal(await heard(), before, "while it goes on");
    }
    await up();
    await page.clock.runFor(5_000);
    assert.match(await heard(), new RegExp(`^Move ${await read(page, "document.querySelector('[name=move]').value")} of `));
  });
}
