// Turns what `trunk build --release --features split` made in dist/ into what is published: the program in chunks, the
// element, the page in one file, file names with a hash, a service worker, and everything compressed by brotli.
import { createHash } from "node:crypto";
import { cp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build, transform } from "esbuild";
import { buildElement } from "./element.mjs";
import { pythonParts, singleFile } from "./single-file.mjs";
import { splitProgram } from "./split-wasm.mjs";
import { buildDocuments, buildUnit } from "./documents.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const program = "tower-of-hanoi-explorer";
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");

const read = (name) => readFile(join(dist, name), "utf8");
const write = (name, content) => writeFile(join(dist, name), content);
const digest = (content, coding) => createHash("sha256").update(content).digest(coding);

await buildEditor();
const chunks = await splitProgram(join(target, `wasm32-unknown-unknown/page/${program}.wasm`), dist, program);
await trustMarkup();
const languages = await readdir(join(dist, "static/languages"));
const page = (await read("index.html")).replace(/ *<!--[^]*?-->\n/g, "").replace(/\n\s+/g, "\n");
for (const [, script] of page.matchAll(/<script(?: data-[^>]*)?>(.+)<\/script>/g)) {
  const hash = `'sha256-${digest(script, "base64")}'`;
  if (!page.includes(hash)) throw new Error(`index.html: the policy must name ${hash} for <script>${script.slice(0, 40)}…`);
}
await write("tower-of-hanoi.html", await singleFile(page, dist, program, chunks, languages));
const policy = await policyForServers();
console.log(`Content-Security-Policy, for servers that send one: ${policy}`);
await write("content-security-policy.txt", `${policy}\n`);
await buildElement(dist, program);
await buildPython();

// What few visitors need. It is fetched when it is asked for, and kept from then on.
const later = ["static/micropython.wasm", "static/python.js", "static/python-parts.txt"];
// Every file after those whose names it holds.
const names = new Map();
for (const name of [
  ...["_bg", ...chunks.map((chunk) => `_${chunk}`)].map((end) => `${program}${end}.wasm`),
  `${program}.js`,
  ...languages.map((name) => `static/languages/${name}`),
  ...later,
  ...["icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png", "icon-touch.png", "panels.css", "worker.js", "editor.js", "platform.js",
    "locale.js", "frame.js", "start.js", "style.css"].map((name) => `static/${name}`),
]) names.set(name, await addHash(name));
// The names of these stay: other pages, or browsers, know them.
await write("index.html", withHashes(page).replace("<script defer", '<script data-service-worker="service-worker.js" defer'));
for (const name of ["embed/tower-of-hanoi.js", "static/manifest.webmanifest"]) await write(name, withHashes(await read(name)));
await write("service-worker.js", await serviceWorker());
await cp(join(dist, "static/demo"), join(dist, "demo"), { recursive: true });
await buildUnit(root, dist);
await buildDocuments(root, dist);
await cp(join(dist, "static/element.d.ts"), join(dist, "embed/tower-of-hanoi.d.ts"));
await cp(join(dist, "static/react.d.ts"), join(dist, "embed/react.d.ts"));

const published = new Set([...names.values(), "static/manifest.webmanifest", "static/micropython-licence.txt", "static/prism-code-editor-licence.txt"]);
for (const { name, parentPath, path } of await readdir(join(dist, "static"), { recursive: true, withFileTypes: true })) {
  const file = join(parentPath ?? path, name).slice(dist.length + 1);
  if (extname(name) && !published.has(file)) await rm(join(dist, file));
}
for (const folder of ["static/demo", "static/lessons", "static/locales", "static/package", "static/documents", "snippets"]) await rm(join(dist, folder), { recursive: true, force: true });
for (const name of await readdir(dist, { recursive: true })) {
  if (!/\.(html|js|css|wasm|svg|webmanifest|txt)$/.test(name)) continue;
  const content = await readFile(join(dist, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await write(`${name}.br`, brotliCompressSync(content, { params }));
}

/** A policy for all files, for servers that send one: what the policies of the page and of the page in one file allow together. */
async function policyForServers() {
  const [, policy] = /content="(default-src[^"]*)"/.exec(page);
  const allowed = new Map(policy.split("; ").map((directive) => directive.split(" ")).map(([name, ...sources]) => [name, new Set(sources)]));
  const [, single] = /content="(default-src[^"]*)"/.exec(await read("tower-of-hanoi.html"));
  for (const [name, ...sources] of single.split("; ").map((directive) => directive.split(" "))) {
    if (sources.includes("'none'")) continue;
    const together = allowed.get(name) ?? new Set(["'self'"]);
    allowed.set(name, new Set([...together, ...sources]));
  }
  return [...allowed].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}

