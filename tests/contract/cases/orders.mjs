// Orders of hosts in pools. Each entry is a list of orders that are given in one breath.
import { pack } from "../values.mjs";

const seek = (...texts) => texts.map((text) => [["seek", text]]);
const set = (...fields) => fields.map((one) => [["configure", one]]);
const each = (name, ...texts) => texts.map((text) => ["configure", { [name]: text }]);

export const moves = [
  [["next"]], [["next"]], [["previous"]], [["first"]], [["last"]], [["next"], ["next"]], [["last"], ["previous"]], [["first"], ["previous"]], [["last"], ["next"]],
  ...seek("5", "0", "last", "50%", "1/3", "0x7", "2^2", " 3 ", 4, pack(6n)),
];
export const puzzles = set(
  { discs: "3" }, { discs: 6 }, { discs: "64", move: "2^40" }, { rule: "one-way" }, { rule: "linear" }, { rule: "" }, { pegs: "4" }, { pegs: "" }, { pegs: "5", discs: "7" }, { from: "1", to: "2" }, { from: "2", to: "0" },
  { to: "" }, { from: "" }, { discs: "4", from: "0121", to: "2" }, { discs: "4", from: "2", to: "0011", pegs: "" }, { rule: "arcs:01,12,20", pegs: "3" }, { path: "hamiltonian", pegs: "3", rule: "any" }, { path: "" }, { split: "largest", pegs: "4" }, { discs: "5", move: "last" }, { discs: "1000" },
);
export const searches = [
  ...set({ pegs: "4", rule: "one-way", discs: "6" }, { pegs: "4", rule: "arcs:01,12,23,30,02", discs: "5" }, { pegs: "4", rule: "linear", discs: "7" }, { pegs: "4", rule: "any", discs: "6", from: "012301", to: "321032" }, { pegs: "5", rule: "star", discs: "5", from: "1", to: "2" },
    { pegs: "4", rule: "arcs:01,12", discs: "4", split: "" }, { pegs: "4", rule: "one-way", discs: "30" }, { rule: "", from: "", to: "" }),
  [["configure", { pegs: "4", rule: "one-way", discs: "7", from: "", to: "" }], ["seek", "9"]], [["configure", { pegs: "4", rule: "cyclic", discs: "6", from: "", to: "2" }], ["seek", "none"]],
];
export const views = set(
  { show: "towers,timeline,graph" }, { show: "towers,why,trace" }, { show: "towers,code,numbers,compare" }, { show: "" }, { timeline: "1-3" }, { timeline: "" }, { graph: "01" }, { graph: "" }, { mark: "1" }, { mark: "" }, { tour: "1" }, { tour: "0" }, { trace: "all" }, { race: "12" }, { with: "4-3-one-way" },
  { with: "" }, { keys: "no-letters" }, { step: "2" }, { step: "" }, { aids: "patterns.still" }, { lock: "scrubber" }, { lock: "" }, { theme: "dark" }, { theme: "" }, { speed: "2.5" }, { seed: "12" }, { loop: "1-3" }, { loop: "" },
);
export const refused = [
  ...set({ discs: "many" }, { discs: "-1" }, { discs: "1001" }, { pegs: "0" }, { pegs: "11", discs: "4" }, { rule: "ring" }, { from: "9" }, { to: "012012012012" }, { path: "long" }, { speed: "0" }, { loop: "5-5" }, { show: "all" }, { mark: "x" }, { with: "x" }, { step: "9" }, { walk: "0" }, { aids: "x" },
    { task: "x" }, { lock: "x" }, { lang: "xx" }, { theme: "x" }, { discs: "3", move: "99" }, { rule: "arcs:01", split: "" }, { unknown: "1" }, { Discs: "3" }),
  ...seek("none", "-1", "99999999999999999999999999", "1.5", ""),
];
export const plays = [
  [["play"], ["pause"]], [["play"], ["play"], ["pause"], ["pause"]], [["pause"]], [["play"], ["next"], ["pause"]], [["last"], ["play"], ["pause"]], [["play"], ["seek", "2"], ["pause"]], [["configure", { speed: "0.25" }]], [["configure", { speed: "" }]],
  [["configure", { loop: "1-3" }], ["seek", "3"], ["play"], ["pause"]], [["configure", { loop: "" }]], [["configure", { play: "1", speed: "0.25" }], ["pause"]], [["configure", { discs: "0" }], ["play"], ["pause"], ["configure", { discs: "4" }]],
];
export const walks = [
  ...set({ discs: "3", rule: "", pegs: "", from: "", to: "", walk: "0102" }, { walk: "0201.12" }, { walk: "" }, { walk: "012:" }, { walk: "99" }, { walk: "01", move: "2" }, { discs: "3", walk: "0201210210" }), [["configure", { walk: "01" }], ["next"]], [["configure", { walk: "0102" }], ["seek", "4"]],
];

/** Values in turn, those of moves and those of other parameters. */
export const values = {
  moves: ["0", "1", "255", "256", "last", "LAST", "first", "start", "end", "50%", "12.5%", "12,5%", "100%", "101%", "33.3333333%", "50.00000001%", "%", "1/3", "2/2", "3/2", "1/0", "1/", "2^7", "2^8-1", "2^8", "2^7+2^6-1", "3^3", "0^0", "2^99999999999", "0xff", "0xFF", "0x", "0b1011", "0b2",
    "1_00", "1,000", "200", "2 00", "1'0", "٣", "+5", "-5", "−5", "7-5", "5-7", "1-1-1-1-1-1-1-1-1", "1e2", "1.5", " 17 ", "", "17x", "\u0000", "∞", true, 12, pack(-3n), 1.5].map((move) => ["seek", move]),
  others: [
    ...each("speed", "1", "0.25", "60", "1.50", "007", "61", "0.2", "1.555", "1.", ".5", "fast"), ...each("loop", "10-20", "20-10", "10-10", "0-255", "0-256", "10", "-5-5", "a-b"), ...each("timeline", "10-20", "0-255", "20-10", "x"),
    ...each("graph", "0120", "01201201", "3", "x"), ...each("mark", "8", "9", "0", "+3"), ...each("tour", "1", "true", "false", "2"), ...each("trace", "all", "none"), ...each("race", "1", "20", "26", "27", "0"), ...each("keys", "shown", "no-letters", "x"),
    ...each("with", "5-4-any", "3-3-arcs:01,12,20-index", "8-3", "1001-3-any", "8-11-any", "8-3-x", "8-3-index"), ...each("step", "6", "0"), ...each("aids", "sound.still.sound", "still.x"), ...each("seed", "0", "999999999", "1000000000", "007", "-1"), ...each("task", "order.20.20", "predict.21", "predict.3.4", "ORDER"),
    ...each("task", ""), ...each("show", "towers,towers", ",towers,", "Towers", "towers,exact"), ...each("lock", "towers", "x,towers"), ...each("share", "link", "a b", ""), ...each("theme", "light", "auto", "DARK"), ...each("embed", "0", "1", "2"), ...each("path", "shortest", "x"), ...each("split", "largest", "smallest", "x"),
    ...each("rule", "arcs:12,01,20,01", "arcs:", "arcs:00", "arcs:012", "ANY", "any"), ...each("from", "012", "01201201", "3", "x", "0"), ...each("to", "2", "0", "9", "22222222"), ...each("pegs", "04", "10", "11", "3"), ...each("discs", "05", "+5", "3.0", "", "1001"),
  ],
};
