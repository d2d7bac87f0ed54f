// Two languages that nobody speaks, over every panel, dialog, exercise and message: English with accents and 40 % longer, and
// English from right to left. Nothing is cut off, left in English or mirrored that should not be. Chromium.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { go, inChromium, read } from "./chromium.mjs";
import { measure } from "./geometry.mjs";
import { settled } from "./settled.mjs";

const panels = ["graph", "why", "trace", "timeline", "numbers", "code", "compare", "race", "exact", "bits", "program"];
const views = {
  ...Object.fromEntries(panels.map((panel) => [panel, `discs=8&move=77&show=towers,transport,scrubber,${panel}`])),
  "a table of tasks": "discs=8&move=77&trace=all&show=towers,transport,scrubber,trace",
  "four pegs": "discs=8&pegs=4&move=7&show=towers,transport,scrubber,why,trace",
  "a searched solution": "discs=4&rule=star&pegs=4&from=1&move=5&show=towers,transport,scrubber,why,graph",
  "the tower of the legend": "discs=64&move=12345678901234567890&show=towers,transport,scrubber,why",
  "a game": "discs=4&walk=0102.12&show=towers,graph,play",
  "an arranged game": "discs=4&from=0121&show=towers,transport,scrubber,play",
  "a program of one's own": "discs=4&show=towers,transport,scrubber,python",
  "the puzzle": "discs=4&show=towers,transport,scrubber,puzzle",
  ...Object.fromEntries(["link", "frame", "element", "task.order", "picture", "moves.csv.2-9", "graph", "worksheet.3", "worksheet.legal.3", "worksheet.order.3", "worksheet.next-line.3"].map((kind) => [`share ${kind}`, `discs=5&move=9&share=${kind}`])),
  shortcuts: "discs=5&keys=shown",
  "a lesson's page": "discs=5&embed=1&show=towers,transport,scrubber,why",
  "a question about a move": "discs=4&task=predict.3&seed=7",
  "a question about a goal": "discs=4&task=reach.3&seed=7",
  "a question about an order": "discs=5&task=order.4&seed=7",
  ...Object.fromEntries(["call", "legal", "count", "lines", "tally", "prints", "next-line", "depth"].map((kind) => [`a question: ${kind}`, `discs=4&task=${kind}.2&seed=11`])),
  ...Object.fromEntries(["play", "lessons", "exercises", "teachers"].map((part) => [`learn: ${part}`, `discs=4&learn=${part}`])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((step) => [`tour ${step}`, `discs=5&move=9&show=towers,transport,scrubber,trace&step=${step}`])),
  "a step with an exercise": "lesson=recursion&step=7",
  "a step with formulas": "lesson=four-pegs&step=5",
  problems: "discs=x&pegs=99&rule=y&move=1/0&show=z&walk=9&loop=1&speed=0&graph=9",
};
/** What is opened by a command, in a window of any size. */
const opened = ["settings", "puzzle", "menu"];
/** The same from the card of a lesson. */
const openedFromCard = ["lessons", "edit-lesson"];
/** A lesson with one step, whose texts are digits. */
const ownLesson = "~s1Uw5rJXSMksTi62NeZSBvKMjQE";

/** The folder of languages that the build compiled for the version of the program with this fingerprint. */
async function builtLanguages(fingerprint) {
  const built = new URL("../../target/wasm32-unknown-unknown/page/build/", import.meta.url);
  for (const folder of await readdir(built)) {
    const languages = new URL(`${folder}/out/languages/`, built);
    const text = await readFile(new URL("en-XA.txt", languages), "utf8").catch(() => "");
    if (text.startsWith(fingerprint)) return languages;
  }
  throw new Error(`there are no languages of version ${fingerprint}`);
}

