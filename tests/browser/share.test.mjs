// The share dialog, in three engines: copying, sharing, saving and printing.
import assert from "node:assert/strict";
import decode from "../../tools/node_modules/jsqr/dist/jsQR.js";
import { keep, savedText } from "./downloads.mjs";
import { inEachEngine } from "./engines.mjs";
import { holds, settled } from "./settled.mjs";
import { solve } from "./solver.mjs";

const outcome = "document.querySelector('.outcome').textContent";
const piece = "document.querySelector('[data-piece]').textContent";
const form = (name) => `[data-share-kind=${name}]`;

/** Selects a value in a field, like a user. */
const choose = (selector, value) => `(() => {
  const field = document.querySelector(${JSON.stringify(selector)});
  field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event("change", { bubbles: true }));
})()`;

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
  const file = () => savedText(browser);

  test("the dialog opens, is in the link, and returns the focus when it closes", async () => {
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
    await open("?discs=5&move=9&share=frame.dark.300");
    await dialog();
    assert.equal(await browser.read("document.querySelector('[name=number]').value"), "300");
    assert.equal(await browser.read("document.querySelector('[name=share-theme]').value"), "dark");
    await settled(browser);
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
    await browser.read(choose("[name=place]", "start"));
    await holds(browser, `${piece} === ${JSON.stringify(`${server.address}?discs=64&rule=one-way`)}`);
  });

  test("a link can be passed to the system's share sheet, if there is one", async () => {
    await settled(browser);
    await browser.open(server.address);
    await browser.read(`(() => {
      window.posted = [];
      Object.defineProperty(navigator, "share", { configurable: true, value: async (what) => void window.posted.push(what.url) });
    })()`);
    await browser.click("[data-command=share]");
    await dialog();
    await browser.click("[data-command=share-link]");
    await holds(browser, `window.posted.join() === "${server.address}"`);
  });

  test("a frame and an element have settings and a preview", async () => {
    await open("?discs=6&move=17&rule=one-way&share=frame");
    await dialog();
    // Some browsers log an error if a frame navigates while it loads.
    const inside = "document.querySelector('.preview').contentDocument";
    const stands = (what) => holds(browser, `Boolean(${inside}?.querySelector("[data-whole]")) && ${what}`);
    await stands("true");
    await browser.read(choose("[name=number]", "333"));
    await holds(browser, `${piece}.includes('height="333"')`);
    await browser.read(choose("[name=share-theme]", "dark"));
    await stands(`${inside}.documentElement.dataset.theme === "dark"`);
    await browser.read("[...document.querySelectorAll('dialog [type=checkbox]')].find((box) => box.name === 'shown' && box.value === 'scrubber').click()");
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

  test("the preview follows every setting, and Back does not undo it", async () => {
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
    await browser.read(choose("[name=place]", "start"));
    await standsAt(0);
    await browser.read(choose("[name=place]", "here"));
    await standsAt(index);
    for (const kind of ["frame", "element", "frame", "element"]) {
      await browser.click(form(kind));
      await settled(browser);
      const themed = kind === "frame" ? "documentElement?.dataset" : "querySelector('tower-of-hanoi')?.attributes";
      for (const theme of ["light", "dark"]) {
        await browser.read(choose("[name=share-theme]", theme));
        await holds(browser, `[${shown}?.${themed}.theme].some((theme) => (theme?.value ?? theme) === "${theme}")`);
        await settled(browser);
      }
    }
    assert.equal(await browser.read("history.length"), entries);
    // The address is written after a delay.
    await holds(browser, "location.search.includes('share=element.dark')", "address");
    await browser.read("void history.back()");
    await holds(browser, "location.search === '?discs=5&move=9' && !document.querySelector('dialog')", "address");
  });

  test("invalid settings are reported in the dialog and change nothing", async () => {
    await open("?discs=6&share=frame.blue");
    await dialog();
    assert.match(await browser.read("document.querySelector('dialog').textContent"), /“blue”/);
    const before = await browser.read(piece);
    await browser.read(choose("[name=number]", "7"));
    await holds(browser, `/120.*2,000/.test(${outcome})`);
    assert.equal(await browser.read(piece), before);
  });

  test("the picture is saved like the preview, as SVG and PNG", async () => {
    await open("?discs=8&move=17&share=picture");
    await dialog();
    await browser.click("[data-command=save-svg]");
    await holds(browser, `${outcome}.includes("downloads")`);
    assert.equal(await browser.read("window.named"), "hanoi-8-3-any-move-17.svg");
    const svg = await file();
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600"/);
    assert.equal(svg.match(/<g [^>]*><rect [^>]*rx=/g).length, 8, "eight discs");
    await browser.read(choose("[name=number]", "480"));
    await holds(browser, `${outcome} === ""`);
    await browser.click("[data-command=save-png]");
    await holds(browser, `${outcome} !== ""`);
    assert.match(await browser.read(outcome), /downloads/);
    await browser.read(`void window.kept.at(-1).arrayBuffer().then(async (buffer) => {
      const picture = await createImageBitmap(new Blob([buffer], { type: "image/png" }));
      const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
      const context = canvas.getContext("2d");
      context.drawImage(picture, 0, 0);
      const colours = new Set();
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join());
      window.seen = { head: new Uint8Array(buffer, 1, 3).join(), size: [picture.width, picture.height], colours: colours.size };
    })`);
    const { head, size, colours } = await holds(browser, "window.seen");
    assert.deepEqual([head, size], ["80,78,71", [480, 200]]);
    assert.ok(colours > 8, `${colours} colours`);
  });

  test("any range of moves is exported in the background, with progress and a stop button", async () => {
    const first = 12345678901234567890n;
    await open(`?discs=64&move=${first}&share=moves.csv`);
    await dialog();
    assert.equal(await browser.read("document.querySelector('[name=first-move]').value"), String(first + 1n));
    await browser.click("[data-command=download]");
    await holds(browser, `${outcome}.includes("downloads")`);
    assert.equal(await browser.read("window.named"), "hanoi-64-3-any-moves.csv");
    const lines = (await file()).trim().split("\n");
    assert.equal(lines.length, 1001);
    for (const count of [1, 2, 500, 1000]) {
      const { index, disc, from, to } = solve({ discs: 64, move: String(first + BigInt(count)) }).move;
      assert.equal(lines[count], `${index},${disc},${from},${to}`);
    }
    await browser.read(choose("[name=last-move]", String(first + 1_000_000n)));
    await holds(browser, "document.querySelector('dialog').textContent.includes('1,000,000 moves')");
    // Stopped by the page itself at the first progress: on a busy machine the export may end before a test's click comes.
    await browser.read(`new MutationObserver((_, observer) => {
      if (!(document.querySelector("dialog progress")?.value > 0)) return;
      observer.disconnect();
      document.querySelector("[data-command=stop-export]").click();
      window.wasStopped = true;
    }).observe(document, { subtree: true, childList: true, attributes: true })`);
    await browser.click("[data-command=download]");
    await holds(browser, "window.wasStopped && !document.querySelector('dialog progress')");
    await new Promise((done) => setTimeout(done, 300));
    assert.equal(await browser.read(outcome), "", "nothing more comes of it");
    await browser.read(choose("[name=last-move]", String(first + 1_000_001n)));
    await holds(browser, "document.querySelector('dialog').textContent.includes('at most 1,000,000 moves')");
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

  test("a worksheet has questions, and answers on a separate page", async () => {
    await open("?discs=5&move=9&rule=one-way&share=worksheet.3");
    await dialog();
    const text = "[...document.querySelectorAll('.paper')].map((paper) => paper.textContent)";
    const [questions, answers] = await browser.read(text);
    assert.match(questions, /What is move 10\?/);
    const { disc, from, to } = solve({ discs: 5, rule: "one-way", move: "10" }).move;
    assert.ok(new RegExp(`10\\b.* disc ${disc} from ${"ABC"[from]} to ${"ABC"[to]}\\.`).test(answers), answers);
    assert.ok(!questions.includes("Move 10:"), "the answer is not on the sheet");
    assert.equal(await browser.read("document.querySelectorAll('.paper:not(.answers) li').length"), 3);
    await browser.read("void (window.print = () => (window.printed = true))");
    await browser.click("[data-command=print]");
    await holds(browser, "window.printed === true");
  });
});
