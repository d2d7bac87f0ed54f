// The reference on the web: each document, the links between them, and phones. Chromium.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { inChromium } from "./chromium.mjs";

const axe = readFileSync(new URL("../../tools/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const { newPage, address, test } = inChromium();
const documents = readdirSync(new URL("../../docs/", import.meta.url)).filter((name) => name.endsWith(".md")).map((name) => name.replace(/md$/, "html"));

test("every document is linked, and no link between them leads nowhere", async () => {
  const page = await newPage();
  const start = new URL("docs/", address()).href;
  const [waiting, found] = [[start], new Map()];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (found.has(url)) continue;
    const response = await page.goto(url);
    assert.equal(response.status(), 200, url);
    const { ids, links, images } = await page.evaluate(() => ({ images: [...document.images].map(({ src }) => src), ids: [...document.querySelectorAll("[id]")].map(({ id }) => id), links: [...document.links].map(({ href }) => href) }));
    assert.equal(new Set(ids).size, ids.length, `${url}: ${ids.filter((id, place) => ids.indexOf(id) !== place)}`);
    assert.ok(images.every((image) => image.startsWith(start)), `${url} asks another site: ${images}`);
    found.set(url, { ids, links });
    waiting.push(...links.map((link) => link.split("#")[0]).filter((link) => link.startsWith(start)));
  }
  for (const name of documents) assert.ok(found.has(new URL(name, start).href), name);
  const anchors = [...found].flatMap(([from, { links }]) => links.filter((link) => link.startsWith(start) && link.includes("#")).map((link) => [from, ...link.split("#")]));
  assert.ok(anchors.length > 40, `${anchors.length} anchors`);
  for (const [from, to, id] of anchors) assert.ok(found.get(to).ids.includes(decodeURIComponent(id)), `${from}: ${to}#${id}`);
  const links = [...found.values()].flatMap(({ links }) => links);
  assert.ok(links.includes(new URL("?lesson=recursion", address()).href), "a link to the page");
  assert.ok(links.includes(new URL("unit/", address()).href), "the unit");
  assert.ok(!links.some((link) => link.startsWith(address()) && link.includes(".md")), "no file of the repository");
});

test("no document is wider than a phone, and the one that is read is marked", async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  for (const name of ["", ...documents]) {
    await page.goto(new URL(`docs/${name}`, address()).href);
    const [content, window, marked] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.querySelector("[aria-current=page]").href]);
    assert.ok(content <= window, `${name}: ${content} pixels`);
    assert.equal(marked, page.url());
  }
});

test("axe finds no violations in any document, in light and in dark", async () => {
  for (const options of [{ colorScheme: "light", viewport: { width: 1366, height: 768 } }, { colorScheme: "dark", viewport: { width: 390, height: 844 } }]) {
    const page = await newPage(options);
    for (const name of ["", ...documents]) {
      await page.goto(new URL(`docs/${name}`, address()).href);
      await page.evaluate(axe);
      const found = await page.evaluate(async () => (await window.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`));
      assert.deepEqual(found, [], `${name} ${options.colorScheme}`);
    }
  }
});
