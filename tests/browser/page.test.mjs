// Tests that need the tools of Chromium: security policies, motion, parts of the program that come later.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe } from "node:test";
import { go, inChromium, read } from "./chromium.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const index = (page) => read(page, () => document.querySelector("svg[data-index]").dataset.index);

describe("good manners", () => {
  const { address, newPage, open, test } = inChromium();

  test("the content security policy is enforced and not violated", async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      window.refused = [];
      document.addEventListener("securitypolicyviolation", (event) => window.refused.push(event.violatedDirective));
    });
    await page.goto(`${address()}?discs=64&move=last`);
    const policy = await page.getAttribute("meta[http-equiv='Content-Security-Policy']", "content");
    assert.match(policy, /default-src 'self'; script-src 'self' 'wasm-unsafe-eval'/);
    await page.click("[data-command=first]");
    await page.click("[data-command=play]");
    await eventually(page, "clock", "Number(document.querySelector('svg[data-index]').dataset.index) > 2");
    assert.deepEqual(await page.evaluate(() => window.refused), []);
  });

  test("a breach of the content security policy would be seen", async () => {
    const page = await open("?discs=64");
    const refused = await page.evaluate(() => new Promise((done) => {
      document.addEventListener("securitypolicyviolation", (event) => done(event.violatedDirective));
      document.body.setAttribute("style", "color: red");
    }));
    assert.equal(refused, "style-src-attr");
    await page.close(); // The browser logs it, too.
  });

  test("it can be installed", async () => {
    const page = await open("?discs=5");
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const { url, errors } = await session.send("Page.getAppManifest");
    assert.ok(url.endsWith("manifest.webmanifest"), url);
    assert.deepEqual(errors, []);
    // Tests run in private windows, where pages cannot be installed.
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  });

  test("the wheel scrolls the page everywhere", async () => {
    const page = await open("?discs=64&show=towers,transport,scrubber,bits,graph", { viewport: { width: 360, height: 640 } });
    for (const selector of [".stage", ".rail", ".lens", ".bits"]) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator(selector).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await page.locator(selector).hover();
      // Many digits scroll by themselves up to their end, and the browser scrolls some frames after the wheel.
      for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, before > 200 ? -150 : 150);
      await eventually(page, "engine", `scrollY !== ${before}`);
    }
  });

  test("Space on the towers plays and does not scroll", async () => {
    const page = await open("?discs=64", { viewport: { width: 360, height: 500 } });
    await page.focus(".stage");
    await page.keyboard.press(" ");
    assert.equal(await read(page, () => document.querySelector("[data-command=play]").getAttribute("aria-label")), "Pause");
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  test("the page reports missing scripts or WebAssembly", async () => {
    const bare = await newPage({ javaScriptEnabled: false });
    await bare.goto(address());
    assert.match(await bare.textContent("noscript"), /needs JavaScript/);
    assert.equal(await bare.isVisible("#loading"), false);
    const page = await newPage();
    await page.addInitScript(() => delete window.WebAssembly);
    await page.goto(address());
    await eventually(page, "network", "document.body.textContent.includes('needs WebAssembly')");
    for (const missing of ["**/*_bg-*.wasm", "**/tower-of-hanoi-explorer-*.js"]) {
      const broken = await newPage();
      await broken.route(missing, (route) => route.fulfill({ status: 404 }));
      await broken.goto(address());
      await eventually(broken, "network", "document.body.textContent.includes('could not be loaded')");
      // The browser logs the failure.
      await broken.close();
    }
  });

  test("a server may send the policy that the build writes, and no other hashes", async () => {
    const policy = (await readFile(new URL("../../dist/content-security-policy.txt", import.meta.url), "utf8")).trim();
    const openedWith = async (header, path) => {
      const page = await newPage();
      await page.addInitScript(() => {
        window.refused = [];
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => window.refused.push(`${violatedDirective} ${blockedURI}`));
      });
      await page.route("**/*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": header } });
      });
      await page.goto(address() + path);
      await eventually(page, "network", "window.refused.length > 0 || document.querySelector('svg[data-index], iframe, tower-of-hanoi, link[href*=unit], link[href*=documents]') !== null");
      return page;
    };
    for (const path of ["", "?discs=64&move=2^63&lang=de&show=towers,race,python&race=10", "tower-of-hanoi.html?discs=5&share=picture", "demo/plain.html", "demo/frame.html", "demo/drive.html", "docs/", "docs/links.html", "unit/", "unit/first-hour.html", "unit/handout.html", "unit/cut-out.html"]) {
      const page = await openedWith(policy, path);
      await settled(page);
      assert.deepEqual(await page.evaluate(() => window.refused), [], path);
      if (await page.locator("[data-command=start-race]").count()) await page.click("[data-command=start-race]");
      await settled(page);
      assert.deepEqual(await page.evaluate(() => window.refused), [], path);
      await page.close();
    }
    const changed = await openedWith(policy.replace(/sha256-../, "sha256-xx"), "");
    assert.notDeepEqual(await changed.evaluate(() => window.refused), []);
    await changed.close();
  });

  test("a query with no names of the page but preferences is no link, so the towers are there before the program", async () => {
    const page = await newPage();
    await page.route("**/*_bg-*.wasm", () => {});
    for (const [query, isDrawn] of [["", true], ["?fbclid=X", true], ["?utm_source=a&gclid=b", true], ["?x", true], ["?discs=5", false], ["?fbclid=X&move=7", false],
      ["?Discs=5", false], ["?fbclid=X&amp;discs=5", false], ["?theme=dark&fbclid=X", true], ["?lang=de&speed=2&aids=still&keys=no-letters", true], ["?lang=de&move=0", false]]) {
      await page.goto(address() + query);
      assert.equal(await page.locator("#loading .stage").isVisible() && await page.locator("#loading svg.wide").isVisible(), isDrawn, query);
    }
    await page.close();
  });

  test("a page whose program has stopped says so, and reloads at the same move", async () => {
    const page = await newPage({ locale: "de-DE" });
    await page.goto(`${address()}?discs=5&move=17`);
    await settled(page);
    await page.fill("input[name=move]", "21");
    await page.keyboard.press("Enter");
    await settled(page, "address");
    await page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }));
    await eventually(page, "engine", "document.querySelector('.reload[role=alert] p')?.textContent.startsWith('Etwas ist schiefgegangen')");
    await page.getByRole("button", { name: "Neu laden" }).click();
    await eventually(page, "network", "!document.querySelector('.reload') && document.querySelector('svg[data-index]')?.dataset.index === '21'");
    await page.close();
  });

  test("what the page says before the program is in the language of the reader", async () => {
    const texts = async (code) => {
      const file = await readFile(new URL(`../../static/locales/${code}.ftl`, import.meta.url), "utf8");
      return Object.fromEntries([...file.matchAll(/^boot-([a-z-]+) = (.*)/gm)].map(([, id, text]) => [id, text]));
    };
    for (const [code, query, locale] of [["de", "?lang=de", "en"], ["ar", "", "ar-EG"], ["en", "?lang=xx", "zh-TW"]]) {
      const expected = await texts(code);
      const page = await newPage({ locale });
      await page.route("**/*_bg-*.wasm", (route) => route.fulfill({ status: 404 }));
      await page.goto(`${address()}${query}`);
      await eventually(page, "network", `document.querySelector("#loading-words").textContent === ${JSON.stringify(expected["not-loaded"])}`);
      assert.equal(await page.textContent("#loading .pitch"), expected.pitch);
      const loading = await page.$eval("#loading", ({ lang, dir }) => [lang, dir]);
      assert.deepEqual(loading, [code, code === "ar" ? "rtl" : "ltr"]);
      const noScript = await page.textContent("noscript");
      assert.ok(noScript.includes(expected["no-script"]), noScript);
      await page.close();
    }
  });
});

