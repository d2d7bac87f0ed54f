// Changes the addresses of the page and of the repository wherever they are written. Cargo.toml has the present ones.
//   node tools/address.mjs https://<owner>.github.io/<page>/ https://github.com/<owner>/<repository>
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";

const [page, repository] = process.argv.slice(2).map((text) => new URL(text).href);
if (!page?.endsWith("/") || !repository) throw new Error("two addresses: the page's, which ends with a slash, and the repository's");

const manifest = await readFile("Cargo.toml", "utf8");
const present = (name) => new RegExp(`^${name} = "([^"]*)"`, "m").exec(manifest)[1];
const without = (address) => address.replace(/\/$/, "");
// Code and documents often leave the last slash out.
const changes = [[without(present("repository")), without(repository)], [without(present("homepage")), without(page)]];

const addresses = changes.flat();
if (addresses.some((one) => addresses.some((other) => one !== other && one.startsWith(other)))) throw new Error("no address may be the beginning of another one");

const paths = ["Cargo.toml", "*.md", "*.cff", "docs", "examples", "static/package", "tests/sites", ".github"];
const files = execFileSync("git", ["ls-files", "-z", ...paths], { encoding: "utf8" }).split("\0").filter(Boolean);
for (const file of new Set(files)) {
  const text = await readFile(file, "utf8");
  // The note in README.md says that there is no address yet.
  const changed = changes.reduce((text, [from, to]) => text.replaceAll(from, to), text.replace(/^> `example\.org` stands .*\n\n/m, ""));
  if (changed === text) continue;
  await writeFile(file, changed);
  console.log(file);
}
