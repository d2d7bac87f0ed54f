// A common interface for the three browser engines, so that each journey is written once.
//
//   visit(url)            go to an address
//   open(url)             go to an address and wait until the page is settled
//   read(expression, …)   wait until the page is settled, then evaluate a JavaScript expression in it; see settled.mjs
//   peek(expression)      evaluate an expression at once
//   back(), forward()     go in the history
//   click(selector)       click an element
//   type(selector, text)  replace the text of a field and press Enter
//   press(selector, key)  press a key on an element
//   key(name)             press a key wherever the focus is
//   drag(from, to)        drag with the engine's own mouse, from one point of the window to another
//   resize(width, height) change the size of the window's inside; returns the size that it has, which may have a minimum
//   newErrors()           wait until nothing is being loaded, and return what was logged as an error since the last call
//   close()
//   revive()              if the browser has crashed, start a new one and return true
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { chromium, firefox } from "../../tools/node_modules/playwright-core/index.mjs";
import { environment } from "./fonts.mjs";
import { serve } from "./server.mjs";
import { settled, whenSettled } from "./settled.mjs";
import { openWebKit } from "./webkit.mjs";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The engines in which tests run: all of them, or those in ENGINES. */
export const wanted = process.env.ENGINES?.split(",") ?? ["Chromium", "Firefox", "WebKit"];

// The headless shell is the same engine without the parts of a window: it opens a page in a quarter of the processor time. Where it is
// missing, and where everything is tried, Chromium itself takes its place.
const shell = "/usr/bin/chromium-headless-shell";
const chromiumPath = process.env.CHROMIUM ?? (existsSync(shell) && !process.env.ALL ? shell : "/usr/bin/chromium");
const chromiumOptions = { executablePath: chromiumPath, args: quiet };
const firefoxOptions = { channel: "moz-firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr" };

/** Starts a Chromium for all test files that this process starts. Returns a function that ends it. */
export async function shareChromium() {
  const server = await chromium.launchServer({ ...chromiumOptions, env: environment() });
  process.env.CHROMIUM_SERVER = server.wsEndpoint();
  return () => server.close();
}

/** Chromium. With `font` it sees another family, and with `alone` no other test file uses it, as traces need. */
export function launchChromium({ font, alone = false } = {}) {
  const server = process.env.CHROMIUM_SERVER;
  if (server && font === undefined && !alone) return chromium.connect(server);
  return chromium.launch({ ...chromiumOptions, env: environment(font) });
}

/** The Firefox of this process, and how many suites have yet to end: an open browser would keep the process alive. */
const shared = { firefox: undefined, suites: 0 };

async function openFirefox() {
  shared.firefox ??= firefox.launch({ ...firefoxOptions, env: environment() });
  return openPlaywright(await shared.firefox, (page) => page.context().close());
}

async function endFirefoxSuite() {
  shared.suites -= 1;
  if (shared.suites === 0) await (await shared.firefox)?.close();
}

async function openChromium() {
  const browser = await launchChromium();
  return openPlaywright(browser, () => browser.close());
}

// What browsers say in the console about a load whose document is gone, for example a preview that was replaced. Of a document of another
// origin, such as a frame with a file in it, they say no more than that there was an error.
const aboutAborted = /^Error$|^Script error\.$|^NetworkError when attempting to fetch|^TypeError: Failed to fetch|A ServiceWorker intercepted the request/;
const isAborted = (request) => /^NS_BINDING_ABORTED$|^net::ERR_ABORTED$/.test(request.failure()?.errorText);

/**
 * Collects the errors that a page logs. `newErrors` waits until nothing is being loaded and returns those since the last call.
 * Browsers log errors about documents that are left while they load. Only if a load was aborted, a frame was left, or the page itself
 * is being left, may they have logged that.
 */
