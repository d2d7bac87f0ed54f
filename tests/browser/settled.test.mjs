// The page's own word that it is done: everything that it puts off shows in `data-pending`, and nothing stays there. Chromium.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { go, inChromium, read } from "./chromium.mjs";
import { everyPanel } from "./panels.mjs";
import { eventually, settled } from "./settled.mjs";

const source = await readFile(new URL("../../src/model/pending.rs", import.meta.url), "utf8");
const kinds = [...source.matchAll(/^ +\w+ = "(\w+)",$/gm)].map(([, name]) => name);
/** Waits for everything. */
const allSettled = (page) => settled(page, ...kinds);

const { address, newPage, open, test } = inChromium();
const failing = inChromium({ consoleErrors: false });

/** Records each kind that is pending from now on in any explorer of the page. */
const record = () => {
  window.seen = new Set();
  const look = () => {
    for (const { dataset } of document.querySelectorAll(".explorer[data-pending]")) dataset.pending.split(" ").forEach((kind) => window.seen.add(kind));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["data-pending"] });
};
const seen = async (page) => (await page.evaluate(() => [...window.seen])).sort();

const program = encodeURIComponent('move("A", "C")');
/** For each kind a link, and what makes it pending there. */
const sources = {
  // The dock shows the first move, and rests while others follow in the next frames.
  panel: [`?discs=1000&move=1/3&show=${everyPanel}`, (page) => page.evaluate(async () => {
    for (let move = 0; move < 4; move++) {
      document.querySelector("[data-command=next]").click();
      await new Promise(requestAnimationFrame);
    }
  })],
  chunk: ["?discs=5", (page) => page.click("[data-command=share]")],
  language: ["?discs=5", async (page) => {
    await page.click("[data-command=menu]");
    await page.click("[data-command=settings]");
    await page.selectOption("[name=lang]", "de");
  }],
  lesson: ["?discs=5", async (page) => { await page.click("[data-command=learn]"); await page.click("button[data-lesson=tour]"); }],
  preview: ["?discs=5", (page) => page.click("[data-command=share]")],
  search: ["?discs=7&pegs=4&show=towers,puzzle", (page) => page.selectOption("[name=rule]", "linear")],
  export: ["?discs=5&share=moves.csv", (page) => page.click("[data-command=download]")],
  program: [`?discs=3&show=towers,python&code=${program}`, (page) => page.click("[data-command=run-own-program]")],
  race: ["?discs=5&race=8&show=towers,race", (page) => page.click("[data-command=start-race]")],
  motion: ["?discs=5", (page) => page.click("[data-command=next]")],
  announcement: ["?discs=5", (page) => page.click("[data-command=next]")],
  address: ["?discs=5", (page) => page.click("[data-command=next]")],
};

for (const [kind, [query, act]] of Object.entries(sources)) {
  test(`what is put off is pending: ${kind}`, async () => {
    const page = await open(query);
    await allSettled(page);
    assert.equal(await page.locator(".explorer[data-settled]:not([data-pending])").count(), 1, "it was settled before");
    await page.evaluate(record);
    await act(page);
    await allSettled(page);
    const found = await seen(page);
    assert.ok(found.includes(kind), `${kind} is not one of ${found}`);
  });
}

