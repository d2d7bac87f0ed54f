/** Between which pegs a disc may move: a name, or the moves themselves. */
export type Rule = "any" | "cyclic" | "one-way" | "linear" | "star" | `arcs:${string}` | { arcs: [number, number][] };

/** A puzzle. Pegs are numbered from 0, discs from 1, the smallest. */
export interface Puzzle {
  /** 0 to 1,000,000; see the README for the limits of each rule. */
  discs: number;
  /** 1 to 10; 3 when not given. */
  pegs?: number;
  /** Any move when not given. */
  rule?: Rule;
  /** A peg, or the peg of each disc, disc 1 first; peg 0 when not given. */
  from?: number | number[];
  /** The same; the last peg when not given. */
  to?: number | number[];
  /** The shortest when not given, or the path through every position. */
  path?: "shortest" | "hamiltonian";
  /** Which of the equally short ways on four and more pegs: by the fewest discs set aside when not given. */
  split?: "smallest" | "largest";
}

/** One disc going from one peg to another. */
export interface Move {
  disc: number;
  from: number;
  to: number;
}

/** How many moves the solution has. Throws a `RangeError` that says why where there is none. */
export function totalMoves(puzzle: Puzzle): bigint;

/** How sure it is that there is no shorter solution. */
export function optimality(puzzle: Puzzle): "proven" | "presumed" | "searched";

/** The move that leads to an index: move 1 is the first; null at 0. Throws a `RangeError` past the end. */
export function moveAt(puzzle: Puzzle, index: bigint | number): Move | null;

/** The peg of each disc at an index, disc 1 first. Throws a `RangeError` past the end. */
export function positionAt(puzzle: Puzzle, index: bigint | number): number[];
