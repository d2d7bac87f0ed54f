// Makes the npm package of the element and of the solver for scripts in target/package, and packs it.
import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { shrink } from "./split-wasm.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const to = join(root, "target/package");
const dist = join(root, "dist");
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
const compiled = join(target, "wasm32-unknown-unknown/page/examples/solver_js.wasm");

const manifest = await readFile(join(root, "Cargo.toml"), "utf8");
const field = (name) => new RegExp(`^${name} = "([^"]*)"`, "m").exec(manifest)[1];

await rm(to, { recursive: true, force: true });
await mkdir(to, { recursive: true });
// The element, what it loads, and the page in one file.
const loaded = /^(embed|tower-of-hanoi(\.|-explorer)|static\/(worker-|languages|editor-|python-|micropython))/;
for (const name of await readdir(dist, { recursive: true })) {
  if (loaded.test(name) && /\.(js|ts|wasm|txt|html)$/.test(name)) await cp(join(dist, name), join(to, name));
}
for (const name of ["solver.js", "solver.d.ts", "README.md"]) await cp(join(root, "static/package", name), join(to, name));
await cp(join(root, "static/custom-elements.json"), join(to, "custom-elements.json"));
for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) await cp(join(root, name), join(to, name));

const work = join(to, "work");
run("wasm-bindgen", "--target", "web", "--no-typescript", "--out-dir", work, "--out-name", "solver", compiled);
shrink(join(work, "solver_bg.wasm"), join(work, "small.wasm"));
await writeFile(join(to, "solver_wasm.js"), `export default "${await readFile(join(work, "small.wasm"), "base64")}";\n`);
// solver.js starts the program from that text. Bundlers would look for the file that the glue names.
const glue = await transform(await readFile(join(work, "solver.js"), "utf8"), { minify: true, target: "es2022" });
await writeFile(join(to, "solver_bg.js"), glue.code.replace(/new URL\("solver_bg\.wasm",import\.meta\.url\)/, "undefined"));
await rm(work, { recursive: true });

const repository = field("repository");
const description = {
  name: field("name"),
  version: field("version"),
  description: "A web component and an exact solver that jump to any move of any Tower of Hanoi puzzle.",
  keywords: ["hanoi", "tower-of-hanoi", "puzzle", "solver", "web-component", "custom-element", "education", "webassembly"],
  homepage: field("homepage"),
  bugs: `${repository}/issues`,
  repository: { type: "git", url: `git+${repository}.git` },
  license: field("license"),
  author: "The Tower of Hanoi Explorer contributors",
  type: "module",
  // For resolvers that do not know `exports`.
  main: "./embed/tower-of-hanoi.js",
  types: "./embed/tower-of-hanoi.d.ts",
  customElements: "custom-elements.json",
  exports: {
    ".": { types: "./embed/tower-of-hanoi.d.ts", default: "./embed/tower-of-hanoi.js" },
    "./react": { types: "./embed/react.d.ts" },
    "./solver": { types: "./solver.d.ts", default: "./solver.js" },
    "./custom-elements.json": "./custom-elements.json",
    "./tower-of-hanoi.html": "./tower-of-hanoi.html",
    "./package.json": "./package.json",
  },
  engines: { node: ">=20" },
  sideEffects: ["./embed/tower-of-hanoi.js"],
};
await writeFile(join(to, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
run("npm", "pack", "--silent", "--pack-destination", join(root, "target"), to);
console.log(`target/${description.name}-${description.version}.tgz`);

function run(tool, ...words) {
  execFileSync(tool, words, { stdio: ["ignore", "ignore", "inherit"] });
}
