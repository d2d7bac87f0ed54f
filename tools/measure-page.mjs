// Prints what the built page weighs, compressed by brotli, and warns when a part of it is over its budget.
//   node tools/measure-page.mjs [--release] [FOLDER]
// For a release, a part that is more than a tenth over its budget is an error.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

// In kilobytes of 1,000 bytes. The first picture is the page and the style that it waits for. The page is usable with the
// first module, and the style of the panels, which the program waits for.
const budgets = { "first picture": 15, "usable page": 380, everything: 630 };
const first = /^index\.html$|\/style[-.]/;
const usable = /\/(start|panels)[-.]|^tower-of-hanoi-explorer(-\w+)?\.js$|_bg[-.]/;
// Other forms of the page, other languages, sources.
const excluded = /^(embed|demo|docs|unit|tower-of-hanoi\.html)|static\/(demo|package|languages|element|single|frame|python|micropython)/;

const isRelease = process.argv.includes("--release");
const dist = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "dist";
const sums = Object.fromEntries(Object.keys(budgets).map((name) => [name, 0]));
for (const name of (await readdir(dist, { recursive: true })).sort()) {
  if (!/\.(html|js|css|wasm|svg|webmanifest)$/.test(name) || excluded.test(name)) continue;
  const content = await readFile(join(dist, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const size = (await readFile(join(dist, `${name}.br`)).catch(() => brotliCompressSync(content, { params }))).length;
  sums.everything += size;
  if (first.test(name)) sums["first picture"] += size;
  if (first.test(name) || usable.test(name)) sums["usable page"] += size;
  console.log(`${String(content.length).padStart(8)} raw ${String(size).padStart(7)} brotli  ${name}`);
}
for (const [name, sum] of Object.entries(sums)) {
  console.log(`${name}: ${(sum / 1000).toFixed(1)} kB (brotli), budget ${budgets[name]} kB`);
  if (sum > budgets[name] * 1000) console.warn(`WARNING: ${name} is over its budget. docs/performance.md says what to do.`);
  if (isRelease && sum > budgets[name] * 1100) process.exitCode = 1;
}
