// How a disc flies: from its old place over the pegs to its new one, whether a tap, a drop, a key, Undo, Redo, Play, a hint or a host
// page moves it. With reduced motion no disc flies.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { boxOf } from "./geometry.mjs";
import { pointer } from "./input.mjs";
import { holds } from "./settled.mjs";

const [B, C] = [1 / 2, 5 / 6];
const parts = 20;

/** From now on keeps where a disc is at equal parts of each flight, in `window.flights`. Points are the middle of its lower edge. */
const watch = (root) => `void (() => {
  window.flights = [];
  ${root}.addEventListener("animationstart", ({ animationName, target }) => {
    // All parts of a disc fly alike.
    if (!animationName.startsWith("fly") || !target.matches("rect:first-child")) return;
    const flight = target.getAnimations().find((animation) => animation.animationName === animationName);
    flight.pause();
    const { duration } = flight.effect.getComputedTiming();
    const at = (time) => {
      flight.currentTime = time;
      const { left, bottom, width } = target.getBoundingClientRect();
      return [left + width / 2, bottom];
    };
    const places = Array.from({ length: ${parts} }, (_, part) => at(duration * part / ${parts}));
    const rod = ${root}.querySelector(".rod rect").getBoundingClientRect();
    window.flights.push({ disc: target.parentElement.dataset.disc, duration, places, top: rod.top });
    flight.currentTime = 0;
    flight.play();
  });
})()`;

