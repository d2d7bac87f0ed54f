// Compares what a build does with what was recorded, and says clearly where they differ.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, describe, test } from "node:test";
import { readRecording, readTexts, textsOf } from "./recordings.mjs";

/** So many differing cases are shown. */
const SHOWN = 5;

const exceptions = JSON.parse(await readFile(new URL("exceptions.json", import.meta.url), "utf8"));

const isPlain = (value) => typeof value !== "object" || value === null;

/** The places where two values differ, with both of them. */
function differences(recorded, now, path = "") {
  if (isPlain(recorded) || isPlain(now)) return Object.is(recorded, now) ? [] : [{ path, recorded, now }];
  const keys = [...new Set([...Object.keys(recorded), ...Object.keys(now)])];
  return keys.flatMap((key) => differences(recorded[key], now[key], `${path}.${key}`));
}

const shorten = (value, most = 300) => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`;
};

function report({ id, input, found }) {
  const lines = found.slice(0, 4).flatMap(({ path, recorded, now }) => [
    `  at ${path || "the result"}`, `    recorded: ${shorten(recorded)}`, `    now:      ${shorten(now)}`,
  ]);
  const more = found.length > 4 ? [`  and ${found.length - 4} more differences`] : [];
  return [`${id}: ${shorten(input)}`, ...lines, ...more].join("\n");
}

/** What is expected of a case: what was recorded, or what an exception says instead. */
function expected({ id, result }, name) {
  const exception = exceptions.find(({ recording, case: of }) => recording === name && of === id);
  if (!exception) return result;
  assert.ok(exception.why && exception.changelog, `the exception for ${id} says why and names its entry in CHANGELOG.md`);
  assert.notDeepEqual(exception.result, result, `the exception for ${id} is none`);
  return exception.result;
}

/** Fails unless the cases came to what was recorded. */
function assertAsRecorded(name, recorded, now) {
  for (const { recording, case: of } of exceptions) {
    assert.ok(recording !== name || recorded.some(({ id }) => id === of), `an exception names ${of}, which is no case`);
  }
  const results = new Map(now.map(({ id, result }) => [id, result]));
  const differing = recorded
    .map((one) => ({ ...one, found: differences(expected(one, name), results.get(one.id)) }))
    .filter(({ found }) => found.length > 0);
  const message = () => `${name}: ${differing.length} of ${recorded.length} cases differ\n${differing.slice(0, SHOWN).map(report).join("\n")}`;
  assert.ok(differing.length === 0, differing.length === 0 ? undefined : message());
}

/** Fails unless the texts for people are those that were recorded. */
async function assertTextsAsRecorded(name, now) {
  const byPlace = (texts) => new Map(Object.entries(texts).flatMap(([text, places]) => places.split(" ").map((place) => [place, text])));
  const [recorded, said] = [byPlace((await readTexts())[name]), byPlace(textsOf(now))];
  const places = [...new Set([...recorded.keys(), ...said.keys()])].filter((place) => recorded.get(place) !== said.get(place));
  const distinct = [...new Map(places.map((place) => [`${recorded.get(place)}\n${said.get(place)}`, place])).values()];
  const lines = distinct.slice(0, SHOWN * 2).map((place) => `${place}\n    recorded: ${shorten(recorded.get(place))}\n    now:      ${shorten(said.get(place))}`);
  assert.ok(places.length === 0, places.length === 0 ? undefined : `${name}: ${places.length} texts differ, in ${distinct.length} ways\n${lines.join("\n")}`);
}

/** Describes the tests of a recording: the build that is examined makes the same of the same input. */
export function replays(name) {
  describe(name, () => {
    let recorded, now;
    before(async () => {
      recorded = await readRecording(name);
      const { run } = await import(`./run/${name}.mjs`);
      now = await run(recorded);
    }, { timeout: 600_000 });
    test("does as recorded", () => assertAsRecorded(name, recorded, now));
    test("says as recorded", () => assertTextsAsRecorded(name, now));
  });
}