export function watch(page) {
  const pending = new Set();
  let [aborted, leaving] = [false, false];
  let logged = [];
  const log = (text) => logged.push({ text, leaving });
  page.on("console", (message) => message.type() === "error" && log(message.text()));
  page.on("pageerror", (error) => log(error.message));
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => {
    pending.delete(request);
    aborted ||= isAborted(request);
  });
  page.on("framedetached", () => aborted = true);
  page.on("framenavigated", (frame) => aborted ||= frame !== page.mainFrame());
  page.on("domcontentloaded", () => leaving = false);
  const calm = async () => {
    const end = Date.now() + 5000;
    for (let quiet = 0; quiet < 2 && Date.now() < end; quiet += 1) {
      await new Promise((done) => setTimeout(done, 25));
      if (pending.size > 0) quiet = -1;
    }
    pending.clear();
  };
  return {
    /** To be called before the page is left. */
    leave: async () => {
      await calm();
      leaving = true;
    },
    newErrors: async () => {
      await calm();
      const errors = logged.filter(({ text, leaving }) => !(aborted || leaving) || !aboutAborted.test(text));
      [logged, aborted] = [[], false];
      return errors.map(({ text }) => text);
    },
  };
}

async function openPlaywright(browser, close) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US", timezoneId: "UTC" });
  const { leave, newErrors } = watch(page);
  const visit = async (url) => {
    await leave();
    await page.goto(url);
  };
  const asked = new Set();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  return {
    page,
    asked,
    newErrors,
    visit,
    open: async (url) => {
      await visit(url);
      await settled(page);
    },
    peek: (expression) => page.evaluate(expression),
    read: (expression, ...more) => page.evaluate(whenSettled(expression, more)),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.fill(selector, text);
      await page.press(selector, "Enter");
    },
    press: (selector, key) => page.press(selector, key),
    key: (name) => page.keyboard.press(name),
    drag: async ([x, y], [toX, toY]) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
      await page.mouse.move(toX, toY, { steps: 4 });
      await page.mouse.up();
    },
    resize: async (width, height) => {
      await page.setViewportSize({ width, height });
      return [width, height];
    },
    close: () => close(page),
    revive: () => false,
  };
}

const engines = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit };

/** The name of the file that calls the function that calls this. */
const testFile = () => new Error().stack.match(/([\w-]+)\.test\.mjs/)?.[1];

/**
 * Runs tests with a server of their own: in Chromium all of them, in Firefox and WebKit those whose outcome depends on the engine,
 * which say `test.everywhere`; there a long list may be shortened unless `test.isThorough`. `make test-all` sets ALL=1, which runs everything everywhere; ENGINES=WebKit,Firefox selects engines.
 * `start` returns the `server` with its `address` and `stop`. `body` gets the browser, the server and a `test` function; the first two
 * are ready when a test runs. An error in the console fails the test in which it appears.
 */
export function inEachEngine(body, { start = serve, consoleErrors = true } = {}) {
  for (const name of wanted) {
    describe(`${testFile()} in ${name}`, () => {
      const [browser, server, tests] = [{}, {}, []];
      const everywhere = (title, run) => tests.push([title, run]);
      const isThorough = name === "Chromium" || Boolean(process.env.ALL);
      const here = isThorough ? everywhere : () => {};
      body(browser, server, Object.assign((title, run) => here(title, run), { everywhere, isThorough }));
      if (tests.length === 0) return;
      if (name === "Firefox") shared.suites += 1;
      before(async () => {
        Object.assign(server, await start());
        Object.assign(browser, await engines[name]());
      }, { timeout: 120_000 });
      // Always closes all: an open browser or server would keep the test process alive.
      after(async () => {
        try {
          await browser.close?.();
        } finally {
          await server.stop?.();
          if (name === "Firefox") await endFirefoxSuite();
        }
      });
      for (const [title, run] of tests) {
        test(title, { timeout: 180_000 }, async (context) => {
          let errors = [];
          try {
            await retryAfterCrash(browser, context, run);
          } finally {
            // Those of a test that has failed must not fail the next one.
            errors = await browser.newErrors();
          }
          if (consoleErrors) assert.deepEqual(errors, [], "errors in the console");
        });
      }
    });
  }
}

// WebKit crashes sometimes for an unknown reason (a null pointer in its JavaScript engine, or a trap in compiled
// WebAssembly). A crash that the page causes would happen again, so a test is retried once if the browser has crashed, at
// most twice per file.
async function retryAfterCrash(browser, context, run) {
  browser.retries ??= 2;
  try {
    await run();
  } catch (error) {
    if (browser.retries === 0 || !(await browser.revive())) throw error;
    browser.retries -= 1;
    context.diagnostic(`the browser crashed (${error.message}): retrying`);
    await run();
  }
}
