// Makes the element's module from its script and from the page's own styles, made fit for a shadow root.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, transform } from "esbuild";

/** Writes the module as it is before the files it loads get their names. */
export async function buildElement(staging, source) {
  const styles = (await readFile(join(staging, "style.css"), "utf8")) + (await readFile(join(staging, "panels.css"), "utf8"));
  const own = await readFile(join(source, "static/element.css"), "utf8");
  const { code } = await transform(forShadow(styles) + own, { loader: "css", minify: true });
  const sheet = join(staging, "element.css");
  await writeFile(sheet, code);
  const outfile = join(staging, "embed/tower-of-hanoi.js");
  const external = ["../tower-of-hanoi-explorer.js"];
  const script = await readFile(join(source, "static/element.js"), "utf8");
  const stdin = { contents: script, resolveDir: staging };
  await build({ stdin, outfile, bundle: true, external, format: "esm", minify: true, target: "es2022", loader: { ".css": "text" } });
  // The element is a folder deeper than what it loads.
  await writeFile(outfile, (await readFile(outfile, "utf8")).replaceAll('"./speech-', '"../speech-'));
  return outfile;
}

// The document's root is the host here; sizes go by the host's own, not by those of the page around it.
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
