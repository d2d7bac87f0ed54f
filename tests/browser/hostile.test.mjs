// Hosts that allow little, and worlds that are not what a page expects, in three engines: the strictest policies, Trusted Types, two
// builds on one page, no storage, clocks that jump.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import sirv from "../../tools/node_modules/sirv/build.mjs";
import { inEachEngine } from "./engines.mjs";
import { dist } from "./server.mjs";
import { eventually, holds } from "./settled.mjs";

const element = (attributes = "") => `<tower-of-hanoi ${attributes}></tower-of-hanoi>`;
const script = (folder = "/") => `<script type="module" src="${folder}embed/tower-of-hanoi.js"></script>`;
const strictest = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:";
const trusting = `${strictest}; worker-src 'self'; require-trusted-types-for 'script'; trusted-types`;

// What breaks is put down before any script of the page runs.
const page = (head, body) => `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">${head}<body>${body}`;
const whole = await readFile(new URL("index.html", `file://${dist}`), "utf8");
const hardened = (breakage) => whole.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "").replace("<head>", `<head><script>${breakage}</script>`);

// Breaks the program for real: without its table of functions, whatever it does next traps, as a panic does.
const traps = `
  window.tables = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const made = await real.apply(WebAssembly, args);
      const { exports } = made.instance ?? made;
      if (exports.__wbindgen_start) tables.push(exports.__indirect_function_table);
      return made;
    };
  }
  window.trap = () => {
    const table = tables.at(-1);
    for (let place = 0; place < table.length; place += 1) table.set(place, null);
  };`;

const pages = {
  "/strictest": { policy: strictest, html: page(script(), element('discs="7" move="1/3" show="towers,transport,scrubber,timeline,graph,trace,numbers"')) },
  "/trusted": { policy: `${trusting} tower-of-hanoi`, html: page(script(), element('discs="7" show="towers,transport,race" race="12"')) },
  "/untrusted": { policy: `${trusting} 'none'`, html: page(script(), element('discs="7" show="towers,transport,race" race="12"')) },
  "/builds": { html: page(script("/a/") + script("/b/"), element('discs="5"') + element('discs="6" move="2^5"')) },
  "/trapped": { html: page(`<script>${traps}</script>${script()}`, element('discs="5" move="7"') + element('discs="6" move="2^5"') + element('discs="64" rule="one-way" lang="de"')) },
  "/trapped-page": { html: hardened(traps) },
  "/bare": { html: hardened(`
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"])
      Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });
    Object.defineProperty(Document.prototype, "cookie", { get() { throw new DOMException("blocked", "SecurityError"); } });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: { register: () => Promise.reject(new DOMException("blocked", "SecurityError")) } });`) },
  "/clocks": { html: hardened(`
    window.ahead = 0;
    const real = [Date.now.bind(Date), performance.now.bind(performance), requestAnimationFrame.bind(window)];
    Date.now = () => real[0]() + ahead;
    performance.now = () => real[1]() + ahead;
    window.requestAnimationFrame = (act) => real[2]((time) => act(time + ahead));`) },
};

