// Makes the whole page one file that opens from a disk: it holds styles, scripts, and the program in all its chunks.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

/** The text of the file, made from the page and from the files in dist, which do not have hashes in their names yet. */
export async function singleFile(page, dist, program, chunks, languages) {
  const read = (name) => readFile(join(dist, "static", name), "utf8");
  const styles = (await transform((await read("style.css")) + (await read("panels.css")), { loader: "css", minify: true })).code;
  const script = await bundle(dist, program, chunks);
  const start = (await transform(await read("start.js"), { minify: true, target: "es2022" })).code;
  const [, link] = /<script>(\{.*)<\/script>/.exec(page);
  const parts = [
    ...["bg", ...chunks].map((name) => [name, `${program}_${name}.wasm`]),
    ...languages.map((name) => [`language-${name.replace(".txt", "")}`, `static/languages/${name}`]),
  ];
  const blocks = parts.map(([name, file]) => packed(name, join(dist, file)));
  const scripts = [...(await Promise.all(blocks)), `<script>${script}</script>`, `<script>${start}</script>`].join("\n");
  const policy = `default-src 'none'; script-src ${hashes(link, script, start)} 'wasm-unsafe-eval'; worker-src blob:; ` +
    `style-src ${hashes(styles)}; img-src data: blob:; frame-src 'self'; base-uri 'none'; form-action 'none'`;
  const replaced = [
    [/content="default-src[^"]*"/, `content="${policy}"`],
    [/href="static\/icon.svg"/, `href="data:image/svg+xml,${encodeURIComponent(await read("icon.svg"))}"`],
    [/<link rel="stylesheet"[^>]*>/, `<style>${styles}</style>`],
    [/<link rel="(apple-touch-icon|manifest)"[^>]*>\n/g, ""],
    // The script that sends pages from a disk to this file.
    [/<script data-module.*<\/script>\n/, ""],
    [/<script[^>]*src="static\/start.js"[^>]*><\/script>\n/, ""],
    ["</body>", `${scripts}\n</body>`],
  ];
  return replaced.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`the page has no ${from}`);
    return text.replace(from, () => to);
  }, page);
}

/** The program's script as a classic one, with chunks taken from the file. */
async function bundle(dist, program, chunks) {
  const define = { "import.meta.url": "location.href" };
  const options = { bundle: true, write: false, format: "iife", minify: true, target: "es2022", define, logLevel: "error" };
  const { outputFiles: [{ text }] } = await build({ ...options, entryPoints: [join(dist, "static/single.js")] });
  const fetched = new RegExp(`fetch\\(new URL\\("\\./${program}_(\\w+)\\.wasm",location\\.href\\)\\)`, "g");
  const found = [...text.matchAll(fetched)].map(([, name]) => name);
  for (const chunk of chunks) if (!found.includes(chunk)) throw new Error(`the script does not load the chunk ${chunk}`);
  return text.replace(fetched, 'hanoiPart("$1")').replaceAll("</script", "<\\/script");
}

/** A part of the file that the page's own script takes from there. */
const part = (name, text) => `<script type="text/plain" id="part-${name}">${text.replaceAll("</script", "<\\/script")}</script>`;
const packed = async (name, path) => part(name, gzipSync(await readFile(path), { level: 9 }).toString("base64"));

/** The interpreter for learners' programs, as parts of a file with a program. Its script cannot load others, so it stays as it is. */
export async function pythonParts(dist) {
  const define = { "import.meta.url": '"https://file.invalid/"', fetch: "hanoiFetch", process: "undefined" };
  const options = { bundle: true, write: false, format: "iife", minify: true, target: "es2022", define, logLevel: "error" };
  const external = ["module", "url", "path", "fs", "crypto"];
  const { outputFiles: [{ text }] } = await build({ ...options, external, entryPoints: [join(dist, "static/python.js")] });
  return [part("interpreter", text), await packed("micropython", join(dist, "static/micropython.wasm"))].join("\n");
}

const hashes = (...texts) => texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
