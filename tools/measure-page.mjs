// Puts each file of the built page beside itself as brotli makes it, for servers that send such files, prints what they weigh,
// and fails when the page needs more than it may.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

// In kilobytes of 1,000 bytes, compressed by brotli at level 11. The second part of the program comes after the first
// picture, and the style of the panels holds it up no more; everything else is needed for it. The page with every panel is
// meant to come down to 130; until it has, this number keeps it from growing unseen. What dialogs and playing by hand need comes
// when it is asked for.
const asked = "dialogs and playing by hand";
const budgets = { "first paint": 90, "the page with its panels": 197, [asked]: 42 };
const isRest = (name) => /_\w+-|^panels-|^worker-|^hands-|^offline|^manifest/.test(name) && !name.includes("_bg-");
const isAsked = (name) => /_more-|^worker-|^hands-/.test(name);

const dist = new URL("../dist/", import.meta.url);
const sums = Object.fromEntries(Object.keys(budgets).map((what) => [what, 0]));
for (const name of (await readdir(dist, { recursive: true })).sort()) {
  if (!/\.(html|js|css|wasm|svg|webmanifest|txt)$/.test(name)) continue;
  const content = await readFile(new URL(name, dist));
  const compressed = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await writeFile(new URL(`${name}.br`, dist), compressed);
  // The page once more, in one file and as an element; examples; and what only frames or other languages need.
  if (name === "tower-of-hanoi.html" || /^(frame-|speech-|embed|demo)/.test(name)) continue;
  if (!isRest(name)) sums["first paint"] += compressed.length;
  sums[isAsked(name) ? asked : "the page with its panels"] += compressed.length;
  console.log(`${String(content.length).padStart(8)} raw ${String(compressed.length).padStart(7)} brotli  ${name}`);
}
for (const [what, sum] of Object.entries(sums)) {
  console.log(`${what}: ${(sum / 1000).toFixed(1)} kB brotli of ${budgets[what]} kB allowed`);
  if (sum > budgets[what] * 1000) process.exitCode = 1;
}
