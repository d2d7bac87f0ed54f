// What fingers do, as the browser gets it from a touch screen: it may take a finger away from the page, to scroll. Chromium.
import assert from "node:assert/strict";
import { inChromium } from "./chromium.mjs";
import { boxOf } from "./geometry.mjs";
import { pointer } from "./input.mjs";
import { holds, settled } from "./settled.mjs";

const { address, newPage, test } = inChromium();
const position = "document.querySelector('svg[data-position]').dataset.position";
const steps = 10;

/** A page on a touch screen, and a finger that goes in steps, as real ones do. */
async function touch(query, width, height) {
  const page = await newPage({ viewport: { width, height }, hasTouch: true });
  await page.goto(address() + query);
  await settled(page);
  const { down, move, up } = await pointer({ page }, "touch");
  const swipe = async ([x, y], [toX, toY]) => {
    await down([x, y]);
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await move([x + (toX - x) * share, y + (toY - y) * share]);
    }
    await up();
  };
  const onTowers = async (x, y) => {
    const { left, top, width, height } = await page.evaluate(boxOf(".towers svg"));
    return [left + x * width, top + y * height];
  };
  const onDisc = async (disc) => {
    const { left, top, width, height } = await page.evaluate(boxOf(`[data-disc="${disc}"]`));
    return [left + width / 2, top + height / 2];
  };
  const tap = async (at) => {
    await down(at);
    await up();
  };
  return { page, swipe, tap, onTowers, onDisc };
}

const long = "&show=towers,transport,scrubber,why,trace,exact";
const [A, B, C] = [1 / 6, 1 / 2, 5 / 6];
for (const [width, height] of [[360, 640], [390, 844], [412, 915], [820, 1180], [1024, 768]]) {
  test(`a finger drags discs, and beside them it scrolls, at ${width} by ${height}`, async () => {
    const { page, swipe, tap, onTowers, onDisc } = await touch(`?discs=3${long}`, width, height);
    await swipe(await onDisc(1), await onTowers(C, 0.5));
    await holds(page, `${position} === "002"`, "motion");
    await swipe(await onDisc(2), await onTowers(B, 0.5));
    await holds(page, `${position} === "012"`, "motion");
    assert.equal(await page.evaluate("scrollY"), 0, "the page stays where it is");
    // A disc that lies under another stays, and a tap on it takes the one on top.
    await tap(await onDisc(1));
    await tap(await onTowers(B, 0.5));
    await holds(page, `${position} === "011"`, "motion");
    await tap(await onDisc(2));
    await tap(await onTowers(A, 0.3));
    await holds(page, `${position} === "010"`, "motion");
    // From the empty part of the stage upwards.
    const [x, y] = await onTowers(C, 0.5);
    const most = await page.evaluate("document.documentElement.scrollHeight - innerHeight");
    await swipe([x, y], [x, Math.max(y - 150, 10)]);
    // It may go on for a while after the finger has left.
    await holds(page, `scrollY >= ${Math.min(40, most)}`);
    assert.equal(await page.evaluate(position), "010");
  });
}

test("a second finger does not take the disc from the first, and a turned screen does not keep it", async () => {
  const { page, swipe, onTowers, onDisc } = await touch("?discs=3", 390, 844);
  const from = await onDisc(1);
  const { down, move, up } = await pointer({ page }, "touch");
  await down(from);
  await move(await onTowers(B, 0.4));
  // The second finger comes to another disc's peg, moves there, and leaves before the first.
  const [x, y] = await onTowers(A, 0.9);
  await down(await onTowers(B, 0.4), [x, y]);
  await move(await onTowers(B, 0.5), [x + 40, y]);
  await move(await onTowers(C, 0.5), [x + 40, y]);
  await move(await onTowers(C, 0.5));
  await up();
  await holds(page, `${position} === "002" && document.querySelector("[data-held]") === null`, "motion");
  // The screen turns while a finger holds a disc, and the page hears no more of that finger. The next one begins anew.
  await down(await onDisc(2));
  await move(await onTowers(B, 0.5));
  await page.setViewportSize({ width: 844, height: 390 });
  await settled(page);
  await swipe(await onDisc(2), await onTowers(B, 0.5));
  await holds(page, `${position} === "012" && document.querySelector("[data-held]") === null`, "motion");
  await swipe(await onDisc(1), await onTowers(B, 0.5));
  await holds(page, `${position} === "011"`, "motion");
});

test("the page asks for no gesture that goes back", async () => {
  const { page } = await touch("", 390, 844);
  assert.equal(await page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorX"), "none");
});
