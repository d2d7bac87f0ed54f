// The page on networks that fail, hang and lie: the table in docs/hosting.md, a test for each cell. Chromium.
import assert from "node:assert/strict";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import sirv from "../../tools/node_modules/sirv/build.mjs";
import { inChromium } from "./chromium.mjs";
import { rebuild } from "./rebuild.mjs";
import { dist } from "./server.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const { newPage, test } = inChromium({ consoleErrors: false });
const isHashed = (url) => /-[0-9a-f]{16}\.\w+/.test(url);
const html = (response, status, text = "<!doctype html><p>Log in</p>") => response.writeHead(status, { "content-type": "text/html" }).end(text);

/** What a network does with a request in place of the server. Returns whether it did something. */
const networks = {
  fine: () => false,
  offline: (request) => (request.socket.destroy(), true),
  hanging: () => true,
  "503": (_, response) => (html(response, 503), true),
  "404": (_, response) => (html(response, 404), true),
  portal: (_, response) => (html(response, 200), true),
  redirect: (request, response) => {
    if (request.url.startsWith("/login")) html(response, 200);
    else response.writeHead(302, { location: "/login" }).end();
    return true;
  },
  "half a page": (_, response) => (html(response, 200, '<!doctype html><meta name="tower-of-hanoi" content=""><div role="main">'), true),
};
/** Networks that lie about files only. */
const liars = {
  "HTML for a file": (request, response) => isHashed(request.url) && (html(response, 200), true),
  "half a file": (request, response) => isHashed(request.url) && (response.writeHead(200, { "content-type": "text/javascript" }).end("export const half = "), true),
  "404 for a file": (request, response) => isHashed(request.url) && (html(response, 404), true),
};

let folder, server, network;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "hanoi-"));
  for (const copy of ["a", "b"]) await cp(dist, join(folder, copy), { recursive: true });
  const files = sirv(folder, { dev: true });
  server = createServer((request, response) => network(request, response) || files(request, response, () => html(response, 404)));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const addressOf = (copy) => `http://127.0.0.1:${server.address().port}/${copy}/`;
const index = "document.querySelector('svg[data-index]').dataset.index";
// The builds of a copy that are kept whole.
const wholeOf = (copy) => `caches.keys().then((names) => Promise.all(names.filter((name) => name.includes("/${copy}/")).map(async (name) => (await caches.open(name)).match("/${copy}/whole")))).then((marks) => marks.filter(Boolean).length)`;

/** A page with an empty storage, opened on a fine network, and kept. */
async function visit(copy = "a") {
  const page = await newPage({ serviceWorkers: "allow" });
  network = networks.fine;
  await open(page, copy);
  await keep(page, copy);
  return page;
}
async function open(page, copy = "a", query = "?discs=4&move=7") {
  await page.goto(addressOf(copy) + query, { waitUntil: "commit" });
  await eventually(page, "network", `${index} === "7"`);
  await settled(page);
}
const keep = (page, copy = "a") => eventually(page, "engine", `${wholeOf(copy)}.then((count) => Boolean(count && navigator.serviceWorker.controller))`);

for (const [name, answer] of Object.entries(networks)) {
  test(`a page that was kept opens, and goes to any move: ${name}`, async () => {
    const page = await visit();
    network = answer;
    for (const query of ["?discs=4&move=7", "?discs=64&rule=one-way&move=2^63"]) {
      await page.goto(addressOf("a") + query, { waitUntil: "commit" });
      await eventually(page, "network", `${index} === "${query.includes("64") ? 2n ** 63n : 7}"`);
    }
    // A chunk that nobody has asked for.
    await page.click("[data-tab=why]");
    await holds(page, "document.querySelector('[data-panel=why]') !== null");
  });
}

for (const [name, answer] of Object.entries(liars)) {
  test(`nothing that is not the file is kept: ${name}`, async () => {
    const page = await newPage({ serviceWorkers: "allow" });
    // Whoever asks for a file first gets it, and then come the lies: the page has its files, and the worker does not.
    const asked = new Set();
    network = (request, response) => {
      const isFirst = !asked.has(request.url);
      asked.add(request.url);
      return !isFirst && answer(request, response);
    };
    await open(page);
    // At the second address of each file comes the truth, once.
    await keep(page);
    network = networks.offline;
    await open(page);
    await page.click("[data-tab=why]");
    await holds(page, "document.querySelector('[data-panel=why]') !== null");
  });

  test(`a server that lies for a while spoils nothing: ${name}`, async () => {
    const page = await newPage({ serviceWorkers: "allow" });
    network = answer;
    await page.goto(addressOf("a"));
    network = networks.fine;
    await open(page);
    await keep(page);
    network = networks.offline;
    await open(page);
  });
}

test("a storage that fails does not hide the network", async () => {
  const page = await visit();
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    for (const name of ["keys", "open", "match", "has"]) caches[name] = () => Promise.reject(new Error("no storage"));
  });
  await open(page);
});

test("caches that were deleted are filled again", async () => {
  const page = await visit();
  await page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))");
  await open(page);
  await keep(page);
  network = networks.offline;
  await open(page);
});

test("a query that is too long for the server is not sent to it", async () => {
  const page = await visit();
  const sent = [];
  network = (request, response) => {
    sent.push(request.url);
    return request.url.length > 4000 && (html(response, 414), true);
  };
  await open(page, "a", `?discs=4&move=7&code=${"x".repeat(6000)}`);
  assert.ok(sent.every((url) => url.length < 4000));
});

test("two copies on one origin keep apart", async () => {
  const page = await visit("a");
  await open(page, "b");
  await keep(page, "b");
  assert.equal(await page.evaluate(wholeOf("a")), 1);
  await page.evaluate(`caches.keys().then((names) => Promise.all(names.filter((name) => name.includes("/b/")).map((name) => caches.delete(name))))`);
  network = networks.offline;
  await open(page, "a");
});

test("after A, B and A again, A opens offline; an old page keeps its files", async () => {
  const page = await visit();
  const title = "document.title";
  const before = await page.evaluate(title);
  const there = join(folder, "a");
  await rename(there, join(folder, "first"));
  try {
    await cp(join(folder, "first"), there, { recursive: true });
    await rebuild(there);
    await open(page);
    await eventually(page, "engine", `${wholeOf("a")}.then((count) => count === 2)`);
  } finally {
    await rm(there, { recursive: true });
    await rename(join(folder, "first"), there);
  }
  const styles = "document.querySelector('link[rel=stylesheet]').href";
  const newer = await page.evaluate(styles);
  await open(page);
  const older = await page.evaluate(styles);
  assert.notEqual(older, newer);
  assert.equal(await page.evaluate(title), before);
  const installs = `caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).match("./whole"))?.headers.get("installed"))))`;
  const times = await page.evaluate(installs);
  await eventually(page, "engine", `${installs}.then((now) => now.join() !== "${times.join()}")`);
  network = networks.offline;
  await open(page);
  assert.equal(await page.evaluate(styles), older);
});
