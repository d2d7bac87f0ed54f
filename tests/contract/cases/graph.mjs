// State graphs in every format.
import { RULES } from "./puzzles.mjs";

const formats = ["dot", "graphml", "graph6", "csv", "json"];
const sizes = [[3, 0], [3, 1], [3, 2], [3, 3], [1, 1], [2, 1], [2, 2], [4, 1], [4, 2], [5, 2]];
const large = [["any", 3, 7], ["one-way", 3, 6], ["star", 4, 5], ["arcs:01,12,20,10", 3, 6], ["any", 10, 3]];

const refused = [
  "--rule none", "--rule arcs:07", "--pegs 0", "--pegs 11", "--pegs x", "--discs -1", "--discs 1000001", "--discs 30", "--discs 15 --format graph6", "--format svg",
  "--directed --more 1", "--discs", "--pegs 10 --discs 40", "--rule", "stray words",
];
const usual = ["", "--directed", "--discs 2", "--format csv", "--discs 1 --discs 2", "--rule linear --directed --format json"];

export function cases() {
  const small = [...RULES, "arcs:01,12,20", "arcs:01"].flatMap((rule) => sizes.map((size) => [rule, ...size]));
  const runs = [...small, ...large].flatMap(([rule, pegs, discs]) => formats.flatMap((format) => ["", " --directed"].map((directed) =>
    `--rule ${rule} --pegs ${pegs} --discs ${discs} --format ${format}${directed}`)));
  const lines = [...runs, ...usual, ...refused];
  return lines.map((line, place) => ({ id: `graph-${place + 1}`, input: line.split(" ").filter(Boolean) }));
}
