// The page on networks that fail, hang and lie, and the versions of it: the tables in docs/hosting.md, a test for each cell. Chromium.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import sirv from "../../tools/node_modules/sirv/build.mjs";
import { go, inChromium } from "./chromium.mjs";
import { rebuild } from "./rebuild.mjs";
import { dist } from "./server.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const { newPage, test } = inChromium({ consoleErrors: false });
const isFile = (url) => /-[0-9a-f]{16}\.\w+/.test(url);
const html = (response, status, text = "<!doctype html><p>Log in</p>") => response.writeHead(status, { "content-type": "text/html" }).end(text);
const half = '<!doctype html><meta name="tower-of-hanoi" content=""><div role="main">';
/** Whether a worker that is being installed asks for a file. For a new script of its own, the worker in charge asks. */
const ofWorker = ({ url, headers }) => headers.referer?.endsWith("service-worker.js") && !url.endsWith("service-worker.js");
const ofFiles = (answer) => (request, response) => isFile(request.url) && answer(request, response);

/** What a network does with a request in place of the server. Returns whether it did something. */
const networks = {
  offline: (request) => (request.socket.destroy(), true),
  "accepts and never answers": () => true,
  503: (_, response) => (html(response, 503), true),
  404: (_, response) => (html(response, 404), true),
  // Browsers keep a 410 for good, unless it forbids that.
  410: (_, response) => (response.setHeader("cache-control", "no-store"), html(response, 410), true),
  "a portal's page": (_, response) => (html(response, 200), true),
  "a redirect to another page": (request, response) => {
    if (request.url.startsWith("/login")) html(response, 200);
    else response.writeHead(302, { location: "/login" }).end();
    return true;
  },
  "half of the page": (_, response) => (html(response, 200, half), true),
  "breaks off": (request, response) => {
    response.writeHead(200, { "content-length": 100_000 }).write(half);
    setTimeout(() => request.socket.destroy());
    return true;
  },
  "HTML for files": ofFiles((_, response) => (html(response, 200), true)),
  "half of each file": ofFiles((_, response) => (response.writeHead(200, { "content-type": "text/javascript" }).end("export const half = "), true)),
  "404 for files": ofFiles((_, response) => (html(response, 404), true)),
  "never answers for files": ofFiles(() => true),
};
const fine = () => false;

