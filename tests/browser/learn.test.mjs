// Learn in browsers: a press from everywhere, exercises that a learner starts, and best results that a device keeps only if wanted.
// What its parts show is tested in tests/html/lessons.rs, and what is a result in tests/model/learn.rs.
import assert from "node:assert/strict";
import { inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { holds, settled } from "./settled.mjs";

const command = (name) => `[data-command=${name}]`;
const part = (name) => `[data-learn-part=${name}]`;

inEachEngine((browser, server, test) => {
  test.everywhere("a lesson, an exercise and a challenge are each a press away, and focus goes there and back", async () => {
    await browser.open(`${server.address}?discs=5&move=9&lang=en`);
    await browser.click(command("learn"));
    await holds(browser, "document.activeElement.matches('[data-learn-part=lessons]')");
    await browser.click(part("exercises"));
    await browser.click("[data-practise=count]");
    await holds(browser, "document.querySelector('section.task [name=answer]') !== null");
    await holds(browser, "document.activeElement.matches('section.task h2')");
    await browser.click(command("end-practice"));
    await holds(browser, "location.search === '?discs=5&move=9&lang=en'", "address");
    await browser.click(command("learn"));
    await browser.click(part("play"));
    await browser.click(`${command("challenge")}[data-discs="4"]`);
    await holds(browser, "document.querySelector('svg[data-total]').dataset.total === '15' && document.querySelector('dialog') === null");
    await holds(browser, "document.activeElement.matches('.stage')");
    await browser.click(command("learn"));
    await browser.press(":focus", "Escape");
    await holds(browser, "document.activeElement.matches('[data-command=learn]') && document.querySelector('dialog') === null");
  });
});

const { newPage, open, test, address } = inChromium();
const kept = (page) => page.evaluate(() => localStorage.getItem("tower-of-hanoi-best-results"));

/** Moves three discs to the flag with the keys of the pegs. */
const win = async (page) => {
  await page.click(command("learn"));
  await page.click(part("play"));
  await page.click(`${command("challenge")}[data-discs="3"]`);
  await settled(page);
  for (const key of "acabcbacbabcac") await page.keyboard.press(key);
  await settled(page);
  await page.click(command("learn"));
  await page.click(part("play"));
  await page.locator("[data-best='7']").waitFor();
};

test("best results are kept only if the learner wants it, come back on the next visit, and are erased in Settings", async () => {
  const page = await open("");
  await win(page);
  assert.equal(await kept(page), null);
  await page.check("[name=keep-best]");
  await settled(page, "address");
  assert.equal(await kept(page), "3:7");
  await page.reload();
  await page.locator("[data-best='7']").waitFor();
  assert.equal(await page.isChecked("[name=keep-best]"), true);
  await page.click(command("close-learn"));
  await page.click(command("menu"));
  await page.click(command("settings"));
  await page.click(command("erase-best"));
  await settled(page, "address");
  assert.equal(await kept(page), null);
  // Nothing is left to erase, and the focus is where it was.
  await page.locator(`${command("erase-best")}[aria-disabled=true]:focus`).waitFor();
  await page.reload();
  await page.click(command("learn"));
  await page.click(part("play"));
  assert.deepEqual([await page.locator("[data-best]").count(), await page.isChecked("[name=keep-best]")], [0, false]);
});

test("what one page erases, another one does not write again", async () => {
  const context = await (await newPage()).context().browser().newContext();
  const page = await context.newPage();
  await page.goto(address());
  await settled(page);
  await win(page);
  await page.check("[name=keep-best]");
  await settled(page);
  const other = await context.newPage();
  await other.goto(`${address()}?learn=play`);
  await other.locator("[data-best='7']").waitFor();
  await other.uncheck("[name=keep-best]");
  await other.close();
  await page.locator("[name=keep-best]:not(:checked)").waitFor();
  await page.click(command("close-learn"));
  await win(page);
  assert.equal(await kept(page), null);
  await context.close();
});

test("where storage is forbidden, all else works and nothing is offered to be kept", async () => {
  const page = await newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } }));
  await page.goto(address());
  await settled(page);
  await win(page);
  assert.equal(await page.locator("[name=keep-best]").count(), 0);
  assert.deepEqual(errors, []);
});

test("a frame keeps nothing, also where it opens like a page by itself", async () => {
  const page = await newPage();
  // A document of the same origin without a policy of its own.
  await page.goto(`${address()}content-security-policy.txt`);
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement("iframe"), { src, width: 900, height: 700 })), `${address()}?learn=play`);
  const frame = page.frameLocator("iframe");
  await frame.locator(`${command("challenge")}[data-discs="3"]`).waitFor();
  assert.equal(await frame.locator("[name=keep-best]").count(), 0);
});
