// Runs after Trunk has built the page: cuts the program into parts, makes scripts and styles small, gives every file that the
// page loads a name with a hash of its contents, so that servers may let browsers keep them for good, and writes the
// names into the files that use them.
import { createHash } from "node:crypto";
import { copyFile, cp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { transform } from "esbuild";
import { buildElement } from "./build-element.mjs";
import { cutProgram } from "./cut-program.mjs";
import { png } from "./icons.mjs";
import { singleFile } from "./single-file.mjs";

const staging = process.env.TRUNK_STAGING_DIR;
const source = process.env.TRUNK_SOURCE_DIR;
if (!staging || !source) throw new Error("this is a hook of Trunk: run `make build`");
if (process.env.TRUNK_PROFILE !== "release") throw new Error("the page is built as it is sent: trunk build --release");

const program = "tower-of-hanoi-explorer";

// Each file after those whose names it holds.
for (const name of ["start.js", "worker.js", "hands.js", "speech.js", "single.js", "frame.js", "style.css", "panels.css", "icon.svg"]) {
  await copyFile(join(source, "static", name), join(staging, name));
}
const speeches = (await readdir(join(source, "static/languages"))).map((name) => `speech-${name}`);
for (const name of speeches) await copyFile(join(source, "static/languages", name.slice(7)), join(staging, name));
const icon = await readFile(join(source, "static/icon.svg"), "utf8");
// For installing; the one whose corners are cut off has room around it.
const icons = { "icon-192.png": [192], "icon-512.png": [512], "icon-cut.png": [512, 0.14], "icon-touch.png": [180, 0.1] };
for (const [name, size] of Object.entries(icons)) await writeFile(join(staging, name), png(icon, ...size));
const target = process.env.CARGO_TARGET_DIR ?? join(source, "target");
const cuts = await cutProgram(join(target, "wasm32-unknown-unknown/page", `${program}.wasm`), staging, program);
const single = await singleFile(staging, program, cuts, speeches);
const element = await buildElement(staging, source);
const loaders = { ".js": "js", ".css": "css" };
const names = new Map();
const parts = [`${program}_bg.wasm`, ...cuts.map((cut) => `${program}_${cut}.wasm`), `${program}.js`];
for (const name of [...parts, ...speeches, "panels.css", "worker.js", "hands.js", "speech.js", "frame.js", "start.js", "style.css", "icon.svg", ...Object.keys(icons)]) {
  names.set(name, await hashed(name));
}
await replaceNames("index.html");
await writeFile(join(staging, "tower-of-hanoi.html"), single);
// Others write its name into their pages: it has no hash.
await replaceNames("embed/tower-of-hanoi.js");
await cp(join(source, "static/demo"), join(staging, "demo"), { recursive: true });
await copyFile(join(source, "static/element.d.ts"), join(staging, "embed/tower-of-hanoi.d.ts"));

await copyFile(join(source, "static/manifest.webmanifest"), join(staging, "manifest.webmanifest"));
await replaceNames("manifest.webmanifest");

// The typings of the glue are for nobody here.
for (const name of await readdir(staging)) {
  if (name.endsWith(".d.ts") || name.startsWith("single.") || name === "element.css" || name === "snippets") await rm(join(staging, name), { recursive: true });
}

await writeFile(join(staging, "offline.js"), await offline());

/** The service worker for exactly this build. */
async function offline() {
  const files = ["./", "index.html", "manifest.webmanifest", ...names.values()].sort();
  const version = createHash("sha256").update(files.join()).update(await readFile(join(staging, "index.html")));
  const text = await readFile(join(source, "static/offline.js"), "utf8");
  return text.replace("{version}", version.digest("hex").slice(0, 16)).replace('["{files}"]', JSON.stringify(files));
}

async function hashed(name) {
  const path = join(staging, name);
  if (![".wasm", ".png", ".txt"].includes(extname(name))) await replaceNames(name);
  if (extname(name) in loaders) await minify(path, loaders[extname(name)]);
  const hash = createHash("sha256").update(await readFile(path)).digest("hex").slice(0, 16);
  const to = `${basename(name, extname(name))}-${hash}${extname(name)}`;
  await rename(path, join(staging, to));
  return to;
}

async function minify(path, loader) {
  // The generator's warnings speak of how its script is called, which is settled here.
  const pure = loader === "js" ? ["console.warn"] : [];
  const small = await transform(await readFile(path, "utf8"), { loader, minify: true, target: "es2022", pure });
  await writeFile(path, small.code);
}

async function replaceNames(name) {
  const path = join(staging, name);
  let text = await readFile(path, "utf8");
  for (const [plain, withHash] of names) {
    text = text.replaceAll(`static/${plain}`, plain).replaceAll(plain, withHash);
  }
  // What Trunk was told stands in the page as a link that browsers cannot use.
  text = text.replace(/ *<link data-trunk[^>]*>\n/g, "");
  // Of scripts in the page the policy allows this one.
  const inline = /<script>(.*)<\/script>/.exec(text)?.[1];
  if (inline && name === "index.html") {
    const hash = createHash("sha256").update(inline).digest("base64");
    text = text.replace("'inline-hash'", `'sha256-${hash}'`).replace(/ *<!--.*-->\n/g, "").replace(/\n\s+/g, "\n");
  }
  await writeFile(path, text);
}
