// Cuts the program where src/main.rs says (feature `split`) and makes every module small.
import { execFileSync } from "node:child_process";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

// What rustc may use on this target.
const features = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];

/** Optimises a module for size and drops what only tools read. */
export function shrink(from, to) {
  const drop = ["--strip-debug", "--strip-producers", "--strip-target-features"];
  run("wasm-opt", "-Oz", ...features.map((name) => `--enable-${name}`), ...drop, from, "-o", to);
}

/**
 * Writes `<program>_bg.wasm`, a `<program>_<chunk>.wasm` for each chunk and the script `<program>.js` that loads them,
 * all into a folder. Returns the names of the chunks: the ones in src/main.rs, and one for the code that several share.
 */
export async function splitProgram(compiled, folder, program) {
  const work = join(folder, "split");
  run("wasm-split-cli", "--target", "web", "--out-name", program, compiled, work);
  await sortLists(join(work, "__wasm_split.js"));
  // Without the linker's exports the chunks could not use the first module.
  run("wasm-bindgen", "--target", "web", "--no-typescript", "--keep-lld-exports", "--out-dir", work, join(work, `${program}.wasm`));
  shrink(join(work, `${program}_bg.wasm`), join(folder, `${program}_bg.wasm`));
  const chunks = new Map((await readdir(work)).flatMap((file) => {
    const [, name] = /^(?:split_)?(\w+)\.wasm$/.exec(file) ?? [];
    return name && !file.startsWith(program) ? [[file, name]] : [];
  }));
  for (const [file, name] of chunks) shrink(join(work, file), join(folder, `${program}_${name}.wasm`));
  // The glue and the loader import each other, so they become one file.
  const stdin = { contents: `export { default, open } from "./${program}.js"`, resolveDir: work };
  const { outputFiles: [{ text }] } = await build({ stdin, logLevel: "error", bundle: true, write: false, format: "esm", target: "es2022" });
  await writeFile(join(folder, `${program}.js`), repeatable(renamed(text, program, chunks)));
  await rm(work, { recursive: true });
  return [...chunks.values()];
}

/** The loader lists what all chunks import in another order each time. Two builds of one tree must be the same, byte for byte. */
async function sortLists(loader) {
  const text = await readFile(loader, "utf8");
  const sorted = text.replace(/\{ (\w+, )+ \}/g, (list) => `{ ${list.match(/\w+/g).sort().join(", ")} }`);
  if (sorted === text) throw new Error("the loader has no list of imports");
  await writeFile(loader, sorted);
}

/**
 * Lets a script start the program more than once: a panic ends one program for good, and with it all that it shows. `create` makes
 * a new one and takes a function that hears when it has ended. The script's own exports are those of a first program.
 */
function repeatable(text) {
  const ended = `catch (error) {
    if (error instanceof WebAssembly.RuntimeError && !hasEnded) {
      hasEnded = true;
      onEnd();
    }
    throw error;
  }`;
  let exported;
  const replaced = [
    [/^export \{\s*(\w+) as default,\s*open\s*\};\s*$/m, (_, init) => ((exported = init), "")],
    // Events, timers and promises all enter the program by a closure. What is left of a program that has ended does nothing.
    [/const real = \(\.\.\.args\) => \{/g, "$& if (hasEnded) return;"],
    [/(return f\((?:a|state\.a), state\.b, \.\.\.args\);\s*\})( finally)/g, `$1 ${ended}$2`],
    // So does a chunk that has loaded.
    [/\w+\.__wasm_split\.__indirect_function_table\.get\(callbackIndex\)\(callbackData, success\);/, `if (!hasEnded) try { $& } ${ended}`],
    [/new FinalizationRegistry\(\(state\) => /, "$&hasEnded || "],
  ];
  const told = replaced.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`the script has no ${from}`);
    return text.replace(from, to);
  }, text);
  return `export function create(onEnd = () => {}) {\nlet hasEnded = false;\n${told}\nreturn { default: ${exported}, open };\n}
const { default: init, open } = create();\nexport { init as default, open };\n`;
}

function renamed(text, program, chunks) {
  const replaced = [
    ...[...chunks].map(([file, name]) => [`"./${file}"`, `"./${program}_${name}.wasm"`]),
    // Some servers send WebAssembly under another type, which streaming refuses.
    ["WebAssembly.instantiateStreaming(src, imports)", "WebAssembly.instantiate(await (await src).arrayBuffer(), imports)"],
  ];
  return replaced.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the loader has no ${from}`);
    return text.replaceAll(from, to);
  }, text);
}

function run(tool, ...words) {
  execFileSync(tool, words, { stdio: ["ignore", "ignore", "inherit"] });
}
