// Exercises in frames and in elements, which tell their hosts of answers. What they tell is tested in tests/html/tasks.rs.
import assert from "node:assert/strict";
import { inEachEngine } from "./engines.mjs";
import { eventually, holds } from "./settled.mjs";

// Replaces the page with a frame that contains the explorer, and collects its answer messages.
const frame = (address) => `(() => {
  window.answers = [];
  addEventListener("message", ({ data }) => data?.type === "answer" && window.answers.push(data));
  const frame = Object.assign(document.createElement("iframe"), { src: ${JSON.stringify(address)}, height: 900, width: 900 });
  document.body.replaceChildren(frame);
})()`;
const within = (expression) => `(() => { const document = window.frames[0].document; return ${expression}; })()`;

inEachEngine((browser, server, test) => {
  test.everywhere("the host around a frame gets a message for a wrong and for a right answer", async () => {
    await browser.visit(`${server.address}demo/frame.html`);
    await browser.read(frame(`${server.address}?embed=1&discs=5&task=order.2&seed=4&show=towers`));
    const places = within("[...document.querySelectorAll('.pictures li')].map((item) => Number(item.dataset.place))");
    // A frame holds an empty document first.
    await eventually(browser, "window", within("document.querySelector('.explorer') !== null"));
    await holds(browser, within("document.querySelectorAll('.pictures li').length === 4"));
    const check = within("document.querySelector('.task [data-command=check]').click()");
    await browser.read(check);
    const [wrong] = await holds(browser, "window.answers.length === 1 && window.answers", "host");
    assert.deepEqual([wrong.ns, wrong.task, wrong.right, wrong.question, wrong.questions], ["tower-of-hanoi", "order", false, 1, 2]);
    for (let end = 3; end > 0; end--) {
      for (let place = 0; place < end; place++) {
        const now = await browser.read(places);
        if (now[place] < now[place + 1]) continue;
        await browser.read(within(`document.querySelectorAll(".pictures li")[${place}].querySelector("[data-command=move-down]").click()`));
      }
    }
    await browser.read(check);
    const answers = await holds(browser, "window.answers.length === 2 && window.answers", "host");
    assert.equal(answers[1].right, true);
    assert.match(answers[1].statement.result.duration, /^PT\d+\.\d\dS$/);
  });

  test("an element locks its controls, and its host gets an event for an answer", async () => {
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
    assert.equal(await browser.read(`[...${root}.querySelectorAll(":is(.transport, .scrubber) :is(button, input, select)")].every(({ inert }) => inert)`), true);
    const most = Number(await browser.read(`${root}.querySelector(".task p").textContent.match(/\\d+/)[0]`));
    const lift = async (from, to) => {
      for (const peg of [from, to]) await browser.read(`${root}.querySelector("[data-peg-button='${peg}']").click()`);
    };
    // Moving the smallest disc back and forth takes too many moves.
    const start = await browser.read("window.element.position[0]");
    const elsewhere = (start + 1) % 3;
    for (let move = 0; move < most; move++) await (move % 2 ? lift(elsewhere, start) : lift(start, elsewhere));
    const [wrong] = await holds(browser, "window.told.length > 0 && window.told", "host");
    assert.deepEqual([wrong.right, wrong.given, wrong.wanted], [false, "", String(most)]);
  });

  test("an exercise without a seed draws one, and a link opens the dialog in which a teacher makes one", async () => {
    await browser.open(`${server.address}?discs=5&task=order`);
    await holds(browser, "/seed=\\d+/.test(location.search)", "address");
    await holds(browser, "document.querySelectorAll('.pictures li').length === 4");
    await browser.open(`${server.address}?discs=5&share=task`);
    await holds(browser, "document.querySelector('dialog[open] [name=task]') !== null");
    await browser.click("dialog [name=same-questions]");
    await browser.click("dialog [name=locked][value=scrubber]");
    await holds(browser, "location.search.includes('share=task.each.lock')", "address");
  });
});
