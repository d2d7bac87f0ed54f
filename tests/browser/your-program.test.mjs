// A program of the learner's own runs in a worker, with limits, and reaches nothing but the board. What the page shows of it is
// tested in tests/html/your_program.rs.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe } from "node:test";
import { pathToFileURL } from "node:url";
import { keep } from "./downloads.mjs";
import { inChromium } from "./chromium.mjs";
import { inEachEngine } from "./engines.mjs";
import { dist } from "./server.mjs";
import { eventually, holds, settled } from "./settled.mjs";

const panel = "&show=towers,transport,scrubber,python";
const editor = "textarea[name=own-program]";
const run = "[data-run]";
const read = (selector, what = "textContent") => `document.querySelector(${JSON.stringify(selector)})?.${what}`;
const position = read("svg[data-position]", "dataset.position");
const state = read(run, "dataset.run");
const textbook = `def hanoi(n, source, target, spare):
    if n == 0: return
    hanoi(n - 1, source, spare, target)
    move(source, target)
    hanoi(n - 1, spare, target, source)

hanoi(discs(), "A", "C", "B")
`;

// A server that hostile programs try to reach.
let reached = [];
const elsewhere = createServer(({ url }, response) => {
  reached.push(url);
  response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/javascript" }).end("1");
});
before(() => new Promise((done) => elsewhere.listen(0, "127.0.0.1", done)));
after(() => {
  elsewhere.close();
  elsewhere.closeAllConnections();
});

