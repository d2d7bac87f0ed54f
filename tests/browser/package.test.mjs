// The npm package as users get it: the packed file, installed into an empty Vite project.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launchChromium } from "./engines.mjs";
import { serve } from "./server.mjs";
import { solve } from "./solver.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tool = (name, ...path) => join(root, "tools/node_modules", name, ...path);
const run = (folder, ...words) => execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const main = `
import "tower-of-hanoi-explorer";
import { moveAt, positionAt, totalMoves } from "tower-of-hanoi-explorer/solver";

const legend = { discs: 64, rule: "one-way" as const, to: 1 };
const total: bigint = totalMoves(legend);
const step = moveAt(legend, 12345678901234567890n);
document.body.dataset.solver = JSON.stringify({ total: String(total), step, position: positionAt(legend, 12345678901234567890n) });
document.querySelector("tower-of-hanoi")!.addEventListener("ready", ({ detail }) => {
  document.body.dataset.ready = detail.index;
});
`;
const page = `<!doctype html><html lang="en"><head><title>Empty</title><link rel="icon" href="data:,"><script type="module" src="/main.ts"></script></head>
<body><h1>Empty</h1><tower-of-hanoi discs="64" rule="one-way" to="1" move="12345678901234567890" show="towers,race" race="12"></tower-of-hanoi></body></html>`;

/** A page in React 19, which sets properties and adds listeners for what begins with `on`. */
const reactPage = `
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import "tower-of-hanoi-explorer";
import type { TowerOfHanoi } from "tower-of-hanoi-explorer";
import type {} from "tower-of-hanoi-explorer/react";

function Towers() {
  const [place, setPlace] = useState("");
  const [discs, setDiscs] = useState(5);
  const [isPlaying, setPlaying] = useState(false);
  const [theme, setTheme] = useState<"dark" | undefined>("dark");
  const [move, setMove] = useState<bigint | undefined>(17n);
  return <>
    <tower-of-hanoi className="board" discs={discs} move={move} play={isPlaying} theme={theme} speed={2} keys="no-letters" show="towers,transport"
      ref={(tower: TowerOfHanoi | null) => { if (tower) (window as any).tower = tower; }}
      onready={({ detail }) => setPlace(detail.index)} onmove={({ detail }) => setPlace(detail.index)}
      onproblem={({ detail }) => (document.body.dataset.problem += detail.message)} />
    <p>{place}</p>
    <button id="more" onClick={() => { setDiscs(6); setTheme(undefined); setMove(undefined); }}>More</button>
    <button id="play" onClick={() => setPlaying(!isPlaying)}>Play</button>
  </>;
}
document.body.dataset.problem = "";
createRoot(document.getElementById("app")!).render(<StrictMode><Towers /></StrictMode>);
`;

