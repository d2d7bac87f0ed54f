// Makes pages to print of the teaching unit in docs/unit/, with a link to the page wherever a link of its is named.
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Marked } from "marked";

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const toPage = new Marked({
  renderer: {
    // `?lesson=recursion` is what follows the address of the page, which is one folder up.
    codespan({ text }) {
      const code = `<code>${escaped(text)}</code>`;
      return /^\?\w+=/.test(text) ? `<a href="../${escaped(text)}">${code}</a>` : code;
    },
    // A header without words is none.
    tablecell({ tokens, header }) {
      const content = this.parser.parseInline(tokens);
      const tag = header && content ? "th" : "td";
      return `<${tag}>${content}</${tag}>\n`;
    },
  },
  // Between the documents, as their pages are named.
  walkTokens(token) {
    if (token.type === "link") token.href = token.href.replace(/^README\.md$/, "./").replace(/^([\w-]+)\.md$/, "$1.html");
  },
});

/** Writes docs/unit/ as pages into the folder `unit` of the built page. */
export async function buildUnit(root, dist) {
  const [from, to] = [join(root, "docs/unit"), join(dist, "unit")];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!name.endsWith(".md")) {
      await cp(join(from, name), join(to, name));
      continue;
    }
    const text = await readFile(join(from, name), "utf8");
    const page = name === "README.md" ? "index.html" : name.replace(/md$/, "html");
    await writeFile(join(to, page), await html(text, page));
  }
  await cp(join(root, "static/unit/unit.css"), join(to, "unit.css"));
}

async function html(text, page) {
  const [, title] = /^# (.*)$/m.exec(text);
  const up = page === "index.html" ? '<a href="../">Tower of Hanoi Explorer</a>' : '<a href="./">Teaching unit</a>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="unit.css">
</head>
<body>
<nav>${up}</nav>
<main>
${await toPage.parse(text)}</main>
</body>
</html>
`;
}
