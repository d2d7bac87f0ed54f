// Makes pages of the Markdown in docs/: the reference in the folder `docs` of the built page, with README.md as its start, and the teaching
// unit to print in the folder `unit`. What a document names after the address of the page, such as `?lesson=recursion`, becomes a link.
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Marked, Renderer } from "marked";

const site = "Tower of Hanoi Explorer";
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The name of a heading in links, as GitHub makes it. */
const slug = (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");

/** Writes the Markdown of one folder as pages. `target` says where a link leads. */
function markdown(target) {
  return new Marked({
    renderer: {
      // `?lesson=recursion` is what follows the address of the page, which is one folder up.
      codespan({ text }) {
        const code = `<code>${escaped(text)}</code>`;
        return /^\?\w+=/.test(text) ? `<a href="../${escaped(text)}">${code}</a>` : code;
      },
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text.replaceAll(/[`*]/g, ""))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // A header without words is none.
      tablecell({ tokens, header }) {
        const content = this.parser.parseInline(tokens);
        const tag = header && content ? "th" : "td";
        return `<${tag}>${content}</${tag}>\n`;
      },
      // On a screen, a wide table scrolls by itself, also by keys.
      table(token) {
        return `<div class="table"${token.header.length > 2 ? ' tabindex="0"' : ""}>${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
    walkTokens(token) {
      if (token.type === "link" || token.type === "image") token.href = target(token.href);
    },
  });
}

/** Writes docs/unit/ as pages into the folder `unit` of the built page. */
export async function buildUnit(root, dist) {
  const [from, to] = [join(root, "docs/unit"), join(dist, "unit")];
  await mkdir(to, { recursive: true });
  const toPage = markdown((href) => href.replace(/^README\.md$/, "./").replace(/^([\w-]+)\.md$/, "$1.html"));
  for (const name of await readdir(from)) {
    if (!name.endsWith(".md")) {
      await cp(join(from, name), join(to, name));
      continue;
    }
    const text = await readFile(join(from, name), "utf8");
    const page = name === "README.md" ? "index.html" : name.replace(/md$/, "html");
    const up = page === "index.html" ? '<a href="../">Tower of Hanoi Explorer</a>' : '<a href="./">Teaching unit</a>';
    await writeFile(join(to, page), html(text, await toPage.parse(text), up, "unit.css"));
  }
  await cp(join(root, "static/documents/unit.css"), join(to, "unit.css"));
}

/** Writes README.md and docs/ as pages into the folder `docs` of the built page. */
export async function buildDocuments(root, dist) {
  const to = join(dist, "docs");
  await mkdir(to, { recursive: true });
  const [, repository] = /^repository = "([^"]*)"/m.exec(await readFile(join(root, "Cargo.toml"), "utf8"));
  const readme = await readFile(join(root, "README.md"), "utf8");
  // Without the badges, which other sites would send.
  const texts = new Map([["index.html", readme.replace(/^\[!\[.*\n/gm, "")]]);
  // In the order in which the table of README.md names them.
  const named = [...readme.slice(readme.indexOf("## Documentation")).matchAll(/docs\/([\w-]+)\.md/g)].map(([, name]) => name);
  const all = (await readdir(join(root, "docs"))).filter((name) => name.endsWith(".md")).map((name) => name.slice(0, -3));
  for (const name of new Set([...named, ...all])) texts.set(`${name}.html`, await readFile(join(root, "docs", `${name}.md`), "utf8"));
  // What is no page here is a file of the repository.
  const target = (folder) => (href) => {
    if (/^(https?:|#)/.test(href)) return href;
    const [path, anchor = ""] = new URL(href, `https://files/${folder}`).href.slice("https://files/".length).split(/(?=#)/);
    if (path === "README.md") return `./${anchor}`;
    if (path === "docs/unit/README.md") return "../unit/";
    const [, page] = /^docs\/([\w-]+)\.md$/.exec(path) ?? [];
    if (page) return `${page}.html${anchor}`;
    return path.endsWith(".gif") ? basename(path) : `${repository}/blob/HEAD/${path}${anchor}`;
  };
  const toPage = { readme: markdown(target("")), document: markdown(target("docs/")) };
  for (const [page, text] of texts) {
    const parser = page === "index.html" ? toPage.readme : toPage.document;
    await writeFile(join(to, page), html(text, await parser.parse(text), navigation(texts, page), "documents.css"));
  }
  await cp(join(root, "docs/explorer.gif"), join(to, "explorer.gif"));
  await cp(join(root, "static/documents/documents.css"), join(to, "documents.css"));
}

/** Links to the page and to all documents. */
function navigation(texts, here) {
  const links = [...texts].map(([page, text]) => {
    const address = page === "index.html" ? "./" : page;
    return `<li><a href="${address}"${page === here ? ' aria-current="page"' : ""}>${page === "index.html" ? "About" : escaped(titleOf(text))}</a></li>`;
  });
  return `<a href="../">Tower of Hanoi Explorer</a>\n<ul>\n${links.join("\n")}\n</ul>`;
}

/** With the name of the site, for windows and bookmarks. */
const titled = (title) => (title === site ? site : `${title} – ${site}`);
const titleOf = (text) => /^# (.*)$/m.exec(text)[1];

const html = (text, content, navigation, style) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(titled(titleOf(text)))}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>
<nav>${navigation}</nav>
<main>
${content}</main>
</body>
</html>
`;
