// Lessons: their texts come when they are wanted, and one of one's own is in its link, compressed. What they show is tested in
// tests/html/lessons.rs.
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { inEachEngine } from "./engines.mjs";
import { eventually, holds } from "./settled.mjs";

const command = (name) => `[data-command=${name}]`;
const heading = "(document.querySelector('.step h2')?.textContent ?? '')";
const index = "document.querySelector('svg[data-index]')?.dataset.index";
const enter = (selector, value) => `(() => {
  const field = document.querySelector(${JSON.stringify(selector)});
  field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event("change", { bubbles: true }));
})()`;

inEachEngine((browser, server, test) => {
  /** Opens the tour with its text. */
  const openTour = async () => {
    await browser.click(command("learn"));
    await browser.click("button[data-lesson=tour]");
    await holds(browser, `${heading} !== "" && !${heading}.includes("…")`);
  };

  test("the list opens a lesson at its first step, and a link each step", async () => {
    await browser.open(server.address);
    await openTour();
    await browser.click(command("lessons"));
    await holds(browser, "document.querySelectorAll('.lessons [data-lesson]').length === 15");
    await browser.click(".lessons [data-lesson=doubling]");
    await holds(browser, `${heading}.startsWith("1 of 9")`);
    await holds(browser, "new URLSearchParams(location.search).get('lesson') === 'doubling'", "address");
    await browser.click(command("tour-next"));
    await holds(browser, "new URLSearchParams(location.search).get('step') === '2'", "address");
    const address = await browser.read("location.href");
    await browser.open(`${address}&lang=de`);
    await holds(browser, `${heading}.startsWith("2 von 9") && !${heading}.includes("…")`);
  });

  test.everywhere("a lesson of one's own is packed into a link, and unpacked from it", async () => {
    await browser.open(`${server.address}?discs=3&move=4&lang=en`);
    await openTour();
    await browser.click(command("lessons"));
    await browser.click("[data-learn-part=teachers]");
    await browser.click(command("new-lesson"));
    await browser.read(enter("[name=lesson-title]", "Mine"));
    for (let step = 1; step <= 5; step++) {
      await browser.read(enter("[name=step-title]", `Step ${step} <b>`));
      await browser.read(enter("[name=step-text]", `Look at *move ${step}*: \`2^${step}\` moves, said in one or two short sentences.\n\nTry it. <script>x</script>`));
      if (step < 5) {
        await browser.type("input[name=move]", String(step));
        await browser.click(command("add-step"));
      }
    }
    await browser.click(command("preview-lesson"));
    await holds(browser, `${heading}.includes("Step 5 <b>")`);
    const lesson = await holds(browser, "new URLSearchParams(location.search).get('lesson')", "address");
    assert.match(lesson, /^~/);
    assert.ok(lesson.length <= 2000, `${lesson.length} characters`);
    await browser.open(`${server.address}?lesson=${lesson}&lang=en`);
    await holds(browser, `${heading}.includes("Step 1 <b>")`);
    assert.equal(await browser.read("document.querySelectorAll('.step p').length"), 2);
    assert.equal(await browser.read("document.querySelectorAll('.step b, .step script').length"), 0);
    await browser.click(command("tour-next"));
    await holds(browser, `${heading}.includes("Step 2 <b>") && ${index} === "1"`);
  });

  test.everywhere("Back in the middle of making a lesson, and Forward lead to what was written", async () => {
    await browser.open(`${server.address}?lesson=doubling&lang=en`);
    await holds(browser, `${heading}.startsWith("1 of 9")`);
    await browser.click(command("lessons"));
    await browser.click("[data-learn-part=teachers]");
    await browser.click(command("new-lesson"));
    // More than the address can follow.
    for (const title of ["Mine", "Mine, too"]) await browser.type("[name=lesson-title]", title);
    await browser.back();
    await eventually(browser, "engine", `${heading}.startsWith("1 of 9")`);
    await browser.forward();
    await eventually(browser, "engine", `${heading}.startsWith("1 of 1")`);
    await browser.click(command("edit-lesson"));
    await holds(browser, "document.querySelector('[name=lesson-title]')?.value === 'Mine, too'");
  });

  const isNextMain = "document.querySelector('.main > [data-command=tour-next]') !== null";
  const verdict = "(document.querySelector('.ask .verdict')?.textContent ?? '')";
  test.everywhere("a step waits for an answer, and goes on without one", async () => {
    await browser.open(`${server.address}?lesson=doubling&step=1&lang=en`);
    await holds(browser, `document.querySelector("[data-ask=number]") !== null && !${isNextMain}`);
    await browser.type("[name=step-answer]", "6");
    await holds(browser, `${verdict}.startsWith("Not quite.") && ${verdict}.includes("disc 3") && !${isNextMain}`);
    // The answer is in no address, and comes back with its step.
    await browser.click(command("tour-next"));
    await holds(browser, `${heading}.startsWith("2 of 9") && ${isNextMain}`);
    await browser.click(command("tour-previous"));
    await holds(browser, `${verdict}.startsWith("Not quite.")`);
    await browser.type("[name=step-answer]", "7");
    await holds(browser, `${verdict}.startsWith("Correct.") && ${isNextMain}`);
    await holds(browser, "!/7/.test(location.search)", "address");
  });

  test.everywhere("keys in the field of an answer belong to the text", async () => {
    await browser.open(`${server.address}?lesson=legend&step=4&lang=en`);
    await holds(browser, "document.querySelector('textarea[name=step-answer]') !== null");
    for (const key of ["a", "b", "ArrowLeft", "c", "Escape"]) await browser.press("textarea[name=step-answer]", key);
    await holds(browser, `${heading}.startsWith("4 of 9") && document.querySelector("textarea[name=step-answer]").value === "acb"`);
    await browser.click(command("check-answer"));
    await holds(browser, `${verdict}.startsWith("One possible answer: ") && ${isNextMain}`);
    assert.equal(await browser.read("document.querySelector('.ask .verdict').dataset.right ?? null"), null);
  });

  test.everywhere("a choice is pressed, and an order is sorted with the keyboard", async () => {
    await browser.open(`${server.address}?lesson=induction&step=9&lang=en`);
    await browser.click("[data-ask=choice] [data-option='0']");
    await holds(browser, `${verdict}.startsWith("Not quite.") && document.querySelectorAll("[data-right=false] [data-option='0']").length === 1`);
    await browser.click("[data-ask=choice] [data-option='1']");
    await holds(browser, `${verdict}.startsWith("Correct.")`);
    await browser.open(`${server.address}?lesson=induction&step=8&lang=en`);
    await holds(browser, "document.querySelectorAll('.ask li').length === 5");
    const first = "document.querySelector('.ask li .words').textContent";
    const before = await browser.read(first);
    await browser.press(".ask li:nth-child(2) [data-command=move-up]", "Enter");
    await holds(browser, `${first} !== ${JSON.stringify(before)}`);
    await browser.click(command("check-answer"));
    await holds(browser, `${verdict}.includes("comes too early")`);
    await browser.click(command("tell-answer"));
    await holds(browser, `${first}.startsWith("Suppose") && document.querySelector("[data-ask][data-done]") !== null`);
    await holds(browser, "document.activeElement?.closest('.ask') !== null");
  });

  test("the editor says when a question cannot be asked yet", async () => {
    await browser.open(`${server.address}?discs=3&lang=en&learn=teachers`);
    await browser.click(command("new-lesson"));
    const incomplete = "document.querySelector('[data-incomplete]')?.textContent.length > 0";
    assert.ok(!(await browser.read(incomplete)));
    await browser.read(enter("[name=step-ask]", "number"));
    await holds(browser, incomplete);
    await browser.read(enter("[name=step-answers]", "? How many moves?\n= seven"));
    await holds(browser, incomplete);
    await browser.read(enter("[name=step-answers]", "? How many moves?\n= 7 > One less than 8."));
    await holds(browser, `!(${incomplete})`);
    // What is written here is what the readers get.
    await browser.click(command("preview-lesson"));
    await browser.type("[name=step-answer]", "7");
    await holds(browser, `${verdict} === "Correct. One less than 8."`);
  });

  test.everywhere("what cannot be unpacked is refused", async () => {
    const bomb = `~${deflateRawSync(`? discs=3\n${" ".repeat(5_000_000)}`).toString("base64url")}`;
    assert.ok(bomb.length < 8_000);
    for (const lesson of ["~AAAA", "~zzzzzzzz", bomb]) {
      await browser.open(`${server.address}?discs=5&lesson=${lesson}`);
      await holds(browser, "document.querySelector('[data-problem=lesson], .problems')?.textContent.length > 0");
      assert.equal(await browser.read("document.querySelector('svg[data-total]').dataset.total"), "31");
    }
  });
});