let browser, folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "hanoi-project-"));
  const packed = (await readdir(join(root, "target"))).find((name) => /^tower-of-hanoi-explorer-.*\.tgz$/.test(name));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "main.ts"), main);
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", join(root, "target", packed)], { cwd: folder, stdio: "ignore" });
  browser = await launchChromium();
}, { timeout: 120_000 });
after(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** Checks the project's page at an address. */
async function works(address) {
  const consoleErrors = [];
  const tab = await browser.newPage();
  tab.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  tab.on("pageerror", (error) => consoleErrors.push(error.message));
  await tab.goto(address);
  await tab.waitForFunction(() => document.body.dataset.ready, undefined, { timeout: 30_000 });
  const expected = solve({ discs: 64, rule: "one-way", to: 1, move: "12345678901234567890" });
  assert.equal(await tab.evaluate(() => document.body.dataset.ready), expected.move.index);
  const solver = JSON.parse(await tab.evaluate(() => document.body.dataset.solver));
  const { disc, from, to } = expected.move;
  assert.deepEqual(solver, { total: expected.total, step: { disc, from, to }, position: expected.position });
  assert.deepEqual(await tab.evaluate(() => document.querySelector("tower-of-hanoi").position), expected.position);
  // The worker is part of the bundle.
  await tab.click("tower-of-hanoi [data-command=start-race]");
  await tab.waitForFunction(() => document.querySelector("tower-of-hanoi").shadowRoot.querySelector(".race tbody")?.textContent.includes("4,095"), undefined, { timeout: 20_000 });
  assert.deepEqual(consoleErrors, []);
  await tab.close();
}

describe("the npm package", () => {
  test("the solver works outside browsers", () => {
    const script = `import { moveAt, optimality, positionAt, totalMoves } from "tower-of-hanoi-explorer/solver";
      const told = (make) => { try { return String(make()); } catch (error) { return error.name + ": " + error.message; } };
      console.log(JSON.stringify([
        told(() => totalMoves({ discs: 1000 })), optimality({ discs: 9, pegs: 5 }), moveAt({ discs: 3 }, 0), moveAt({ discs: 3 }, 7n),
        positionAt({ discs: 3, from: [0, 1, 2], to: 0 }, 0n), told(() => moveAt({ discs: 3 }, 8n)), told(() => totalMoves({ discs: 2.5 })),
        told(() => totalMoves({ discs: 3, rule: { arcs: [[0, 1]] } })), told(() => moveAt({ discs: 3 }, -1n)),
      ]));`;
    const said = JSON.parse(run(folder, "--input-type=module", "-e", script));
    assert.equal(said[0], String(2n ** 1000n - 1n));
    assert.deepEqual(said.slice(1, 5), ["presumed", null, { disc: 1, from: 0, to: 2 }, [0, 1, 2]]);
    for (const refused of said.slice(5)) assert.match(refused, /^RangeError: .+/);
  });

  test("what is no puzzle is refused, and never taken for another one", () => {
    const pegs = ["10", "-1", "1.5", "null", "undefined", "'1'", "'10'", "true", "[0]", "{}", "NaN"];
    const places = [...pegs.flatMap((peg) => [`[${peg}, 2]`, `[0, 1, ${peg}]`, `[0, ${peg}, 1, 1]`]), "[,0,1]", "[0,1]", "[0,1,2,0]", "[[0,1,2]]",
      ...["10", "-1", "1.5", "null", "true", "{}", "NaN", "new Uint8Array([0, 1, 2])", "() => 0", "'10'", "' 1'"]];
    const rules = [...pegs.map((peg) => `{ arcs: [[0, 1], [1, ${peg}], [2, 0]] }`), "{ arcs: [[0, 1], [12], [20]] }", "{ arcs: [[0, 1, 2]] }", "{ arcs: ['01', '12', '20'] }",
      "{ arcs: [,[0, 1]] }", "{ arcs: [[0,,1]] }", "{ arcs: 5 }", "{ arcs: '01,12,20' }", "{}", "null", "[]", "7", "[[0, 1], [1, 2], [2, 0]]", "'arcs:0,1'", "'ANY'"];
    const calls = [...places.flatMap((place) => [`{ discs: 3, from: ${place} }`, `{ discs: 3, to: ${place} }`]), ...rules.map((rule) => `{ discs: 3, rule: ${rule} }`)];
    const script = `import * as solver from "tower-of-hanoi-explorer/solver";
      const functions = [(puzzle) => solver.totalMoves(puzzle), (puzzle) => solver.positionAt(puzzle, 0), (puzzle) => solver.moveAt(puzzle, 1n)];
      const said = (puzzle) => functions.map((call) => { try { return JSON.stringify(call(puzzle)); } catch (error) { return error.name; } }).join();
      console.log(JSON.stringify([${calls.map((call) => `[${JSON.stringify(call)}, said(${call})]`)}]));`;
    for (const [call, said] of JSON.parse(run(folder, "--input-type=module", "-e", script))) assert.equal(said, "RangeError,RangeError,RangeError", call);
  });

  test("the project type-checks", () => {
    const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2023,dom", "main.ts"];
    run(folder, tool("typescript", "bin/tsc"), ...options);
    assert.throws(() => run(folder, tool("typescript", "bin/tsc"), ...options.slice(0, -1), "wrong.ts"), "what is wrong would be seen");
  });

  test("a production build contains the element, the solver and the worker, under any path", async () => {
    run(folder, tool("vite", "bin/vite.js"), "build", "--base", "./", "--logLevel", "error");
    const server = await serve(folder);
    try {
      await works(`${server.address}dist/`);
    } finally {
      server.stop();
    }
  }, { timeout: 120_000 });

  test("a development server serves them, too", async () => {
    const vite = spawn(process.execPath, [tool("vite", "bin/vite.js"), "--port", "0", "--host", "127.0.0.1"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
    try {
      const address = await new Promise((done, fail) => {
        let said = "";
        vite.stdout.on("data", (text) => {
          said += text;
          const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said.replace(/\u001b\[\d*m/g, ""));
          if (found) done(found[0]);
        });
        vite.on("exit", () => fail(new Error(said)));
      });
      await works(address);
    } finally {
      vite.kill();
    }
  }, { timeout: 120_000 });
});

describe("the npm package in React 19", () => {
  let project;
  before(async () => {
    project = await mkdtemp(join(tmpdir(), "hanoi-react-"));
    await cp(folder, project, { recursive: true });
    for (const name of ["react", "react-dom", "scheduler", "@types/react", "@types/react-dom", "csstype"]) {
      await cp(tool(name), join(project, "node_modules", name), { recursive: true });
    }
    await writeFile(join(project, "main.tsx"), reactPage);
    await writeFile(join(project, "index.html"), `<!doctype html><html lang="en"><head><title>React</title><link rel="icon" href="data:,"><script type="module" src="/main.tsx"></script></head><body><div id="app"></div></body></html>`);
  });
  after(() => rm(project, { recursive: true }));

  test("it type-checks, and what is wrong does not", async () => {
    const options = ["--noEmit", "--strict", "--jsx", "react-jsx", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2023,dom"];
    run(project, tool("typescript", "bin/tsc"), ...options, "main.tsx");
    for (const [right, wrong] of [["discs={discs}", "discs={[discs]}"], ['keys="no-letters"', 'key2="off"'], ["detail.index)} onmove", "detail.nothing)} onmove"], ["detail.message", "detail.text"]]) {
      await writeFile(join(project, "wrong.tsx"), reactPage.replace(right, wrong));
      assert.throws(() => run(project, tool("typescript", "bin/tsc"), ...options, "wrong.tsx"), undefined, wrong);
    }
  });

  test("properties, booleans, events and strict mode work", async () => {
    run(project, tool("vite", "bin/vite.js"), "build", "--base", "./", "--logLevel", "error");
    const server = await serve(join(project, "dist"));
    try {
      const page = await browser.newPage();
      const consoleErrors = [];
      page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
      page.on("pageerror", (error) => consoleErrors.push(error.message));
      await page.goto(server.address);
      await page.waitForFunction(() => document.querySelector("p").textContent === "17");
      assert.deepEqual(await page.evaluate(() => [String(tower.total), tower.theme, tower.keys, tower.className, typeof tower.play]), ["31", "dark", "no-letters", "board", "function"]);
      assert.equal(await page.locator("tower-of-hanoi").count(), 1);
      await page.click("#play");
      await page.waitForFunction(() => Number(document.querySelector("p").textContent) > 18);
      await page.click("#play");
      await page.waitForFunction(() => tower.getAttribute("play") === null || tower.getAttribute("play") === "0");
      await page.click("#more");
      await page.waitForFunction(() => tower.total === 63n && tower.theme === null);
      assert.deepEqual([await page.evaluate(() => document.body.dataset.problem), consoleErrors], ["", []]);
      await page.close();
    } finally {
      server.stop();
    }
  });
});
