// How much work the page makes, as ratios of processor time within one run, and how much memory. Chromium.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { inChromium } from "./chromium.mjs";
import { scriptPerFrame } from "./frames.mjs";
import { everyPanel } from "./panels.mjs";
import { eventually, holds, settled } from "./settled.mjs";

/** Returns a function that tells the milliseconds of processor time that scripts of a page have taken so far: others do not count. */
async function scriptTime(session) {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration").value * 1000;
  };
}

describe("speed and memory", () => {
  const { open, test } = inChromium({ alone: true });
  // Ratios of times need a minute, and differ from run to run: where everything is tried.
  const measure = process.env.ALL ? test : () => {};

  test("every panel opens in as little script as a sort takes, and respects its limit of nodes", async () => {
    const costs = [];
    for (const discs of [64, 1000]) {
      // No button opens the timeline, which only links show.
      const page = await open(`?discs=${discs}&move=1/3&show=towers,transport,scrubber,timeline`);
      const session = await page.context().newCDPSession(page);
      const script = await scriptTime(session);
      // What this machine takes for the same work.
      const sort = async () => {
        const before = await script();
        await page.evaluate(() => new Promise((done) => setTimeout(() => {
          Float64Array.from({ length: 300_000 }, (_, place) => Math.sin(place)).sort((a, b) => a - b);
          done();
        })));
        return (await script()) - before;
      };
      const tabs = await page.locator("[role=tab]").all();
      const others = ["[data-show=python]", "[data-show=code]", "[data-show=race]", "[data-command=puzzle]", "[data-command=compare]"];
      for (const button of [...tabs, ...others.map((selector) => page.locator(selector))]) {
        const name = await button.textContent();
        const openPanel = async () => {
          const most = await sort();
          const before = await script();
          await button.click({ modifiers: ["Shift"] });
          await settled(page);
          if (name === "Compare") assert.equal(await page.locator("[data-panel=compare], [data-panel=puzzle]").count(), 1);
          return [`${discs}: ${name}`, (await script()) - before, most];
        };
        costs.push(await openPanel());
      }
      // The form of the puzzle has closed.
      assert.equal(await page.locator("[data-panel]").count(), 12);
      const nodes = (selector) => page.locator(`${selector} *`).count();
      assert.ok((await nodes(".timeline .picture")) <= 500, "the timeline");
      assert.ok((await nodes(".graph")) <= 1500, "the graph");
      for (const [name, picture, limit] of [["the timeline", ".timeline .picture", 500], ["the graph", ".graph .picture", 1500]]) {
        await page.focus(picture);
        for (let step = 0; step < 40; step++) {
          await page.keyboard.press("+");
          if (step % 8 === 0) assert.ok((await nodes(name === "the graph" ? ".graph" : picture)) <= limit, name);
        }
      }
    }
    console.log(`script to open a panel, as a share of a sort: ${costs.map(([name, cost, most]) => `${name.trim()} ${(cost / most).toFixed(2)}`).join(", ")}`);
    const slow = costs.filter(([, cost, most]) => cost > most);
    assert.deepEqual(slow, []);
  });

  // Milliseconds of script in each frame while scrubbing, with the CPU throttled to a quarter.
  async function scrub(query) {
    const page = await open(query);
    const frames = await scriptPerFrame(page, 4, () =>
      page.evaluate(async () => {
        const track = document.querySelector(".track");
        for (let step = 0; step < 150; step++) {
          await new Promise(requestAnimationFrame);
          track.value = (step * 7919) % 10000;
          track.dispatchEvent(new Event("input", { bubbles: true }));
        }
      }),
    );
    await holds(page, `(() => {
      const shown = document.querySelector("[data-exact=index]")?.textContent.replaceAll(",", "");
      return shown === undefined || shown === document.querySelector("svg[data-index]").dataset.index;
    })()`);
    await page.close();
    assert.ok(frames.length > 40, `${frames.length} frames`);
    const share = (part) => frames[Math.floor(frames.length * part)];
    return { half: share(0.5), most: share(0.95) };
  }

  measure("scrubbing with every panel open costs at most a few times as much as with the towers alone", async () => {
    const towers = await scrub("?discs=64&show=towers,transport,scrubber");
    const all = await scrub(`?discs=64&show=${everyPanel}`);
    const say = ({ half, most }) => `median ${half.toFixed(1)} ms, 95 % ${most.toFixed(1)} ms`;
    console.log(`script in a frame of a scrub at a quarter of the speed: towers ${say(towers)}; every panel ${say(all)}`);
    assert.ok(all.most < 5 * towers.most, "times mean little on a busy machine, the ratio something");
  });

  test("each frame of zooming draws only what is visible", async () => {
    const page = await open("?discs=64&move=1/3&show=towers,timeline,graph");
    for (const picture of [".timeline .picture", ".graph .picture"]) {
      let seen;
      const frames = await scriptPerFrame(page, 1, async () => {
        seen = await page.evaluate(zoomEachFrame, picture);
      });
      const share = (part) => frames[Math.floor(frames.length * part)].toFixed(1);
      console.log(`zooming ${picture}: ${seen.rate.toFixed(0)} frames a second, script in a frame: median ${share(0.5)} ms, 95 % ${share(0.95)} ms`);
      assert.ok(seen.pictures > 60, `${seen.pictures} pictures in 120 frames`);
      assert.ok(seen.nodes <= (picture.startsWith(".timeline") ? 500 : 1500), `${seen.nodes} nodes`);
    }
  });

  // Runs in the page: zooms in for 60 frames and out for 60.
  async function zoomEachFrame(selector) {
    const picture = document.querySelector(selector);
    const { left, top, width, height } = picture.getBoundingClientRect();
    const place = { clientX: left + width * 0.4, clientY: top + height * 0.5, ctrlKey: true, bubbles: true, cancelable: true };
    const pictures = new Set();
    let nodes = 0;
    const start = performance.now();
    for (let step = 0; step < 120; step++) {
      picture.dispatchEvent(new WheelEvent("wheel", { ...place, deltaY: step < 60 ? -60 : 60 }));
      await new Promise(requestAnimationFrame);
      pictures.add([...picture.querySelectorAll("path")].map((path) => path.getAttribute("d")).join());
      nodes = Math.max(nodes, picture.querySelectorAll("*").length);
    }
    return { rate: 120_000 / (performance.now() - start), pictures: pictures.size, nodes };
  }

  // The time of scripts during playback at 60 moves per second, as a fraction of real time.
  async function load(query) {
    const page = await open(`${query}&speed=60&play=1`);
    const session = await page.context().newCDPSession(page);
    const script = await scriptTime(session);
    const before = await script();
    const seconds = await page.evaluate(async () => {
      const start = performance.now();
      for (let frame = 0; frame < 120; frame++) await new Promise(requestAnimationFrame);
      return (performance.now() - start) / 1000;
    });
    const after = await script();
    await page.close();
    return (after - before) / 1000 / seconds;
  }

  measure("playback of 64 discs from the middle needs as little CPU time as playback of 3", async () => {
    const three = await load("?discs=3&loop=0-7");
    const legend = await load("?discs=64&move=2^63");
    console.log(`script while playing: 3 discs ${(100 * three).toFixed(1)} %, 64 discs ${(100 * legend).toFixed(1)} %`);
    // Both may be slow on a slow machine, but more discs must not need much more time.
    assert.ok(legend < 3 * three + 0.05);
  });

  test("three thousand moves leak no memory", async () => {
    const page = await open("?discs=64&move=2^62&speed=60&show=towers,transport,scrubber,puzzle,bits,why,trace,graph");
    const session = await page.context().newCDPSession(page);
    const heapNow = async () => {
      await session.send("HeapProfiler.collectGarbage");
      const { usedSize, backingStorageSize = 0 } = await session.send("Runtime.getHeapUsage");
      const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
      return { bytes: usedSize + backingStorageSize, nodes, listeners: jsEventListeners };
    };
    // Playing goes on, so that some of what one measurement finds is about to be freed: the least of several counts.
    const heap = async () => {
      const all = [];
      for (let time = 0; time < 8; time++) {
        all.push(await heapNow());
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      const least = (name) => Math.min(...all.map((one) => one[name]));
      return { bytes: least("bytes"), nodes: least("nodes"), listeners: least("listeners") };
    };
    const reaches = (goal) => eventually(page, "clock", `BigInt(document.querySelector("svg[data-index]").dataset.index) >= ${goal}n`);
    const start = 2n ** 62n;
    await page.click("[data-command=play]");
    await reaches(start + 100n);
    const before = await heap();
    await reaches(start + 400n);
    await page.click("[data-command=play]");
    // The others as fast as the page goes, ten in a frame.
    await page.evaluate(async () => {
      const next = document.querySelector("[data-command=next]");
      for (let move = 0; move < 2700; move++) {
        next.click();
        if (move % 10 === 9) await new Promise(requestAnimationFrame);
      }
    });
    await settled(page);
    await reaches(start + 3100n);
    const later = await heap();
    console.log(`heap before ${before.bytes} and after 3,000 moves ${later.bytes} bytes, nodes ${before.nodes} and ${later.nodes}`);
    assert.ok(later.bytes < before.bytes + 1_000_000, "bytes");
    assert.ok(later.nodes < before.nodes + 200, "nodes");
    assert.ok(later.listeners < before.listeners + 20, "listeners");
  });
});
