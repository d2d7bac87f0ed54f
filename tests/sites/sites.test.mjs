// The projects of examples/sites, as their readers would build them: with tools from registries, and in Chromium. A tool that
// cannot be installed is skipped with the reason. SITES=react,vue selects projects.
import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import xapi from "../../tools/node_modules/@learninglocker/xapi-validation/dist/index.js";
import { unzip } from "../browser/downloads.mjs";
import { launchChromium } from "../browser/engines.mjs";
import { serve } from "../browser/server.mjs";
import { MissingTool, cargo, npm, pip, run } from "./tools.mjs";
import { answer, findTowers, position } from "./towers.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const examples = join(root, "examples/sites");
const npmBuild = async (folder) => run(folder, await npm(folder), "npm", "run", "build");

// `build` makes the pages, `folder` is where they are then, `file` is the page to open. `boards` is how many towers it has, and
// `says` means that it repeats what events tell it.
const sites = {
  plain: { boards: 2 },
  moodle: { file: "page.html" },
  wordpress: { file: "block.html" },
  react: { build: npmBuild, folder: "dist", says: true },
  vue: { build: npmBuild, folder: "dist", says: true },
  svelte: { build: npmBuild, folder: "dist", says: true },
  docusaurus: { build: npmBuild, folder: "build" },
  observable: { build: npmBuild, folder: "dist", says: true },
  reveal: { build: npm },
  mdbook: {
    build: async (folder) => run(folder, await cargo("mdbook", "0.5.4", "--no-default-features"), "mdbook", "build"),
    folder: "book",
    file: "towers.html",
  },
  jupyter: {
    build: async (folder) => {
      await cp(join(root, "dist/tower-of-hanoi.html"), join(folder, "tower-of-hanoi.html"));
      await run(folder, await pip(folder), "jupyter", "nbconvert", "--execute", "--to", "html", "towers.ipynb");
    },
    file: "towers.html",
    boards: 2,
  },
  quarto: { build: async (folder) => run(folder, await pip(folder), "quarto", "render", "towers.qmd"), file: "towers.html" },
  // The converter inside Quarto.
  pandoc: {
    project: "quarto",
    build: async (folder) => {
      const path = await pip(folder, "pypandoc_binary==1.17");
      const pandoc = await run(folder, path, "python", "-c", "import pypandoc; print(pypandoc.get_pandoc_path())");
      await run(folder, [], pandoc, "--standalone", "--output", "towers.html", "towers.qmd");
    },
    file: "towers.html",
  },
};

/** Text without the spaces around its lines, because the documentation shows parts of files. */
const withoutIndent = (text) => text.trim().replace(/ *\n */g, "\n");

/** The texts of all projects; of a notebook, its cells. */
async function projectTexts() {
  const entries = await readdir(examples, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, path, name }) => join(parentPath ?? path, name));
  const isMade = (path) => /\/(node_modules|dist|build|book|\.docusaurus|\.observable)\//.test(path);
  const texts = await Promise.all(files.filter((path) => !isMade(path)).map(async (path) => {
    const text = await readFile(path, "utf8");
    return path.endsWith(".ipynb") ? JSON.parse(text).cells.map(({ source }) => source.join("")) : [text];
  }));
  return texts.flat().map(withoutIndent);
}

