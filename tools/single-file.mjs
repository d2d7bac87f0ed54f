// Makes the whole page one file that opens from a disk: styles, scripts and all parts of the program stand in it.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

/** The text of the file, made of the parts in the folder, as they are before they get their names with hashes. */
export async function singleFile(folder, program, cuts, speeches) {
  const read = (name) => readFile(join(folder, name), "utf8");
  const styles = (await transform((await read("style.css")) + (await read("panels.css")), { loader: "css", minify: true })).code;
  const script = await bundled(folder, program, cuts);
  const start = (await transform(await read("start.js"), { minify: true, target: "es2022" })).code;
  const parts = [
    ...["bg", ...cuts].map((name) => [name, `${program}_${name}.wasm`]),
    ...speeches.map((name) => [name.slice(0, name.indexOf(".")), name]),
  ];
  const blocks = parts.map(async ([name, file]) => {
    const letters = gzipSync(await readFile(join(folder, file)), { level: 9 }).toString("base64");
    return `<script type="text/plain" id="part-${name}">${letters}</script>`;
  });
  const icon = `data:image/svg+xml,${encodeURIComponent(await read("icon.svg"))}`;
  const policy = `default-src 'none'; script-src ${hashes(script, start)} 'wasm-unsafe-eval'; worker-src blob:; ` +
    `style-src ${hashes(styles)}; img-src data: blob:; frame-src 'self'; base-uri 'none'; form-action 'none'`;
  const scripts = `${(await Promise.all(blocks)).join("\n")}\n<script>${script}</script>\n<script>${start}</script>`;
  const replaced = [
    [/content="default-src[^"]*"/, `content="${policy}"`],
    [/href="static\/icon.svg"/, `href="${icon}"`],
    [/<link rel="stylesheet"[^>]*>/, `<style>${styles}</style>`],
    [/ *<!--.*-->\n *<script>.*<\/script>\n/, ""],
    [/ *<link rel="(apple-touch-icon|manifest)"[^>]*>\n/g, ""],
    [/ *<link data-trunk[^>]*>\n/, ""],
    [/ *<script[^>]*src="static\/start.js"[^>]*><\/script>\n/, ""],
    ["</body>", `${scripts}\n</body>`],
  ];
  let text = await read("index.html");
  for (const [from, to] of replaced) {
    if (text.search(from) < 0) throw new Error(`the page has no ${from}`);
    text = text.replace(from, () => to);
  }
  return text;
}

/** The program's script without a file around it. */
async function bundled(folder, program, cuts) {
  const outfile = join(folder, "single.bundle.js");
  const define = { "import.meta.url": "location.href" };
  await build({ entryPoints: [join(folder, "single.js")], outfile, bundle: true, format: "iife", minify: true, target: "es2022", define });
  const text = await readFile(outfile, "utf8");
  const fetched = new RegExp(`fetch\\(new URL\\("\\./${program}_(\\w+)\\.wasm",location\\.href\\)\\)`, "g");
  const found = [...text.matchAll(fetched)].map(([, name]) => name);
  for (const cut of cuts) if (!found.includes(cut)) throw new Error(`the script does not fetch its part ${cut}`);
  return text.replace(fetched, 'hanoiPart("$1")').replaceAll("</script", "<\\/script");
}

const hashes = (...texts) => texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
