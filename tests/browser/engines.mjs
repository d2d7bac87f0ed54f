// The three browser engines behind one small interface, so that a journey is written once.
//
//   visit(url)            go there
//   open(url)             go there and wait until the page stands
//   read(expression)      the value of a JavaScript expression in the page
//   click(selector)       press an element
//   type(selector, text)  replace the text of a field and press Enter
//   press(selector, key)  press a key on an element
//   close()
import { chromium, firefox } from "../../tools/node_modules/playwright-core/index.mjs";
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
  };
}

export const engines = {
  Chromium: () => openPlaywright(launchChromium),
  Firefox: () => openPlaywright(launchFirefox),
  WebKit: openWebKit,
};

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
