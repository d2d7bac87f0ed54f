// Puzzles by chance, for the JSON Lines program and the npm package.
export const RULES = ["any", "cyclic", "one-way", "linear", "star"];

/** A list of arcs on so many pegs; most lead from each peg to each. */
export function arcs(source, pegs) {
  const all = source.many(pegs, (from) => source.many(pegs, (to) => [from, to])).flat().filter(([from, to]) => from !== to);
  const keep = source.between(2, all.length);
  return all.map((arc) => [source.below(1000), arc]).sort(([a], [b]) => a - b).slice(0, keep).map(([, arc]) => arc);
}

const position = (source, discs, pegs) => source.many(discs, () => source.below(pegs));

/** Two different pegs, or now and then one. */
function ends(source, pegs) {
  const from = source.below(pegs);
  const to = source.below(8) === 0 ? from : (from + source.between(1, Math.max(1, pegs - 1))) % pegs;
  return { from, to };
}

/** Kinds of puzzles, each a function of a source of chance. */
export const kinds = {
  named: (source) => ({ rule: source.pick(RULES), pegs: 3, discs: source.between(0, 64), ...ends(source, 3) }),
  positions(source) {
    const discs = source.between(1, 30);
    const stand = () => (source.below(4) === 0 ? source.below(3) : position(source, discs, 3));
    return { rule: source.pick(RULES), pegs: 3, discs, from: stand(), to: stand() };
  },
  arcs(source) {
    const discs = source.between(0, 9);
    const to = source.below(3) === 0 ? position(source, discs, 3) : source.below(3);
    return { rule: { arcs: arcs(source, 3) }, pegs: 3, discs, from: source.below(3), to };
  },
  pegs(source) {
    const pegs = source.between(4, 10);
    const split = source.below(2) ? { split: source.pick(["largest", "smallest"]) } : {};
    return { rule: "any", pegs, discs: source.between(0, 90), ...ends(source, pegs), ...split };
  },
  searched(source) {
    const pegs = source.between(4, 6);
    const discs = source.between(1, pegs === 4 ? 7 : 5);
    return { rule: source.pick(RULES), pegs, discs, from: position(source, discs, pegs), to: position(source, discs, pegs) };
  },
  four: (source) => ({ rule: source.pick(["cyclic", "one-way", "linear", "star"]), pegs: 4, discs: source.between(0, 7), ...ends(source, 4) }),
  recursive(source) {
    const rule = source.pick(["star", "cyclic"]);
    const [from, to] = rule === "star" ? [source.between(1, 3), source.between(1, 3)] : [source.below(4), source.below(4)];
    const neighbours = (4 + to - from) % 4 !== 2;
    return { rule, pegs: 4, discs: source.between(0, rule === "star" || neighbours ? 60 : 7), from, to };
  },
  row: (source) => ({ rule: "linear", pegs: 4, discs: source.between(0, 11), from: source.between(0, 2), to: source.between(1, 2) }),
  hamiltonian: (source) => ({ pegs: source.below(12) ? 3 : 4, rule: source.below(9) ? "any" : "linear", discs: source.between(0, 60), ...ends(source, 3), path: "hamiltonian" }),
  few(source) {
    const pegs = source.pick([0, 1, 1, 2, 2, 2, 11]);
    return { rule: source.pick(RULES), pegs, discs: source.between(0, 4), from: source.below(2), to: source.below(2) };
  },
  large: (source) => ({ rule: source.pick(RULES), pegs: source.pick([3, 3, 3, 5, 10]), discs: source.between(100, 1000), from: 0, to: source.between(1, 2) }),
};

/** An index: mostly of the solution, now and then past its end. */
export function index(source, { discs, pegs }) {
  // On four pegs a solution has about 2 to the root of twice the discs moves, on more pegs fewer.
  const most = Math.ceil(0.3 * (pegs > 3 ? (3 * Math.sqrt(2 * discs)) / (pegs - 1) : discs));
  const inside = Math.max(1, most - 1);
  return source.pick([() => "0", () => "1", () => String(source.between(1, 3)), () => source.digits(inside), () => source.digits(inside),
    () => source.digits(source.between(1, inside)), () => source.digits(source.between(1, inside)), () => source.digits(most + source.below(8))])();
}