describe("panels", () => {
  const { address, newPage, open, test } = inChromium();

  test("the wheel zooms with Ctrl and scrolls without, and a drag pans", async () => {
    const page = await open("?discs=10&show=towers,timeline,graph");
    const stretch = () => read(page, () => document.querySelector("[data-stretch]").textContent);
    await page.locator(".timeline .picture").scrollIntoViewIfNeeded();
    await page.hover(".timeline .picture");
    const whole = await stretch();
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -300);
    await page.keyboard.up("Control");
    const closer = await stretch();
    assert.notEqual(closer, whole);
    const { x, y, width } = await page.locator(".timeline .picture").boundingBox();
    await page.mouse.move(x + width / 2, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + 30, { steps: 5 });
    await page.mouse.up();
    assert.notEqual(await stretch(), closer);
    assert.equal(await index(page), "0", "a drag is no press");
    const scrolled = () => page.evaluate(() => document.querySelector(".panels").scrollTop);
    await page.hover(".graph .picture");
    const before = await scrolled();
    await page.mouse.wheel(0, 200);
    await eventually(page, "engine", `document.querySelector(".panels").scrollTop !== ${before}`);
    assert.equal(await page.evaluate(() => scrollY), 0, "only the dock scrolls");
  });

  test("buttons work during playback, and the page keeps its scroll position", async () => {
    const page = await open("?discs=10&speed=20&trace=table&show=towers,transport,scrubber,trace,graph", { viewport: { width: 900, height: 500 } });
    const later = (than) => eventually(page, "clock", `BigInt(document.querySelector("svg[data-index]").dataset.index) > ${than}n`);
    await page.click("[data-command=play]");
    await page.focus(".trace tbody button");
    const scrolled = () => page.evaluate(() => document.querySelector(".panels").scrollTop);
    await page.evaluate(() => document.querySelector(".panels").scrollTo(0, 0));
    const start = await index(page);
    await later(String(BigInt(start) + 10n));
    assert.equal(await scrolled(), 0, "the dock stays");
    assert.ok(await page.evaluate(() => Boolean(document.activeElement.closest(".trace"))), "so does the focus");
    // The button is held down for many moves. The last row of the first level leads to the end.
    const end = await page.evaluate(() => {
      const button = document.querySelector(".trace tbody tr:last-of-type button[data-seek='1023']");
      button.scrollIntoView({ block: "center" });
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    await page.mouse.move(...end);
    const isThere = `document.elementFromPoint(${end}).closest("button")?.dataset.seek === "1023"`;
    await holds(page, isThere);
    await page.mouse.down();
    await later(String(BigInt(await index(page)) + 10n));
    await holds(page, isThere);
    await page.mouse.up();
    assert.equal(await index(page), "1023");
    // Clicking a button submits the number in the field, which changes the button. Nothing above it changes its height.
    await page.click("[data-tab=graph]");
    const position = () => read(page, () => document.querySelector("svg[data-position]").dataset.position);
    const places = [];
    for (const move of ["100", "last"]) {
      await page.fill("input[name=move]", move);
      await page.keyboard.press("Enter");
      places.push(await position());
    }
    await page.fill("input[name=move]", "100");
    await page.locator(".neighbours summary").click();
    await page.locator(".neighbours button").first().click();
    assert.ok(!places.includes(await position()), "the click has led on");
  });

  test("the buttons of the table stay where they are, whatever the current move", async () => {
    const page = await open("?discs=64&trace=table&show=towers,scrubber,trace", { viewport: { width: 900, height: 500 } });
    const places = new Set();
    // Moves of large discs have short branches, so that the texts beside the buttons become narrower.
    for (const [move, number] of [["1", 1n], ["2^5", 32n], ["2^32", 2n ** 32n], ["2^32 + 1", 2n ** 32n + 1n], ["2^61", 2n ** 61n], ["2^62", 2n ** 62n], ["2^63", 2n ** 63n], ["last", 2n ** 64n - 1n]]) {
      await page.fill("input[name=move]", move);
      await page.keyboard.press("Enter");
      assert.equal(await index(page), String(number));
      places.add(await read(page, () => {
        const buttons = [...document.querySelectorAll(".trace tbody:first-of-type button")];
        return buttons.map((button) => Object.values(button.getBoundingClientRect().toJSON()).join(" ")).join("\n");
      }));
    }
    assert.equal(places.size, 1, [...places].join("\n\n"));
  });

  test("a page in the dark is printed in dark colours on white, with its lesson and its panels", async () => {
    const shown = async (query, selectors) => {
      const page = await open(query, { colorScheme: "dark" });
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.setViewportSize({ width: 718, height: 1047 });
      await settled(page, "motion");
      for (const selector of selectors) assert.equal(await page.locator(selector).first().isVisible(), true, `${query}: ${selector}`);
      // The tasks of a reason are content, and can be pressed besides.
      const texts = await page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        const lightness = (colour) => {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part, 0) / 765;
        };
        const walker = document.createTreeWalker(document.querySelector(".explorer"), NodeFilter.SHOW_TEXT);
        const light = [];
        while (walker.nextNode()) {
          const { parentElement: element, data } = walker.currentNode;
          if (!data.trim() || !element.checkVisibility() || element.closest("svg, .unseen")) continue;
          if (lightness(getComputedStyle(element).color) > 0.6) light.push(data);
        }
        return { light, pressed: [...document.querySelectorAll("button:not([data-command=explain-task]), .tabs")].filter((part) => part.checkVisibility()).map((part) => part.className || part.dataset.command) };
      });
      assert.deepEqual(texts, { light: [], pressed: [] }, query);
      const { height } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
      assert.ok(await page.evaluate(() => [...document.querySelectorAll(".panel")].every((panel) => panel.scrollHeight <= panel.clientHeight + 1)), `${query}: ${height}`);
    };
    await shown("?discs=8&move=100&theme=dark&show=towers,transport,scrubber,why", [".towers svg", ".caption", "[data-panel=why]"]);
    await shown("?lesson=doubling&step=5&theme=dark", [".towers svg", ".step p", "[data-panel=numbers] table"]);
    await shown("?discs=64&move=5&trace=table&show=towers,trace", [".trace table", ".trace td[colspan]"]);
    await shown("?discs=4&move=5&show=towers,code", ["[data-program]"]);
  });

  test("shared code shows the same state in another page", async () => {
    const page = await open("?discs=5&rule=one-way&move=17&show=towers,scrubber&share=frame");
    const piece = () => page.textContent("[data-piece]");
    const frame = await piece();
    await page.click("[data-share-kind=element]");
    await holds(page, "document.querySelector('[data-piece]').textContent.includes('<tower')");
    const element = await piece();
    const host = await newPage();
    await host.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><h1>Host</h1>${frame}${element}` }));
    await host.goto(`${address()}host.html`);
    await holds(host, "document.querySelector('tower-of-hanoi').move === 17n");
    assert.equal(await host.evaluate(() => String(document.querySelector("tower-of-hanoi").total)), "163");
    assert.equal(await host.frameLocator("iframe").locator("svg[data-index='17'][data-total='163']").count(), 1);
    assert.equal(await host.frameLocator("iframe").locator("[role=tab]").count(), 0, "without the furniture of a page");
  });

  test("only the worksheet is printed, on two pages", async () => {
    const page = await open("?discs=5&move=9&share=worksheet.4");
    assert.equal(await page.locator("dialog[open]").count(), 1);
    const pages = String(await page.pdf({ format: "A4" })).match(/\/Type\s*\/Page\b/g).length;
    assert.equal(pages, 2);
    await page.emulateMedia({ media: "print" });
    for (const [selector, seen] of [[".paper >> nth=0", true], [".paper.answers", true], [".stage", false], ["[data-command=print]", false], [".sheet-head", false]]) {
      assert.equal(await page.isVisible(selector), seen, selector);
    }
    await go(page, "?discs=5&share=link");
    assert.equal(await page.locator("dialog[open]").count(), 1);
    assert.equal(await page.isVisible(".stage"), true, "otherwise the towers are printed");
    assert.equal(await page.isVisible("dialog"), false);
  });

  test("a choice in one panel is kept while other panels are behind", async () => {
    const page = await open("?discs=6&move=9&show=towers,timeline,trace,graph,compare");
    const shown = () => page.inputValue("[name='with.rule']");
    const before = await shown();
    await page.selectOption("[name='with.rule']", "star");
    await holds(page, "location.search.includes('with=6-3-star')", "address");
    assert.notEqual(before, "star");
    assert.equal(await shown(), "star");
  });

  test("the digit with the mouse or the focus describes its disc", async () => {
    const page = await open("?discs=8&move=136&show=towers,bits");
    const says = (words) => holds(page, `document.querySelector("[data-pointed-says]").textContent.includes(${JSON.stringify(words)})`);
    await says("digit");
    await page.hover("[data-bit='2']");
    await says("Disc 3 is on");
    await says("has moved 17 times.");
    assert.ok(await page.locator("[data-disc='3'][data-pointed]").count());
    await page.mouse.move(5, 5);
    await says("digit");
    await page.focus("[data-bit='7']");
    await says("has moved once.");
    await page.keyboard.press("Enter");
    assert.equal(await index(page), "8");
    await says("has not moved yet.");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.bit), "7");
  });

  test("the ends of the loop can be dragged on the timeline, and a program can be copied", async () => {
    const page = await open("?discs=6&loop=10-20&show=transport,timeline,code");
    const { x, y, width } = await page.locator(".timeline .picture").boundingBox();
    await page.mouse.move(x + (width * 20) / 63, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + (width * 40) / 63, y + 30, { steps: 6 });
    await page.mouse.up();
    await holds(page, "location.search.includes('loop=10-40')", "address");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator("[data-language=Python]").click();
    await page.locator(".program", { has: page.locator("[data-program=Python]") }).locator("[data-command=copy]").click();
    await holds(page, "document.querySelector('[aria-live]').textContent === 'Copied.'");
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /discs = 6/);
  });
});

describe("the parts of the program that come later", () => {
  // What is missing is logged by the browser.
  const { address, newPage, open, test } = inChromium({ consoleErrors: false });
  const panels = "**/*_panels-*.wasm";
  const dialogs = "**/*_dialogs-*.wasm";
  const shows = (page, selector) => eventually(page, "network", `document.querySelector(${JSON.stringify(selector)}) !== null`);
  const cannotLoad = "[...document.querySelectorAll('[data-problem]')].some(({ textContent }) => textContent.includes('could not be loaded'))";

  test("neither the first paint nor any rule waits for the panels", async () => {
    const page = await newPage();
    let send;
    const sent = new Promise((done) => (send = done));
    await page.route(panels, async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(`${address()}?discs=64&move=2^63`);
    await shows(page, "svg[data-index='9223372036854775808']");
    await page.click("[data-command=next]");
    await shows(page, "svg[data-index='9223372036854775809']");
    // Every rule works without them, from a link and in the history.
    await page.goto(`${address()}?discs=5&move=3`);
    await shows(page, "svg[data-total='31']");
    const other = await newPage();
    await other.route(panels, () => {});
    await other.goto(`${address()}?discs=64&rule=one-way`);
    await shows(other, "svg[data-total='9281930384193481307156643839']");
    assert.equal(await other.locator("[data-whole], .searching, [data-problem]").count(), 0);
    assert.equal(await other.locator("[data-pending~=chunk]").count(), 1, "it says what has not come");
    await other.close();
    await page.evaluate((query) => {
      history.pushState(null, "", query);
      dispatchEvent(new PopStateEvent("popstate"));
    }, "?discs=64&rule=one-way");
    await shows(page, "svg[data-total='9281930384193481307156643839']");
    send();
    await settled(page);
    await page.click("[data-command=puzzle]");
    assert.equal(await page.inputValue("select[name=rule]"), "one-way");
  });

  test("if the panels cannot be loaded, the page reports it, works otherwise, and retries", async () => {
    const page = await newPage();
    await page.route(panels, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${address()}?discs=5&move=9`);
    await holds(page, cannotLoad);
    await shows(page, "[data-problem=show]");
    assert.equal(await index(page), "9");
    await page.click("[data-command=next]");
    assert.equal(await index(page), "10");
    await go(page, "?discs=6&pegs=4&rule=linear&move=20");
    assert.equal(await index(page), "20");
    await go(page, "?discs=5&move=10");
    assert.equal(await index(page), "10");
    await page.unroute(panels);
    await page.click("[data-tab=graph]");
    await settled(page);
    assert.equal(await page.locator("[data-problem]").count(), 0);
    assert.equal(await page.locator("[data-panel=graph] svg[data-picture]").count(), 1);
    await page.click("[data-command=puzzle]");
    await page.selectOption("select[name=rule]", "one-way");
    await holds(page, "document.querySelector('svg[data-total]').dataset.total === '163'");
  });

  test("if the dialogs cannot be loaded, the page reports it, keeps working, and retries", async () => {
    const page = await open("?discs=5&move=9");
    await page.route(dialogs, (route) => route.fulfill({ status: 404 }));
    await page.click("[data-command=share]");
    await holds(page, cannotLoad);
    assert.equal(await page.locator("dialog").count(), 0);
    // Dismissing the problem retries.
    const again = page.waitForRequest(dialogs);
    await page.click("[data-command=dismiss]");
    await again;
    await holds(page, cannotLoad);
    await page.click("[data-command=next]");
    assert.equal(await index(page), "10");
    await page.click("[data-command=puzzle]");
    await page.selectOption("select[name=rule]", "one-way");
    await holds(page, "document.querySelector('svg[data-total]').dataset.total === '163'");
    await page.unroute(dialogs);
    await page.click("[data-command=share]");
    await settled(page);
    assert.equal(await page.locator("dialog[open] [data-share-kind=link]").count(), 1);
    assert.equal(await page.locator("[data-problem]").count(), 0);
  });

  test("a long search shows its progress and can be stopped", async () => {
    const page = await open("?discs=12&pegs=4&move=50&show=towers,transport,scrubber,puzzle");
    await page.evaluate(await readFile(new URL("../../tools/node_modules/axe-core/axe.min.js", import.meta.url), "utf8"));
    await page.selectOption("select[name=rule]", "one-way");
    // This runs in the page, because the search takes only a few seconds and must still be running when it is stopped.
    const { violations, seen } = await page.evaluate(async () => {
      const progress = () => document.querySelector(".searching progress").value;
      while (!document.querySelector(".searching progress[value]")) await new Promise(requestAnimationFrame);
      const seen = [progress()];
      while (progress() === seen[0]) await new Promise(requestAnimationFrame);
      seen.push(progress());
      const { violations } = await axe.run(".searching");
      document.querySelector(".searching [data-command=stop-search]").click();
      return { violations: violations.map(({ id }) => id), seen };
    });
    assert.deepEqual(violations, []);
    assert.ok(seen[1] > seen[0], `${seen}`);
    await settled(page);
    assert.deepEqual([await index(page), await page.inputValue("select[name=rule]")], ["50", "any"]);
  });
});

describe("the address", () => {
  const { open, test } = inChromium();

  test("many changes of the puzzle in a row end in the right address", async () => {
    const page = await open("?discs=8");
    await page.focus("[data-command=add-disc]");
    for (let change = 0; change < 120; change++) await page.keyboard.press("Enter");
    await holds(page, "location.search === '?discs=128'", "address");
    assert.ok((await page.evaluate(() => history.length)) < 40);
  });

  test("a pending change of the address is kept when going back", async () => {
    const page = await open("?discs=8&show=towers,scrubber,puzzle#here");
    await settled(page, "address");
    await page.fill("input[name=move]", "7");
    await page.press("input[name=move]", "Enter");
    await page.selectOption("select[name=rule]", "one-way");
    await holds(page, "location.search.includes('one-way') && location.hash === '#here'", "address");
    await page.goBack();
    assert.equal(await index(page), "7");
  });
});
