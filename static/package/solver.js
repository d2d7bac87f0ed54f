// The JavaScript API of the solver. Numbers of moves are exact, as BigInt.
import { Solver, initSync } from "./solver_bg.js";
import wasm from "./solver_wasm.js";

let isReady = false;
/** The program is embedded as Base64, so it is available synchronously in every JavaScript runtime. */
function initOnce() {
  if (isReady) return;
  const bytes = Uint8Array.from(atob(wasm), (char) => char.charCodeAt(0));
  initSync({ module: new WebAssembly.Module(bytes) });
  isReady = true;
}

// Keeps recent solvers, because callers ask for many moves of the same puzzle.
const maxCached = 8;
const cache = new Map();

const isPeg = (value) => Number.isInteger(value) && value >= 0 && value <= 9;

/** A placement as the solver reads it, which checks single pegs. Arrays start with disc 1, texts of positions with the largest disc. */
function placement(name, place) {
  if (!Array.isArray(place)) return String(place);
  // `every` leaves out holes.
  const pegs = Array.from(place);
  if (!pegs.every(isPeg)) throw new RangeError(`${name} must have a peg from 0 to 9 for each disc`);
  return `:${pegs.toReversed().join("")}`;
}

function ruleName(rule) {
  if (typeof rule === "string") return rule;
  const isArc = (arc) => Array.isArray(arc) && arc.length === 2 && Array.from(arc).every(isPeg);
  const arcs = Array.isArray(rule?.arcs) ? Array.from(rule.arcs) : [undefined];
  if (!arcs.every(isArc)) throw new RangeError("rule must be a name, or { arcs: […] } with two pegs from 0 to 9 for each");
  return `arcs:${arcs.map((arc) => arc.join("")).join()}`;
}

function solverFor({ discs, pegs = 3, rule = "any", from = 0, to = pegs - 1, path = "shortest", split = "smallest" }) {
  for (const [name, number] of Object.entries({ discs, pegs })) {
    if (!Number.isInteger(number) || number < 0 || number > 1_000_000) throw new RangeError(`${name} must be a whole number that a puzzle can have`);
  }
  if (!["shortest", "hamiltonian"].includes(path)) throw new RangeError('path must be "shortest" or "hamiltonian"');
  if (!["smallest", "largest"].includes(split)) throw new RangeError('split must be "smallest" or "largest"');
  const pathName = path === "shortest" && split === "largest" ? "largest" : path;
  const args = [discs, Math.min(pegs, 255), ruleName(rule), placement("from", from), placement("to", to), pathName];
  const key = JSON.stringify(args);
  const cached = cache.get(key);
  if (cached) return cached;
  initOnce();
  let solver;
  try {
    solver = new Solver(...args);
  } catch (error) {
    throw new RangeError(error.message);
  }
  cache.set(key, solver);
  if (cache.size > maxCached) {
    const [[oldestKey, oldest]] = cache;
    cache.delete(oldestKey);
    oldest.free();
  }
  return solver;
}

/** Validates an index and returns its decimal digits. */
function decimal(index) {
  const number = typeof index === "bigint" ? index : Number.isSafeInteger(index) ? BigInt(index) : undefined;
  if (number === undefined || number < 0n) throw new RangeError("index must be a BigInt or a safe whole number, 0 or more");
  return String(number);
}

export function totalMoves(puzzle) {
  return BigInt(solverFor(puzzle).total());
}

export function optimality(puzzle) {
  return solverFor(puzzle).optimality();
}

export function moveAt(puzzle, index) {
  const text = decimal(index);
  const step = solverFor(puzzle).moveAt(text);
  if (!step) {
    if (text === "0") return null;
    throw new RangeError("the index is larger than the number of moves");
  }
  const [disc, from, to] = step;
  return { disc, from, to };
}

export function positionAt(puzzle, index) {
  const position = solverFor(puzzle).positionAt(decimal(index));
  if (!position) throw new RangeError("the index is larger than the number of moves");
  return [...position];
}
