// Lines for the JSON Lines program: puzzles of every kind, and lines that are none.
import { random } from "../random.mjs";
import { index, kinds } from "./puzzles.mjs";

const counts = {
  named: 500, positions: 300, arcs: 150, pegs: 250, searched: 80, four: 80, recursive: 80, row: 40, hamiltonian: 120, few: 60, large: 60,
};

const written = [
  "{}", "[]", "[\"any\",3,4,0,2,\"5\",null,null]", "[{\"arcs\":[[0,1],[1,2],[2,0]]},3,4,0,2,5,\"shortest\",\"smallest\"]", "null", "0", "\"any\"", "not json", "{", "}", "{\"discs\":3", "{\"discs\":3,\"from\":0,\"to\":2}", "{\"discs\":3,\"from\":0,\"to\":2,\"move\":\"\"}",
  ..."-1,1.5,1e3,+5, 7,7 ,0x10,0b11,2^2,50%,1/3,last,first,007,٣,NaN".split(",").map((move) => `{"discs":5,"from":0,"to":2,"move":"${move}"}`),
  ...["-1", "1.5", "1e3", "1E2", "007", "true", "null", "[]", "{}", "12345678901234567890123", "31", "32", "0"].map((move) => `{"discs":5,"from":0,"to":2,"move":${move}}`),
  ...["-1", "1000001", "1000000000000", "1.5", "\"5\"", "null"].map((discs) => `{"discs":${discs},"from":0,"to":2,"move":"1"}`),
  ...["0", "1", "2", "10", "11", "255", "256", "-1", "\"3\""].map((pegs) => `{"discs":2,"pegs":${pegs},"from":0,"to":1,"move":"1"}`),
  ...["3", "9", "10", "-1", "\"0\"", "[]", "[0]", "[0,1]", "[0,1,2]", "[0,1,3]", "[0,1,2,0]", "[10,0,0]", "[[0]]", "null", "true"]
    .flatMap((stand) => [`{"discs":3,"from":${stand},"to":2,"move":"0"}`, `{"discs":3,"from":0,"to":${stand},"move":"1"}`]),
  ...["Any", "", "ring", "one_way", "arcs:01", "arcs:01,12,20", "arcs:", "arcs:00", "arcs:012", "arcs:01,", "cyclic ", "linear"]
    .map((rule) => `{"rule":"${rule}","discs":3,"from":0,"to":2,"move":"1"}`),
  ...["[]", "[[0,1]]", "[[0,0]]", "[[0,1],[1,2],[2,0]]", "[[0,1],[1,2],[2,0],[0,1]]", "[[0,3]]", "[[0,9],[9,0]]", "[[0,10]]", "[[0]]", "[[0,1,2]]", "[0,1]", "5"]
    .map((arcs) => `{"rule":{"arcs":${arcs}},"discs":3,"from":0,"to":2,"move":"1"}`),
  ...["{\"arcs\":[[0,1]],\"more\":1}", "{}", "{\"Arcs\":[]}", "7", "null", "[\"any\"]"].map((rule) => `{"rule":${rule},"discs":1,"from":0,"to":1,"move":"1"}`),
  ...["shortest", "hamiltonian", "longest", ""].map((path) => `{"path":"${path}","discs":3,"from":0,"to":2,"move":"2"}`),
  ...["smallest", "largest", "middle", ""].map((split) => `{"split":"${split}","pegs":4,"discs":9,"from":0,"to":3,"move":"20"}`),
  ...["\"more\":1", "\"discs\":3", "\"Discs\":3", "\"__proto__\":1", "\"play\":\"1\""].map((field) => `{"discs":3,"from":0,"to":2,"move":"1",${field}}`),
  "\t{ \"move\" : \"3\" , \"to\":2,\"from\":0, \"discs\": 3 }  ", "{\"discs\":3,\"from\":0,\"to\":2,\"move\":\"\\u0031\"}", "{\"discs\":3,\"from\":0,\"to\":2,\"move\":\"\u0000\"}",
  "{\"rule\":\"пять\",\"discs\":3,\"from\":0,\"to\":2,\"move\":\"1\"}", "{\"rule\":\"🗼\",\"discs\":3,\"from\":0,\"to\":2,\"move\":\"1\"}", "{\"discs\":3,\"from\":0,\"to\":2,\"move\":\"1\"} {}",
  `{"discs":3,"from":0,"to":2,"move":"${"9".repeat(400)}"}`, `{"rule":"${"x".repeat(400)}","discs":3,"from":0,"to":2,"move":"1"}`,
  ...[20_000, 20_001, 100_000, 1_000_000].map((discs) => `{"discs":${discs},"from":0,"to":1,"move":"12345678901234567890"}`),
  ...["one-way", "linear", "cyclic", "star"].map((rule) => `{"rule":"${rule}","discs":20001,"from":0,"to":1,"move":"1"}`),
  ...[[4, 14], [5, 12], [4, 40], [10, 8]].map(([pegs, discs]) => `{"rule":"one-way","pegs":${pegs},"discs":${discs},"from":0,"to":1,"move":"1"}`),
  ...[12, 13, 14, 16, 17].map((discs) => `{"rule":"linear","pegs":4,"discs":${discs},"from":1,"to":2,"move":"1"}`),
];

/** A line with one letter too many, too few, or another one. */
function damaged(source, line) {
  const place = source.below(line.length);
  const other = source.pick(["", "0", "9", "\"", ",", "}", "-", "x", " ", "é"]);
  const changed = line.slice(0, place) + other + line.slice(place + source.below(2));
  return changed.trim() === "" ? "x" : changed;
}

export function cases() {
  const source = random(1883);
  const lines = Object.entries(counts).flatMap(([kind, count]) => source.many(count, () => {
    const puzzle = kinds[kind](source);
    const move = index(source, puzzle);
    return JSON.stringify({ ...puzzle, move: source.below(3) === 0 && move.length < 15 ? Number(move) : move });
  }));
  const good = lines.filter((line) => line.length < 120);
  const bad = source.many(2000 - lines.length - written.length, () => damaged(source, source.pick(good)));
  return [...lines, ...written, ...bad].map((input, place) => ({ id: `jsonl-${place + 1}`, input }));
}
