/** The move that led to an index, and the position there. Pegs from 0, disc 1 is the smallest. */
export interface Place {
  /** Moves made, in decimal. */
  index: string;
  /** Total moves, in decimal. */
  total: string;
  /** The disc that moved last; null at the start. */
  disc: number | null;
  from: number | null;
  to: number | null;
  /** The peg of each disc, disc 1 first. */
  position: number[];
}

/** What the element shows, after a setting has changed. */
export interface State {
  /** The query of a link to it. */
  link: string;
  index: string;
  total: string;
  playing: boolean;
}

/** A value that could not be used. */
export interface Problem {
  /** The link parameter; empty if the program could not be loaded. */
  parameter: string;
  message: string;
}

/** An answer to a question of an exercise. */
export interface Answer {
  task:
    | "predict" | "reach" | "order" | "call" | "legal" | "count" | "lines" | "tally" | "prints" | "next-line" | "depth" | "write";
  seed: number;
  /** The step of the lesson, only in one. */
  step?: number;
  /** The number of the question, from 1, and how many there are. */
  question: number;
  questions: number;
  right: boolean;
  /** The answer: `disc,from,to`, a number, the places of pictures or lines, the letter of a choice, or how many moves it took. */
  given: string;
  /** The correct answer. */
  wanted: string;
  /** The same as a statement of the Experience API, without its actor. */
  statement: Record<string, unknown>;
}

/** How far a learner is with an exercise. */
export interface Score {
  /** How many questions were answered, how many of them were right at the first attempt, and how many there are. */
  answered: number;
  right: number;
  questions: number;
  /** The share of all questions that were right at the first attempt; null until one was answered. */
  score: number | null;
  /** What `restore` takes on a later visit. */
  state: string;
}

export interface TowerOfHanoiEventMap extends HTMLElementEventMap {
  ready: CustomEvent<Place>;
  move: CustomEvent<Place>;
  state: CustomEvent<State>;
  problem: CustomEvent<Problem>;
  answer: CustomEvent<Answer>;
  score: CustomEvent<Score>;
}

type Listener<K extends keyof TowerOfHanoiEventMap> = (this: TowerOfHanoi, event: TowerOfHanoiEventMap[K]) => unknown;

/** The parameters of links, as attributes and as properties: `docs/links.md` of the project says what each means. */
export interface TowerOfHanoiParameters {
  discs?: string | number;
  pegs?: string | number;
  rule?: string;
  from?: string | number;
  to?: string | number;
  path?: string;
  split?: string;
  event?: string | number;
  speed?: string | number;
  loop?: string;
  show?: string;
  timeline?: string;
  graph?: string;
  mark?: string | number;
  tour?: string | boolean;
  trace?: string;
  program?: string;
  code?: string;
  race?: string | number;
  with?: string;
  keys?: string;
  lesson?: string;
  step?: string | number;
  walk?: string;
  at?: string | number;
  aids?: string;
  task?: string;
  seed?: string | number;
  registration?: string;
  lock?: string;
  lang?: string;
  theme?: "auto" | "light" | "dark" | "";
}

/** What JSX takes: the parameters, and what every element has. */
export interface TowerOfHanoiAttributes extends TowerOfHanoiParameters {
  move?: string | number | bigint;
  play?: string | boolean;
  class?: string;
  className?: string;
  id?: string;
  style?: object | string;
  hidden?: boolean;
  ref?: unknown;
  key?: string | number;
}

/** What JSX takes for events where a handler is `on` and the event's name, as in React 19. */
export type TowerOfHanoiHandlers = { [K in "ready" | "move" | "state" | "problem" | "answer" | "score" as `on${K}`]?: (event: TowerOfHanoiEventMap[K]) => void };

/** `<tower-of-hanoi>`: its attributes are the parameters of links. */
export class TowerOfHanoi extends HTMLElement {
  /** The current index. You can also set a number, or a string that the move number field accepts. */
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
  /** Takes over the answers of an earlier visit: the `state` of a `score` event. */
  restore(state: string): void;
  // The parameters: what an attribute holds, or null without it. Null and undefined take it away.
  get discs(): string | null;
  set discs(value: string | number | null | undefined);
  get pegs(): string | null;
  set pegs(value: string | number | null | undefined);
  get rule(): string | null;
  set rule(value: string | null | undefined);
  get from(): string | null;
  set from(value: string | number | null | undefined);
  get to(): string | null;
  set to(value: string | number | null | undefined);
  get path(): string | null;
  set path(value: string | null | undefined);
  get split(): string | null;
  set split(value: string | null | undefined);
  get event(): string | null;
  set event(value: string | number | null | undefined);
  get speed(): string | null;
  set speed(value: string | number | null | undefined);
  get loop(): string | null;
  set loop(value: string | null | undefined);
  get show(): string | null;
  set show(value: string | null | undefined);
  get timeline(): string | null;
  set timeline(value: string | null | undefined);
  get graph(): string | null;
  set graph(value: string | null | undefined);
  get mark(): string | null;
  set mark(value: string | number | null | undefined);
  get tour(): string | null;
  set tour(value: string | boolean | null | undefined);
  get trace(): string | null;
  set trace(value: string | null | undefined);
  get program(): string | null;
  set program(value: string | null | undefined);
  get code(): string | null;
  set code(value: string | null | undefined);
  get race(): string | null;
  set race(value: string | number | null | undefined);
  get with(): string | null;
  set with(value: string | null | undefined);
  get keys(): string | null;
  set keys(value: string | null | undefined);
  get lesson(): string | null;
  set lesson(value: string | null | undefined);
  get step(): string | null;
  set step(value: string | number | null | undefined);
  get walk(): string | null;
  set walk(value: string | null | undefined);
  get at(): string | null;
  set at(value: string | number | null | undefined);
  get aids(): string | null;
  set aids(value: string | null | undefined);
  get task(): string | null;
  set task(value: string | null | undefined);
  get seed(): string | null;
  set seed(value: string | number | null | undefined);
  get registration(): string | null;
  set registration(value: string | null | undefined);
  get lock(): string | null;
  set lock(value: string | null | undefined);
  get theme(): string | null;
  set theme(value: "auto" | "light" | "dark" | "" | null | undefined);
  addEventListener<K extends keyof TowerOfHanoiEventMap>(type: K, listener: Listener<K>, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof TowerOfHanoiEventMap>(type: K, listener: Listener<K>, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "tower-of-hanoi": TowerOfHanoi;
  }
  namespace JSX {
    interface IntrinsicElements {
      "tower-of-hanoi": TowerOfHanoiAttributes;
    }
  }
}
