// What fingers do, as the browser gets it from a touch screen: it may take a finger away from the page, to scroll. Chromium.
import assert from "node:assert/strict";
import { inChromium } from "./chromium.mjs";
import { boxOf } from "./geometry.mjs";
import { pointer } from "./input.mjs";
import { everyPanel } from "./panels.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const { address, newPage, test } = inChromium();
const position = "document.querySelector('svg[data-position]').dataset.position";
const steps = 6;

/** A page on a touch screen, and a finger that goes in steps, as real ones do. */
async function touch(query, width, height) {
  const page = await newPage({ viewport: { width, height }, hasTouch: true, isMobile: true });
  await page.goto(address() + query);
  await settled(page);
  const { down, move, up } = await pointer({ page }, "touch");
  /** `rest` comes before the finger leaves: without it the page may go on scrolling for a while. */
  const swipe = async ([x, y], [toX, toY], rest = () => {}) => {
    await down([x, y]);
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await move([x + (toX - x) * share, y + (toY - y) * share]);
    }
    await rest();
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

// The middle of a part of the page that is not covered, in view, and by how much what it is in can be scrolled on and back.
const show = (selector) => `(() => {
  const part = document.querySelector(${JSON.stringify(selector)});
  if (!part?.checkVisibility()) return null;
  // The board may cover what is above.
  part.scrollIntoView({ block: "end", behavior: "instant" });
  const { left, top, width, height } = part.getBoundingClientRect();
  const heights = [top + height / 2];
  for (let y = innerHeight - 40; y > 10; y -= 20) if (y > top && y < top + height) heights.push(y);
  const points = heights.map((y) => [left + Math.min(width, innerWidth) / 2, y]);
  const at = points.find((point) => part.contains(document.elementFromPoint(...point)));
  if (!at) return null;
  let scroller = part.parentElement;
  const canScroll = (part) => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY);
  while (scroller !== document.documentElement && !canScroll(scroller)) scroller = scroller.parentElement;
  const rest = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  return [...at, rest, scroller.scrollTop];
})()`;
const scrolled = "[scrollY, ...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)].reduce((sum, top) => sum + top)";
const done = "[document.querySelector('svg[data-index]').dataset.index, document.querySelector('svg[data-position]').dataset.position, document.querySelector('[role=alert]').textContent].join()";
// Where a finger goes to scroll from there.
const alongside = ([x, y, rest]) => [x, rest >= 60 ? y - 120 : y + 120];
const frames = "new Promise((done) => { let left = 6; const next = () => (left-- ? requestAnimationFrame(next) : done()); next(); })";

for (const [width, height] of [[360, 640], [390, 844], [412, 915], [820, 1180], [1024, 768]]) {
  test(`a swipe up or down scrolls wherever it begins, and does nothing else, at ${width} by ${height}`, async () => {
    const { page, swipe } = await touch(`?discs=8&move=77&show=${everyPanel.replace(",puzzle,play", "")}`, width, height);
    const parts = await page.evaluate(`[...document.querySelectorAll("[data-panel]")].map(({ dataset }) => "[data-panel=" + dataset.panel + "]")`);
    let tried = 0;
    for (const selector of [".towers svg", ".rail", ".lens", "[name=move]", "[data-command=next]", ...parts]) {
      const at = await page.evaluate(show(selector));
      if (!at || Math.max(...at.slice(2)) < 60) continue;
      const [before, from] = await page.evaluate(`[${done}, ${scrolled}]`);
      await swipe(at, alongside(at), () => page.evaluate(frames));
      const [after, to] = await page.evaluate(`[${done}, ${scrolled}]`);
      assert.equal(after, before, selector);
      assert.ok(Math.abs(to - from) >= 40, `${selector} scrolls: ${from} ${to}`);
      tried += 1;
    }
    assert.ok(tried >= 12, `${tried} parts of ${parts.length}`);
    // One that goes sideways slides.
    const [x, y] = await page.evaluate(show(".rail"));
    await swipe([x, y], [x + 50, y]);
    const index = Number(await holds(page, "document.querySelector('svg[data-index]').dataset.index"));
    assert.ok(index > 127 && index < 255, `move ${index}`);
  });
}

test("two fingers on the stage zoom the page, and on the graph they zoom the graph", async () => {
  const { page } = await touch("?discs=8&show=towers,transport,scrubber,graph", 390, 844);
  const { down, move, up } = await pointer({ page }, "touch");
  const pinch = async (selector) => {
    const [x, y] = await page.evaluate(show(selector));
    const apart = (distance) => [[x - distance, y], [x + distance, y]];
    await down(...apart(10));
    for (let step = 1; step <= 10; step++) await move(...apart(10 + step * 12));
    await up();
  };
  await pinch("[data-panel=graph] .picture");
  await holds(page, "/graph=[012]+/.test(location.search)", "address");
  assert.equal(await page.evaluate("visualViewport.scale"), 1);
  await pinch(".towers svg");
  await eventually(page, "engine", "visualViewport.scale > 1.5");
  assert.equal(await page.evaluate(position), "00000000");
});

test("pictures are put in order at their numbers, and beside them the page scrolls", async () => {
  const { page, swipe } = await touch("?discs=4&task=order&seed=5", 390, 640);
  const order = "[...document.querySelectorAll('.pictures li')].map(({ dataset }) => dataset.place).join('')";
  const before = await page.evaluate(order);
  const at = await page.evaluate(show(".pictures li:nth-child(3)"));
  const top = await page.evaluate(scrolled);
  await swipe(at, alongside(at), () => page.evaluate(frames));
  assert.equal(await page.evaluate(order), before);
  assert.ok(Math.abs((await page.evaluate(scrolled)) - top) > 40);
  const from = await page.evaluate(show(".pictures li:nth-child(2) .handle"));
  const to = await page.evaluate("document.querySelector('.pictures li:nth-child(3)').getBoundingClientRect().toJSON()");
  await swipe(from, [from[0], to.top + to.height / 2]);
  const [first, second, third, ...others] = before;
  await holds(page, `${order} === "${[first, third, second, ...others].join("")}"`);
});
