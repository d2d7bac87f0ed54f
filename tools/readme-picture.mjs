// Makes docs/explorer.gif, the picture in README.md, from the built page. It needs ImageMagick and gifsicle.
//   node tools/readme-picture.mjs
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../tests/browser/engines.mjs";
import { serve } from "../tests/browser/server.mjs";
import { settled } from "../tests/browser/settled.mjs";

// The width at which GitHub shows a README: nothing is scaled, so its letters can be read.
const viewport = { width: 830, height: 720 };
const panels = "show=towers,transport,scrubber";
const folder = await mkdtemp(join(tmpdir(), "hanoi-picture-"));
const server = await serve(new URL("../dist", import.meta.url).pathname);
const browser = await launchChromium();
const page = await (await browser.newContext({ viewport, locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block" })).newPage();
const frames = [];

/** Adds what the page shows, for so many hundredths of a second. */
async function show(time) {
  await settled(page);
  const path = join(folder, `${String(frames.length).padStart(2, "0")}.png`);
  await page.screenshot({ path, caret: "hide" });
  frames.push("-delay", String(time), path);
}
const open = (query) => page.goto(`${server.address}?${query}&${panels}`);

await open("discs=64");
await show(140);
await page.locator("input[name=move]").click();
await page.keyboard.press("Control+A");
for (const digits of ["12345", "678901", "234567890"]) {
  await page.keyboard.type(digits);
  await show(35);
}
await page.keyboard.press("Enter");
await page.evaluate(() => document.activeElement.blur());
await show(260);
for (let count = 0; count < 3; count += 1) {
  await page.click("[data-command=next]");
  await show(90);
}
await open("discs=64&rule=one-way&to=1&move=1234567890123456789012345678");
await show(260);
await open("discs=9&pegs=4&move=21");
await show(260);

const raw = join(folder, "raw.gif");
execFileSync("convert", ["-loop", "0", ...frames, "+dither", "-colors", "96", "-layers", "optimize", raw]);
execFileSync("gifsicle", ["-O3", raw, "-o", new URL("../docs/explorer.gif", import.meta.url).pathname]);
await browser.close();
server.stop();
await rm(folder, { recursive: true });
