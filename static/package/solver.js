// The solver for scripts: exact at any move of any puzzle, with BigInt for whatever counts moves.
import { Solver, initSync } from "./solver_bg.js";
import wasm from "./solver_wasm.js";

let isReady = false;
/** The program stands in a script as text, so that it is there at once and wherever scripts are. */
function begin() {
  if (isReady) return;
  const bytes = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
  initSync({ module: new WebAssembly.Module(bytes) });
  isReady = true;
}

// Some puzzles, solved: who asks for move after move does not have it solved each time.
const most = 8;
const solved = new Map();

function solver({ discs, pegs = 3, rule = "any", from = 0, to = pegs - 1, path = "shortest", split = "smallest" }) {
  for (const [name, number] of Object.entries({ discs, pegs })) {
    if (!Number.isInteger(number) || number < 0 || number > 1_000_000) throw new RangeError(`${name} is no number that a puzzle has`);
  }
  if (!["shortest", "hamiltonian"].includes(path)) throw new RangeError("path: shortest or hamiltonian");
  if (!["smallest", "largest"].includes(split)) throw new RangeError("split: smallest or largest");
  const way = path === "shortest" && split === "largest" ? "largest" : path;
  // Lists have disc 1 first, texts of positions the largest disc.
  const stand = (place) => (Array.isArray(place) ? `:${place.toReversed().join("")}` : String(place));
  const arcs = typeof rule === "string" ? rule : `arcs:${rule.arcs.map((arc) => arc.join("")).join()}`;
  const words = [discs, Math.min(pegs, 255), arcs, stand(from), stand(to), way];
  const key = JSON.stringify(words);
  const found = solved.get(key);
  if (found) return found;
  begin();
  let made;
  try {
    made = new Solver(...words);
  } catch (error) {
    throw new RangeError(error.message);
  }
  solved.set(key, made);
  if (solved.size > most) {
    const [[oldest, gone]] = solved;
    solved.delete(oldest);
    gone.free();
  }
  return made;
}

/** An index as the program reads it. */
function decimal(index) {
  const number = typeof index === "bigint" ? index : Number.isSafeInteger(index) ? BigInt(index) : undefined;
  if (number === undefined || number < 0n) throw new RangeError("an index is a BigInt or a whole number from 0");
  return String(number);
}

export function totalMoves(puzzle) {
  return BigInt(solver(puzzle).total());
}

export function optimality(puzzle) {
  return solver(puzzle).optimality();
}

export function moveAt(puzzle, index) {
  const text = decimal(index);
  const step = solver(puzzle).moveAt(text);
  if (!step) {
    if (text === "0") return null;
    throw new RangeError("the solution has no such move");
  }
  const [disc, from, to] = step;
  return { disc, from, to };
}

export function positionAt(puzzle, index) {
  const position = solver(puzzle).positionAt(decimal(index));
  if (!position) throw new RangeError("the solution has no such index");
  return [...position];
}