let folder, server, network, published;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "hanoi-"));
  await cp(dist, join(folder, "first"), { recursive: true });
  await cp(dist, join(folder, "second"), { recursive: true });
  await rebuild(join(folder, "second"));
  const files = sirv(folder, { dev: true });
  // The two copies of the page, `a` and `b`, each of them the build that was published there last.
  server = createServer((request, response) => {
    if (network(request, response)) return;
    request.url = request.url.replace(/^\/([ab])\//, (_, copy) => `/${published[copy]}/`);
    files(request, response, () => html(response, 404));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const addressOf = (copy) => `http://127.0.0.1:${server.address().port}/${copy}/`;
const index = "document.querySelector('svg[data-index]').dataset.index";
const styles = "document.querySelector('link[rel=stylesheet]').href";
const offer = "[...document.querySelectorAll('body > .reload')].map((note) => note.textContent).join()";
// The times at which the builds of a copy were kept whole.
const timesOf = (copy) => `caches.keys()
  .then((names) => Promise.all(names.filter((name) => name.includes("/${copy}/")).map(async (name) => (await caches.open(name)).match("/${copy}/whole"))))
  .then((marks) => marks.filter(Boolean).map(({ headers }) => headers.get("installed")))`;

/** A new visitor, with an empty storage. */
async function arrive() {
  [network, published] = [fine, { a: "first", b: "first" }];
  return newPage({ serviceWorkers: "allow" });
}
/** A page that was opened on a good network, and is kept. */
async function visit() {
  const page = await arrive();
  await open(page);
  await kept(page);
  return page;
}
async function open(page, copy = "a", query = "?discs=4&move=7") {
  await page.goto(addressOf(copy) + query, { waitUntil: "commit" });
  await eventually(page, "network", `${index} === "7"`);
  await settled(page);
}
const forget = (copy) => `caches.keys().then((names) => Promise.all(names.filter((name) => name.includes("/${copy}/")).map((name) => caches.delete(name))))`;
const kept = (page, copy = "a", count = 1) =>
  eventually(page, "engine", `${timesOf(copy)}.then((times) => times.length === ${count} && Boolean(navigator.serviceWorker.controller))`);
/** Opens it without a network, and a part of the program that it has not asked for. */
async function opensOffline(page) {
  network = networks.offline;
  await open(page);
  await page.click("[data-tab=why]");
  await holds(page, "document.querySelector('[data-panel=why]') !== null");
}
/** Waits until no worker is busy keeping files, whether that succeeds or fails. */
const installed = (page) => eventually(page, "network", "navigator.serviceWorker.getRegistration().then((one) => !one?.installing)");
const workerOf = (page) => page.context().serviceWorkers().at(-1);

test("a kept page opens on every network, and goes to any move", async () => {
  const page = await visit();
  for (const [name, answer] of Object.entries(networks)) {
    network = answer;
    for (const [query, move] of [["?discs=4&move=7", 7], ["?discs=64&rule=one-way&move=2^63", 2n ** 63n]]) {
      await page.goto(addressOf("a") + query, { waitUntil: "commit" });
      await eventually(page, "network", `${index} === "${move}"`).catch((cause) => assert.fail(`${name}: ${cause}`));
    }
    await page.click("[data-tab=why]");
    await holds(page, "document.querySelector('[data-panel=why]') !== null");
    assert.equal(await page.evaluate(offer), "", name);
  }
});

for (const [name, answer] of Object.entries(networks)) {
  test(`a first visit does no harm, nor does what the worker gets after it: ${name}`, async () => {
    const page = await arrive();
    network = answer;
    const failed = () => page.waitForURL(/chrome-error/).catch(() => {});
    await Promise.race([page.goto(addressOf("a")).catch(failed), new Promise((done) => setTimeout(done, 1000))]);
    await page.goto("about:blank");
    const lied = new Promise((done) => {
      network = (request, response) => ofWorker(request) && answer(request, response) && (done(), true);
    });
    server.closeAllConnections();
    await open(page);
    await lied;
    if (name.includes("never")) {
      network = fine;
      server.closeAllConnections();
    }
    await installed(page);
    network = fine;
    await open(page);
    await kept(page);
    await opensOffline(page);
  });
}

test("a new version is offered when all of it is kept, and never forced", async () => {
  const page = await visit();
  const first = await page.evaluate(styles);
  published.a = "second";
  // A page before its files, and files before the page, because something between keeps that for a while.
  const parts = [networks["404 for files"], (request) => {
    request.url = request.url.replace(/^\/a\/(index\.html)?$/, "/first/");
    return false;
  }];
  for (const part of parts) {
    const asked = new Promise((done) => {
      network = (request, response) => (ofWorker(request) && done(), part(request, response));
    });
    await open(page);
    await asked;
    await installed(page);
    assert.deepEqual([await page.evaluate(styles), await page.evaluate(offer)], [first, ""]);
  }
  network = fine;
  await open(page);
  assert.equal(await page.evaluate(styles), first);
  await eventually(page, "network", `${offer}.includes("A new version is ready.")`);
  assert.deepEqual([await page.evaluate(styles), await page.evaluate(index)], [first, "7"]);
  // An old page goes on with its own files.
  network = networks.offline;
  await page.click("[data-tab=why]");
  await holds(page, "document.querySelector('[data-panel=why]') !== null");
  network = fine;
  await page.click(".reload button");
  await eventually(page, "network", `${styles} !== ${JSON.stringify(first)}`);
  await settled(page);
  assert.deepEqual([await page.evaluate(index), await page.evaluate(offer)], ["7", ""]);
});

/** What needs a part of the program that the page has not loaded yet. */
const parts = {
  "a dialog": (page) => page.click("[data-command=share]"),
  "a language": async (page) => {
    await page.click("[data-command=menu]");
    await page.click("[data-command=settings]");
    await page.selectOption("[name=lang]", "de");
  },
  "the place to learn": (page) => page.click("[data-command=learn]").then(() => holds(page, "location.search.includes('learn=lessons')", "address")),
  "a race": (page) => go(page, "?discs=4&move=7&race=8&show=towers,race").then(() => page.click("[data-command=start-race]")),
};
for (const [name, act] of Object.entries(parts)) {
  test(`without a worker, a page that a server no longer has all of offers the new version: ${name}`, async () => {
    [network, published] = [fine, { a: "first" }];
    const page = await newPage({ serviceWorkers: "block" });
    await open(page);
    const first = await page.evaluate(styles);
    published.a = "second";
    await act(page);
    await eventually(page, "network", `${offer}.includes("A new version is ready.")`);
    await page.click(".reload button");
    await eventually(page, "network", `${styles} !== ${JSON.stringify(first)}`);
    await settled(page);
    assert.deepEqual([await page.evaluate(index), await page.evaluate(offer)], ["7", ""]);
    // What was asked for is there.
    assert.equal(await page.evaluate("document.querySelector('dialog .lessons') !== null"), name === "the place to learn");
  });
}

test("an open page is told of a new version when it is looked at again, and can send that away", async () => {
  const page = await visit();
  published.a = "second";
  // The driver shows all pages at all times, so that none ever comes to the front.
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await eventually(page, "network", `${offer}.includes("A new version is ready.")`);
  await page.click(".reload [aria-label=Close]");
  assert.equal(await page.evaluate(offer), "");
});

test("the version that was published last opens offline: A, B, A, whatever the clock says", async () => {
  const page = await visit();
  const first = await page.evaluate(styles);
  for (const [build, count] of [["second", 2], ["first", 2], ["second", 2]]) {
    // As if the clock had been set back since.
    await page.evaluate(`caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.put("/a/whole", new Response(null, { headers: { installed: String(Date.now() + 1e9) } })))`);
    const before = await page.evaluate(timesOf("a"));
    [network, published.a] = [fine, build];
    await open(page);
    await eventually(page, "engine", `${timesOf("a")}.then((times) => times.join() !== "${before.join()}")`);
    await kept(page, "a", count);
    await opensOffline(page);
    assert.equal((await page.evaluate(styles)) === first, build === "first");
  }
});

test("a new version takes over what is kept of the interpreter", async () => {
  const page = await visit();
  const python = (await readdir(join(folder, "first/static"))).find((name) => /^micropython-.*wasm$/.test(name));
  const keptBy = `caches.keys().then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).match("/a/static/${python}")))).then((all) => all.filter(Boolean).length)`;
  await page.evaluate(`fetch("/a/static/${python}").then((response) => response.arrayBuffer())`);
  await eventually(page, "engine", `${keptBy}.then((count) => count === 1)`);
  published.a = "second";
  await open(page);
  await kept(page, "a", 2);
  assert.equal(await page.evaluate(keptBy), 2);
});

const calls = ["keys", "open", "match"];
for (const [name, answer] of [["fails", "Promise.reject(new Error('no storage'))"], ["hangs", "new Promise(() => {})"]]) {
  test(`a storage that ${name} does not hide the network`, async () => {
    const page = await visit();
    await workerOf(page).evaluate(`void (self.asked = 0, ${JSON.stringify(calls)}.forEach((name) => (caches[name] = () => (self.asked++, ${answer}))))`);
    await open(page);
    assert.ok(await workerOf(page).evaluate("self.asked > 0"));
  });
}

test("where there is no room for two versions, the page comes from the network, and is kept when there is", async () => {
  const page = await visit();
  const usage = await page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)");
  const session = await page.context().newCDPSession(page);
  const limit = (quotaSize) => session.send("Storage.overrideQuotaForOrigin", { origin: new URL(addressOf("a")).origin, quotaSize });
  await limit(usage * 1.5);
  const first = await page.evaluate(styles);
  published.a = "second";
  await open(page);
  await eventually(page, "engine", `${timesOf("a")}.then((times) => times.length === 0)`);
  await open(page);
  assert.notEqual(await page.evaluate(styles), first);
  // A browser frees the room when nothing uses the old copies any more.
  await limit(usage * 3);
  await open(page);
  await eventually(page, "engine", `${timesOf("a")}.then((times) => times.length === 1)`);
  // Chromium tells the old worker that it stops it, for the new one to take over. But it does not stop one that a driver watches, which
  // then answers nothing any more. So the test takes it away.
  await installed(page);
  await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.unregister())");
  await open(page);
  await kept(page);
  await opensOffline(page);
  assert.notEqual(await page.evaluate(styles), first);
  // No room for one: from the network, whatever comes.
  await limit(usage / 2);
  await page.evaluate(forget("a"));
  for (const build of ["second", "first"]) {
    [network, published.a] = [fine, build];
    await open(page);
    assert.equal((await page.evaluate(styles)) === first, build === "first");
  }
});

test("what was deleted from the storage is kept again", async () => {
  const page = await visit();
  await page.evaluate(forget("a"));
  await open(page);
  await kept(page);
  await opensOffline(page);
  // A single file.
  network = fine;
  const has = `caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.match(${styles}))`;
  await page.evaluate(`caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.delete(${styles}))`);
  assert.equal(await page.evaluate(`${has}.then(Boolean)`), false);
  await open(page);
  await eventually(page, "engine", `${has}.then(Boolean)`);
  await opensOffline(page);
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
  const page = await visit();
  await open(page, "b");
  await kept(page, "b");
  assert.equal((await page.evaluate(timesOf("a"))).length, 1);
  await page.evaluate(forget("b"));
  await opensOffline(page);
});

test("a page that is no longer published is retired by the worker in docs/hosting.md", async () => {
  const page = await visit();
  const [, worker] = (await readFile(new URL("../../docs/hosting.md", import.meta.url), "utf8")).match(/```js\n([^]*?)```/);
  network = (request, response) => {
    if (request.url.endsWith("/service-worker.js")) response.writeHead(200, { "content-type": "text/javascript" }).end(worker);
    else html(response, 410);
    return true;
  };
  await open(page);
  await eventually(page, "engine", "caches.keys().then((names) => names.length === 0)");
  await page.goto(addressOf("a"));
  assert.equal(await page.textContent("body"), "Log in");
});
