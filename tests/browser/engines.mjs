// The three browser engines behind one small interface, so that a journey is written once.
//
//   visit(url)            go there
//   open(url)             go there and wait until the page stands
//   read(expression)      the value of a JavaScript expression in the page
//   click(selector)       press an element
//   type(selector, text)  replace the text of a field and press Enter
//   press(selector, key)  press a key on an element
//   close()
//   revive()              if the browser itself has died, starts another and says true
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

// The page stands with all of the program, and waits for no search.
export const ready = ".explorer[data-whole]:not(:has(.searching))";

async function openPlaywright(launch) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const asked = new Set();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  return {
    page,
    complaints,
    asked,
    visit: (url) => page.goto(url),
    open: async (url) => {
      await page.goto(url);
      await page.waitForSelector(ready);
    },
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.fill(selector, text);
      await page.press(selector, "Enter");
    },
    press: (selector, key) => page.press(selector, key),
    close: () => browser.close(),
    revive: () => false,
  };
}

const engines = {
  Chromium: () => openPlaywright(launchChromium),
  Firefox: () => openPlaywright(launchFirefox),
  WebKit: openWebKit,
};

/**
 * Describes the same tests in each engine, with a server of its own, and in the end that the console stayed empty.
 * ENGINES=WebKit,Firefox in the environment says that these will do. What `start` gives is the tests' `server`: it has an
 * `address` and a `stop`. Browser and server are there once a test runs; `test` is given too.
 */
export function inEachEngine(body, { start = serve, complaints = true } = {}) {
  const wanted = process.env.ENGINES?.split(",") ?? Object.keys(engines);
  for (const name of wanted) {
    describe(name, () => {
      const browser = {};
      const server = {};
      before(async () => {
        Object.assign(server, await start());
        Object.assign(browser, await engines[name]());
      }, { timeout: 60_000 });
      // Whatever came before: what is left open here would keep the whole run from ending.
      after(async () => {
        try {
          await browser.close?.();
        } finally {
          await server.stop?.();
        }
        if (complaints) assert.deepEqual(browser.complaints, [], "errors in the console");
      });
      body(browser, server, (title, run) => test(title, { timeout: 180_000 }, (context) => withLives(browser, context, run)));
    });
  }
}

// WebKit's process dies now and then, at no place that could be found (a null pointer in its JavaScript engine). What a
// page does to it would do it again: a test has a second try only where the browser is gone, and a file two of them.
async function withLives(browser, context, run) {
  browser.lives ??= 2;
  try {
    await run();
  } catch (error) {
    if (browser.lives === 0 || !(await browser.revive())) throw error;
    browser.lives -= 1;
    context.diagnostic(`the browser died (${error.message}): once more`);
    await run();
  }
}

/** Waits until the previews of a dialog stand: one that is left while it loads complains in the console of some browsers. */
export const previewed = (browser) => until(browser, `[...document.querySelectorAll("iframe.preview")]
  .every(({ contentDocument, contentWindow, src, srcdoc }) => {
    // The page before may still be there.
    const came = contentWindow.performance.getEntriesByType("navigation")[0]?.name;
    return srcdoc || ((came === src || came === "document") && contentDocument?.querySelector("[data-whole]"));
  })`, 20_000);

// Waits until an expression is true in the page, or says what it was when the time was over.
export async function until(browser, expression, milliseconds = 8000) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const value = await browser.read(expression);
    if (value) return value;
    if (Date.now() > end) throw new Error(`never true: ${expression}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
