// What hosts order: by chance from pools of orders, and, for tasks and for what is malformed, as written.
import { random } from "../random.mjs";
import { scripts } from "./scripts.mjs";
import { values } from "./orders.mjs";
import * as pools from "./orders.mjs";

const LENGTH = 20;

const openings = ["discs=5", "discs=64&move=2^63", "discs=4&rule=one-way&to=1", "pegs=4&discs=10", "discs=7&rule=linear&move=1/3", "discs=3&show=towers,scrubber"];

/** An order for a frame: messages. */
const forFrame = (orders) => ({ say: orders.map(([type, value]) => {
  if (type === "seek") return { type, move: value };
  return type === "configure" ? { type, ...value } : { type };
}) });

/** The same for an element: attributes, or calls of methods. */
function forElement(orders) {
  const set = Object.assign({}, ...orders.filter(([type]) => type === "configure").map(([, fields]) => fields));
  for (const name of Object.keys(set)) set[name] = set[name] === "" ? null : String(set[name]);
  const call = orders.filter(([type]) => type !== "configure").map(([type, value]) => (type === "seek" ? [type, value] : [type]));
  return { ...(Object.keys(set).length ? { set } : {}), ...(call.length ? { call } : {}) };
}

const attributesOf = (query) => Object.fromEntries(new URLSearchParams(query.replaceAll("+", "%2B")));
const opened = (query, isFrame) => (isFrame ? { link: `?embed=1&${query}` } : { attributes: attributesOf(query) });

function byChance(source, names, isFrame) {
  const from = names.flatMap((name) => pools[name]);
  const steps = source.many(LENGTH, () => {
    const orders = source.pick(from);
    return isFrame ? forFrame(orders) : forElement(orders);
  });
  return [opened(source.pick(openings), isFrame), ...steps];
}

const mixes = [
  ["moves"], ["puzzles", "moves"], ["searches", "moves"], ["views", "moves"], ["refused", "moves", "puzzles"], ["plays", "moves"], ["walks", "moves"],
  ["moves", "puzzles", "searches", "views", "refused", "plays", "walks"], ["puzzles", "searches", "refused", "walks"],
];

export function cases() {
  const transcripts = [true, false].flatMap((isFrame) => {
    const source = random(isFrame ? 1890 : 1892);
    return [...mixes.map((names) => byChance(source, names, isFrame)), ...scripts(isFrame, opened, isFrame ? forFrame : forElement)];
  });
  // Every value in turn, for what a link would say of it.
  const each = Object.values(values).map((orders) => [opened("discs=8", true), ...orders.map((order) => forFrame([order]))]);
  return [...transcripts, ...each].flatMap((steps, place) => steps.map((input, at) => ({ id: `hosts-${place + 1}.${at}`, input })));
}
