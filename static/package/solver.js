// The JavaScript API of the solver. Numbers of moves are exact, as BigInt.
import { Play, Solver, initSync } from "./solver_bg.js";
import wasm from "./solver_wasm.js";

let isReady = false;
/** The program is embedded as Base64, so it is available synchronously in every JavaScript runtime. */
function initOnce() {
  if (isReady) return;
  const bytes = Uint8Array.from(atob(wasm), (char) => char.charCodeAt(0));
  initSync({ module: new WebAssembly.Module(bytes) });
  isReady = true;
}

/** Calls the program, whose errors say what is wrong with the values. */
function ask(call) {
  initOnce();
  try {
    return call();
  } catch (error) {
    throw new RangeError(error.message);
  }
}

const isPeg = (value) => Number.isInteger(value) && value >= 0 && value <= 9;

/** The peg of each disc, disc 1 first, checked one by one. */
function pegsOf(name, position) {
  // `every` leaves out holes.
  const pegs = Array.isArray(position) ? Array.from(position) : [undefined];
  if (!pegs.every(isPeg)) throw new RangeError(`${name} must have a peg from 0 to 9 for each disc`);
  return pegs;
}

/** A placement as the solver reads it, which checks single pegs. Arrays start with disc 1, texts of positions with the largest disc. */
function placement(name, place) {
  if (Array.isArray(place)) return `:${pegsOf(name, place).reverse().join("")}`;
  // The program knows which numbers are pegs. The other form of its own is not for callers.
  return typeof place === "number" || (typeof place === "string" && !place.startsWith(":")) ? String(place) : "?";
}

function ruleName(rule) {
  if (typeof rule === "string") return rule;
  const isArc = (arc) => Array.isArray(arc) && arc.length === 2 && Array.from(arc).every(isPeg);
  const arcs = Array.isArray(rule?.arcs) ? Array.from(rule.arcs) : [undefined];
  if (!arcs.every(isArc)) throw new RangeError("rule must be a name, or { arcs: […] } with two pegs from 0 to 9 for each");
  return `arcs:${arcs.map((arc) => arc.join("")).join()}`;
}

/** A puzzle as the program takes it. */
function valuesOf(puzzle) {
  if (typeof puzzle !== "object" || puzzle === null) throw new RangeError("a puzzle must be an object such as { discs: 3 }");
  const { discs, pegs = 3, rule = "any", from = 0 } = puzzle;
  for (const [name, number] of Object.entries({ discs, pegs })) {
    if (!Number.isInteger(number) || number < 0 || number > 1_000_000) throw new RangeError(`${name} must be a whole number that a puzzle can have`);
  }
  const { to = pegs - 1 } = puzzle;
  return [discs, Math.min(pegs, 255), ruleName(rule), placement("from", from), placement("to", to)];
}

function pathName({ path = "shortest", split = "smallest" }) {
  if (!["shortest", "hamiltonian"].includes(path)) throw new RangeError('path must be "shortest" or "hamiltonian"');
  if (!["smallest", "largest"].includes(split)) throw new RangeError('split must be "smallest" or "largest"');
  return path === "shortest" && split === "largest" ? "largest" : path;
}

// Keeps recent solutions, because callers ask for many moves of the same puzzle.
const maxCached = 8;
const cache = new Map();

/** A puzzle's solution in the program, and its number of moves. */
function solutionOf(puzzle) {
  return solutionWith([...valuesOf(puzzle), pathName(puzzle)]);
}

function solutionWith(values) {
  // Texts as they were given may have any letter in them.
  const key = JSON.stringify(values);
  const cached = cache.get(key);
  if (cached) return cached;
  const solver = ask(() => new Solver(...values));
  const solution = { solver, total: BigInt(solver.total()) };
  cache.set(key, solution);
  if (cache.size > maxCached) {
    const [[oldestKey, oldest]] = cache;
    cache.delete(oldestKey);
    oldest.solver.free();
  }
  return solution;
}

/** An index as a BigInt that the program can take. */
function exact(index) {
  const number = typeof index === "bigint" ? index : Number.isSafeInteger(index) ? BigInt(index) : undefined;
  if (number === undefined || number < 0n) throw new RangeError("index must be a BigInt or a safe whole number, 0 or more");
  return number;
}

/** A number of moves as the program reads it, once it is known to be on the path. */
function onPath(index, total) {
  if (index > total) throw new RangeError("the index is larger than the number of moves");
  return index.toString(16);
}

const moveOf = ([disc, from, to]) => ({ disc, from, to });

/** The moves in a list of numbers, three for each. */
const movesOf = (numbers) => Array.from({ length: numbers.length / 3 }, (_, place) => moveOf(numbers.subarray(3 * place)));

export function totalMoves(puzzle) {
  return solutionOf(puzzle).total;
}

export function optimality(puzzle) {
  return solutionOf(puzzle).solver.optimality();
}

export function moveAt(puzzle, index) {
  const number = exact(index);
  const { solver, total } = solutionOf(puzzle);
  const move = solver.moveAt(onPath(number, total));
  return move ? moveOf(move) : null;
}

export function positionAt(puzzle, index) {
  const number = exact(index);
  const { solver, total } = solutionOf(puzzle);
  return [...solver.positionAt(onPath(number, total))];
}

export function indexOf(puzzle, position) {
  const pegs = pegsOf("position", position);
  const { solver } = solutionOf(puzzle);
  if (pegs.length !== puzzle.discs) throw new RangeError(`position must have a peg for each of the ${puzzle.discs} discs`);
  const index = solver.indexOf(Uint8Array.from(pegs));
  return index === undefined ? null : BigInt(index);
}

export function trace(puzzle, index) {
  const number = exact(index);
  const { solver, total } = solutionOf(puzzle);
  const tasks = solver.trace(onPath(number, total));
  if (!tasks) return null;
  return tasks.map((task) => {
    const { smallest, largest, from = null, to = null } = task;
    const [before, moves] = [BigInt(task.before), BigInt(task.length)];
    task.free();
    return { smallest, largest, from, to, before, moves };
  });
}

/** So many moves are asked for at once. */
const maxBatch = 1000;

export function moves(puzzle, first = 1n, last = undefined) {
  // The values as they are now: the caller may change the object before the last move.
  const values = [...valuesOf(puzzle), pathName(puzzle)];
  const { total } = solutionWith(values);
  const end = last === undefined ? total : exact(last);
  const start = exact(first);
  if (start === 0n) throw new RangeError("the first move has number 1");
  onPath(end, total);
  return batches(values, start, end);
}

function* batches(values, first, last) {
  for (let next = first; next <= last; next += BigInt(maxBatch)) {
    const left = last - next + 1n;
    const count = left < maxBatch ? Number(left) : maxBatch;
    yield* movesOf(solutionWith(values).solver.moves(next.toString(16), count));
  }
}

export class Game {
  #play;

  constructor(puzzle) {
    const values = valuesOf(puzzle);
    this.#play = ask(() => new Play(...values));
  }

  get position() {
    return [...this.#play.position()];
  }

  get isSolved() {
    return this.#play.isSolved();
  }

  get moves() {
    return movesOf(this.#play.moves());
  }

  legalMoves() {
    return movesOf(this.#play.legalMoves());
  }

  play(from, to) {
    if (!isPeg(from) || !isPeg(to)) throw new RangeError("a move is from one peg to another, each from 0 to 9");
    return moveOf(ask(() => this.#play.play(from, to)));
  }

  undo() {
    const move = this.#play.undo();
    return move ? moveOf(move) : null;
  }

  redo() {
    const move = this.#play.redo();
    return move ? moveOf(move) : null;
  }
}
