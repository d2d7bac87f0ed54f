// The page while a browser translates it: no error, no old number or word, no dead control. Each way through the page is gone twice, and
// the second time it is translated. Chromium; in the other engines with every test.
import assert from "node:assert/strict";
import { clicks, command } from "./clicks.mjs";
import { inEachEngine } from "./engines.mjs";
import { boxOf } from "./geometry.mjs";
import { everyPanel } from "./panels.mjs";
import { translate, words } from "./translator.mjs";

const next = command("next");
const tab = (name) => `[data-tab=${name}]`;
const kinds = ["predict", "order", "call", "legal", "count", "lines", "tally", "prints", "next-line", "depth", "reach"];
const shares = ["link", "frame", "element", "task", "picture", "film.svg.0-5", "moves.csv", "graph.dot", "worksheet", "file", "scorm"];
const set = (name, value) => `${name}=${value}`;

/** Links, each with what is done there: a selector is clicked, `name=value` is chosen, and a single letter is a key on the towers. */
const ways = [
  ...clicks.map(([query, ...steps]) => [query, ...steps.map(([selector]) => selector)]),
  ["?discs=7&move=7", next, command("previous"), command("last"), command("first"), ...["graph", "why", "trace", "numbers", "code"].flatMap((name) => [tab(name), next]), ...["python", "code", "race"].flatMap((name) => [`[data-show=${name}]`, next])],
  ["?discs=5&move=7&show=towers,transport,scrubber,timeline,compare", next, command("close-panel"), next],
  ["?discs=3", "a", "b", "a", "c", "b", "c", "u", "r", command("hint"), command("hint"), command("hint"), command("leave-game"), command("undo")],
  ["?discs=3&rule=one-way&lang=en", "a", "c", "b", set("lang", "de"), next, set("lang", "en")],
  [`?discs=8&move=77&show=${everyPanel}`, next, next, set("lang", "fr"), next, set("lang", "en"), command("add-disc"), command("remove-disc")],
  ["?discs=64&move=2^40&show=towers,transport,scrubber,exact,numbers,why", next, command("add-disc")],
  ["?discs=5&pegs=4&rule=cyclic&show=towers,transport,scrubber,why,exact,numbers", next, next],
  ["?discs=7&pegs=4&rule=linear&show=towers,transport,scrubber,trace,graph", next],
  ["?discs=5&with=6-4-any&show=towers,transport,scrubber,compare", next, set("with.rule", "linear"), next],
  ["?discs=99999&rule=nonsense&move=half%20of%20it", command("dismiss")],
  ["?discs=4", command("menu"), command("settings"), command("settings"), command("shortcuts"), command("close-shortcuts"), command("share"), "[data-command=share-kind]:nth-of-type(2)"],
  ...shares.map((kind) => [`?discs=4&move=3&share=${kind}`]),
  ...kinds.map((kind) => [`?discs=3&task=${kind}.2&seed=11`, "[name=answer-choice]", command("check"), command("next-question"), command("check")]),
  // A program runs for as long as it likes.
  ["?discs=3&task=write&seed=11", set("starter", "recursion")],
  ...["tour", "doubling", "recursion", "four-pegs", "binary", "graph", "induction", "legend", "one-way"].map((lesson) => [`?lesson=${lesson}`, ...Array(10).fill(command("tour-next")), command("tour-previous")]),
  ["?lesson=doubling", command("lessons"), "[data-learn-part=play]", "[data-learn-part=exercises]", "[data-learn-part=teachers]", command("new-lesson"), command("add-step"), command("remove-step"), command("restore-step"), command("preview-lesson"), command("edit-lesson")],
];

/** Does a step by script, because what matters is what the page makes of it. Returns whether it could be done. */
const act = (step) => `(() => {
  const step = ${JSON.stringify(step)};
  const [, name, value] = step.match(/^([\\w.-]+)=(.*)$/) ?? [];
  if (name && !document.getElementsByName(name).length) return false;
  const field = name && document.querySelector("select[name='" + name + "'], input[type=radio][name='" + name + "'][value='" + value + "']");
  if (/^[a-z]$/.test(step)) {
    document.querySelector(".stage").dispatchEvent(new KeyboardEvent("keydown", { key: step, bubbles: true, composed: true }));
    return true;
  }
  if (field?.matches("select")) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }
  const button = field ?? document.querySelector(step);
  button?.click();
  return Boolean(button) && !button.disabled;
})()`;
const goTo = (query) => `(() => {
  history.pushState(null, "", ${JSON.stringify(query)});
  dispatchEvent(new PopStateEvent("popstate"));
})()`;

inEachEngine((browser, server, test) => {
  test("what a translated page says is what the page says, after every step", async () => {
    const walk = async (check) => {
      await browser.open(`${server.address}?discs=3&aids=still`);
      if (check) await browser.peek(translate);
      let steps = 0;
      for (const [query, ...actions] of ways) {
        await browser.peek(goTo(query));
        for (const action of [null, ...actions]) {
          if (action && !(await browser.read(act(action)))) continue;
          await (check ?? said)(`${query}${action ? `, then ${action}` : ""}`, await browser.read(words), steps);
          steps += 1;
        }
      }
      return steps;
    };
    const plain = [];
    const said = (step, { all }) => plain.push([step, all]);
    assert.ok((await walk()) > 250);
    const steps = await walk((step, { all, kept, translated }, place) => {
      assert.ok(translated > 15, `${step}: ${translated} texts are translated`);
      assert.deepEqual([step, all], plain[place]);
      assert.deepEqual(kept, [], `${step}: not translated`);
    });
    assert.equal(steps, plain.length);
  });

  test("a slider that is dragged through a translated page leaves its last place in words", async () => {
    await browser.open(`${server.address}?discs=64&show=towers,transport,scrubber,why,graph&aids=still`);
    await browser.peek(translate);
    const { left, top, width, height } = await browser.read(boxOf(".track"));
    const at = (share) => [left + width * share, top + height / 2];
    for (const [from, to] of [[0.1, 0.9], [0.9, 0.3]]) await browser.drag(at(from), at(to));
    const { all, kept, translated } = await browser.read(words);
    assert.ok(translated > 15);
    assert.deepEqual(kept, []);
    await browser.open(server.address + (await browser.read("location.search", "address")));
    assert.deepEqual(all, (await browser.read(words)).all);
  });

  test.everywhere("a text that changes quickly keeps its node until it rests, whatever a translator makes of it meanwhile", async () => {
    await browser.open(`${server.address}?discs=3`);
    const seen = await browser.peek(`(async () => {
      const element = document.body.appendChild(document.createElement("t-t"));
      const rested = () => new Promise((done) => new MutationObserver((_, observer) => {
        observer.disconnect();
        done(element.firstChild);
      }).observe(element, { childList: true }));
      const show = (text) => ((element.text = text), element.firstChild);
      const translated = (node, text) => node.replaceWith(Object.assign(document.createElement("font"), { textContent: text }));
      const [one, two] = [show("one"), show("two")];
      const kept = [one === two, element.textContent];
      const three = await rested();
      kept.push(three !== two, element.textContent);
      // A translation that was under way comes after another text.
      const node = show("four");
      show("five");
      translated(node, "«four»");
      kept.push(element.textContent);
      await rested();
      kept.push(element.textContent);
      translated(show("six"), "«six»");
      show("seven");
      kept.push(element.textContent, element.childElementCount);
      show("eight");
      show("8");
      show("");
      kept.push(element.textContent);
      element.remove();
      return kept;
    })()`);
    assert.deepEqual(seen, [true, "two", true, "two", "«four»", "five", "seven", 0, ""]);
  });
});
