// Calls of the npm package's functions.
import { random } from "../random.mjs";
import { pack } from "../values.mjs";
import { index, kinds } from "./puzzles.mjs";

const functions = ["totalMoves", "optimality", "moveAt", "positionAt"];

const puzzles = [
  {}, { discs: 0 }, { discs: 1 }, { discs: -1 }, { discs: 2.5 }, { discs: NaN }, { discs: Infinity }, { discs: "3" }, { discs: null }, { discs: 3n },
  { discs: 1_000_000 }, { discs: 1_000_001 }, { discs: 3, pegs: 0 }, { discs: 1, pegs: 1 }, { discs: 0, pegs: 1 }, { discs: 3, pegs: 11 }, { discs: 3, pegs: 300 },
  { discs: 3, pegs: 2 }, { discs: 1, pegs: 2 }, { discs: 3, rule: "" }, { discs: 3, rule: "ring" }, { discs: 3, rule: "arcs:01,12,20" }, { discs: 3, rule: "arcs:01" },
  { discs: 3, rule: { arcs: [[0, 1], [1, 2], [2, 0]] } }, { discs: 3, rule: { arcs: [] } }, { discs: 3, rule: { arcs: [[0, 0]] } }, { discs: 3, rule: { arcs: [[0, 3]] } },
  { discs: 3, from: 3 }, { discs: 3, from: -1 }, { discs: 3, from: "1" }, { discs: 3, from: "x" }, { discs: 3, from: "" }, { discs: 3, from: [] }, { discs: 3, from: [0, 1] },
  { discs: 3, from: [0, 1, 2], to: 0 }, { discs: 3, from: [0, 1, 3] }, { discs: 3, from: [10, 0, 0] }, { discs: 3, to: [2, 1, 0] }, { discs: 3, to: 0 }, { discs: 3, to: 9 },
  { discs: 3, path: "hamiltonian" }, { discs: 3, path: "hamiltonian", from: 0, to: 0 }, { discs: 3, path: "hamiltonian", rule: "linear" }, { discs: 3, path: "hamiltonian", pegs: 4 },
  { discs: 3, path: "longest" }, { discs: 9, pegs: 4, split: "largest" }, { discs: 9, pegs: 4, split: "smallest" }, { discs: 9, pegs: 4, split: "middle" },
  { discs: 9, pegs: 4, path: "hamiltonian", split: "largest" }, { discs: 40, pegs: 4, rule: "one-way" }, { discs: 20_001, rule: "linear" }, { discs: 3, unknown: 1 },
  { discs: undefined }, { discs: 5, pegs: undefined, rule: undefined, from: undefined, to: undefined, path: undefined, split: undefined },
  { discs: 3, pegs: 4, from: [0, 1, 2] }, { discs: 6, pegs: 4, rule: "star" }, { discs: 6, pegs: 4, rule: "linear" }, { discs: 64, rule: "one-way" }, { discs: 300, rule: "cyclic" },
];

const indices = [0, 1, 7, 8, 0n, 7n, 8n, -1, -1n, 1.5, NaN, Infinity, "3", "", null, undefined, true, 2 ** 53, 2 ** 53 - 1, 10n ** 30n, [], {}];

export function cases() {
  const source = random(1889);
  const calls = [["exports"]];
  for (const puzzle of puzzles) {
    // A million discs have a total of 300,000 digits, and a position as long.
    calls.push(["totalMoves", puzzle], ["optimality", puzzle], ["moveAt", puzzle, 1n], ["positionAt", puzzle, 1n]);
  }
  for (const at of indices) calls.push(["moveAt", { discs: 3 }, at], ["positionAt", { discs: 3 }, at]);
  for (const kind of Object.keys(kinds)) {
    for (const puzzle of source.many(12, () => kinds[kind](source))) {
      const at = BigInt(index(source, puzzle));
      for (const name of functions) calls.push(name.endsWith("At") ? [name, puzzle, at] : [name, puzzle]);
    }
  }
  return calls.map((input, place) => ({ id: `npm-${place + 1}`, input: pack(input) }));
}
