// The share dialog, as far as it is a dialog, has previews, or leaves the page: copying, sharing, saving and printing.
import assert from "node:assert/strict";
import decode from "../../tools/node_modules/jsqr/dist/jsQR.js";
import { keep } from "./downloads.mjs";
import { inEachEngine } from "./engines.mjs";
import { choose, enter } from "./input.mjs";
import { holds, settled } from "./settled.mjs";
import { solve } from "./solver.mjs";

const outcome = "document.querySelector('.outcome').textContent";
const piece = "document.querySelector('[data-piece]').textContent";
const form = (name) => `[data-share-kind=${name}]`;

/** Decodes a QR code whose dark modules are one path. */
function seen(path) {
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, ...numbers]) => numbers.map(Number));
  const scale = 4;
  const size = (Math.max(...bars.map(([x, , length]) => x + length)) + 4) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y, length] of bars) {
    for (let row = y * scale; row < (y + 1) * scale; row++) {
      for (let column = x * scale; column < (x + length) * scale; column++) pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
    }
  }
  return decode.default(pixels, size, size)?.data;
}

inEachEngine((browser, server, test) => {
  const open = async (query) => {
    await settled(browser);
    await browser.open(server.address + query);
    await browser.read(keep);
  };
  const dialog = () => holds(browser, "Boolean(document.querySelector('dialog[open]'))");
  const file = () => browser.read("window.kept.at(-1).text()");

  test.everywhere("the dialog opens, is in the link, and returns the focus when it closes", async () => {
    await open("?discs=5&move=9");
    await browser.click("[data-command=share]");
    await dialog();
    await holds(browser, "location.search.includes('share=link')", "address");
    assert.equal(await browser.read("document.activeElement.closest('dialog') !== null"), true, "the focus is in it");
    await settled(browser);
    await browser.press("dialog button[data-share-kind=link]", "Escape");
    await holds(browser, "!document.querySelector('dialog')");
    await holds(browser, "document.activeElement.dataset.command === 'share'");
    await holds(browser, "location.search === '?discs=5&move=9'", "address");
    await browser.click("[data-command=share]");
    await dialog();
    await browser.click("[data-command=close-share]");
    await holds(browser, "!document.querySelector('dialog')");
  });

  test("the link is that of the page, its QR code can be read, and it can be copied", async () => {
    await open("?discs=64&move=12345678901234567890&rule=one-way");
    await browser.click("[data-command=share]");
    await dialog();
    const link = await browser.read(piece);
    assert.equal(link, `${server.address}?discs=64&rule=one-way&move=12345678901234567890`);
    assert.equal(seen(await browser.read("document.querySelector('.code path:last-child').getAttribute('d')")), link);
    await browser.read(`(() => {
      window.copied = [];
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => void window.copied.push(text) } });
    })()`);
    await browser.click("dialog [data-command=copy]");
    await holds(browser, `${outcome} === "Copied."`);
    assert.deepEqual(await browser.read("window.copied"), [link]);
    // If the Clipboard API fails, the page falls back to `execCommand`. If both fail, it shows a message.
    await browser.read(`(() => {
      navigator.clipboard.writeText = async () => { throw new Error("refused"); };
      document.execCommand = () => (window.copied.push(document.activeElement.value), window.allowed);
      window.allowed = true;
    })()`);
    await browser.click(form("link"));
    await holds(browser, `${outcome} === ""`);
    await browser.click("dialog [data-command=copy]");
    await holds(browser, `${outcome} === "Copied."`);
    assert.deepEqual(await browser.read("window.copied"), [link, link]);
    await browser.read("void (window.allowed = false)");
    await browser.click("dialog [data-command=copy]");
    await holds(browser, `!["", "Copied."].includes(${outcome})`);
    await choose(browser, "dialog [name=place]", "start");
    await holds(browser, `${piece} === ${JSON.stringify(`${server.address}?discs=64&rule=one-way`)}`);
  });

  test("a link can be passed to the system's share sheet, if there is one", async () => {
    // The page looks for the share sheet when it starts. WebKit's driver runs no scripts before that.
    if (!browser.page) return;
    const page = await browser.page.context().browser().newPage();
    await page.addInitScript(() => {
      window.posted = [];
      Object.defineProperty(navigator, "share", { configurable: true, value: async (what) => void window.posted.push(what.url) });
    });
    await page.goto(server.address);
    await settled(page);
    await page.click("[data-command=share]");
    await page.click("dialog[open] [data-command=share-link]");
    await settled(page);
    assert.deepEqual(await page.evaluate("window.posted"), [`${server.address}?discs=3&show=towers,transport,scrubber,numbers`]);
    await page.close();
  });

  test.everywhere("a frame and an element have settings and a preview", async () => {
    await open("?discs=6&move=17&rule=one-way&share=frame");
    await dialog();
    // Some browsers log an error if a frame navigates while it loads.
    const inside = "document.querySelector('.preview').contentDocument";
    const stands = (what) => holds(browser, `Boolean(${inside}?.querySelector("[data-whole]")) && ${what}`);
    await stands("true");
    await enter(browser, "[name=number]", "333");
    await holds(browser, `${piece}.includes('height="333"')`);
    await choose(browser, "dialog [name=share-theme]", "dark");
    await stands(`${inside}.documentElement.dataset.theme === "dark"`);
    await browser.click("dialog [name=shown][value=scrubber]");
    await holds(browser, `${piece}.includes("show=towers,transport&amp;theme=dark")`);
    const { total } = solve({ discs: 6, rule: "one-way", move: "17" });
    await stands(`Boolean(${inside}.querySelector("svg[data-index='17'][data-total='${total}']")) && !${inside}.querySelector(".scrubber")`);
    await browser.click(form("element"));
    await holds(browser, `${piece}.includes("<tower-of-hanoi")`);
    assert.match(await browser.read(piece), /theme="dark"/);
    // This preview is a page with only the copied code. Its element loads when it is near the viewport.
    await browser.read("document.querySelector('.preview').scrollIntoView()");
    await holds(browser, `${inside}?.querySelector("tower-of-hanoi")?.move === 17n`);
  });

  test.everywhere("the preview follows every setting, and Back does not undo it", async () => {
    await open("?discs=5&move=9");
    await browser.click("[data-command=add-disc]");
    await holds(browser, "location.search.includes('discs=6')", "address");
    await browser.click("[data-command=next]");
    await browser.click("[data-command=share]");
    await dialog();
    const index = await browser.read("document.querySelector('svg[data-index]').dataset.index");
    assert.notEqual(index, "0");
    const entries = await browser.read("history.length");
    const shown = "document.querySelector('.preview').contentDocument";
    const standsAt = (index) => holds(browser, `${shown}?.querySelector("[data-whole] svg[data-index='${index}']") !== null`);
    await choose(browser, "dialog [name=place]", "start");
    await standsAt(0);
    await choose(browser, "dialog [name=place]", "here");
    await standsAt(index);
    for (const kind of ["frame", "element", "frame"]) {
      await browser.click(form(kind));
      await settled(browser);
      const themed = kind === "frame" ? "documentElement?.dataset" : "querySelector('tower-of-hanoi')?.attributes";
      for (const theme of ["light", "dark"]) {
        await choose(browser, "dialog [name=share-theme]", theme);
        await holds(browser, `[${shown}?.${themed}.theme].some((theme) => (theme?.value ?? theme) === "${theme}")`);
        await settled(browser);
      }
    }
    assert.equal(await browser.read("history.length"), entries);
    // The address is written after a delay.
    await holds(browser, "location.search.includes('share=frame.dark')", "address");
    await browser.read("void history.back()");
    await holds(browser, "location.search === '?discs=5&move=9' && !document.querySelector('dialog')", "address");
  });

  test("the picture is saved like the preview, as SVG and PNG", async () => {
    await open("?discs=8&move=17&share=picture");
    await dialog();
    await browser.click("[data-command=save-svg]");
    await holds(browser, `${outcome}.includes("downloads")`);
    assert.equal(await browser.read("window.named"), "hanoi-8-3-any-move-17.svg");
    const svg = await file();
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600"/);
    assert.equal(svg.match(/>\d<\/text>/g).length, 8, "eight discs");
    await enter(browser, "[name=number]", "480");
    await holds(browser, `${outcome} === ""`);
    await browser.click("[data-command=save-png]");
    await holds(browser, `${outcome} !== ""`);
    assert.match(await browser.read(outcome), /downloads/);
    const { head, size, colours } = await browser.read(`window.kept.at(-1).arrayBuffer().then(async (buffer) => {
      const picture = await createImageBitmap(new Blob([buffer], { type: "image/png" }));
      const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
      const context = canvas.getContext("2d");
      context.drawImage(picture, 0, 0);
      const colours = new Set();
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join());
      return { head: new Uint8Array(buffer, 1, 3).join(), size: [picture.width, picture.height], colours: colours.size };
    })`);
    assert.deepEqual([head, size], ["80,78,71", [480, 200]]);
    assert.ok(colours > 8, `${colours} colours`);
  });

  test("any range of moves is exported in the background, with progress and a stop button", async () => {
    const first = 12345678901234567890n;
    await open(`?discs=64&move=${first}&share=moves.csv`);
    await dialog();
    await browser.click("[data-command=download]");
    await holds(browser, `${outcome}.includes("downloads")`);
    assert.equal(await browser.read("window.named"), "hanoi-64-3-any-moves.csv");
    const lines = (await file()).trim().split("\n");
    assert.equal(lines.length, 1001);
    for (const count of [1, 2, 500, 1000]) {
      const { index, disc, from, to } = solve({ discs: 64, move: String(first + BigInt(count)) }).move;
      assert.equal(lines[count], `${index},${disc},${from},${to}`);
    }
    await enter(browser, "[name=last-move]", String(first + 1_000_000n));
    // Stopped by the page itself at the first progress: on a busy machine the export may end before a test's click comes.
    await browser.read(`new MutationObserver((_, observer) => {
      if (!(document.querySelector("dialog progress")?.value > 0)) return;
      observer.disconnect();
      document.querySelector("[data-command=stop-export]").click();
      window.wasStopped = true;
    }).observe(document, { subtree: true, childList: true, attributes: true })`);
    await browser.click("[data-command=download]");
    await holds(browser, "window.wasStopped && !document.querySelector('dialog progress')");
    assert.equal(await browser.read(outcome), "", "nothing more comes of it");
  });

  test("the state graph is exported for other programs, even for a rule that needs a search", async () => {
    await open("?discs=3&pegs=4&rule=linear&share=graph");
    await dialog();
    await browser.click("[data-command=download]");
    await holds(browser, `${outcome}.includes("downloads")`);
    const lines = (await file()).trim().split("\n");
    assert.equal(lines[0], "graph hanoi {");
    assert.equal(lines.filter((line) => /^ {2}"\d{3}";$/.test(line)).length, 64);
    assert.ok(lines.filter((line) => line.includes(" -- ")).length > 64);
  });

  test("a worksheet is printed", async () => {
    await open("?discs=5&move=9&rule=one-way&share=worksheet.3");
    await dialog();
    await browser.read("void (window.print = () => (window.printed = true))");
    await browser.click("[data-command=print]");
    await holds(browser, "window.printed === true");
  });
});
