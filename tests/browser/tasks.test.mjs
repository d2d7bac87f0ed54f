// Exercises, in three engines: right and wrong answers to each kind, in frames and in elements, and the events for
// hosts.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { holds, settled } from "./settled.mjs";
import { solve } from "./solver.mjs";

const verdict = "document.querySelector('.verdict')";
const button = (command) => `document.querySelector(".task [data-command=${command}]")`;
const press = (command) => `${button(command)}.click()`;
/** Selects or types a value in a field, like a user. */
const choose = (name, value) => `(() => {
  const field = document.querySelector("[name=${name}]");
  field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event("change", { bubbles: true }));
})()`;
// Replaces the page with a frame that contains the explorer, and collects its answer messages.
const frame = (address) => `(() => {
  window.answers = [];
  addEventListener("message", ({ data }) => data?.type === "answer" && window.answers.push(data));
  const frame = Object.assign(document.createElement("iframe"), { src: ${JSON.stringify(address)}, height: 900, width: 900 });
  document.body.replaceChildren(frame);
})()`;
const within = (expression) => `(() => { const document = window.frames[0].document; return ${expression}; })()`;

inEachEngine((browser, server, test) => {
  const open = (query) => browser.open(`${server.address}${query}`);
  // The position in the question, which the towers show.
  const asked = () => browser.read("document.querySelector('[data-asked]').dataset.asked");
  const next = async (discs) => {
    const place = await asked();
    for (let move = 0; move < 2 ** discs - 1; move++) {
      const { position } = solve({ discs, move: String(move) });
      if (position.slice().reverse().join("") === place) return solve({ discs, move: String(move + 1) }).move;
    }
    throw new Error(`${place} is not on the way`);
  };

  test("predict the next move: wrong, then right with an explanation", async () => {
    await open("?discs=4&task=predict.3&seed=11");
    await holds(browser, "document.querySelector('[data-asked]') !== null");
    const { index, disc, from, to } = await next(4);
    const answer = async (peg) => {
      await browser.read(choose("answer-disc", String(disc)));
      await browser.read(choose("answer-from", String(from)));
      await browser.read(choose("answer-to", String(peg)));
      await holds(browser, `document.querySelector("[name=answer-to]").value === "${peg}"`);
      await browser.read(press("check"));
    };
    await answer(3 - from - to);
    await holds(browser, `${verdict}.dataset.right === "false"`);
    assert.match(await browser.read(`${verdict}.textContent`), new RegExp(`Move ${index}\\b.* disc ${disc} from`));
    await holds(browser, "document.querySelector('.why .result') !== null");
    await answer(to);
    await holds(browser, `${verdict}.dataset.right === "true"`);
    assert.equal(await browser.read("document.querySelector('[data-score]').dataset.score"), "0", "the first answer counts");
    await holds(browser, `location.search.includes("move=${index}")`, "address");
  });

  test("how many moves were made: wrong, then right; an invalid number is reported", async () => {
    await open("?discs=4&task=predict.3.2&seed=11");
    await holds(browser, "document.querySelector('[name=answer]') !== null");
    const { index } = await next(4);
    const answer = async (text) => {
      await browser.read(choose("answer", text));
      await browser.read(press("check"));
    };
    await answer("many");
    await holds(browser, `${verdict}.textContent.startsWith("“many”")`);
    await answer(String(Number(index)));
    await holds(browser, `${verdict}.dataset.right === "false"`);
    await answer(String(Number(index) - 1));
    await holds(browser, `${verdict}.dataset.right === "true"`);
    await browser.read(press("next-question"));
    await holds(browser, "location.search.includes('task=predict.3.3')", "address");
    await holds(browser, `${verdict}.dataset.right === undefined`);
  });

  test("pictures are put in order in a frame, and the host gets a message", async () => {
    await browser.visit(`${server.address}demo/frame.html`);
    await browser.read(frame(`${server.address}?embed=1&discs=5&task=order.2&seed=4&show=towers`));
    const places = within("[...document.querySelectorAll('.pictures li')].map((item) => Number(item.dataset.place))");
    await holds(browser, within("document.querySelectorAll('.pictures li').length === 4"));
    await browser.read(within(press("check")));
    const [wrong] = await holds(browser, "window.answers.length === 1 && window.answers");
    assert.deepEqual([wrong.ns, wrong.task, wrong.right, wrong.question, wrong.questions], ["tower-of-hanoi", "order", false, 1, 2]);
    for (let end = 3; end > 0; end--) {
      for (let place = 0; place < end; place++) {
        const now = await browser.read(places);
        if (now[place] < now[place + 1]) continue;
        await browser.read(within(`document.querySelectorAll(".pictures li")[${place}].querySelector("[data-command=move-down]").click()`));
        await holds(browser, `(${places})[${place}] === ${now[place + 1]}`);
      }
    }
    await browser.read(within(press("check")));
    const answers = await holds(browser, "window.answers.length === 2 && window.answers");
    assert.equal(answers[1].right, true);
    assert.equal(answers[1].given, "0,1,2,3");
    const { statement } = answers[1];
    assert.equal(statement.verb.id, "http://adlnet.gov/expapi/verbs/answered");
    assert.equal(statement.object.definition.interactionType, "sequencing");
    assert.deepEqual(statement.object.definition.correctResponsesPattern, ["0[,]1[,]2[,]3"]);
    const { duration, ...result } = statement.result;
    assert.deepEqual(result, { success: true, response: "0[,]1[,]2[,]3", score: { scaled: 1, raw: 1, min: 0, max: 1 } });
    assert.match(duration, /^PT\d+\.\d\dS$/);
  });

  test("the host gets a message for wrong and right predictions", async () => {
    await browser.visit(`${server.address}demo/frame.html`);
    await browser.read(frame(`${server.address}?embed=1&discs=4&task=predict.3&seed=11&show=towers`));
    await holds(browser, within("document.querySelector('[data-asked]') !== null"));
    const place = await browser.read(within("document.querySelector('[data-asked]').dataset.asked"));
    const moves = Array.from({ length: 15 }, (_, move) => solve({ discs: 4, move: String(move) }));
    const at = moves.findIndex(({ position }) => position.slice().reverse().join("") === place);
    const { disc, from, to } = solve({ discs: 4, move: String(at + 1) }).move;
    const answer = async (peg) => {
      for (const [name, value] of [["disc", disc], ["from", from], ["to", peg]]) await browser.read(within(choose(`answer-${name}`, String(value))));
      await holds(browser, within(`${button("check")}.getAttribute("aria-disabled") === null && document.querySelector("[name=answer-to]").value === "${peg}"`));
      await browser.read(within(press("check")));
    };
    await answer(3 - from - to);
    const [wrong] = await holds(browser, "window.answers.length === 1 && window.answers");
    assert.deepEqual([wrong.right, wrong.given, wrong.wanted], [false, `${disc},${from},${3 - from - to}`, `${disc},${from},${to}`]);
    await answer(to);
    const told = await holds(browser, "window.answers.length === 2 && window.answers");
    assert.equal(told[1].right, true);
    assert.equal(told[1].statement.object.definition.interactionType, "fill-in");
    assert.equal(told[1].statement.object.id, "urn:tower-of-hanoi:predict:11:3:discs=4:1");
  });

  test("a goal is reached in time or not in an element, and the host gets an event", async () => {
    await browser.visit(`${server.address}demo/plain.html`);
    await browser.read(`(() => {
      window.told = [];
      window.element = document.createElement("tower-of-hanoi");
      for (const [name, value] of Object.entries({ discs: "3", task: "reach.2", seed: "2", lock: "transport,scrubber", lang: "en" })) window.element.setAttribute(name, value);
      window.element.addEventListener("answer", ({ detail }) => window.told.push(detail));
      document.querySelector("h1").after(window.element);
    })()`);
    const root = "window.element.shadowRoot";
    await holds(browser, `${root}.querySelector(".task p")?.textContent.includes("at most")`);
    await holds(browser, `${root}.querySelectorAll("[data-peg-button='0']").length === 1`);
    assert.equal(await browser.read(`[...${root}.querySelectorAll(":is(.transport, .scrubber) :is(button, input, select)")].every(({ inert }) => inert)`), true);
    assert.equal(await browser.read(`${root}.querySelector(".stage").hasAttribute("data-locked")`), false);
    assert.equal(await browser.read(`${root}.querySelector("[data-command=hint]")`), null, "nobody is told the way");
    const most = Number(await browser.read(`${root}.querySelector(".task p").textContent.match(/\\d+/)[0]`));
    const lift = async (from, to) => {
      for (const peg of [from, to]) await browser.read(`${root}.querySelector("[data-peg-button='${peg}']").click()`);
    };
    // The solver's next move on the path from A to C.
    const steps = Array.from({ length: most }, (_, move) => solve({ discs: 3, move: String(8 - most + move) }).move);
    // Moving the smallest disc back and forth takes too many moves.
    const start = await browser.read("window.element.position[0]");
    const elsewhere = (start + 1) % 3;
    for (let move = 0; move < most; move++) await (move % 2 ? lift(elsewhere, start) : lift(start, elsewhere));
    const [wrong] = await holds(browser, "window.told.length > 0 && window.told");
    assert.deepEqual([wrong.right, wrong.given, wrong.wanted], [false, "", String(most)]);
    await browser.read(`${root}.querySelector("[data-command=restart]").click()`);
    for (const { from, to } of steps) await lift(from, to);
    const told = await holds(browser, "window.told.length > 1 && window.told");
    assert.equal(told.at(-1).right, true);
    assert.equal(told.at(-1).statement.object.definition.correctResponsesPattern[0], `[:]${most}`);
  });

  test("an exercise without a seed draws one, and a teacher creates an exercise in the dialog", async () => {
    await open("?discs=5&task=order");
    await holds(browser, "/seed=\\d+/.test(location.search)", "address");
    await holds(browser, "document.querySelectorAll('.pictures li').length === 4");
    await open("?discs=5&share=task");
    await holds(browser, "Boolean(document.querySelector('dialog[open]'))");
    const piece = "document.querySelector('[data-piece]').textContent";
    assert.match(await browser.read(piece), /task=predict&amp;seed=\d+/);
    await settled(browser);
    await browser.read(choose("task", "reach"));
    await holds(browser, `${piece}.includes("task=reach")`);
    await settled(browser);
    await browser.read("document.querySelector('dialog [name=same-questions]').click()");
    await holds(browser, `!${piece}.includes("seed=")`);
    await settled(browser);
    await browser.read("document.querySelector('dialog [name=locked][value=scrubber]').click()");
    await holds(browser, `${piece}.includes("lock=scrubber")`);
    await holds(browser, "location.search.includes('share=task.reach.each.lock')", "address");
    await settled(browser);
  });
});
