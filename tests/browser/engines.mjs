// A common interface for the three browser engines, so that each journey is written once.
//
//   visit(url)            go to an address
//   open(url)             go to an address and wait until the page is ready
//   read(expression)      evaluate a JavaScript expression in the page
//   click(selector)       click an element
//   type(selector, text)  replace the text of a field and press Enter
//   press(selector, key)  press a key on an element
//   key(name)             press a key wherever the focus is
//   drag(from, to)        drag with the engine's own mouse, from one point of the window to another
//   resize(width, height) change the size of the window's inside; returns the size that it has, which may have a minimum
//   close()
//   revive()              if the browser has crashed, start a new one and return true
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { chromium, firefox } from "../../tools/node_modules/playwright-core/index.mjs";
import { serve } from "./server.mjs";
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

export const launchChromium = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: quiet });

const launchFirefox = () =>
  firefox.launch({ channel: "moz-firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr" });

// The whole program is loaded, and no search is running.
export const ready = ".explorer[data-whole]:not(:has(.searching))";

// What browsers say in the console about a load whose document is gone, for example a preview that was replaced.
const aboutAborted = /^Error$|^NetworkError when attempting to fetch|^TypeError: Failed to fetch|A ServiceWorker intercepted the request/;
const isAborted = (request) => /^NS_BINDING_ABORTED$|^net::ERR_ABORTED$/.test(request.failure()?.errorText);

/**
 * Returns the errors that a page logs, up to the last call of `settled`, which waits until nothing is being loaded: browsers
 * log errors about documents that are left while they load. Only if a load was aborted, a frame was left, or the page itself is
 * being left, may they have logged that.
 */
function watch(page) {
  const errors = [];
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
  const settled = async () => {
    const end = Date.now() + 5000;
    for (let quiet = 0; quiet < 2 && Date.now() < end; quiet += 1) {
      await new Promise((done) => setTimeout(done, 25));
      if (pending.size > 0) quiet = -1;
    }
    errors.push(...logged.filter(({ text, leaving }) => !(aborted || leaving) || !aboutAborted.test(text)).map(({ text }) => text));
    pending.clear();
    [logged, aborted, leaving] = [[], false, true];
  };
  return { errors, settled };
}

async function openPlaywright(launch) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { errors: consoleErrors, settled } = watch(page);
  const visit = async (url) => {
    await settled();
    await page.goto(url);
  };
  const asked = new Set();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  return {
    page,
    consoleErrors,
    asked,
    visit,
    open: async (url) => {
      await visit(url);
      await page.waitForSelector(ready);
    },
    read: (expression) => page.evaluate(expression),
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
    close: async () => {
      await settled();
      await browser.close();
    },
    revive: () => false,
  };
}

const engines = {
  Chromium: () => openPlaywright(launchChromium),
  Firefox: () => openPlaywright(launchFirefox),
  WebKit: openWebKit,
};

/**
 * Runs the same tests in each engine with its own server, and checks at the end that the console has no errors. The
 * environment variable ENGINES=WebKit,Firefox selects engines. `start` returns the `server` with its `address` and
 * `stop`. `body` gets the browser, the server and a `test` function; the first two are ready when a test runs.
 */
export function inEachEngine(body, { start = serve, consoleErrors = true } = {}) {
  const wanted = process.env.ENGINES?.split(",") ?? Object.keys(engines);
  for (const name of wanted) {
    describe(name, () => {
      const browser = {};
      const server = {};
      before(async () => {
        Object.assign(server, await start());
        Object.assign(browser, await engines[name]());
      }, { timeout: 60_000 });
      // Always closes both: an open browser or server would keep the test process alive.
      after(async () => {
        try {
          await browser.close?.();
        } finally {
          await server.stop?.();
        }
        if (consoleErrors) assert.deepEqual(browser.consoleErrors, [], "errors in the console");
      });
      body(browser, server, (title, run) => test(title, { timeout: 180_000 }, (context) => retryAfterCrash(browser, context, run)));
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

const previews = `[...document.querySelectorAll("iframe.preview")].map(({ contentDocument, contentWindow, dataset }) => {
  const { address, code, shown, loading } = dataset;
  const came = contentWindow.performance.getEntriesByType("navigation")[0]?.name;
  const inside = contentDocument?.querySelector(code ? "tower-of-hanoi" : "[data-whole]");
  // The frame may still contain the previous page.
  const stands = loading === undefined && shown === (address ?? code)
    && (code || came === "document" || [came, contentWindow.location.href].includes(new URL(address, location).href));
  return { address, shown, loading, came, state: contentDocument?.readyState, isThere: Boolean(stands && inside) };
})`;

/**
 * Waits until the previews of a dialog, if there are any, are loaded. Some browsers log an error if a frame is removed while it
 * loads.
 */
export async function previewed(browser) {
  try {
    await until(browser, `${previews}.every(({ isThere }) => isThere)`, 20_000);
  } catch (error) {
    throw new Error(`a preview never came: ${JSON.stringify(await browser.read(previews))}`, { cause: error });
  }
}

/**
 * Waits until an expression is truthy in the page and returns its value. Throws after a timeout. What the expression reads may
 * not be there yet, or the page may be on its way to another: an error counts as not yet true, except one
 * of syntax.
 */
export async function until(browser, expression, milliseconds = 8000) {
  const end = Date.now() + milliseconds;
  let cause;
  for (;;) {
    try {
      const value = await browser.read(expression);
      if (value) return value;
    } catch (error) {
      if (/SyntaxError/.test(error.message)) throw error;
      cause = error;
    }
    if (Date.now() > end) throw new Error(`never true: ${expression}`, { cause });
    await new Promise((done) => setTimeout(done, 50));
  }
}
