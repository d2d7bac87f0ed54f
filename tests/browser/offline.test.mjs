// The page without a network, and after a new build, in three engines.
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inEachEngine } from "./engines.mjs";
import { rebuild } from "./rebuild.mjs";
import { dist, serve } from "./server.mjs";
import { eventually, holds } from "./settled.mjs";
import { solve } from "./solver.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
// The number of builds with a complete cache.
const builds = `caches.keys()
  .then((keys) => Promise.all(keys.map((key) => caches.open(key).then((build) => build.match("./whole")))))
  .then((all) => all.filter(Boolean).length)`;
const kept = `${builds}.then((count) => Boolean(count && navigator.serviceWorker.controller))`;

// Serves a copy of the build, which the tests may change.
async function start() {
  const folder = await mkdtemp(join(tmpdir(), "hanoi-"));
  await cp(dist, folder, { recursive: true });
  const { address, stop } = await serve(folder);
  return { address, folder, cut: stop, stop: async () => (stop(), rm(folder, { recursive: true })) };
}

// Errors in the console are expected here, because the network is gone.
inEachEngine((browser, server, test) => {
  const cached = (promise) => eventually(browser, "engine", promise);

  test.everywhere("a new build is cached completely, and an old page keeps using its own files", async () => {
    await browser.open(`${server.address}?discs=5&show=towers,scrubber,race&race=10`);
    await cached(kept);
    const old = await browser.read("document.querySelector('link[rel=stylesheet]').href");
    await rebuild(server.folder);
    // The old page has not requested its worker before.
    await browser.click(".race [data-command=start-race]");
    await eventually(browser, "clock", "document.querySelectorAll('.race tbody tr').length === 4 && document.querySelector('.race tbody').textContent.includes('1,023')");
    // The new build comes with the load after it has been kept.
    await browser.open(`${server.address}?discs=5`);
    assert.equal(await browser.read("document.querySelector('link[rel=stylesheet]').href"), old);
    await cached(`${builds}.then((count) => count === 2)`);
    await eventually(browser, "network", "document.querySelector('.reload p')?.textContent === 'A new version is ready.'");
    await browser.click(".reload button");
    await eventually(browser, "network", `document.querySelector('link[rel=stylesheet]').href !== ${JSON.stringify(old)}`);
    const asked = await browser.read("performance.getEntriesByType('resource').map((entry) => entry.name)");
    const here = new Set(await readdir(server.folder, { recursive: true }));
    const files = asked.map((url) => new URL(url).pathname.slice(1)).filter((file) => /-[0-9a-f]{16}\./.test(file));
    assert.ok(files.length >= 4, `${asked}`);
    for (const file of files) assert.ok(here.has(file), `${file} is of the new build`);
  });

  const runProgram = async () => {
    await browser.open(`${server.address}?discs=3&show=towers,python&code=move(%22A%22,%22C%22)`);
    await holds(browser, "Boolean(document.querySelector('[data-command=run-own-program]'))");
    await browser.click("[data-command=run-own-program]");
    await eventually(browser, "clock", "document.querySelector('[data-run]').dataset.run === 'finished'");
    assert.equal(await browser.read("document.querySelector('svg[data-position]').dataset.position"), "002");
  };

  test.everywhere("Python comes with the first run, and is kept", async () => {
    const python = `caches.keys()
      .then((keys) => Promise.all(keys.map((key) => caches.open(key).then((build) => build.keys()))))
      .then((all) => all.flat().some(({ url }) => /micropython/.test(url)))`;
    await browser.open(server.address);
    await cached(`${python}.then((is) => !is)`);
    await runProgram();
    await cached(python);
  });

  test.everywhere("without a network, a program runs", async () => {
    server.cut();
    await runProgram();
  });

  test.everywhere("without a network, the page opens and goes to any move", async () => {
    await browser.open(`${server.address}?discs=64&move=2^63&rule=one-way`);
    assert.equal(await browser.read(index), String(2n ** 63n));
    await browser.type("input[name=move]", "12345678901234567890");
    await holds(browser, `${index} === "12345678901234567890"`);
    const pegs = "[...document.querySelectorAll('[data-disc]')].map((disc) => Number(disc.dataset.peg))";
    assert.deepEqual(await browser.read(pegs), solve({ rule: "one-way", discs: 64, move: "12345678901234567890" }).position);
  });
}, { start, consoleErrors: false });
