// Makes the module of <tower-of-hanoi>, embed/tower-of-hanoi.js, with the page's own styles made fit for a shadow root.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, transform } from "esbuild";

/** Writes the module. The files that it loads do not have their final names yet. */
export async function buildElement(dist, program) {
  const read = (name) => readFile(join(dist, "static", name), "utf8");
  const styles = forShadow((await read("style.css")) + (await read("panels.css"))) + (await read("element.css"));
  await writeFile(join(dist, "static/element.css"), (await transform(styles, { loader: "css", minify: true })).code);
  const outfile = join(dist, "embed/tower-of-hanoi.js");
  const options = { bundle: true, format: "esm", minify: true, target: "es2022", loader: { ".css": "text" } };
  await build({ ...options, entryPoints: [join(dist, "static/element.js")], outfile, external: [`../${program}.js`, "./editor.js"] });
  // locale.js is in static/, but the bundled module is in embed/.
  await writeFile(outfile, (await readFile(outfile, "utf8")).replaceAll('"./languages/', '"../static/languages/').replaceAll('"./editor.js"', '"../static/editor.js"'));
}

// In a shadow root the host is what the document's root is to the page, and its size decides, not the window's.
function forShadow(styles) {
  const replaced = [
    [/^html \{[^}]*\}$/m, ""],
    [/^:root \{/gm, ":host {"],
    [/^body \{/m, ":host {"],
    [/:root\[data-theme/g, "[data-theme"],
    [/@media \(max-width: (\d+)rem\)/g, (_, width) => `@container (max-width: ${width * 16}px)`],
    [/(-?[\d.]+)rem\b/g, (_, number) => `calc(${number} * var(--rem))`],
  ];
  for (const [from] of replaced) if (styles.search(from) < 0) throw new Error(`the styles have no ${from}`);
  return replaced.reduce((text, [from, to]) => text.replace(from, to), styles);
}