/**
 * Hosts with Trusted Types accept markup only from a policy, which the element has (static/explorer.js). The glue that
 * wasm-bindgen writes assigns a text, and has no place for a policy.
 */
async function trustMarkup() {
  const glue = await read(`${program}.js`);
  const trusted = glue.replace(/\.innerHTML = (getStringFromWasm0\([^)]*\));/, ".innerHTML = markup($1);");
  if (trusted === glue) throw new Error(`${program}.js: no assignment of markup was found`);
  // The element hands its policy in; nothing hands it out.
  await write(`${program}.js`, `${trusted}\nlet markup = String;\nexport const useMarkup = (policy) => void (markup = policy);\n`);
}

/** Bundles the editor for learners' programs with its style. */
async function buildEditor() {
  const file = join(dist, "static/editor.js");
  const options = { bundle: true, format: "esm", target: "es2022", logLevel: "error", loader: { ".css": "text" } };
  await build({ ...options, entryPoints: [file], outfile: file, allowOverwrite: true, nodePaths: [join(root, "tools/node_modules")] });
}

/** Bundles the interpreter's loader, for the page and for files, and puts its program beside it. */
async function buildPython() {
  const from = join(root, "tools/node_modules/@micropython/micropython-webassembly-pyscript");
  await cp(join(from, "micropython.wasm"), join(dist, "static/micropython.wasm"));
  await cp(join(from, "micropython.mjs"), join(dist, "static/micropython.mjs"));
  // It asks for these where there is no browser. What it awaits there would keep bundlers from making a classic worker.
  const elsewhere = { define: { process: "undefined" }, minifySyntax: true, external: ["module", "url", "path", "fs", "crypto"] };
  await write("static/python-parts.txt", await pythonParts(dist));
  const options = { ...elsewhere, bundle: true, format: "esm", target: "es2022", logLevel: "error" };
  await build({ ...options, entryPoints: [join(dist, "static/python.js")], outfile: join(dist, "static/python.js"), allowOverwrite: true });
  await rm(join(dist, "static/micropython.mjs"));
}

/** Gives a file a name with a hash of its contents, so that browsers may keep it for good. Returns the new name. */
async function addHash(name) {
  const ending = extname(name);
  if (ending === ".js" || ending === ".css") {
    // The glue warns of ways to call it that the page does not use.
    const options = { loader: ending.slice(1), minify: true, target: "es2022", pure: ending === ".js" ? ["console.warn"] : [] };
    await write(name, (await transform(withHashes(await read(name)), options)).code);
  }
  const hash = digest(await readFile(join(dist, name)), "hex").slice(0, 16);
  const to = `${name.slice(0, -ending.length)}-${hash}${ending}`;
  await rename(join(dist, name), join(dist, to));
  return to;
}

function withHashes(text) {
  for (const [from, to] of names) {
    text = text.replace(new RegExp(`(?<![\\w-])${basename(from).replaceAll(".", "\\.")}`, "g"), basename(to));
  }
  return text;
}

/** The service worker for exactly this build. */
async function serviceWorker() {
  const rare = later.map((name) => names.get(name));
  const files = ["./", ...[...names.values()].filter((name) => !rare.includes(name))].sort();
  const hash = async (name) => [name, digest(await readFile(join(dist, name === "./" ? "index.html" : name)), "base64")];
  const hashes = async (names) => JSON.stringify(Object.fromEntries(await Promise.all(names.map(hash))));
  const text = (await read("static/service-worker.js")).replace('{"{files}": ""}', await hashes(files)).replace('{"{later}": ""}', await hashes(rare));
  // Of all of it, so that no two builds share a cache.
  return text.replace("{version}", digest(text, "hex").slice(0, 16));
}
