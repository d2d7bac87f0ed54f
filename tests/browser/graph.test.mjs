// The state graph: presses, games, zoom, hovering and contrast. What it shows is in `tests/html/graph.rs`.
import assert from "node:assert/strict";
import { go } from "./chromium.mjs";
import { compareColours } from "./contrast.mjs";
import { inEachEngine } from "./engines.mjs";
import { measure } from "./geometry.mjs";
import { pointAt } from "./input.mjs";
import { holds } from "./settled.mjs";

const position = "document.querySelector('svg[data-position]').dataset.position";
const here = "document.querySelector('.graph .over').dataset.here";
// What is drawn: a press changes it where it zooms.
const drawn = "document.querySelector('.graph svg[data-picture]').innerHTML.length + ' ' + document.querySelector('.graph [data-depth]').textContent";
const settled = "document.querySelector('.graph .here') !== null";

const dot = (name) => measure(({ box }, name) => {
  const [dot, picture] = [`.graph .dot[data-position='${name}']`, ".graph .picture"].map(box);
  return [(dot.x + dot.width / 2 - picture.x) / picture.width, (dot.y + dot.height / 2 - picture.y) / picture.height];
}, name);

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(server.address + query);
  // A point of the window, from shares of the picture's width and height.
  const place = ([x, y]) => browser.read(`(() => {
    const picture = document.querySelector(".graph .picture");
    picture.scrollIntoView({ block: "center" });
    const { left, top, width, height } = picture.getBoundingClientRect();
    return [left + ${x} * width, top + ${y} * height];
  })()`);
  const click = async (point) => {
    const at = await place(point);
    await browser.drag(at, at);
  };

  test("a press anywhere goes to a position or zooms in, within a few frames", async () => {
    const points = [[0.5, 0.06], [0.3, 0.5], [0.7, 0.5], [0.5, 0.75], [0.12, 0.94], [0.88, 0.94], [0.4, 0.3], [0.05, 0.05], [0.5, 0.5]];
    for (const query of ["?discs=8&move=77", "?discs=8", "?discs=3&move=2", "?discs=64&move=1/3"]) {
      await open(query);
      for (const point of points) {
        await go(browser.page, query);
        await holds(browser, settled);
        const look = `${position} + ' ' + ${drawn}`;
        // Frames, because a busy machine needs longer for each.
        await browser.read(`void (window.frames = (async () => {
          const before = ${look};
          await new Promise((done) => addEventListener("pointerup", done, { capture: true, once: true }));
          for (let frames = 1; frames <= 100; frames++) {
            await new Promise(requestAnimationFrame);
            if (${look} !== before) return frames;
          }
          return Infinity;
        })())`);
        await click(point);
        const frames = await browser.peek("window.frames");
        assert.ok(frames <= 18, `${frames} frames after a press at ${point} of ${query}`);
      }
    }
  });

  test("presses lead from the whole graph to single positions", async () => {
    await open("?discs=8&move=77&aids=still");
    for (let presses = 0; (await browser.read("document.querySelectorAll('.graph .dot').length")) === 0; presses++) {
      assert.ok(presses < 3, "three presses are enough for eight discs");
      const before = await browser.read(drawn);
      await click([0.5, 0.5]);
      await holds(browser, `${drawn} !== ${JSON.stringify(before)}`);
    }
    const others = `[...document.querySelectorAll('.graph .dot')].map((dot) => dot.dataset.position).filter((name) => name !== ${here})`;
    const [other] = await browser.read(others);
    await click(await browser.read(dot(other)));
    await holds(browser, `${position} === "${other}" && ${here} === "${other}"`);
  });

  test("a position off the solution is part of a game, and one Undo returns", async () => {
    await open("?discs=4&move=5");
    const before = await browser.read(position);
    await click(await browser.read(dot("1212")));
    await holds(browser, `${position} === "1212" && location.search.includes("walk=")`, "address");
    assert.equal(await browser.read("new URLSearchParams(location.search).get('from')"), null);
    assert.equal(await browser.read("document.querySelector('svg[data-index]').dataset.index"), "5");
    const link = await browser.read("location.href");
    await browser.click("[data-command=undo]");
    await holds(browser, `${position} === "${before}"`);
    await browser.click("[data-command=redo]");
    await holds(browser, `${position} === "1212"`);
    await browser.open(link);
    assert.equal(await browser.read(position), "1212");
    await browser.click("[data-command=undo]");
    await holds(browser, `${position} === "${before}"`);
    await browser.click("[data-command=redo]");
    await browser.click("[data-command=make-start]");
    await holds(browser, "location.search.includes('from=1212')", "address");
    assert.equal(await browser.read("document.querySelector('svg[data-index]').dataset.index"), "0");
  });

  test("the current position stays in the picture while + is pressed sixty times", async () => {
    await open("?discs=64&move=1/3&aids=still");
    const inside = measure(({ box, isInside }) => {
      const [ring, picture] = [".graph .here", ".graph .picture"].map(box);
      return ring && isInside(ring, picture, 0);
    });
    for (let presses = 1; presses <= 60; presses++) {
      await browser.press(".graph .picture", "+");
      assert.ok(await browser.read(inside), `after ${presses} presses`);
    }
    await holds(browser, "document.querySelectorAll('.graph .dot').length > 0");
    assert.match(await browser.read("document.querySelector('.graph [data-depth]').textContent"), /64/);
    await browser.click(".graph [data-command=show-all]");
    await holds(browser, "document.querySelectorAll('.graph .corner').length === 3");
  });

  test("zooming flies, and not with reduced motion", async () => {
    const views = async (query) => {
      await open(query);
      return browser.read(`(async () => {
        const seen = new Set();
        document.querySelector('.graph [data-command=show-current]').click();
        for (let still = 0; still < 3; still++) {
          await new Promise(requestAnimationFrame);
          seen.add(document.querySelector('.graph svg[data-picture]').innerHTML);
          if (document.querySelector(".explorer[data-pending~=motion]")) still = 0;
        }
        return seen.size;
      })()`);
    };
    assert.ok((await views("?discs=30&move=1/3")) > 4);
    assert.ok((await views("?discs=30&move=1/3&aids=still")) <= 2);
  });

  test("the position under the pointer is shown as towers", async () => {
    for (const query of ["?discs=3", "?discs=64&move=1/3", "?discs=300", "?discs=3&pegs=4", "?discs=12&pegs=4"]) {
      await open(query);
      // Beyond three pegs only near a dot.
      const pointed = query.includes("pegs=4") ? await browser.read(dot(await browser.read("document.querySelector('.graph .dot').dataset.position"))) : [0.5, 0.4];
      await pointAt(browser, await place(pointed));
      await holds(browser, "document.querySelector('.graph [data-hover]') !== null");
      const { name, discs, text } = await browser.read(`(() => {
        const towers = document.querySelector('.graph [data-hover]');
        const filled = [...towers.querySelectorAll('g path')].filter((path) => getComputedStyle(path).fill !== 'none');
        return { name: towers.dataset.hover, discs: filled.length, text: towers.querySelector('text').textContent };
      })()`);
      assert.equal(name.length, Number(new URLSearchParams(query).get("discs")));
      assert.ok(text.length > 0 && discs >= (name.length <= 20 ? name.length : 1), `${query}: ${discs} discs`);
      await pointAt(browser, [5, 5]);
      await holds(browser, "document.querySelector('.graph [data-hover]') === null");
    }
    // By keys, the middle is shown, and Enter goes there.
    await open("?discs=3&aids=still");
    await browser.press(".graph .picture", "ArrowLeft");
    const name = await holds(browser, "document.querySelector('.graph [data-hover]')?.dataset.hover");
    await browser.press(".graph .picture", "Enter");
    await holds(browser, `${position} === "${name}"`);
    await browser.press(".graph .picture", "ArrowLeft");
    await browser.press(".graph .picture", "Escape");
    await holds(browser, "document.querySelector('.graph [data-hover]') === null");
  });

  test("in a large graph of four pegs, a press goes to a position", async () => {
    await open("?discs=12&pegs=4&move=9");
    const [near] = await browser.read(`[...document.querySelectorAll('.graph .dot')].map((dot) => dot.dataset.position).filter((name) => name !== ${here})`);
    await browser.click(`.graph .dot[data-position="${near}"]`);
    await holds(browser, `${position} === "${near}" && ${here} === "${near}"`);
  });

  test("the current position stands out from the solution in both themes", async () => {
    for (const theme of ["light", "dark"]) {
      for (const query of ["?discs=5", "?discs=5&move=7", "?discs=8&move=128", "?discs=5&pegs=4&move=3"]) {
        await open(`${query}&theme=${theme}`);
        const found = await browser.read(compareColours(({ contrast, colour }) => {
          const [route, halo, ring] = [colour(".graph [data-route]", "stroke"), colour("[data-here] .halo", "fill"), colour("[data-here] .here", "stroke")];
          return { halo: contrast(halo, route), ring: contrast(ring, halo) };
        }));
        assert.ok(found.halo >= 3 && found.ring >= 3, `${query} ${theme}: ${JSON.stringify(found)}`);
      }
    }
  });

  test("the picture comes first and needs no scrolling, and help waits behind its button", async () => {
    await open("?discs=8");
    const seen = await browser.read(measure(({ box }) => {
      const [picture, controls] = ["[data-panel=graph] .picture", "[data-panel=graph] .controls"].map(box);
      return { first: document.querySelector(".graph").firstElementChild.matches(".picture"), above: picture.bottom <= controls.top + 1, inView: controls.bottom <= innerHeight, ratio: picture.width / picture.height };
    }));
    assert.ok(seen.first && seen.above && seen.inView && Math.abs(seen.ratio - 1.25) < 0.02, JSON.stringify(seen));
    assert.equal(await browser.read("document.querySelector('.graph .help .hint').checkVisibility()"), false);
    await browser.click(".graph .help summary");
    await holds(browser, "document.querySelector('.graph .help .hint').checkVisibility()");
  });
});
