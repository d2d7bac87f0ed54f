/** Which moves between pegs are allowed: a name, or the moves themselves. */
export type Rule = "any" | "cyclic" | "one-way" | "linear" | "star" | `arcs:${string}` | { arcs: readonly (readonly [number, number])[] };

/** A puzzle. Pegs are numbered from 0, discs from 1, the smallest. Fields of other names are ignored. */
export interface Puzzle {
  /**
   * 0 to 1,000,000. Other puzzles than the classic one have smaller limits: 100,000, 20,000 or 5,000 discs with a known recursion,
   * and 7 to 16 where a search is needed. The README has a table, and the error says which limit it is.
   */
  discs: number;
  /** 1 to 10. Default: 3. */
  pegs?: number;
  /** Default: any move. */
  rule?: Rule;
  /** A peg, or the peg of each disc, disc 1 first. Default: peg 0. */
  from?: number | readonly number[];
  /** The same. Default: the last peg. */
  to?: number | readonly number[];
  /** The shortest solution, or the path through every position. Default: the shortest. */
  path?: "shortest" | "hamiltonian";
  /** Which of several equally short solutions to use on four or more pegs. Default: the one that sets the fewest discs aside. */
  split?: "smallest" | "largest";
}

/** One disc moves from one peg to another. */
export interface Move {
  disc: number;
  from: number;
  to: number;
}

/** A task of the recursion: some discs go from one place to another, by the moves `before + 1n` to `before + moves`. */
export interface Task {
  /** The smallest disc that moves. */
  smallest: number;
  /** The largest disc that moves. It is also the smallest one in a task that is a single move. */
  largest: number;
  /** The peg where these discs are before; null if they are scattered. */
  from: number | null;
  /** The peg where these discs are after; null if they are scattered. */
  to: number | null;
  /** The number of moves of the solution before the task. */
  before: bigint;
  /** The number of moves of the task. */
  moves: bigint;
}

/**
 * The number of moves of the solution.
 * @throws {RangeError} With the reason, if there is no such puzzle or no solution. So do all functions that take a puzzle.
 */
export function totalMoves(puzzle: Puzzle): bigint;

/** Whether the solution is proven, presumed or found by a search to be the shortest. */
export function optimality(puzzle: Puzzle): "proven" | "presumed" | "searched";

/**
 * The move that leads to an index: move 1 is the first; null at 0. It takes as long at the end as at the start.
 * @throws {RangeError} Past the end.
 */
export function moveAt(puzzle: Puzzle, index: bigint | number): Move | null;

/**
 * The peg of each disc after so many moves, disc 1 first.
 * @throws {RangeError} Past the end.
 */
export function positionAt(puzzle: Puzzle, index: bigint | number): number[];

/**
 * The number of moves after which the solution reaches a position, the inverse of `positionAt`; null if it never does.
 * @throws {RangeError} If the position has another number of discs, or a peg that is none.
 */
export function indexOf(puzzle: Puzzle, position: readonly number[]): bigint | null;

/**
 * The tasks of the recursion that contain a move, from the whole task to the move itself; null at 0, if the solution has no
 * recursion, and for the classic puzzle with more than 20,000 discs.
 * @throws {RangeError} Past the end.
 */
export function trace(puzzle: Puzzle, index: bigint | number): Task[] | null;

/**
 * The moves with the numbers from `first` to `last`, one after the other. The defaults are the first move and the last one.
 * @throws {RangeError} At once, if `first` is 0 or `last` is past the end. There is no move if `first` is larger than `last`.
 */
export function moves(puzzle: Puzzle, first?: bigint | number, last?: bigint | number): Generator<Move, void, undefined>;

/** A puzzle played by hand: any legal moves, at most 5,000, with undo and redo. `path` and `split` do not matter. */
export class Game {
  /** @throws {RangeError} With the reason, if there is no such puzzle. It need not have a solution. */
  constructor(puzzle: Puzzle);
  /** The peg of each disc, disc 1 first. */
  get position(): number[];
  /** Whether all discs are at the goal. */
  get isSolved(): boolean;
  /** The moves made, without those taken back. */
  get moves(): Move[];
  /** The moves that may be made now. */
  legalMoves(): Move[];
  /**
   * Moves the top disc of one peg to another, and returns the move.
   * @throws {RangeError} With the reason, if the move is not legal. Then the game does not change.
   */
  play(from: number, to: number): Move;
  /** Takes back the last move, and returns it; null if there is none. */
  undo(): Move | null;
  /** Makes the move again that was taken back last, and returns it; null if there is none. */
  redo(): Move | null;
}