test("the code of the recipes stands in the projects, which the other tests build", async () => {
  const recipes = await readFile(join(root, "docs/recipes.md"), "utf8");
  const texts = await projectTexts();
  const blocks = [...recipes.matchAll(/^(`{3,})(\w+)\n(.*?)\n\1$/gms)].filter(([, , language]) => language !== "sh");
  assert.ok(blocks.length > 15, `only ${blocks.length} blocks of code`);
  for (const [, , , code] of blocks) {
    assert.ok(texts.some((text) => text.includes(withoutIndent(code))), `in no project:\n${code}`);
  }
});

const ran = [];
const skipped = [];
let browser, explorer, work;
before(async () => {
  work = await mkdtemp(join(tmpdir(), "hanoi-sites-"));
  explorer = await serve();
  browser = await launchChromium();
});
after(async () => {
  await browser.close();
  explorer.stop();
  await rm(work, { recursive: true });
  console.log([`Sites seen: ${ran.join(", ") || "none"}.`, ...skipped.map((line) => `Skipped: ${line}`)].join("\n"));
});

/** Copies a project, with the addresses of this machine in place of those of the examples. Returns its folder. */
async function copy(project, folder, addresses = {}) {
  const values = { "https://example.org/hanoi": explorer.address.slice(0, -1), "file:../../../target/": `file:${root}target/`, ...addresses };
  // What someone has tried in the folder stays there.
  const made = new Set(["node_modules", "package-lock.json", "dist", "build", "book", ".docusaurus", ".observable"]);
  await cp(join(examples, project), folder, { recursive: true, filter: (path) => !made.has(path.split("/").at(-1)) });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const text = await readFile(file, "utf8");
    await writeFile(file, Object.entries(values).reduce((changed, [old, value]) => changed.replaceAll(old, value), text));
  }
  return folder;
}

/** Opens a page without any other network, which some tools load fonts and formulas from. `errors` gets errors of its console. */
async function open(address, errors) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const types = { script: "text/javascript", stylesheet: "text/css" };
  await context.route(({ hostname }) => hostname !== "127.0.0.1", (route) =>
    route.fulfill({ body: "", contentType: types[route.request().resourceType()] ?? "text/plain", headers: { "access-control-allow-origin": "*" } }));
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico")) errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(address);
  return page;
}

/** A test of a site. It is skipped if a tool cannot be installed. */
function site(name, work) {
  const isWanted = (process.env.SITES ?? name).split(",").includes(name);
  if (!isWanted) return;
  test(name, { timeout: 1_200_000 }, async (context) => {
    try {
      await work();
      ran.push(name);
    } catch (error) {
      if (!(error instanceof MissingTool)) throw error;
      skipped.push(`${name}: ${error.message}`);
      context.skip(error.message);
    }
  });
}

/** Serves a folder while `look` looks at a page of it, which must leave no errors in the console. */
async function withPage(folder, file, look) {
  const server = await serve(folder);
  const errors = [];
  let page;
  try {
    page = await open(server.address + file, errors);
    await look(page);
    assert.deepEqual(errors, [], "errors in the console");
  } catch (error) {
    if (errors.length > 0) error.message += `\nThe console says: ${errors.join("\n")}`;
    throw error;
  } finally {
    await page?.context().close();
    server.stop();
  }
}

for (const [name, { project = name, build, folder = ".", file = "", boards = 1, says = false }] of Object.entries(sites)) {
  site(name, async () => {
    const copied = await copy(project, join(work, name));
    await build?.(copied);
    await withPage(join(copied, folder), file, async (page) => {
      const towers = await findTowers(page, boards);
      for (const seen of towers) assert.deepEqual([seen.index, seen.position], ["17", position(5, 17)]);
      if (!says) return;
      await page.getByText("Move 17 of 31", { exact: true }).waitFor();
      await page.locator("tower-of-hanoi [data-command=next]").click();
      await page.getByText("Move 18 of 31", { exact: true }).waitFor();
    });
  });
}

/** The SCORM package that the Share dialog saves for an exercise. */
async function savePackage() {
  const page = await open(`${explorer.address}?discs=4&lang=en&share=scorm.predict`, []);
  await page.waitForFunction(() => document.querySelector("[data-hands]")?.hands?.save !== undefined);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-command=download]")]);
  const zip = await readFile(await download.path());
  await page.context().close();
  return unzip(zip);
}

site("scorm", async () => {
  const folder = await copy("scorm", join(work, "scorm"));
  await npm(folder);
  for (const [name, content] of await savePackage()) {
    await mkdir(dirname(join(folder, "package", name)), { recursive: true });
    await writeFile(join(folder, "package", name), content);
  }
  await withPage(folder, "", async (page) => {
    await findTowers(page, 1);
    assert.equal(await page.evaluate("API.isInitialized()"), true);
    await answer(page.frames().at(-1));
    await page.getByRole("log").getByText(/cmi\.core\.score\.raw = \d+/).waitFor();
  });
});

/** A record store that keeps what it is sent. Pages of other origins may send to it. */
async function serveStore() {
  const kept = [];
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization, content-type, x-experience-api-version" };
  const server = createServer(async (request, response) => {
    if (request.method === "OPTIONS") return response.writeHead(204, headers).end();
    const chunks = await request.toArray();
    kept.push({ ...request.headers, method: request.method, url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(200, { ...headers, "content-type": "application/json" }).end(JSON.stringify([crypto.randomUUID()]));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { kept, address: `http://127.0.0.1:${server.address().port}`, stop: () => {
    server.close();
    server.closeAllConnections();
  } };
}

site("xapi", async () => {
  const store = await serveStore();
  try {
    const folder = await copy("xapi", join(work, "xapi"), { "https://lrs.example.org": store.address });
    await withPage(folder, "", async (page) => {
      await findTowers(page, 2);
      const places = [page.locator("tower-of-hanoi"), page.frames().at(-1)];
      for (const [at, place] of places.entries()) {
        await answer(place);
        await page.getByText("Answer recorded.", { exact: true }).waitFor();
        assert.equal(store.kept.length, at + 1);
        await page.locator("body > [role=status]").evaluate((line) => line.replaceChildren());
      }
    });
    for (const { method, url, body, authorization, ...headers } of store.kept) {
      assert.deepEqual([method, url, headers["x-experience-api-version"]], ["POST", "/xapi/statements", "1.0.3"]);
      assert.match(authorization, /^Basic /);
      assert.equal(body.actor.account.name, "learner-17");
      assert.deepEqual(xapi.default(body), []);
    }
    const ids = store.kept.map(({ body }) => body.object.id);
    assert.equal(new Set(ids).size, 2, "the element and the frame ask different questions");
  } finally {
    store.stop();
  }
});