inEachEngine((browser, server, test) => {
  const open = async (query, code) => {
    await browser.open(`${server.address}${query}${panel}${code === undefined ? "" : `&code=${encodeURIComponent(code)}`}`);
    await holds(browser, `document.querySelector(".prism-code-editor") !== null && ${read(editor, "value")} !== undefined`);
  };
  /** Puts a text in the editor. */
  const enter = async (code) => {
    await browser.read(`(() => {
      const field = document.querySelector("${editor}");
      field.value = ${JSON.stringify(code)};
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    })()`);
    await holds(browser, `${state} === "none"`);
  };
  /** Runs the program and returns how it ended. */
  const ended = async () => {
    await browser.click("[data-command=run-own-program]");
    await eventually(browser, "clock", `!["none", "loading", "running"].includes(${state})`);
    return browser.read(state);
  };

  /** Each of these is an error, and leaves the board and the output alone. */
  const refuses = async (expressions) => {
    for (const expression of expressions) {
      await enter(`import js\n${expression}`);
      assert.equal(await ended(), "failed", expression);
      assert.equal(await browser.read(position), "000");
    }
  };

  test.everywhere("the textbook program solves ten discs, and its moves can be gone through", async () => {
    await open("?discs=10");
    // Pasted, because the editor would indent what is typed once more.
    await enter(textbook);
    await holds(browser, `${read(editor, "value")}.includes("spare, target, source")`);
    assert.equal(await ended(), "finished");
    assert.equal(await browser.read(position), "2".repeat(10));
    assert.match(await browser.read(read(run)), /1,?023/);
    await holds(browser, `location.search.includes("code=def")`, "address");
    await browser.press("[name=own-moves]", "Home");
    await holds(browser, `${position} === "${"0".repeat(10)}"`);
  });

  test("a link holds the program and does not run it", async () => {
    await open("?discs=3", 'move("A", "C")\nprint(pegs(), top("C"), top("B"))\n');
    assert.equal(await browser.read(state), "none");
    assert.equal(await browser.read(position), "000");
    assert.equal(await ended(), "finished");
    assert.equal(await browser.read(position), "002");
    assert.equal(await browser.read(read(".output pre")), "[[3, 2], [], [1]] 1 None\n");
  });

  test("a move that is not legal stops at its line with the reason", async () => {
    await open("?discs=3", 'move("A", "B")\nx = 1\nmove("A", "B")\nmove("A", "C")\n');
    assert.equal(await ended(), "illegal");
    assert.equal(await browser.read(read(".editor [data-error]")), "✗ 3");
    assert.match(await browser.read(read(run)), /3: .*1.*B/);
    assert.equal(await browser.read(position), "001");
  });

  test("errors of Python have their line", async () => {
    await open("?discs=3");
    for (const [code, line, error] of [
      ["x = 1\nfoo()\n", 2, /NameError/],
      ["def f(n):\n    return f(n + 1)\nf(0)\n", 2, /RuntimeError/],
      ["if 1:\nmove()\n", 2, /SyntaxError|IndentationError/],
      ['move("A", "Z")\n', 1, /ValueError/],
      ["a = [0]\nwhile True:\n    a = a + a\n", 3, /MemoryError/],
    ]) {
      await enter(code);
      assert.equal(await ended(), "failed", code);
      assert.equal(await browser.read(read(".editor [data-error]")), `✗ ${line}`, code);
      assert.match(await browser.read(read(run)), error);
    }
  });

  test.everywhere("hostile programs reach neither the page nor the network", async () => {
    const address = `http://127.0.0.1:${elsewhere.address().port}/x.js`;
    reached = [];
    await open("?discs=3");
    for (const code of [
      `import js\njs.fetch("${address}")`,
      `import js\njs.eval("fetch('${address}')")`,
      `import js\njs.Function("fetch('${address}')")()`,
      `import js\njs.Object.constructor("import('${address}')")()`,
      `import js\njs.Object.keys.constructor("import('${address}')")()`,
      `import js\njs.Reflect.getPrototypeOf(js.Object).constructor("import('${address}')")()`,
      `import js\njs.importScripts("${address}")`,
      `import js\njs.XMLHttpRequest.new().open("GET", "${address}")`,
      `import js\njs.WebSocket.new("${address}".replace("http", "ws"))`,
      `import js\njs.Worker.new("${address}")`,
      `import js\njs.setTimeout("import('${address}')", 0)`,
      `import js\njs.navigator.sendBeacon("${address}")`,
      `import js\njs.postMessage(js.Array("finished"))`,
      `import js\njs.self.postMessage(js.Array("finished"))`,
      `import js\njs.indexedDB.open("x")`,
      `import js\njs.caches.open("x")`,
      `import js\njs.hanoiPython("1", "ABC", [])`,
      `import _board\n_board.move.constructor("import('${address}')")()`,
      `import jsffi\njsffi.create_proxy(print).constructor("import('${address}')")()`,
    ]) {
      await enter(code);
      assert.equal(await ended(), "failed", code);
      assert.equal(await browser.read(position), "000");
      assert.equal((await browser.read(read(".output pre"))) ?? "", "", code);
    }
    // What was asked for has arrived by now: a request that is made last does.
    assert.deepEqual(await browser.newErrors(), []);
    await fetch(new URL("/last", address));
    assert.deepEqual(reached, ["/last"]);
  });

  test.everywhere("keys indent, run the program and leave the editor", async () => {
    await open("?discs=3", "for i in range(3):");
    await browser.read(`(() => { const field = document.querySelector("${editor}"); field.focus(); field.setSelectionRange(18, 18); })()`);
    await browser.key("Enter");
    await holds(browser, `${read(editor, "value")} === "for i in range(3):\\n    "`);
    await browser.key("Enter");
    await holds(browser, `${read(editor, "value")}.endsWith("\\n    \\n    ")`);
    await browser.key("Tab");
    await holds(browser, `document.activeElement.dataset.command === "run-own-program"`);
  });

  test("a locked editor can be read, and nothing else", async () => {
    await open("?discs=3&lock=python", "print('mine')");
    const controls = await browser.read(`["${editor}", "[data-command=run-own-program]", "[name=starter]"].map((selector) => document.querySelector(selector).inert)`);
    assert.deepEqual(controls, [true, true, true]);
    assert.equal(await browser.read(read(editor, "value")), "print('mine')");
  });

  test("the page in one file says that it has no Python", async () => {
    await browser.open(`${new URL("tower-of-hanoi.html", pathToFileURL(dist))}?discs=3${panel}`);
    assert.equal(await ended(), "no-interpreter");
    assert.ok((await browser.read(read(run))).includes("Python"));
  });

  test.everywhere("a file whose exercise asks for a program has Python, and saves it again", async () => {
    await browser.open(`${server.address}?discs=3&task=write&seed=7&lang=en&share=file`);
    const folder = await mkdtemp(join(tmpdir(), "hanoi-"));
    const file = join(folder, "program.html");
    const save = async () => {
      await browser.read(keep);
      await holds(browser, "document.querySelector('[data-hands]').hands?.save !== undefined");
      await browser.click("[data-command=download]");
      await holds(browser, "window.kept.length === 1");
      await writeFile(file, await browser.read("window.kept.at(-1).text()"));
    };
    try {
      await save();
      await browser.open(pathToFileURL(file).href);
      await holds(browser, "document.querySelector('.prism-code-editor') !== null");
      await enter(textbook.replace('"A", "C", "B"', "source, target, spare"));
      await holds(browser, "document.querySelector('.prism-code-editor .keyword') !== null");
      await browser.click("[data-command=check]");
      await eventually(browser, "clock", `${read(".verdict", "dataset.right")} === "true"`);
      // Programs reach nothing there, either.
      await browser.open(`${pathToFileURL(file).href}?discs=3${panel}`);
      await refuses(["js.fetch('x')", "js.hanoiPython('1', [])", "js.hanoiFetch()", "js.hanoiPart('bg')", "js.hanoiParts.bg", "js.postMessage(1)"]);
      await browser.open(`${pathToFileURL(file).href}?discs=2&lang=en&share=file${panel}`);
      await save();
      await browser.open(pathToFileURL(file).href);
      await holds(browser, `${read(editor, "value")} !== undefined`);
      await enter('move("A", "B")');
      assert.equal(await ended(), "finished");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("a program to begin with takes no text away", async () => {
    await open("?discs=3", "print('mine')");
    await browser.press("[name=starter]", "End");
    // What the page puts into its text area comes to the editor through a module, which the page does not wait for.
    await holds(browser, `${read(editor, "value")}.includes("def hanoi")`);
    assert.equal(await ended(), "finished");
    assert.equal(await browser.read(position), "222");
    await browser.click("[data-command=restore-own-program]");
    await holds(browser, `${read(editor, "value")} === "print('mine')"`);
  });

  // Near the end: WebKit's workers that are ended in a loop keep a processor busy for a while.
  test("a program without end is stopped by itself, and the page answers meanwhile", async () => {
    await open("?discs=3", "while True: pass\n");
    await browser.click("[data-command=run-own-program]");
    await eventually(browser, "clock", `${state} === "running"`);
    await browser.click("[data-command=next]");
    await holds(browser, `${read("svg[data-index]", "dataset.index")} === "1"`);
    await eventually(browser, "clock", `${state} === "timed-out"`);
    await open("?discs=3", 'while True:\n    move("A", "B")\n    move("B", "A")\n');
    assert.equal(await ended(), "too-many-moves");
  });

  // The last one: an endless loop in WebAssembly keeps a processor of WebKit busy after its worker has ended.
  test.everywhere("a program without end is stopped by hand", async () => {
    await open("?discs=3", "while True: pass\n");
    await browser.click("[data-command=run-own-program]");
    // At once: a program that says nothing for two seconds is stopped by the page, and a driver's click may take longer.
    await eventually(browser, "clock", `${state} === "running" && (document.querySelector("[data-command=stop-own-program]").click(), true)`);
    await holds(browser, `${state} === "stopped"`);
  });
});

describe("an interpreter that does not come", () => {
  const { address, newPage, test: failing } = inChromium({ consoleErrors: false });
  for (const [what, answer] of Object.entries({
    "is gone": (route) => route.fulfill({ status: 404 }),
    "is a page of a portal": (route) => route.fulfill({ contentType: "text/html", body: "<p>Log in" }),
    "has no network": (route) => route.abort(),
  })) {
    failing(`the page says so when its script ${what}`, async () => {
      const page = await newPage();
      await page.route(/static\/(python|micropython)-/, answer);
      await page.goto(`${address()}?discs=3&show=towers,python&code=move(%22A%22,%22C%22)`);
      await settled(page);
      await page.click("[data-command=run-own-program]");
      await eventually(page, "network", `${state} === "not-loaded"`);
    });
  }
});
