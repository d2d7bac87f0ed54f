// The npm package as users get it: the packed file, installed into an empty Vite project.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { launchChromium } from "./engines.mjs";
import { serve } from "./server.mjs";
import { solve } from "./solver.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tool = (name, ...path) => join(root, "tools/node_modules", name, ...path);
const run = (folder, ...words) => execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const main = `
import "tower-of-hanoi-explorer";
import { Game, indexOf, moveAt, moves, positionAt, totalMoves, trace } from "tower-of-hanoi-explorer/solver";
import type { Move, Task } from "tower-of-hanoi-explorer/solver";

const game = new Game({ discs: 2, from: [0, 1] as const });
const made: Move | null = game.undo();
const tasks: Task[] | null = trace({ discs: 3 }, 1);
for (const { disc } of moves({ discs: 3, rule: { arcs: [[0, 1], [1, 2], [2, 0]] as const } })) indexOf({ discs: 3 }, [disc - 1, 0, 0]);
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

let browser, folder, packedName;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "hanoi-project-"));
  packedName = (await readdir(join(root, "target"))).find((name) => /^tower-of-hanoi-explorer-.*\.tgz$/.test(name));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "main.ts"), main);
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", join(root, "target", packedName)], { cwd: folder, stdio: "ignore" });
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
      ...["10", "-1", "1.5", "null", "true", "{}", "NaN", "new Uint8Array([0, 1, 2])", "() => 0", "'10'", "' 1'", "':000'", "2n", "{ __proto__: null }", "Symbol()"]];
    const rules = [...pegs.map((peg) => `{ arcs: [[0, 1], [1, ${peg}], [2, 0]] }`), "{ arcs: [[0, 1], [12], [20]] }", "{ arcs: [[0, 1, 2]] }", "{ arcs: ['01', '12', '20'] }",
      "{ arcs: [,[0, 1]] }", "{ arcs: [[0,,1]] }", "{ arcs: 5 }", "{ arcs: '01,12,20' }", "{}", "null", "[]", "7", "[[0, 1], [1, 2], [2, 0]]", "'arcs:0,1'", "'ANY'"];
    const calls = [...places.flatMap((place) => [`{ discs: 3, from: ${place} }`, `{ discs: 3, to: ${place} }`]), ...rules.map((rule) => `{ discs: 3, rule: ${rule} }`)];
    const script = `import * as solver from "tower-of-hanoi-explorer/solver";
      const functions = [(puzzle) => solver.totalMoves(puzzle), (puzzle) => solver.positionAt(puzzle, 0), (puzzle) => solver.moveAt(puzzle, 1n)];
      const said = (puzzle) => functions.map((call) => { try { return JSON.stringify(call(puzzle)); } catch (error) { return error.name; } }).join();
      console.log(JSON.stringify([${calls.map((call) => `[${JSON.stringify(call)}, said(${call})]`)}]));`;
    for (const [call, said] of JSON.parse(run(folder, "--input-type=module", "-e", script))) assert.equal(said, "RangeError,RangeError,RangeError", call);
  });

  test("what is no puzzle, index or move is refused by every function", () => {
    const wrong = ["undefined", "null", "3", "'3'", "[]", "() => 3", "{}", "{ discs: 3n }", "{ discs: 3, pegs: 3n }", "{ discs: 3, pegs: Symbol() }", "{ discs: 3, path: null }", "{ discs: 3, split: 1 }"];
    const places = ["-1", "-1n", "1.5", "8", "8n", "NaN", "'1'", "null", "2 ** 53", "[1]", "true"];
    const positions = ["undefined", "null", "[]", "[0, 0]", "[0, 0, 0, 0]", "[0, 0, 10]", "[0,, 0]", "'000'", "new Uint8Array(3)", "[0, 0, '0']"];
    const calls = [
      ...wrong.flatMap((puzzle) => ["totalMoves", "optimality", "moves"].map((name) => `${name}(${puzzle})`)),
      ...wrong.flatMap((puzzle) => ["moveAt", "positionAt", "trace"].map((name) => `${name}(${puzzle}, 1)`)),
      ...wrong.flatMap((puzzle) => [`indexOf(${puzzle}, [0, 0, 0])`, `new Game(${puzzle})`].filter((call) => !/^new.*(path|split)/.test(call))),
      ...places.flatMap((place) => [`moveAt({ discs: 3 }, ${place})`, `positionAt({ discs: 3 }, ${place})`, `trace({ discs: 3 }, ${place})`, `moves({ discs: 3 }, 1, ${place})`]),
      ...places.filter((place) => !/^8/.test(place)).map((place) => `moves({ discs: 3 }, ${place})`), "moves({ discs: 3 }, 0)",
      ...positions.map((position) => `indexOf({ discs: 3 }, ${position})`),
      ...["0, 0", "1, 0", "0, 3", "0, 10", "-1, 0", "'0', 1", "0", ""].map((move) => `new Game({ discs: 3 }).play(${move})`),
    ];
    const script = `import { Game, indexOf, moveAt, moves, optimality, positionAt, totalMoves, trace } from "tower-of-hanoi-explorer/solver";
      const said = (call) => { try { return String(call()); } catch (error) { return error.name; } };
      console.log(JSON.stringify([${calls.map((call) => `[${JSON.stringify(call)}, said(() => ${call})]`)}]));`;
    for (const [call, said] of JSON.parse(run(folder, "--input-type=module", "-e", script))) assert.equal(said, "RangeError", call);
  });

  test("moves, places, tasks and games agree with one another", () => {
    const puzzles = ["{ discs: 6 }", "{ discs: 5, rule: 'one-way', to: 1 }", "{ discs: 4, rule: 'linear' }", "{ discs: 6, pegs: 4 }", "{ discs: 3, pegs: 4, rule: 'one-way' }",
      "{ discs: 4, path: 'hamiltonian' }", "{ discs: 4, from: [0, 2, 1, 1], to: [2, 2, 0, 1] }", "{ discs: 0 }", "{ discs: 7, pegs: 5, split: 'largest' }"];
    const script = `import assert from "node:assert/strict";
      import { Game, indexOf, moveAt, moves, positionAt, totalMoves, trace } from "tower-of-hanoi-explorer/solver";
      let seen = 0;
      for (const puzzle of [${puzzles}]) {
        const [total, game] = [totalMoves(puzzle), new Game(puzzle)];
        assert.deepEqual(game.position, positionAt(puzzle, 0));
        for (const move of moves(puzzle)) {
          const number = BigInt(game.moves.length + 1);
          assert.deepEqual(moveAt(puzzle, number), move);
          assert.ok(game.legalMoves().some(({ disc, from, to }) => disc === move.disc && from === move.from && to === move.to));
          assert.deepEqual(game.play(move.from, move.to), move);
          assert.deepEqual(game.position, positionAt(puzzle, number));
          assert.equal(indexOf(puzzle, game.position), number);
          const tasks = trace(puzzle, number);
          for (const [place, { smallest, largest, before, moves: length }] of (tasks ?? []).entries()) {
            assert.ok(before < number && number <= before + length && smallest <= move.disc && move.disc <= largest);
            assert.ok(place === 0 || before >= tasks[place - 1].before && length <= tasks[place - 1].moves);
          }
          if (tasks) assert.deepEqual([tasks[0].before, tasks[0].moves, tasks.at(-1)], [0n, total, { smallest: move.disc, largest: move.disc, from: move.from, to: move.to, before: number - 1n, moves: 1n }]);
          seen += 1;
        }
        assert.deepEqual([BigInt(game.moves.length), game.isSolved], [total, true]);
        if (total === 0n) continue;
        const last = game.undo();
        assert.deepEqual([game.redo(), game.redo(), [...moves(puzzle, total)]], [last, null, [last]]);
      }
      // More than one batch, of a solution that is forgotten meanwhile; and the caller's object is the caller's.
      const legend = { discs: 64 };
      const first = 10n ** 18n, listed = moves(legend, first, first + 2500n);
      legend.discs = 3;
      let number = first;
      for (const move of listed) {
        if (number % 500n === 0n) for (let discs = 1; discs < 12; discs += 1) totalMoves({ discs });
        assert.deepEqual(move, moveAt({ discs: 64 }, number));
        number += 1n;
      }
      assert.equal(number, first + 2501n);
      assert.deepEqual([indexOf({ discs: 3 }, [0, 0, 1]), [...moves({ discs: 3 }, 5, 4)], trace({ discs: 3 }, 0)], [null, [], null]);
      console.log(seen);`;
    assert.ok(Number(run(folder, "--input-type=module", "-e", script)) > 300);
  });

  test("every total is exact, however long, and kept", () => {
    const script = `import { totalMoves } from "tower-of-hanoi-explorer/solver";
      const total = totalMoves({ discs: 1_000_000 });
      console.log(total === 2n ** 1_000_000n - 1n, total === totalMoves({ discs: 1_000_000 }));`;
    assert.equal(run(folder, "--input-type=module", "-e", script).trim(), "true true");
  });

  test("what the package says of itself is complete", async () => {
    const installed = join(folder, "node_modules/tower-of-hanoi-explorer");
    const about = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
    for (const field of ["name", "version", "description", "keywords", "homepage", "repository", "bugs", "license", "author", "types", "main", "exports"]) assert.ok(about[field]?.length !== 0 && about[field], field);
    const script = `import { createRequire } from "node:module";
      const { resolve } = createRequire(import.meta.url);
      console.log(${JSON.stringify(Object.keys(about.exports))}.filter((name) => name !== "./react").map((name) => resolve(name.replace(".", "tower-of-hanoi-explorer"))).length);`;
    assert.equal(Number(run(folder, "--input-type=module", "-e", script)), Object.keys(about.exports).length - 1);
    const [readme, types] = await Promise.all(["README.md", "solver.d.ts"].map((name) => readFile(join(installed, name), "utf8")));
    const exported = JSON.parse(run(folder, "--input-type=module", "-e", `import * as all from "tower-of-hanoi-explorer/solver"; console.log(JSON.stringify(Object.keys(all)));`));
    assert.ok(exported.length >= 8);
    for (const name of exported) assert.ok(new RegExp(`\`(new )?${name}\\(`).test(readme) && new RegExp(`export (function|class) ${name}\\b`).test(types), name);
    const manifest = JSON.parse(await readFile(join(installed, "custom-elements.json"), "utf8")).modules[0].declarations[0];
    for (const { name } of [...manifest.events, ...manifest.members]) assert.ok(readme.includes(`\`${name}`), `README.md of the package names ${name}`);
  });

  test("the examples in the documents come to what they say", async () => {
    let checked = 0;
    for (const file of ["README.md", "docs/solver.md", "static/package/README.md"]) {
      const text = await readFile(join(root, file), "utf8");
      for (const [, code] of text.matchAll(/```js\n(.*?)```/gs)) {
        if (!code.includes("tower-of-hanoi-explorer/solver")) continue;
        const lines = code.split("\n").map((line) => {
          const [, call, value] = /^([^=]*\(.*); \/\/ (-?\d+n?|\{.*\}|"[^"]*"|null|true|false)$/.exec(line) ?? [];
          if (!call) return line;
          checked += 1;
          return `assert.deepEqual(${call}, ${value});`;
        });
        run(folder, "--input-type=module", "-e", `import assert from "node:assert/strict";\n${lines.join("\n")}`);
      }
    }
    assert.ok(checked >= 8, `${checked} values`);
  });

  test("a server that renders pages may import the element, too", () => {
    const script = `import { TowerOfHanoi } from "tower-of-hanoi-explorer"; console.log(typeof TowerOfHanoi);`;
    assert.equal(run(folder, "--input-type=module", "-e", script).trim(), "function");
  });

  test("registries' linters find nothing in the packed file", () => {
    const packed = join(root, "target", packedName);
    assert.match(run(folder, tool("publint", "src/cli.js"), "run", packed, "--strict"), /All good/);
    // The page in one file is no module.
    run(folder, tool("@arethetypeswrong/cli", "dist/index.js"), packed, "--profile", "esm-only", "--exclude-entrypoints", "tower-of-hanoi.html");
  });

  test("the solver is as small as its README says", async () => {
    const installed = join(folder, "node_modules/tower-of-hanoi-explorer");
    const files = await Promise.all(["solver.js", "solver_bg.js", "solver_wasm.js"].map((name) => readFile(join(installed, name))));
    const sizes = [(bytes) => bytes, gzipSync].map((packed) => files.reduce((sum, file) => sum + packed(file).length, 0) / 1000);
    const stated = /about (\d+) kB, or (\d+) kB compressed/.exec(await readFile(join(installed, "README.md"), "utf8"))?.slice(1).map(Number);
    assert.ok(stated, "README.md of the package states the sizes");
    for (const [place, size] of sizes.entries()) assert.ok(Math.abs(size - stated[place]) < 0.1 * size, `${Math.round(size)} kB, not ${stated[place]}`);
  });

  test("the project type-checks, and what is wrong does not", async () => {
    const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2023,dom", "main.ts"];
    run(folder, tool("typescript", "bin/tsc"), ...options);
    for (const [right, wrong] of [["to: 1 }", "to: '1' }"], ['"one-way" as const', '"oneway" as const'], ["const made: Move |", "const made: Task |"], ["const total: bigint", "const total: number"], ["discs: 2,", ""]]) {
      assert.ok(main.includes(right), right);
      await writeFile(join(folder, "wrong.ts"), main.replace(right, wrong));
      assert.throws(() => run(folder, tool("typescript", "bin/tsc"), ...options.slice(0, -1), "wrong.ts"), /wrong\.ts/, wrong);
    }
    await rm(join(folder, "wrong.ts"));
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
