// Serves the page that is examined, and beside it the page around it: both from one origin, so that tests may look inside.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "../../tools/node_modules/sirv/build.mjs";
import { launchChromium } from "../browser/engines.mjs";
import { dist } from "./build.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

async function serve() {
  const [site, own] = [sirv(dist), sirv(here)];
  const server = createServer((request, response) => site(request, response, () => own(request, response)));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, server };
}

/** What takes longer than this to come is not waited for: of a frame that was taken away nothing more is heard. */
const PATIENCE = 5000;

/** A tab that knows whether anything is on its way to it. */
class Tab {
  #asked = new Map();
  #last = 0;

  constructor(page, address) {
    Object.assign(this, { page, address });
    const come = (request) => {
      this.#asked.delete(request);
      this.#last = Date.now();
    };
    page.on("request", (request) => this.#asked.set(request, (this.#last = Date.now())));
    page.on("requestfinished", come);
    page.on("requestfailed", come);
  }

  #isWaiting() {
    return [...this.#asked.values()].some((since) => Date.now() - since < PATIENCE);
  }

  /** Waits until nothing is on its way, and what came had its time. */
  async idle(milliseconds = 250) {
    while (this.#isWaiting() || Date.now() - this.#last < milliseconds) await new Promise((done) => setTimeout(done, 20));
  }

  /** Goes to the page around; to a fresh one if that is wanted. */
  async host(fresh = false) {
    const host = `${this.address}host.html`;
    if (!fresh && this.page.url() === host) return;
    await this.page.goto(host);
    await this.page.waitForFunction(() => window.driver);
  }
}

/**
 * Does something with each case, in some tabs at a time, and something else with one that fails. Results come in the order of
 * the cases.
 */
export async function inTabs(cases, run, fail, tabs = 3) {
  const { address, server } = await serve();
  const browser = await launchChromium();
  const [results, waiting] = [[], [...cases.entries()]];
  const work = async () => {
    const options = { viewport: { width: 1280, height: 800 }, locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block" };
    const context = await browser.newContext(options);
    const tab = new Tab(await context.newPage(), address);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, one] = next;
      try {
        results[place] = await run(tab, one);
      } catch (error) {
        results[place] = fail(one, error.message.split("\n")[0]);
        await tab.page.goto("about:blank");
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return results;
}
