// Pages of Chromium for tests that need its tools. Call `inChromium` once in a file or a `describe`.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchChromium, wanted, watch } from "./engines.mjs";
import { serve } from "./server.mjs";
import { settled } from "./settled.mjs";

const defaults = { viewport: { width: 1280, height: 800 }, locale: "en-US", timezoneId: "UTC", serviceWorkers: "block" };

/**
 * Starts Chromium and a server before the tests around it, and stops both after them. Returns
 *
 *   test(title, run)          a test, which fails if one of its pages logs an error; its pages are closed after it
 *   open(query, options)      a page at a link, settled; the options are Playwright's
 *   newPage(options)          a new page that goes nowhere
 *   address()                 of the server
 *
 * A new window takes much longer than a new document in it, so `open` gives pages of earlier tests again, unless they failed. With `alone` each page
 * has a window, and the file a browser, of its own, so that time and memory can be measured. `font` names a family of fonts.mjs.
 * A service worker would answer requests that tests intercept, so pages have none.
 */
export function inChromium({ consoleErrors = true, font, alone = false } = {}) {
  let server, browser;
  const [tabs, free] = [[], []];
  if (!wanted.includes("Chromium")) return { test: () => {} };
  before(async () => {
    server = await serve();
    browser = await launchChromium({ font, alone });
  }, { timeout: 120_000 });
  after(async () => {
    await browser?.close();
    server?.stop();
  });
  const newTab = async (options) => {
    const page = await browser.newPage({ ...defaults, ...options });
    return { page, isReusable: false, ...watch(page) };
  };
  const use = (tab) => {
    tabs.push(tab);
    return tab.page;
  };
  const reuse = async ({ viewport = defaults.viewport, colorScheme = "light", forcedColors = "none", reducedMotion = "no-preference", ...others }) => {
    if (alone || Object.keys(others).length > 0) return newTab({ viewport, colorScheme, forcedColors, reducedMotion, ...others });
    const tab = free.pop() ?? (await newTab({}));
    await tab.page.setViewportSize(viewport);
    await tab.page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
    return { ...tab, isReusable: true };
  };
  const leave = async (tab) => {
    if (tab.page.isClosed()) return;
    if (!tab.isReusable) return tab.page.close();
    await tab.page.unrouteAll({ behavior: "ignoreErrors" });
    await tab.page.context().clearPermissions();
    await tab.page.mouse.move(0, 0);
    await tab.page.goto("about:blank");
    await tab.newErrors();
    free.push(tab);
  };
  const checked = async (run, context) => {
    try {
      await run(context);
      const errors = await Promise.all(tabs.map(({ page, newErrors }) => (page.isClosed() ? [] : newErrors())));
      if (consoleErrors) assert.deepEqual(errors.flat(), [], "errors in the console");
    } catch (error) {
      // Nobody knows what state its pages are in, and what goes wrong with them now must not hide the failure.
      await Promise.allSettled(tabs.splice(0).map(({ page }) => page.close()));
      throw error;
    }
    await Promise.all(tabs.splice(0).map(leave));
  };
  return {
    test: (title, run) => test(title, { timeout: 240_000 }, (context) => checked(run, context)),
    newPage: async (options) => use(await newTab(options)),
    address: () => server.address,
    open: async (query, options = {}) => {
      const page = use(await reuse(options));
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
