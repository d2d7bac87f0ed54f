// Cuts the program into parts where src/main.rs says, and puts them, as small as they go, in the place of what Trunk has made
// of the whole. The script that binds them to the browser is one for all.
import { execFileSync } from "node:child_process";
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { shortenImports } from "./short-names.mjs";

// What the compiler may have used, and every browser of the last years knows.
const features = [
  "bulk-memory",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
].map((name) => `--enable-${name}`);
// The stack lies lowest, so the first kilobyte is never anything's address.
const smaller = ["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz", "--converge", "--one-caller-inline-max-function-size=0",
  "--precompute-propagate", "--optimize-added-constants-propagate", "--simplify-locals", "-Oz"];
const bare = ["--strip-debug", "--strip-producers", "--strip-target-features"];

/**
 * Makes `<program>_bg.wasm`, `<program>_<part>.wasm` for each other part and `<program>.js` in the folder, from the module as
 * compiled. Gives the names of the other parts: those of the cuts, and `shared` for what several of them need.
 */
export async function cutProgram(compiled, folder, program) {
  const work = join(folder, "cut");
  const main = join(folder, `${program}_bg.wasm`);
  run("wasm-split-cli", "--target", "web", "--out-name", program, compiled, work);
  const bindgen = ["--target", "web", "--no-typescript", "--keep-lld-exports", "--out-dir", work];
  run("wasm-bindgen", ...bindgen, join(work, `${program}.wasm`));
  run("wasm-opt", ...features, ...smaller, ...bare, join(work, `${program}_bg.wasm`), "-o", main);
  const parts = new Map();
  for (const file of await readdir(work)) {
    const [, kind, name] = /^(split|chunk)_(\w+)\.wasm$/.exec(file) ?? [];
    if (!kind) continue;
    const part = kind === "split" ? name : "shared";
    if ([...parts.values()].includes(part)) throw new Error("two parts of the name " + part);
    parts.set(file, part);
    run("wasm-opt", ...features, ...smaller, ...bare, join(work, file), "-o", join(folder, `${program}_${part}.wasm`));
  }
  await joinScripts(work, join(folder, `${program}.js`), program, parts);
  await shortenNames(main, join(folder, `${program}.js`));
  await rm(work, { recursive: true });
  return [...parts.values()];
}

function run(tool, ...words) {
  execFileSync(tool, words, { stdio: ["ignore", "ignore", "inherit"] });
}

/** The binding script and the one that loads the other parts need each other: one file, so that each has a hash. */
async function joinScripts(work, to, program, parts) {
  // Of what the generator exports only this is called.
  const stdin = { contents: `export { default, open } from "./${program}.js"`, resolveDir: work };
  await build({ stdin, outfile: `${to}.joined`, bundle: true, format: "esm", target: "es2022" });
  let text = await readFile(`${to}.joined`, "utf8");
  for (const [from, to] of [
    ...[...parts].map(([file, part]) => [file, `${program}_${part}.wasm`]),
    // Servers that do not know what WebAssembly is are no hindrance to the first part, so not to the second.
    ["WebAssembly.instantiateStreaming(src, imports)", "WebAssembly.instantiate(await (await src).arrayBuffer(), imports)"],
  ]) {
    if (!text.includes(from)) throw new Error(`the script has no ${from}`);
    text = text.replaceAll(from, to);
  }
  await writeFile(`${to}.joined`, text);
  await rename(`${to}.joined`, to);
}

async function shortenNames(module, script) {
  const short = shortenImports(await readFile(module), await readFile(script, "utf8"));
  if (!WebAssembly.validate(short.module)) throw new Error("the module is damaged");
  await writeFile(module, short.module);
  await writeFile(script, short.script);
}
