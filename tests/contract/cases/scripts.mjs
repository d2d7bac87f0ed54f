// Transcripts as written: tasks and their answers, languages, and what has no right shape.
import { pack } from "../values.mjs";

const check = { check: true };
const next = { next: true };

function tasks(opened, isFrame, give) {
  const configure = (fields) => give([["configure", fields]]);
  const predict = [
    opened("discs=4&task=predict.3&seed=11&show=towers", isFrame), { step: "1,0,1" }, check, { step: "wanted" }, check, check, next, { number: "many" }, check, { number: "14" }, check, { number: "0x3" }, check, { number: "wanted" }, check,
    give([["next"]]), configure({ task: "predict.3.2" }), configure({ task: "predict.3.1", seed: "12" }), { step: "2,1,0" }, check, configure({ discs: "5" }),
  ];
  const order = [
    opened("discs=5&task=order.2&seed=4&show=towers", isFrame), check, { sort: true }, check, next, { later: 1 }, check, { later: 1 }, check, { sort: true }, check, { first: true }, { later: 0 }, check, give([["seek", "3"]]), { sort: true }, check,
    configure({ task: "order.2.2" }), check, configure({ pegs: "4" }), check,
  ];
  const carry = (...pegs) => pegs.map((carry) => ({ carry }));
  const reach = [
    // Not in time, then in time.
    opened("discs=3&task=reach.2&seed=2&show=towers", isFrame), ...carry("12", "21", "12", "21", "01"), { undo: true }, { again: true }, ...carry("02", "10", "12", "02"), next,
    ...carry("21", "02"), { undo: true }, give([["next"]]), configure({ task: "reach.2.1" }), give([["last"]]), next, ...carry("21", "02", "10", "12", "02"), { first: true }, configure({ walk: "011:021012" }), ...carry("02"), configure({ task: "" }),
  ];
  return [predict, order, reach];
}

const languages = (opened, isFrame, give) => [
  opened("discs=4&lang=de&discs=x", isFrame), ...["fr", "es", "xx", "ja", "en", "ar", ""].flatMap((lang) => [
    give([["configure", { lang }]]), ...(lang && lang !== "xx" ? [{ speaks: lang }] : []), give([["seek", "none"]]),
  ]),
];

const ns = "tower-of-hanoi";
const odd = [
  null, 0, "", "seek", true, [], {}, [[]], { ns }, { ns, v: 1 }, { ns, v: 1, type: 5 }, { ns, v: 1, type: "dance" }, { ns, v: 2, type: "next" }, { ns, v: "1", type: "next" }, { ns: "hanoi", v: 1, type: "next" }, { ns, v: 1, type: "NEXT" }, { ns, v: 1, type: "toString" },
  { ns, v: 1, type: "seek" }, { ns, v: 1, type: "seek", move: null }, { ns, v: 1, type: "seek", move: [3] }, { ns, v: 1, type: "seek", move: { a: 1 } }, { ns, v: 1, type: "seek", move: 3.7 }, { ns, v: 1, type: "seek", move: pack(3n) }, { ns, v: 1, type: "seek", move: true },
  { ns, v: 1, type: "seek", index: "3" }, { ns, v: 1, type: "configure" }, { ns, v: 1, type: "configure", discs: null }, { ns, v: 1, type: "configure", discs: [4] }, { ns, v: 1, type: "configure", __proto__x: 1, constructor: "x" }, { ns, v: 1, type: "configure", discs: 4, extra: { deep: true } },
  { ns, v: 1, type: "configure", move: "&discs=9" }, { ns, v: 1, type: "configure", rule: "<b>" }, { ns, v: 1, type: "configure", type2: "x", speed: 2 }, { ns, v: 1, type: "get", move: "9" }, { ns, v: 1, type: "next", move: "3" }, { ns, v: 1, type: "open", discs: "6", move: "5" },
];

const frameOnly = (opened) => [
  [opened("discs=5&move=2", true), ...odd.map((post) => ({ post }))],
  [{ ...opened("discs=6&show=towers,scrubber", true), sandbox: true }, ...["seek", "next", "last", "previous", "first", "next"].map((type) => ({ say: { type, move: "20" } })), { say: { type: "configure", discs: "9", rule: "one-way" } }, { say: { type: "configure", discs: "x" } }, { say: { type: "seek", move: "1/2" } },
    { say: [{ type: "play" }, { type: "pause" }] }, { say: { type: "configure", show: "towers,graph", theme: "dark" } }, { say: { type: "configure", pegs: "4", rule: "any" } }, { say: { type: "last" } }, { say: { type: "configure", walk: "01" } }],
];

const property = [pack(3n), 3, "3", "last", "1/2", pack(-1n), pack(99n), 1.5, "", "x", null, pack(undefined), true, pack(NaN), []].map((move) => ({ move }));
const elementOnly = (opened) => [
  [opened("discs=4&move=2", false), ...property, { call: [["seek", "5"], ["next"], ["next"]] }, { call: [["seek", pack(7n)]] }, { call: [["seek"]] }, { set: { move: "9", discs: "6" } }, { set: { embed: "0", share: "link", class: "x" } }],
  [opened("discs=6&rule=one-way&to=1&move=50", false), { remove: true, put: true }, { call: [["next"]] }, { remove: true }, { put: true }, { move: pack(60n) }, { remove: true }, { set: { discs: "4" } }, { put: true }, { set: { rule: null, to: null } }, { call: [["last"]] },
    { remove: true, put: true, call: [["previous"]] }, { remove: true }, { move: pack(1n) }, { put: true }, { set: { discs: "x" } }, { remove: true }, { put: true }, { set: { discs: "5", move: "3", rule: "linear" }, call: [["next"]] }, { set: { discs: null } }],
];

export const scripts = (isFrame, opened, give) => [...tasks(opened, isFrame, give), languages(opened, isFrame, give), ...(isFrame ? frameOnly : elementOnly)(opened)];
