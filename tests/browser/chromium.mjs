// Pages of Chromium for tests that need its tools. Call `inChromium` once in a file or a `describe`.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchChromium, watch } from "./engines.mjs";
import { serve } from "./server.mjs";
import { settled } from "./settled.mjs";

/**
 * Starts Chromium and a server before the tests around it, and stops both after them. Returns
 *
 *   test(title, run)          a test, which fails if one of its pages logs an error; its pages are closed after it
 *   open(query, options)      a new page at a link, settled; the options are Playwright's
 *   newPage(options)          a new page that goes nowhere
 *   newContext(options)       a window with other settings, which the test closes
 *   address()                 of the server
 *
 * `font` names a family of fonts.mjs. A service worker would answer requests that tests intercept, so there is none.
 */
export function inChromium({ consoleErrors = true, font } = {}) {
  let server, browser, tabs = [];
  before(async () => {
    server = await serve();
    browser = await launchChromium(font);
  }, { timeout: 120_000 });
  after(async () => {
    await browser?.close();
    server?.stop();
  });
  const defaults = { viewport: { width: 1280, height: 800 }, locale: "en-US", timezoneId: "UTC", serviceWorkers: "block" };
  const newPage = async (options) => {
    const page = await browser.newPage({ ...defaults, ...options });
    tabs.push({ page, ...watch(page) });
    return page;
  };
  const checked = async (run, context) => {
    try {
      await run(context);
      const errors = await Promise.all(tabs.map(({ page, newErrors }) => (page.isClosed() ? [] : newErrors())));
      if (consoleErrors) assert.deepEqual(errors.flat(), [], "errors in the console");
    } finally {
      await Promise.all(tabs.splice(0).map(({ page }) => page.close()));
    }
  };
  return {
    test: (title, run) => test(title, { timeout: 240_000 }, (context) => checked(run, context)),
    newPage,
    newContext: (options) => browser.newContext({ ...defaults, ...options }),
    address: () => server.address,
    open: async (query, options) => {
      const page = await newPage(options);
      await page.goto(server.address + query);
      await settled(page);
      return page;
    },
  };
}

/**
 * Goes to another link within the page, as Back does: preferences (theme, language, aids, speed) stay. That is much quicker than
 * to load the page anew.
 */
export async function go(page, query) {
  await page.evaluate((query) => {
    history.pushState(null, "", query);
    dispatchEvent(new PopStateEvent("popstate"));
  }, query || "?");
  await settled(page);
}

/** The value of an expression or function in the settled page. */
export async function read(page, expression, ...more) {
  await settled(page, ...more);
  return page.evaluate(expression);
}
