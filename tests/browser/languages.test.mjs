// The languages of the page. The formats of numbers in three engines.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test as fact } from "node:test";
import { inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { pageExcessWidth } from "./geometry.mjs";
import { holds, settled } from "./settled.mjs";

const folder = new URL("../../static/locales/", import.meta.url);
const codes = (await readdir(folder)).map((name) => name.slice(0, 2)).filter((code) => code !== "en");
/** The Fluent patterns of a language by their ids. */
const texts = async (code) => {
  const file = await readFile(new URL(`${code}.ftl`, folder), "utf8");
  return Object.fromEntries([...file.matchAll(/^([a-z][a-z0-9-]*) = (.*(?:\n .*)*)/gm)].map(([, id, pattern]) => [id, pattern]));
};
/** What stands before the first argument. */
const beginning = (pattern) => pattern.split("{")[0].replaceAll(/[\u2066-\u2069]/g, "").trim();

/** The speeds that the page offers are its largest decimals. */
const speeds = [0.25, 0.5, 1, 1.5, 2, 2.5, 4, 8, 15, 30, 60];
/** The arguments with a decimal point. */
const decimals = async () => {
  const file = await readFile(new URL("en.ftl", folder), "utf8");
  return new Set([...file.matchAll(/^# \$(\w+) \(decimal,/gm)].map(([, name]) => name));
};

fact("a number in any text finds a plural for each category of its language", async () => {
  assert.equal(codes.length, 9);
  const isDecimal = await decimals();
  assert.ok(isDecimal.size > 0);
  for (const code of codes) {
    const rules = new Intl.PluralRules(code);
    const { pluralCategories } = rules.resolvedOptions();
    const ofDecimals = new Set(speeds.map((speed) => rules.select(speed)));
    for (const [name, text] of Object.entries(await texts(code))) {
      for (const [, argument, choices] of text.matchAll(/\$(\w+) ->((?:\n +\*?\[.*)+)/g)) {
        const names = [...choices.matchAll(/\n +\*?\[(\w+)\]/g)].map(([, category]) => category);
        // Other choices go by a word, such as start, which stays in English.
        const all = ["zero", "one", "two", "few", "many", "other"];
        if (!names.every((name) => all.includes(name) || /^\d+$/.test(name))) continue;
        for (const category of isDecimal.has(argument) ? ofDecimals : pluralCategories) assert.ok(names.includes(category), `${code}, ${name}: ${category}`);
      }
    }
  }
});

const { address, newPage, test: inPages } = inChromium();

inPages("numbers are written as in the reader's region", async () => {
  const number = 12345678901234567890n;
  const format = ([tag, number]) => new Intl.NumberFormat(tag, { numberingSystem: "latn" }).format(BigInt(number));
  for (const locale of ["es-ES", "es-MX", "pt-PT", "pt-BR", "de-CH", "fr-CA"]) {
    const page = await newPage({ locale });
    for (const query of ["", `&lang=${locale.slice(0, 2)}`]) {
      await page.goto(`${address()}?discs=64&move=${number}${query}`);
      await settled(page);
      const said = await page.textContent("[data-caption]");
      const written = await page.evaluate(format, [locale, String(number)]);
      assert.ok(said.includes(written), `${locale}${query}: ${said} has ${written}`);
      assert.equal(await page.inputValue(".entry input"), written);
    }
  }
  // In another page the language around the element counts, and a tag that is none does no harm.
  const page = await newPage();
  for (const [lang, tag] of [["de-CH", "de-CH"], ["de", "de"], ["de-x_y", "de"]]) {
    await page.goto(`${address()}demo/plain.html`);
    await page.evaluate((lang) => {
      const element = document.createElement("tower-of-hanoi");
      element.lang = lang;
      element.setAttribute("discs", "10");
      document.querySelector("h1").after(element);
      window.found = element;
    }, lang);
    const said = await holds(page, "window.found.shadowRoot.querySelector('[data-caption]').textContent");
    const written = await page.evaluate(format, [tag, "1023"]);
    assert.ok(said.includes(written), `${lang}: ${said} has ${written}`);
  }
});

const heading = "document.querySelector('h1').textContent";
const caption = "document.querySelector('[data-caption]').textContent";
const index = "document.querySelector('svg[data-index]').dataset.index";
const field = "document.querySelector('.entry input')";
const type = (text) => `(() => {
  const field = document.querySelector(".entry input");
  field.value = ${JSON.stringify(text)};
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  field.form.requestSubmit();
})()`;
const choose = (code) => `(() => {
  const field = document.querySelector("[name=lang]");
  field.value = ${JSON.stringify(code)};
  field.dispatchEvent(new Event("change", { bubbles: true }));
})()`;

inEachEngine((browser, server, test) => {
  test.everywhere("each language is used from the first render, with its number format", async () => {
    // One from right to left, and two with numbers of other shapes, in each engine.
    for (const code of test.isThorough ? codes : ["ar", "de", "hi"]) {
      const { "page-title": title, "caption-move": moved } = await texts(code);
      await browser.open(`${server.address}?discs=64&move=12345678901234567890&lang=${code}`);
      assert.equal(await browser.read(heading), title);
      assert.equal(await browser.read("document.documentElement.lang"), code);
      assert.equal(await browser.read("document.documentElement.dir"), code === "ar" ? "rtl" : "ltr");
      const number = await browser.read(`new Intl.NumberFormat("${code}-u-nu-latn").format(12345678901234567890n)`);
      const said = await browser.read(caption);
      assert.ok(said.includes(number), `${said} has ${number}`);
      for (const piece of moved.split(/\{ \$\w+ \}/)) assert.ok(said.includes(piece.trim()), `${said} has ${piece}`);
      assert.ok(moved.replaceAll(/\{ \$\w+ \}/g, "").length > 8, "there is more than facts in it");
      // The field reads what it shows.
      const shown = await browser.read(`${field}.value`);
      assert.ok(shown.includes(number), `${shown} has ${number}`);
      await browser.click("[data-command=first]");
      await holds(browser, `${index} === "0"`);
      await browser.read(type(shown));
      await holds(browser, `${index} === "12345678901234567890"`);
    }
  });

  test("a language is loaded only when it is chosen, and is in the link", async () => {
    await browser.open(`${server.address}?discs=5&move=3&show=towers,transport,scrubber,bits`);
    const loaded = "performance.getEntriesByType('resource').filter(({ name }) => /languages[/].*txt$/.test(name)).length";
    assert.equal(await browser.read(loaded), 0);
    const { "page-title": title, "caption-move": step } = await texts("de");
    await browser.read(choose("de"));
    await holds(browser, `${heading} === ${JSON.stringify(title)}`);
    await holds(browser, "location.search.includes('lang=de')", "address");
    assert.ok((await browser.read(caption)).includes(beginning(step)));
    await browser.read(choose("en"));
    await holds(browser, `${heading} === "Tower of Hanoi Explorer"`);
    assert.equal(await browser.read("document.documentElement.lang"), "en");
    await browser.read(choose("ar"));
    await holds(browser, "document.documentElement.dir === 'rtl'");
    // Towers, bits and playback controls are not mirrored.
    for (const what of [".towers", ".buttons", ".track", ".bits"]) {
      assert.equal(await browser.read(`getComputedStyle(document.querySelector("${what}")).direction`), "ltr", what);
    }
    assert.ok((await browser.read(pageExcessWidth)) <= 0, "nothing is wider than the page");
  });

  test.everywhere("the browser chooses the plural of decimals, too", async () => {
    for (const code of codes) {
      await browser.open(`${server.address}?discs=3&lang=${code}`);
      const shown = await browser.read(`Object.fromEntries([...document.querySelectorAll("[name=speed]")].map((choice) => [choice.value, choice.getAttribute("aria-label")]))`);
      const text = (await texts(code))["transport-speed-option"];
      for (const speed of ["0.5", "2", "8"]) {
        const category = new Intl.PluralRules(code).select(Number(speed));
        const choice = new RegExp(`\\[(?:${category}|other)\\] ([^\\n]*)`).exec(text)?.[1] ?? text;
        const piece = choice.split("}").at(-1).replaceAll(/[\u2066-\u2069]/g, "").trim();
        assert.ok(shown[speed].includes(piece), `${code}, ${speed}: ${shown[speed]} has ${piece}`);
      }
    }
  });

  test("an unknown language is reported, and the page is in English", async () => {
    await browser.open(`${server.address}?lang=xx`);
    await holds(browser, "document.querySelector('[data-problem=lang]')?.textContent.includes('xx')");
    assert.equal(await browser.read(heading), "Tower of Hanoi Explorer");
  });

  test("an element has the language of its page, or its own", async () => {
    await browser.visit(`${server.address}demo/plain.html`);
    await browser.read(`(() => {
      document.documentElement.lang = "fr";
      window.found = [undefined, "vi"].map((lang) => {
        const element = document.createElement("tower-of-hanoi");
        if (lang) element.setAttribute("lang", lang);
        document.querySelector("h1").after(element);
        return element;
      });
    })()`);
    const said = (place) => `window.found[${place}].shadowRoot.querySelector("[data-caption]")?.textContent ?? ""`;
    const begins = async (code) => beginning((await texts(code))["caption-start-on-peg"].split(":")[0]);
    await holds(browser, `(${said(0)}).startsWith(${JSON.stringify(await begins("fr"))})`);
    await holds(browser, `(${said(1)}).startsWith(${JSON.stringify(await begins("vi"))})`);
    await browser.read("void window.found[1].setAttribute('lang', 'de')");
    await holds(browser, `(${said(1)}).startsWith(${JSON.stringify(await begins("de"))})`);
  });
});
