/** The move that led to an index, and the position there. Pegs from 0, disc 1 is the smallest. */
export interface Place {
  /** Moves made, in decimal. */
  index: string;
  /** Moves in all, in decimal. */
  total: string;
  /** The disc that moved last; null at the start. */
  disc: number | null;
  from: number | null;
  to: number | null;
  /** The peg of each disc, disc 1 first. */
  position: number[];
}

/** A value that was not taken. */
export interface Problem {
  /** The parameter of links that it concerned; empty where the program could not be loaded. */
  parameter: string;
  message: string;
}

export interface TowerOfHanoiEventMap extends HTMLElementEventMap {
  ready: CustomEvent<Place>;
  move: CustomEvent<Place>;
  problem: CustomEvent<Problem>;
}

/** `<tower-of-hanoi>`: its attributes are the parameters of links. */
export class TowerOfHanoi extends HTMLElement {
  /** The index. A number or a text, as the number field takes it, may be set as well. */
  get move(): bigint;
  set move(index: bigint | number | string);
  readonly total: bigint;
  /** The peg of each disc, disc 1 first. */
  readonly position: number[];
  seek(index: bigint | number | string): void;
  play(): void;
  pause(): void;
  next(): void;
  previous(): void;
  first(): void;
  last(): void;
  addEventListener<K extends keyof TowerOfHanoiEventMap>(
    type: K,
    listener: (this: TowerOfHanoi, event: TowerOfHanoiEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "tower-of-hanoi": TowerOfHanoi;
  }
}
