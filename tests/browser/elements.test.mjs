// Which elements of the page stay and which change, what stands in its fields, and what happens while its parts load.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { boxOf } from "./geometry.mjs";
import { choose } from "./input.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const total = "document.querySelector('svg[data-total]').dataset.total";
const pegs = "document.querySelector('svg[data-position]').dataset.position";
const discs = "[...document.querySelectorAll('[data-disc]')]";
const places = `${discs}.map((disc) => disc.getAttribute("transform"))`;
const areTheSame = `window.discs.length === ${discs}.length && ${discs}.every((disc, place) => disc === window.discs[place])`;

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(server.address + query);

  test("a disc keeps its element", async () => {
    await open("?discs=7");
    await browser.read(`void (window.discs = ${discs})`);
    const before = await browser.read(places);
    await browser.click("[data-command=next]");
    assert.ok(await browser.read(areTheSame, "motion"), "the same elements in the same order");
    const after = await browser.read(places);
    const numbers = await browser.read(`${discs}.map((disc) => disc.dataset.disc)`);
    assert.deepEqual(numbers.filter((_, place) => before[place] !== after[place]), ["1"]);
    await browser.click("[data-command=last]");
    await holds(browser, areTheSame, "motion");
    assert.equal(await browser.read(`${discs}.map((disc) => disc.dataset.peg).join("")`), "2222222");
  });

  test("towers capture a pointer only where discs can be moved", async () => {
    for (const [query, captures] of [["?discs=3&embed=1", 0], ["?discs=3&embed=1&show=towers,play", 1], ["?discs=3", 1], ["?discs=3&task=order&seed=7", 0]]) {
      await open(query);
      await browser.read("void (window.captures = 0, addEventListener('gotpointercapture', () => window.captures++, true))");
      const { left, top, width, height } = await browser.read(boxOf(".towers svg"));
      await browser.drag([left + width / 6, top + height - 20], [left + width / 2, top + height / 2]);
      assert.equal(await browser.read("window.captures"), captures, query);
    }
  });

  test("the slider jumps without animation", async () => {
    await open("?discs=64");
    const { left, top, width, height } = await browser.read(boxOf(".track"));
    const middle = [left + width / 2, top + height / 2];
    const before = await browser.read(places);
    await browser.drag(middle, middle);
    const at = await browser.read(places);
    assert.notDeepEqual(at, before);
    assert.deepEqual(await browser.read(places, "motion"), at);
    const ticks = await browser.read("Number(document.querySelector('.track').value)");
    assert.ok(ticks > 4900 && ticks < 5100, `${ticks} of 10,000`);
    // The move of the largest disc attracts the pointer.
    assert.equal(await browser.read(index), String(2n ** 63n));
  });

  test.everywhere("typed text stays until it is submitted", async () => {
    await open("?discs=8");
    const field = "document.querySelector('input[name=move]').value";
    const press = async (keys) => {
      for (const key of keys) await browser.press("input[name=move]", key);
    };
    // As the key Tab does.
    await browser.peek("document.querySelector('input[name=move]').select()");
    await press("2^");
    // A real press would leave the field, which submits it.
    await browser.read("document.querySelector('[data-command=next]').click()");
    assert.equal(await browser.read(field), "2^", "a move elsewhere does not take the text away");
    assert.equal(await browser.read(index), "1");
    await press("7");
    assert.equal(await browser.read(field), "2^7");
    await browser.click("[data-command=go]");
    assert.deepEqual(await browser.read(`[${index}, ${field}]`), ["128", "128"]);
    await browser.type("input[name=move]", "256");
    assert.deepEqual(await browser.read(`[${index}, ${field}]`), ["128", "128"], "the field shows the move that is used");
  });

  test("playback keeps unchanged elements", async () => {
    await open("?discs=64&play=1&speed=8&loop=0-1000");
    const fields = "['discs', 'loop.first', 'loop.last'].map((name) => document.querySelector(`input[name='${name}']`))";
    await browser.read(`void (window.fields = ${fields})`);
    await browser.read("window.fields.forEach((field) => (field.value = '123'))");
    const before = await browser.peek(index);
    await eventually(browser, "clock", `BigInt(${index}) > ${before}n + 2n`);
    const values = await browser.peek(`${fields}.map((field, place) => field === window.fields[place] && field.value)`);
    assert.deepEqual(values, ["123", "123", "123"], "fields that are being typed in");
  });

  test("long numbers are exact in WebAssembly", async () => {
    await open("?discs=1000&move=last&show=exact");
    const shown = await browser.read("document.querySelector('[data-exact=total]').textContent");
    assert.equal(shown.replaceAll(",", ""), String(2n ** 1000n - 1n));
  });

  test("a failed load is reported and retried", async () => {
    // WebKit's driver cannot answer requests.
    if (!browser.page) return;
    // A service worker would answer before.
    const page = await browser.page.context().browser().newPage({ serviceWorkers: "block" });
    let asked = 0;
    await page.route("**/*_panels-*.wasm", (route) => (++asked > 2 ? route.continue() : route.fulfill({ status: 404 })));
    const count = (selector) => page.locator(selector).count();
    const press = async (selector) => {
      await page.click(selector);
      await settled(page);
    };
    await page.goto(`${server.address}?discs=4&rule=one-way&move=9`);
    await settled(page);
    assert.deepEqual([asked, await count(".searching")], [1, 0]);
    assert.equal(await page.getAttribute("[data-problem]", "data-problem"), "show");
    assert.deepEqual(await page.evaluate(`[${total}, ${index}]`), ["59", "9"], "every rule is there without the panels");
    assert.equal(await count("select[name=rule]"), 0, "what is in the panels comes later");
    await press("[data-command=puzzle]");
    assert.deepEqual([asked, await page.evaluate(total)], [2, "59"]);
    assert.match(await page.textContent(".problems"), /The panels could not be loaded/);
    await press("[data-tab=why]");
    assert.deepEqual([asked, await count(".explorer[data-whole]")], [3, 1]);
    assert.equal(await count(".problems"), 0, "the note goes when they are there");
    // The press on the tab has closed the form.
    await press("[data-command=puzzle]");
    await page.selectOption("select[name=rule]", "any");
    await settled(page);
    assert.deepEqual([await page.evaluate(total), await count("[data-problem]")], ["15", 0]);
    await page.close();
  });

  test("a search shows its progress and can be stopped", async () => {
    await open("?discs=12&pegs=4&move=5&show=towers,transport,scrubber,puzzle");
    const before = await browser.read(pegs);
    // Stopped by the page itself: on a busy machine the search may end before a test's click comes.
    await browser.read(`(() => {
      window.seen = [];
      new MutationObserver((_, observer) => {
        const progress = document.querySelector(".searching progress");
        if (!progress?.hasAttribute("value")) return;
        const { value, max } = progress;
        if (window.seen.at(-1)?.value !== value) window.seen.push({ value, max });
        if (window.seen.length < 3) return;
        observer.disconnect();
        document.querySelector(".searching [data-command=stop-search]").click();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    })()`);
    await choose(browser, "select[name=rule]", "one-way");
    await holds(browser, "!document.querySelector('.searching')");
    const [first, second, third] = await browser.read("window.seen");
    assert.ok(first.value < second.value && second.value < third.value, "it goes on");
    assert.equal(first.max, 2 ** 24);
    assert.deepEqual(await browser.read(`[${index}, ${pegs}]`), ["5", before]);
    assert.equal(await browser.read("document.querySelector('select[name=rule]').value"), "any", "the field shows what there is");
  });
});