/** What is wrong with the view, by names of elements and by texts. */
const findFaults = measure(({ box, isWithinWidth, excessWidth }) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility() && element.clientWidth > 1);
  const name = (element) => `${element.tagName} ${element.textContent.slice(0, 40)}`;
  const cut = all(".explorer :is(button, label, h2, p, td, th, summary, legend)").filter((element) =>
    !element.closest(".unseen") && getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1);
  const outside = all(".explorer :is(button, label, p, select, input, legend)").filter((element) =>
    !element.closest(".tabs, .wide, .unseen") && !isWithinWidth(box(element)));
  // Values of links, programs, names of formats and what the page quotes are the same in every language.
  const own = ".prism-code-editor, pre, code, kbd, math, textarea, script, style, template, [translate=no], .explorer [lang], [name=lang]";
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector(".explorer"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (!parent.closest(own) && parent.checkVisibility()) texts.push(data);
  }
  for (const element of document.querySelectorAll(".explorer :is([aria-label], [title], [placeholder], [alt])")) {
    if (element.closest(own) || !element.checkVisibility()) continue;
    for (const attribute of ["aria-label", "title", "placeholder", "alt"]) texts.push(element.getAttribute(attribute) ?? "");
  }
  const names = /Lucas|Alekseyev, Berger|Allouche et al|Romik|Théry|Rust|Python|Java(?:Script)?|(?:hanoi|four|once|twice)\([^)]*\)|Bash|PostgreSQL|Prolog|https?:\S+/g;
  const isEnglish = (text) => /[a-z]{3}/i.test(text.replaceAll(names, ""));
  // A problem repeats parameters and values as links have them, between words of the language.
  const isProblem = (text) => /=|“/.test(text) && /[^\x20-\x7e“”]/.test(text);
  const untranslated = texts.filter((text) => isEnglish(text) && !isProblem(text));
  const mirrored = all(".towers svg, .track, .buttons, .bits, .dock .picture, .icicle, pre, math, .entry input").filter((element) =>
    getComputedStyle(element).direction !== "ltr");
  return { cut: cut.map(name), outside: outside.map(name), untranslated: [...new Set(untranslated)], mirrored: mirrored.map(name), wide: Math.max(0, excessWidth()) };
});
const none = { cut: [], outside: [], untranslated: [], mirrored: [], wide: 0 };

const { address, newPage, test } = inChromium();

// In place of a language that the page has.
for (const [place, pseudo] of [["de", "en-XA"], ["ar", "ar-XB"]]) {
  for (const [width, height] of [[390, 844], [1024, 768], [1366, 650]]) {
    test(`every view has room for texts like ${pseudo} at ${width} by ${height}`, async () => {
      const page = await newPage({ viewport: { width, height } });
      let languages;
      const answer = async (route, name) =>
        route.fulfill({ body: await readFile(new URL(`${name}.txt`, languages), "utf8"), contentType: "text/plain; charset=utf-8" });
      await page.route(`**/languages/${place}-*.txt`, async (route) => {
        const [fingerprint] = (await (await route.fetch()).text()).split("\n");
        languages = await builtLanguages(fingerprint);
        await answer(route, pseudo);
      });
      // The lessons are loaded after their language.
      await page.route(`**/languages/lessons-${place}-*.txt`, (route) => answer(route, `lessons-${pseudo}`));
      const wrong = {};
      const check = async (name) => {
        const found = await read(page, findFaults, "motion");
        if (JSON.stringify(found) !== JSON.stringify(none)) wrong[name] = found;
      };
      await page.goto(`${address()}?lang=${place}`);
      for (const [name, query] of Object.entries(views)) {
        await go(page, `?${query}&lang=${place}`);
        await check(name);
      }
      const opening = [...opened.map((command) => [command, "discs=5&move=9"]), ...openedFromCard.map((command) => [command, `lesson=${ownLesson}`])];
      for (const [command, query] of opening) {
        await page.goto(`${address()}?${query}&lang=${place}`);
        await settled(page);
        const button = page.locator(`[data-command=${command}]`);
        if (openedFromCard.includes(command)) assert.equal(await button.count(), 1, command);
        if (!(await button.isVisible())) continue;
        await button.click();
        await check(command);
      }
      assert.deepEqual(wrong, {});
    });
  }
}
