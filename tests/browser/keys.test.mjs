// The list of shortcuts with real keys, turning off single-letter shortcuts, and accessibility options that are seen and heard.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { holds, settled } from "./settled.mjs";

const position = "document.querySelector('svg[data-position]').dataset.position";

inEachEngine((browser, server, test) => {
  const isOpen = "document.querySelector('dialog[open] .keys') !== null";

  test.everywhere("the question mark opens the list, and the focus returns", async () => {
    await browser.open(`${server.address}?discs=4`);
    await browser.press(".stage", "?");
    await holds(browser, isOpen);
    await holds(browser, "location.search.includes('keys=shown')", "address");
    assert.ok((await browser.read("document.querySelectorAll('dialog kbd').length")) > 15);
    await browser.press("dialog input", "Escape");
    await holds(browser, "document.querySelector('dialog') === null");
    await holds(browser, "document.activeElement.classList.contains('stage')");
    await browser.click("[data-command=menu]");
    await browser.click("[data-command=settings]");
    await browser.click("[data-command=shortcuts]");
    await holds(browser, isOpen);
    await browser.click("[data-command=close-shortcuts]");
    await holds(browser, "document.querySelector('dialog') === null");
    await holds(browser, "document.activeElement.dataset.command === 'menu'");
    // In a text field, it is typed.
    await browser.read("document.querySelector('input[name=move]').focus()");
    await browser.press("input[name=move]", "?");
    assert.equal(await browser.read(isOpen), false);
  });

  test.everywhere("Escape ends one thing: what is open within a presentation, then the presentation", async () => {
    const isPresented = "document.querySelector('.explorer[data-present]') !== null";
    await browser.open(`${server.address}?discs=7&present=1`);
    for (const focused of [".stage", "[data-command=next]"]) {
      await browser.press(".stage", "a");
      await holds(browser, "document.querySelector('[data-held]') !== null");
      await browser.press(focused, "Escape");
      await holds(browser, `document.querySelector('[data-held]') === null && ${isPresented}`);
    }
    for (const focused of ["details.playback-menu > summary", ".stage"]) {
      await browser.click("details.playback-menu > summary");
      await holds(browser, "document.querySelector('details.playback-menu').open");
      await browser.press(focused, "Escape");
      await holds(browser, `!document.querySelector('details.playback-menu').open && ${isPresented}`);
    }
    await browser.press(".stage", "Escape");
    await holds(browser, `!(${isPresented})`);
  });

  test("on the towers Home, End and the page keys jump, with the panel for playing by hand, too", async () => {
    const index = "document.querySelector('svg[data-index]').dataset.index";
    for (const show of ["", "&show=towers,transport,scrubber,play", "&show=towers,play"]) {
      await browser.open(`${server.address}?discs=6&move=20${show}`);
      for (const [key, expected] of [["End", "63"], ["Home", "0"], ["PageUp", null], ["PageDown", "0"]]) {
        await browser.press(".stage", key);
        await holds(browser, expected ? `${index} === "${expected}"` : `Number(${index}) > 0`);
      }
    }
  });

  test("single-letter shortcuts can be turned off, and the others still work", async () => {
    await browser.open(`${server.address}?discs=3&show=towers,play,timeline,scrubber&keys=shown`);
    await holds(browser, isOpen);
    await browser.click("dialog [name='keys.letters']");
    await holds(browser, "location.search.includes('shown-no-letters')", "address");
    await browser.click("[data-command=close-shortcuts]");
    await holds(browser, "document.querySelector('dialog') === null");
    for (const key of ["a", "c", "?"]) await browser.press(".stage", key);
    await browser.press(".timeline .picture", "+");
    assert.equal(await browser.read(position), "000");
    assert.equal(await browser.read(isOpen), false);
    assert.doesNotMatch(await browser.read("location.search"), /timeline=/);
    for (const key of ["ArrowRight", "Enter", "ArrowRight", "Enter"]) await browser.press(".stage", key);
    assert.equal(await browser.read(position), "001");
  });

  test("the dialog has accessibility options, which are in the link", async () => {
    await browser.open(`${server.address}?discs=4&keys=shown`);
    await holds(browser, isOpen);
    const tick = (aid) => browser.click(`dialog [name=aids][value=${aid}]`);
    for (const aid of ["sound", "patterns", "still"]) await tick(aid);
    await holds(browser, "location.search.includes('aids=still.patterns.sound')", "address");
    await holds(browser, "document.querySelector('.explorer').dataset.aids === 'still.patterns.sound'");
    assert.equal(await browser.read("document.querySelectorAll('.disc .pattern path').length"), 4);
    await tick("patterns");
    await holds(browser, "location.search.includes('aids=still.sound')", "address");
    assert.equal(await browser.read("document.querySelectorAll('.disc .pattern path').length"), 0);
    // Each move plays a tone, which is lower for larger discs.
    await browser.read(`(() => {
      window.tones = [];
      window.AudioContext = class {
        currentTime = 0;
        createOscillator() {
          const tone = { frequency: {}, connect: (to) => to, start: () => window.tones.push(tone.frequency.value), stop() {} };
          return tone;
        }
        createGain() {
          return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to };
        }
      };
    })()`);
    await browser.click("dialog [data-command=close-shortcuts]");
    await holds(browser, "!document.querySelector('dialog')");
    for (const count of [1, 2]) {
      await browser.click("[data-command=next]");
      // With reduced motion, the disc arrives at once.
      assert.equal(await browser.read("document.querySelector('svg[data-index]').dataset.index"), String(count));
      await holds(browser, `window.tones.length === ${count}`);
      // Tones that follow at once are left out. The announcement takes longer.
      await settled(browser, "announcement");
    }
    const [small, larger] = await browser.read("window.tones");
    assert.ok(small > larger, `${small} and ${larger}`);
  });
});
