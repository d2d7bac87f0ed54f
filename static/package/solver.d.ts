/** Which moves between pegs are allowed: a name, or the moves themselves. */
export type Rule = "any" | "cyclic" | "one-way" | "linear" | "star" | `arcs:${string}` | { arcs: [number, number][] };

/** A puzzle. Pegs are numbered from 0, discs from 1, the smallest. */
export interface Puzzle {
  /** 0 to 1,000,000; see the README for the limits of each rule. */
  discs: number;
  /** 1 to 10. Default: 3. */
  pegs?: number;
  /** Default: any move. */
  rule?: Rule;
  /** A peg, or the peg of each disc, disc 1 first. Default: peg 0. */
  from?: number | number[];
  /** The same. Default: the last peg. */
  to?: number | number[];
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

/** The number of moves of the solution. Throws a `RangeError` with the reason if there is none. */
export function totalMoves(puzzle: Puzzle): bigint;

/** Whether the solution is proven, presumed or found by a search to be the shortest. */
export function optimality(puzzle: Puzzle): "proven" | "presumed" | "searched";

/** The move that leads to an index: move 1 is the first; null at 0. Throws a `RangeError` past the end. */
export function moveAt(puzzle: Puzzle, index: bigint | number): Move | null;

/** The peg of each disc at an index, disc 1 first. Throws a `RangeError` past the end. */
export function positionAt(puzzle: Puzzle, index: bigint | number): number[];