test("what is put off is pending: host", async () => {
  const page = await newPage();
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Host</title>
    <script>window.told = []; addEventListener("message", ({ data }) => told.push(data.type));</script>
    <iframe src="${address()}?discs=5&embed=1" width="900" height="600"></iframe>` }));
  await page.goto(`${address()}host.html`);
  await allSettled(page);
  const frame = page.frames()[1];
  await frame.evaluate(record);
  const before = await page.evaluate(() => window.told.length);
  await frame.click("[data-command=next]");
  await settled(page, "host");
  assert.ok((await page.evaluate(() => window.told.length)) > before, "the host has been told");
  assert.ok((await seen(frame)).includes("host"));
});

test("what is put off is pending: drawing, which is done after the last task", async () => {
  const page = await newPage();
  // Yew goes on in another task after 16 milliseconds.
  await page.addInitScript(() => {
    const { now } = Date;
    let ahead = 0;
    Date.now = () => now() + (ahead += 20);
  });
  await page.goto(`${address()}?discs=5`);
  await allSettled(page);
  await page.evaluate(() => {
    window.states = [];
    const look = () => {
      const root = document.querySelector(".explorer");
      if (root.querySelector("dialog:not([open])")) window.states.push(root.hasAttribute("data-settled") ? "settled" : root.dataset.pending);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.click("[data-command=share]");
  await allSettled(page);
  const found = await page.evaluate(() => window.states);
  assert.ok(found.length > 0, "the dialog is drawn before it opens");
  assert.ok(found.every((pending) => pending.includes("drawing")), found.join());
});

test("every kind is tried", () => {
  assert.deepEqual([...Object.keys(sources), "drawing", "host"].sort(), [...kinds].sort());
});

/** Presses Next at a move, and counts how often the page is drawn until it is settled, and how often that writes to the document. */
async function countsOfNext(query) {
  const page = await open(query);
  await allSettled(page);
  await page.evaluate(() => {
    const root = document.querySelector(".explorer");
    window.counts = { pending: [], writes: 0 };
    new MutationObserver((changes) => {
      for (const { target, attributeName, oldValue } of changes) {
        if (attributeName === "data-pending") window.counts.pending.push(oldValue ?? "");
        else if (attributeName !== "data-settled") window.counts.writes++;
      }
    }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true });
  });
  await page.click("[data-command=next]");
  await allSettled(page);
  const { pending, writes } = await page.evaluate(() => window.counts);
  const isDrawing = pending.map((value) => value.split(" ").includes("drawing"));
  return { drawn: isDrawing.filter((is, place) => is && !isDrawing[place - 1]).length, writes };
}

test("a press draws the page once, and once more for what a screen reader hears, however many moves there are", async () => {
  const counts = [];
  for (const [discs, move] of [[64, "2^63"], [1000, "2^999"]]) counts.push(await countsOfNext(`?discs=${discs}&move=${move}&aids=still`));
  for (const { drawn, writes } of counts) {
    assert.equal(drawn, 2);
    assert.ok(writes <= 60, `${writes} writes`);
  }
});

test("no action leaves the page unsettled", async () => {
  const page = await open("?discs=7&walk=01");
  for (const command of ["undo", "redo", "leave-game", "next", "last", "add-disc", "puzzle", "menu", "settings", "share", "close-share", "learn", "close-learn", "learn", "open-lesson", "tour-next"]) {
    await page.locator(`[data-command=${command}]`).first().click();
    await allSettled(page);
    assert.equal(await page.locator(".explorer[data-settled]").count(), 1, command);
  }
  for (const query of ["?discs=64&move=2^63", "?discs=6&pegs=4&rule=linear&move=20", "?discs=5&task=predict", "?discs=4&task=write", "?lesson=recursion&step=3",
    "?discs=5&share=link", "?discs=5&share=element", "?discs=5&walk=0102", "?discs=x&rule=y", "?discs=5&pegs=1&to=0", `?discs=1000&show=${everyPanel}`]) {
    await go(page, query);
    await allSettled(page);
    assert.equal(await page.locator(".explorer[data-settled]").count(), 1, query);
  }
});

test("while it plays, the page is settled: moves that go on by themselves are no work that ends", async () => {
  const page = await open("?discs=64&speed=8");
  await page.click("[data-command=play]");
  await eventually(page, "clock", "Number(document.querySelector('svg[data-index]').dataset.index) > 3");
  // One flight follows another: the helper would wait for their end.
  await settled(page, ...kinds.filter((kind) => kind !== "motion"));
  assert.equal(await page.locator(".explorer[data-settled]:not([data-pending])").count(), 1);
  assert.equal(await read(page, () => document.querySelector("[data-command=play]").getAttribute("aria-label")), "Pause");
});

failing.test("what fails is not pending for ever", async () => {
  const page = await failing.open("?discs=5");
  await page.route(/languages|_dialogs|editor-|micropython|worker-/, (route) => route.fulfill({ status: 404 }));
  await page.click("[data-command=menu]");
  await page.click("[data-command=settings]");
  await page.selectOption("[name=lang]", "de");
  await allSettled(page);
  await page.click("[data-command=share]");
  await allSettled(page);
  for (const query of ["?lesson=recursion&step=3", `?discs=3&show=towers,python,race&code=${program}`]) {
    await go(page, query);
    await allSettled(page);
  }
  for (const command of ["run-own-program", "start-race"]) {
    await page.click(`[data-command=${command}]`);
    await allSettled(page);
  }
  assert.equal(await page.locator(".explorer[data-settled]").count(), 1);
});

test("in a sandbox, where the browser refuses every change of the address, the page is settled", async () => {
  const around = createServer((_, response) => response.setHeader("content-type", "text/html").end(`<!doctype html><title>Host</title><link rel="icon" href="data:,">
    <iframe sandbox="allow-scripts" src="${address()}?discs=5&embed=1" width="900" height="600"></iframe>`));
  await new Promise((done) => around.listen(0, "127.0.0.1", done));
  try {
    const page = await newPage({ serviceWorkers: "allow" });
    await page.goto(`http://127.0.0.1:${around.address().port}/`);
    const frame = page.frames()[1];
    await eventually(frame, "network", "document.querySelector('.explorer[data-settled]') !== null");
    await frame.click("[data-command=next]");
    await allSettled(frame);
    assert.equal(await frame.evaluate(() => document.querySelector("svg[data-index]").dataset.index), "1");
  } finally {
    around.close();
    around.closeAllConnections();
  }
});
