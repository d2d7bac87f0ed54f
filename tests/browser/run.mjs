// Runs test files: `node run.mjs files…`. Those of Chromium several at a time, with one browser for all of them, because to start one
// takes as long as to load ten pages. Beside them one process for each other engine runs the files that need it, one after another:
// a window of Firefox that is not the active one has no focus. `node --test file` runs one file by itself.
//
//   JOBS=2            how many files Chromium runs at a time
//   ENGINES, ALL      see engines.mjs
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "node:test";
import { spec as Spec } from "node:test/reporters";
import { shareChromium, wanted } from "./engines.mjs";

/** Files that take more than a minute go first: one that begins last keeps a single processor busy while all others wait. */
const isLong = (file) => /\/(small-screens|translated|contract\/page)\.test\.mjs$/.test(file.replaceAll("\\", "/"));
const files = process.argv.slice(2).map((file) => resolve(file)).sort((a, b) => isLong(b) - isLong(a));
/** Milliseconds after which a file, or all files of an engine that runs alone, are given up. */
const limit = 900_000;

/** Runs the tests of one engine in a process. Returns what they print, and whether all passed. */
async function runAlone(engine) {
  const needed = files.filter((file) => readFileSync(file, "utf8").includes("inEachEngine("));
  const child = spawn(process.execPath, ["--test-reporter=spec", fileURLToPath(new URL("./all.mjs", import.meta.url)), ...needed], {
    env: { ...process.env, ENGINES: engine },
    timeout: process.env.ALL ? 4 * limit : limit,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text += data));
  const [code, signal] = await once(child, "close");
  if (signal) text += `${engine} was ended (${signal}): its tests took too long\n`;
  return { text, isPassed: code === 0 };
}

async function runInChromium() {
  const stop = await shareChromium();
  process.env.ENGINES = "Chromium";
  const results = run({ files, concurrency: Number(process.env.JOBS ?? 3), timeout: limit });
  results.on("test:fail", () => (process.exitCode = 1));
  results.compose(new Spec()).pipe(process.stdout);
  await once(results, "end");
  await stop();
}

const others = wanted.filter((engine) => engine !== "Chromium").map(runAlone);
if (wanted.includes("Chromium")) await runInChromium();
for (const { text, isPassed } of await Promise.all(others)) {
  process.stdout.write(text);
  if (!isPassed) process.exitCode = 1;
}
