// Controls WebKit by W3C WebDriver requests, because Playwright does not support WebKitGTK's driver.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { environment } from "./fonts.mjs";
import { whenSettled } from "./settled.mjs";

const keys = { ArrowLeft: "\uE012", ArrowRight: "\uE014", ArrowUp: "\uE013", ArrowDown: "\uE015", Home: "\uE011", End: "\uE010", Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", " ": " " };

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

async function retry(attempt, tries = 60) {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (--tries === 0) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

// Without its compositor, which draws for nobody here, WebKit needs a fifth less of the processor. Where everything is tried, it has it.
const compositor = process.env.ALL ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: "1" };

/** Starts a driver with one browser. */
async function start() {
  const port = await freePort();
  const env = { ...environment(), ...compositor };
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], { stdio: "ignore", detached: true, env });
  // A driver that keeps running must not keep the test process alive.
  driver.unref();
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(90_000),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const stop = () => {
    try {
      process.kill(-driver.pid);
    } catch {
      // It has already exited.
    }
  };
  const options = { args: ["--automation"] };
  // Longer than a page may take to settle, which says what it waits for.
  const timeouts = { script: 60_000 };
  const wanted = { capabilities: { alwaysMatch: { timeouts, "webkitgtk:browserOptions": options } } };
  try {
    const { sessionId } = await retry(() => ask("POST", "/session", wanted));
    const call = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
    return { call, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

const listen = `(() => {
  window.consoleErrors = [];
  const addConsoleError = (event) => window.consoleErrors.push(event.message ?? event.violatedDirective ?? String(event.reason));
  for (const kind of ["error", "unhandledrejection", "securitypolicyviolation"]) addEventListener(kind, addConsoleError);
})()`;

export async function openWebKit() {
  let { call, stop } = await start();
  const peek = (expression) => call("POST", "/execute/sync", { script: `return (${expression});`, args: [] });
  const read = (expression, ...more) => peek(whenSettled(expression, more));
  // Waits for the element, as Playwright does: what was just asked for may not have been drawn yet.
  const find = (selector) =>
    retry(async () => {
      const found = await call("POST", "/element", { using: "css selector", value: selector });
      return `/element/${Object.values(found)[0]}`;
    });
  const enter = async (selector, text) => call("POST", `${await find(selector)}/value`, { text });
  const consoleErrors = [];
  const asked = new Set();
  // The driver does not report errors in the console, so they are read before the page is left.
  const collect = async () => {
    const found = await peek(`({
      consoleErrors: window.consoleErrors?.splice(0) ?? [],
      asked: performance.getEntriesByType("resource").map((entry) => new URL(entry.name).origin),
    })`);
    consoleErrors.push(...found.consoleErrors);
    found.asked.forEach((origin) => asked.add(origin));
  };
  // WebAssembly traps that WebKitGTK's compilers make sometimes, in any Yew program (tauri-apps/tauri#7154). The page is dead
  // after one. A panic of the program is such a trap, too, but it comes again when the test is repeated.
  const isTrap = (message) => /Out of bounds memory access|Unreachable code should not be executed/.test(message);
  // Twice the engine stopped loading after frames had been replaced while they loaded: once everything, once one frame. So it is
  // asked to load the page again, and given five seconds for that and for the frames that are loading.
  const loads = () => peek(`Promise.race([
    (async () => {
      await fetch(location.href, { cache: "no-store" }).catch(() => {});
      const isLoading = (root) => root.readyState !== "complete" || root.querySelector("iframe[data-loading], #loading") !== null
        || [...root.querySelectorAll("iframe")].some(({ contentDocument, src }) => contentDocument && (isLoading(contentDocument) || (src && contentDocument.URL === "about:blank")));
      while (isLoading(document)) await new Promise((done) => setTimeout(done, 50));
      return true;
    })(),
    new Promise((done) => setTimeout(done, 5000, false)),
  ])`);
  const lives = async () => {
    try {
      const errors = await peek("window.consoleErrors ?? []");
      return !errors.some(isTrap) && (await loads());
    } catch {
      return false;
    }
  };
  const visit = async (url) => {
    await collect();
    await call("POST", "/url", { url });
    await peek(listen);
  };
  return {
    asked,
    visit,
    open: async (url) => {
      await visit(url);
      await read("0");
    },
    peek,
    read,
    back: () => call("POST", "/back", {}),
    forward: () => call("POST", "/forward", {}),
    newErrors: async () => {
      await collect();
      return consoleErrors.splice(0);
    },
    click: async (selector) => call("POST", `${await find(selector)}/click`, {}),
    type: async (selector, text) => {
      await peek(`document.querySelector(${JSON.stringify(selector)}).select()`);
      await enter(selector, text + keys.Enter);
    },
    press: (selector, key) => enter(selector, keys[key] ?? key),
    key: (name) => {
      const value = keys[name] ?? name;
      const actions = [{ type: "keyDown", value }, { type: "keyUp", value }];
      return call("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    drag: ([x, y], [toX, toY]) => {
      const to = (x, y) => ({ type: "pointerMove", duration: 60, x: Math.round(x), y: Math.round(y) });
      const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      const actions = [to(x, y), down, to((x + toX) / 2, (y + toY) / 2), to(toX, toY), up];
      return call("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
    },
    // The driver sets the outside of the window.
    resize: async (width, height) => {
      const [wide, high] = await peek("[outerWidth - innerWidth, outerHeight - innerHeight]");
      await call("POST", "/window/rect", { width: width + wide, height: height + high });
      return retry(async () => {
        const size = await peek("[innerWidth, innerHeight]");
        // A window cannot be narrower than its bar of tools.
        if ((size[0] !== width && width >= 450) || size[1] !== height) throw new Error(`the window is ${size}`);
        return size;
      }, 20);
    },
    close: async () => {
      try {
        await collect().catch(() => {});
        await call("DELETE", "").catch(() => {});
      } finally {
        stop();
      }
    },
    revive: async () => {
      if (await lives()) return false;
      stop();
      ({ call, stop } = await start());
      return true;
    },
  };
}