// The build is there three times; in /b/ its script is another one.
async function start() {
  const files = sirv(dist, { dev: false });
  const server = createServer((request, response) => {
    const known = pages[request.url.split("?")[0]];
    if (known) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      if (known.policy) response.setHeader("content-security-policy", known.policy);
      return response.end(known.html);
    }
    if (/^\/[ab]\//.test(request.url)) request.url = request.url.slice(2);
    files(request, response);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => (server.close(), server.closeAllConnections()) };
}

const inside = (selector, place = 0) => `document.querySelectorAll("tower-of-hanoi")[${place}]?.shadowRoot?.querySelector("${selector}")`;
const drawn = (place = 0) => `Boolean(${inside(".explorer[data-whole] svg[data-index]", place)})`;
const at = (place = 0) => `${inside("svg[data-index]", place)}.dataset.index`;
const pressed = (command, place = 0) => `void ${inside(`[data-command=${command}]`, place)}.click()`;
const index = "document.querySelector('svg[data-index]').dataset.index";

inEachEngine((browser, server, test) => {
  const visit = (path) => browser.visit(server.address + path);
  /** What the console has after a trap: the trap, and nothing else. */
  const trapped = async (least = 1) => {
    const errors = await browser.newErrors();
    assert.ok(errors.length >= least && errors.every((error) => /null/i.test(error)), `the console has ${JSON.stringify(errors)}`);
  };

  test.everywhere("an element whose program has stopped says so, and the others go on", async () => {
    const stopped = (place) => `${inside(".failed", place)}?.textContent.includes("has stopped")`;
    const elements = `document.querySelectorAll("tower-of-hanoi")`;
    await visit("/trapped");
    for (const place of [0, 1, 2]) await holds(browser, drawn(place));
    await browser.read("void (window.problems = [], addEventListener('problem', ({ target, detail }) => problems.push([target.getAttribute('discs'), detail.parameter])))");
    await browser.read(pressed("next", 1));
    await holds(browser, `${at(1)} === "33"`);
    await browser.read(`void ${elements}[2].seek("1e9")`);
    await holds(browser, `${at(2)} === "1000000000"`);
    await browser.read(pressed("play", 2));
    await eventually(browser, "clock", `Number(${elements}[2].move) > 1e9 + 1`);
    // At once: what plays would be the first to trap.
    await browser.peek(`(trap(), ${pressed("next", 0)})`);
    await eventually(browser, "engine", stopped(0));
    // What was playing goes on, too.
    const place = await browser.peek(`Number(${elements}[2].move)`);
    await eventually(browser, "clock", `Number(${elements}[2].move) > ${place} + 1`);
    await browser.read(`void ${elements}[2].pause()`);
    await browser.read(`void ${inside("[data-command=try-again]")}.click()`);
    await holds(browser, `${drawn()} && ${at()} === "7"`);
    await trapped();
    await browser.read("void problems.splice(0)");
    // The user, a script of the host, and once more after another program has started.
    for (const [broken, act] of [[0, pressed("next", 0)], [2, `try { ${elements}[2].next() } catch {}`], [1, pressed("previous", 1)]]) {
      const others = [0, 1, 2].filter((place) => place !== broken);
      const before = await browser.read(`[0, 1, 2].map((place) => String(${elements}[place].move))`);
      await browser.peek(`void (() => { trap(); ${act} })()`);
      await eventually(browser, "engine", stopped(broken));
      for (const place of others) await holds(browser, `${drawn(place)} && ${at(place)} === "${before[place]}"`);
      assert.deepEqual(await browser.read("problems.splice(0)"), [[["5", "6", "64"][broken], ""]]);
      for (const place of others) {
        await browser.read(pressed("next", place));
        await holds(browser, `${at(place)} === String(${BigInt(before[place]) + 1n}n)`);
      }
      await browser.read(`void ${inside("[data-command=try-again]", broken)}.click()`);
      await holds(browser, `${drawn(broken)} && ${at(broken)} === "${before[broken]}"`);
      await browser.read(pressed("previous", others[0]));
      await holds(browser, `${at(others[0])} === "${before[others[0]]}"`);
      // The host's script got the error of its call.
      await trapped(broken === 2 ? 0 : 1);
    }
    // What a host orders and sets at once is not lost, and one that has gone comes back where it was.
    const [first, second, third] = await browser.read(`[0, 1, 2].map((place) => String(${elements}[place].move))`);
    await browser.peek(`void (() => {
      const [first, second, third] = ${elements};
      trap();
      try { third.next() } catch {}
      third.remove();
      first.next();
      second.setAttribute("theme", "dark");
      window.gone = third;
    })()`);
    await holds(browser, `${drawn()} && ${at()} === "${BigInt(first) + 1n}"`);
    await holds(browser, `${drawn(1)} && ${at(1)} === "${second}" && ${elements}[1].theme === "dark"`);
    await browser.read("void document.body.append(gone)");
    await eventually(browser, "engine", drawn(2));
    assert.equal(await browser.read(at(2)), third);
    for (const place of [0, 1, 2]) await browser.read(pressed("next", place));
    await holds(browser, `${at(1)} === "${BigInt(second) + 1n}" && ${at(2)} === "${BigInt(third) + 1n}"`);
    await trapped(0);
    // What traps while it is drawn is its own, although another one was used; nothing happens in the task that draws it. Nobody but the
    // culprit ever stops, however often that happens.
    await browser.read(`void Object.defineProperty(HTMLDivElement.prototype, "hands", { set(value) {
      Object.defineProperty(this, "hands", { value });
      if (window.trapsNext) queueMicrotask(trap);
      window.trapsNext = false;
    } })`);
    await browser.read("void problems.splice(0)");
    for (let round = 0; round < 4; round += 1) {
      const here = await browser.read(at());
      await browser.peek(`void (() => {
        window.trapsNext = true;
        const late = document.createElement("tower-of-hanoi");
        late.setAttribute("discs", "9");
        document.body.prepend(late);
      })()`);
      await eventually(browser, "engine", stopped(0));
      assert.deepEqual(await browser.read("problems.splice(0)"), [["9", ""]]);
      await browser.read(`void ${elements}[0].remove()`);
      await holds(browser, `${drawn()} && ${at()} === "${here}" && ${drawn(1)} && ${drawn(2)}`);
      await browser.read(pressed("next"));
      await holds(browser, `${at()} === "${BigInt(here) + 1n}"`);
      await trapped(0);
    }
  });

  test.everywhere("a page whose program has trapped says so, and keeps its address", async () => {
    await visit("/trapped-page?discs=5&move=17");
    await holds(browser, "Boolean(document.querySelector('svg[data-index]'))");
    await browser.click("[data-command=next]");
    await holds(browser, "location.search === '?discs=5&move=18'", "address");
    await browser.peek("(trap(), document.querySelector('[data-command=next]').click())");
    await eventually(browser, "engine", "Boolean(document.querySelector('.reload[role=alert] button'))");
    assert.equal(await browser.peek("location.search"), "?discs=5&move=18");
    // A reload empties the console in some engines, and until then timers of the page may trap once more.
    await trapped();
    await browser.peek("document.querySelector('.reload[role=alert] button').click()");
    await eventually(browser, "network", "!document.querySelector('.reload') && document.querySelector('svg[data-index]')?.dataset.index === '18'");
    await trapped(0);
  });

  test.everywhere("the strictest policy: nothing but its own scripts and files, and everything is drawn", async () => {
    await visit("/strictest");
    await holds(browser, drawn());
    for (const panel of ["timeline", "graph", "trace", "numbers"]) await holds(browser, `Boolean(${inside(`[data-panel=${panel}]`)})`);
    await browser.read(pressed("next"));
    await holds(browser, `${at()} === "43"`);
    // Its style sheets are there, too.
    assert.equal(await browser.read(`getComputedStyle(${inside(".explorer")}).containerType`), "inline-size");
  });

  test.everywhere("two builds on one page: the first serves all elements", async () => {
    await visit("/builds");
    for (const place of [0, 1]) await holds(browser, drawn(place));
    assert.deepEqual([await browser.read(at(0)), await browser.read(at(1))], ["0", "32"]);
    await browser.read(pressed("next", 0));
    await holds(browser, `${at(0)} === "1" && ${at(1)} === "32"`);
    const programs = "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.wasm'))";
    const folders = new Set((await browser.read(programs)).map((path) => path.slice(0, 3)));
    assert.equal(folders.size, 1, [...folders].join());
  });

  test.everywhere("without storage, cookies and service workers the page is whole", async () => {
    await browser.open(`${server.address}/bare?discs=9&move=100`);
    assert.equal(await browser.read(index), "100");
    await browser.click("[data-command=next]");
    await holds(browser, `${index} === "101"`);
    await holds(browser, "/move=101/.test(location.search)", "address");
  });

  test.everywhere("clocks that jump neither stop nor hurry what is played", async () => {
    await browser.open(`${server.address}/clocks?discs=20&speed=4`);
    await browser.click("[data-command=play]");
    await eventually(browser, "clock", `Number(${index}) > 1`);
    for (const jump of [86_400_000, -2 * 86_400_000, 3.2e10, -3.2e10]) {
      const before = Number(await browser.peek(`(ahead += ${jump}, ${index})`));
      const after = Number(await eventually(browser, "clock", `Number(${index}) > ${before + 3} && ${index}`));
      assert.ok(after < before + 60, `${jump}: from ${before} to ${after}`);
    }
    await browser.click("[data-command=play], [data-command=pause]");
    const stopped = await browser.read(index);
    const frames = "(async () => { for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame); })()";
    await browser.read(frames);
    assert.equal(await browser.read(index), stopped);
  });
}, { start });

// Browsers log each violation, and some are what is tested here.
inEachEngine((browser, server, test) => {
  const visit = (path) => browser.visit(server.address + path);

  test.everywhere("Trusted Types: with the element's policy a worker starts, without it the page says what is missing", async () => {
    await visit("/trusted");
    await holds(browser, drawn());
    await browser.read(pressed("start-race"));
    await eventually(browser, "clock", `${inside(".race table")}?.textContent.includes("4,095")`);
    // No script of the page gets markup of its own past the policy: neither by a function that anybody can reach, nor by the program's.
    const trusts = `(async () => {
      const evil = "<img src=x onerror=alert(1)>";
      const program = performance.getEntriesByType("resource").map(({ name }) => name).find((name) => /explorer-[0-9a-f]{16}\\.js$/.test(name));
      const functions = [...Object.values(await import(program)), ...Reflect.ownKeys(window).map((name) => { try { return window[name]; } catch {} })];
      const own = functions.filter((value) => typeof value === "function" && !/\\[native code\\]/.test(Function.prototype.toString.call(value)));
      const results = own.map((make) => { try { return make(evil); } catch {} });
      return [own.length > 0, results.filter((result) => window.TrustedHTML && result instanceof TrustedHTML).length];
    })()`;
    assert.deepEqual(await browser.read(trusts), [true, 0]);
    await visit("/untrusted");
    await browser.read("void (window.problems = [], document.addEventListener('problem', ({ detail }) => problems.push(detail.message)), customElements.whenDefined('tower-of-hanoi').then(() => document.querySelector('tower-of-hanoi').draw()))");
    // Older engines know no Trusted Types: there the element is drawn.
    const said = "problems.some((message) => /trusted-types tower-of-hanoi/.test(message))";
    await eventually(browser, "network", `window.trustedTypes ? ${said} : ${drawn()}`);
  });
}, { start, consoleErrors: false });
