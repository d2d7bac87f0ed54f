// Links with every parameter: as they are meant, odd but taken, huge, wrong, and hostile. More values of each are given to
// frames, which is quicker: see hosts.mjs.
const of = (parameter, ...values) => values.map((value) => `?${parameter}=${value}`);
const long = (text, times) => text.repeat(times);

const puzzles = [
  "", "?", ...of("discs", 0, 8, 128, 129, 1000, 1001, "+5", "05", "", "eight"), ...of("pegs", 1, 3, 10, 11, "x"), "?discs=1&pegs=1", "?discs=2&pegs=2", "?discs=1&pegs=2&rule=linear",
  ...of("rule", "any", "star", "arcs:12,01,20,01", "arcs:01,10,12,21,02,20", "ANY", "arcs:07", "arcs:01"),
  "?from=2&to=0", "?from=1&to=1", "?to=0", "?from=3", "?to=9", "?from=&to=", "?pegs=5&to=4", "?pegs=5&to=2&from=4", "?discs=4&from=0121&to=2102", "?discs=3&from=0121", "?discs=4&to=0129", "?discs=2&from=00&to=22", "?rule=one-way&discs=4&from=0121&to=1",
  "?path=hamiltonian&discs=5&move=100", "?path=shortest&split=smallest", "?path=hamiltonian&to=0", "?path=hamiltonian&pegs=4", "?path=x&split=x", "?split=largest&pegs=4&discs=9&move=20", "?path=hamiltonian&split=largest",
];

const searched = [
  "?discs=7&pegs=4&rule=one-way&move=12", "?discs=5&pegs=4&rule=arcs:01,12,23,30,02&move=last", "?discs=6&pegs=4&from=012301&to=321032&move=50%25", "?discs=8&pegs=4&rule=linear&move=99999", "?discs=6&rule=arcs:01,12&move=1",
  "?discs=3&pegs=4&rule=arcs:01,12,23&loop=1-2", "?discs=13&pegs=4&rule=one-way", "?discs=5&pegs=5&rule=star&from=1&to=2&timeline=2-9&move=5", "?discs=30&pegs=4&rule=linear&from=1&to=2", "?discs=20&pegs=4&rule=star&from=1&to=2&move=1/3",
  "?discs=5&pegs=4&rule=cyclic&to=2&move=last", "?discs=4&pegs=6&rule=linear&move=5", "?discs=4&pegs=4&from=0123&to=3&move=last",
];

const indices = [
  ...of("discs=64&move", "0", "last", "50%25", "50%", "33.3333333%25", "1/3", "2^63-1", "2^64", "0xff", "1,000,000", "-1", "+5", "1e3", "%20%2017%20"),
  `?discs=1000&move=${long("9", 300)}`, `?discs=1000&move=${long("9", 301)}`, "?discs=1000&rule=one-way&move=1/7", "?discs=500&rule=linear&move=61.8034%25", "?discs=1000&pegs=4&move=last", `?discs=64&move=${long("9", 3000)}`,
];

const playing = [
  "?discs=9&play=1&speed=0.25", "?play=0", "?play=yes", "?discs=0&play=1", "?discs=9&play=true&speed=0.25&loop=10-20&move=15", ...of("speed", 1, 60, "1.50", 61), ...of("loop", "10-20", "20-10", "0-256", "a-b"),
];

const views = [
  ...of("show", "timeline,towers", "", "towers,transport,scrubber,puzzle,bits", "towers,transport,scrubber,puzzle,play,timeline,bits,why,trace,graph,numbers,code,race,compare,exact", "towers,nothing"),
  "?show=towers,timeline&timeline=10-20&mark=2", "?timeline=0-255", "?timeline=1-999", "?show=towers,graph&graph=0120&tour=1", "?graph=01201201", "?pegs=4&graph=01", "?mark=9", "?tour=0", "?discs=5&show=towers,trace&trace=all", "?trace=none", "?race=20", "?race=27",
  ...of("with", "8-3-one-way", "3-3-arcs:01,12,20-index", "8-3"), ...of("keys", "shown", "shown-no-letters", "x"), ...of("step", 1, 6, 7),
  ...of("discs=3&walk", "0102", "0102.12", "020", "99", "012:1020", "x y"), "?discs=3&walk=0102&move=3", ...of("aids", "sound.still", "patterns.patterns", "still.x"), ...of("theme", "auto", "dark", "x"), ...of("embed", 1, "true", 2), "?embed=1&show=towers,transport,scrubber", "?embed=1&discs=200&show=towers,bits",
];

const lessons = [
  ...of("seed=7&discs=5&task", "predict.6.1", "predict.6.2", "predict.3.4", "reach.2", "order.20.20", "x"), "?task=predict&discs=4", "?task=predict&discs=1&seed=5", "?task=order&discs=0&seed=5", "?task=order&discs=4&seed=007", "?task=order&discs=4&seed=1000000000", "?seed=5",
  ...of("lock", "scrubber,transport", "x"), ...of("share", "link", "frame.plays.480", "task.reach.each.lock:scrubber", "moves.csv.10-20", "worksheet.9", "x", "a%20b"), ...of("lang", "en", "fr", "xx", "de-AT"), "?lang=es&discs=many&move=x",
];

const mixed = [
  "?discs=64&rule=one-way&to=1&move=123456789", "?embed=1&discs=5&show=towers,scrubber&lang=en&theme=dark&move=17", "?theme=dark&lang=de&move=5&discs=5&speed=2&aids=sound&mark=2", "?discs=5&discs=6", "?discs=x&discs=6", "?Discs=5&move=3", "?colour=red&discs=5&utm_source=x",
  "?__proto__=1&constructor=2&toString=3&hasOwnProperty=4", "?discs=__proto__", "?discs=5;move=3", "?discs", "?discs=5&&&move=3&", "?=5", "??discs=5", "?%64iscs=%35", "?discs=5%00", "?discs=%", "?discs=%zz", "?discs=%E0%A4%A", "?discs=%F0%9F%97%BC", "?rule=<script>alert(1)</script>", "?move=%22%27%3C%3E%26&discs=5", "?move=٣",
  `?discs=${long("9", 2000)}`, `?rule=arcs:${long("01,", 300)}12`, `?from=${long("012", 300)}&discs=900&to=1`, `?${long("x", 3000)}=1`, `?show=${long("towers,", 300)}`, `?${long("discs=4&", 300)}`, `?discs=3&walk=${long("0110", 500)}`, `?share=${long("a.", 500)}`,
  "?discs=99999999999999999999&pegs=99&rule=x&from=x&to=x&path=x&split=x&move=x&play=x&speed=x&loop=x&show=x&timeline=x&graph=x&mark=x&with=x&tour=x&trace=x&race=x&keys=x&step=x&walk=!&aids=x&task=x&seed=x&lock=x&share=!&lang=x&theme=x&embed=x",
  "?move=7&discs=3&loop=0-7&timeline=0-7&mark=3&graph=0&with=3-3-one-way&race=10&trace=all&tour=1&aids=patterns&theme=light&speed=4", "?pegs=4&rule=star&discs=1000&from=1&to=2", "?discs=5&from=2&to=01201&rule=linear&move=4&theme=dark",
  "?discs=64&task=predict.2&seed=9&rule=one-way", "?lang=ar&embed=1&discs=4&show=towers,why",
];

export const cases = () =>
  [...puzzles, ...searched, ...indices, ...playing, ...views, ...lessons, ...mixed].map((input, place) => ({ id: `links-${place + 1}`, input }));
