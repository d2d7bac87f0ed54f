// Prints what the built page weighs as browsers get it, and fails when the first paint needs more than it may.
import { readFile, readdir } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

// Everything in dist/ is needed for the first paint, in kilobytes of 1,000 bytes, compressed by brotli at level 11.
const budget = 90;

const dist = new URL("../dist/", import.meta.url);
let sum = 0;
for (const name of (await readdir(dist)).sort()) {
  const content = await readFile(new URL(name, dist));
  const compressed = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  sum += compressed.length;
  console.log(`${String(content.length).padStart(8)} raw ${String(compressed.length).padStart(7)} brotli  ${name}`);
}
console.log(`first paint: ${(sum / 1000).toFixed(1)} kB brotli of ${budget} kB allowed`);
if (sum > budget * 1000) process.exit(1);