const placeOf = (disc, root = "document") => `(() => {
  const { left, bottom, width } = ${root}.querySelector('[data-disc="${disc}"] rect').getBoundingClientRect();
  return [left + width / 2, bottom];
})()`;

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await browser.open(server.address + query);
    await holds(browser, "document.querySelector('.towers svg') !== null");
  };
  const onTowers = async (x, y) => {
    const { left, top, width, height } = await browser.read(boxOf(".towers svg"));
    return [left + x * width, top + y * height];
  };
  const onDisc = async (disc) => {
    const { left, top, width, height } = await browser.read(boxOf(`[data-disc="${disc}"] rect`), "motion");
    return [left + width / 2, top + height / 2];
  };
  /** The one flight that an act causes, with the disc's places before and after it. */
  const flightOf = async (disc, act, root = "document") => {
    const before = await browser.read(placeOf(disc, root), "motion");
    await browser.read("void (window.flights.length = 0)");
    await act();
    const after = await browser.read(placeOf(disc, root), "motion");
    const flights = await browser.read("window.flights", "motion");
    assert.deepEqual(flights.map((flight) => flight.disc), [String(disc)]);
    return { before, after, ...flights[0] };
  };
  /** It begins and ends where the disc lay and lies, never jumps, and rises over the pegs if it goes to another one. */
  const isWhole = (what, { before, after, places, top }, { isOver = true, start = before } = {}) => {
    const way = [...places, after];
    assert.ok(distance(places[0], start) < 2, `${what} begins at ${places[0]}, not ${start}`);
    const steps = way.slice(1).map((place, number) => distance(place, way[number]));
    const length = steps.reduce((sum, step) => sum + step);
    assert.ok(Math.max(...steps) < length / 5, `${what} jumps: ${steps.map(Math.round)}`);
    assert.ok(new Set(way.map(String)).size >= 9, `${what}: ${new Set(way.map(String)).size} places`);
    const highest = Math.min(...way.map(([, y]) => y));
    if (isOver) assert.ok(highest < top, `${what} goes up to ${highest}, and pegs to ${top}`);
    // It lands softly: the last step is shorter than the middle ones.
    assert.ok(steps.at(-1) < Math.max(...steps) / 2, `${what} lands hard: ${steps.map(Math.round)}`);
  };

  test.everywhere("every move is seen, whoever makes it", async () => {
    await open("?discs=4");
    await browser.read(watch("document"));
    const mouse = await pointer(browser, "mouse");
    const tap = async (at) => {
      const finger = await pointer(browser, "touch");
      await finger.down(at);
      await finger.up();
    };
    const lifted = async (disc) => {
      await tap(await onDisc(disc));
      return browser.read(placeOf(disc), "motion");
    };
    // A tap on the disc lifts it, and one on a peg puts it there.
    const start = await lifted(1);
    isWhole("tap", await flightOf(1, async () => tap(await onTowers(B, 0.5))), { start });
    isWhole("undo", await flightOf(1, () => browser.click("[data-command=undo]")));
    isWhole("redo", await flightOf(1, () => browser.click("[data-command=redo]")));
    isWhole("next", await flightOf(2, () => browser.click("[data-command=next]")));
    isWhole("previous", await flightOf(2, () => browser.click("[data-command=previous]")));
    // What is dropped goes straight to its place, from where it was let go.
    const dropped = await flightOf(2, async () => {
      await mouse.down(await onDisc(2));
      await mouse.move(await onTowers(0.4, 0.3));
      await mouse.move(await onTowers(0.75, 0.35));
      await mouse.up();
    });
    const [x] = await onTowers(0.75, 0.35);
    isWhole("drop", dropped, { isOver: false, start: [x, dropped.places[0][1]] });
    // It plays one move, and then pauses.
    isWhole("play", await flightOf(1, async () => {
      await browser.click("[data-command=play]");
      await browser.click("[data-command=play]");
    }));
    // A hint tells the disc, then its place, then moves it.
    isWhole("hint", await flightOf(3, async () => {
      for (let step = 0; step < 3; step++) await browser.click("[data-command=hint]");
    }));
  });

  test("longer ways take longer, and a move made again is seen again", async () => {
    await open("?discs=3");
    await browser.read(watch("document"));
    const far = await flightOf(1, () => browser.click("[data-command=next]"));
    const near = await flightOf(2, () => browser.click("[data-command=next]"));
    assert.ok(near.duration < far.duration, `${near.duration} ${far.duration}`);
    for (const command of ["previous", "next", "previous", "next"]) {
      const { duration } = await flightOf(2, () => browser.click(`[data-command=${command}]`));
      assert.equal(duration, near.duration);
    }
    // At sixty moves per second nothing can be followed, so nothing flies.
    await open("?discs=6&speed=60");
    await browser.read(watch("document"));
    await browser.click("[data-command=next]");
    assert.deepEqual(await browser.read("window.flights", "motion"), []);
  });

  test("with reduced motion, or when it jumps, a disc is there at once", async () => {
    await browser.page.emulateMedia({ reducedMotion: "reduce" });
    await open("?discs=4");
    await browser.read(watch("document"));
    const before = await browser.read(placeOf(1));
    await browser.click("[data-command=next]");
    // No part of it is on the way.
    assert.ok(distance(await browser.read(placeOf(1)), before) > 50);
    assert.deepEqual(await browser.read("document.getAnimations().map(({ animationName }) => animationName)"), []);
    await browser.page.emulateMedia({ reducedMotion: null });
    await open("?discs=4&aids=still");
    await browser.read(watch("document"));
    await browser.click("[data-command=next]");
    await browser.press(".stage", "ArrowRight");
    assert.deepEqual(await browser.read("[window.flights.length, document.querySelectorAll('[data-flies]').length]", "motion"), [0, 0]);
    await open("?discs=4");
    await browser.read(watch("document"));
    await browser.press(".stage", "End");
    assert.deepEqual(await browser.read("[window.flights.length, document.querySelectorAll('[data-flies]').length]", "motion"), [0, 0]);
  });

  test("the magnifier is there when nothing moves", async () => {
    const magnifiers = "document.querySelectorAll('.magnifier').length";
    await open("?discs=64&move=12345");
    assert.equal(await browser.read(magnifiers, "motion"), 1);
    await browser.read(`void (() => {
      window.seen = [];
      document.addEventListener("animationstart", ({ animationName }) => {
        if (animationName.startsWith("fly")) seen.push(${magnifiers});
      });
    })()`);
    await browser.click("[data-command=next]");
    assert.equal(await browser.read(magnifiers, "motion"), 1);
    assert.deepEqual(await browser.read("[...new Set(window.seen)]"), [0], "not while a disc flies");
    // Large discs need none.
    await open("?discs=8&move=5");
    assert.equal(await browser.read(magnifiers, "motion"), 0);
  });

  test.everywhere("a command of a host is seen, too", async () => {
    await browser.visit(`${server.address}demo/plain.html`);
    await browser.read(`void (() => {
      window.element = document.createElement("tower-of-hanoi");
      element.setAttribute("discs", "3");
      document.querySelector("h1").after(element);
    })()`);
    const root = "window.element.shadowRoot";
    await holds(browser, `${root}?.querySelector('[data-disc="1"] rect') != null`);
    await browser.read(watch(root));
    isWhole("host", await flightOf(1, () => browser.read("void element.next()"), root));
    assert.equal(await browser.read(`${root}.querySelectorAll("[data-flies]").length`, "motion"), 0);
  });
});
