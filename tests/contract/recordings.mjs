// Recordings as files: one case per line, with what goes in and what came of it; and the texts for people, which are kept
// apart because they may be worded anew.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const file = (name) => new URL(`recordings/${name}`, import.meta.url);

/** The cases of a recording: `{id, input, result}`. */
export async function readRecording(name) {
  const lines = (await readFile(file(`${name}.jsonl`), "utf8")).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

export const writeRecording = (name, cases) =>
  writeFile(file(`${name}.jsonl`), cases.map(({ id, input, result }) => `${JSON.stringify({ id, input, result })}\n`).join(""));

/** All texts for people by the name of a recording: each text with the places where it was said. */
export const readTexts = async () => JSON.parse(await readFile(file("texts.json"), "utf8"));

export async function writeTexts(changed) {
  const all = { ...(await readTexts().catch(() => ({}))), ...changed };
  await writeFile(file("texts.json"), `${JSON.stringify(all, null, 1)}\n`);
}

/** The texts of cases as `writeTexts` takes them: each text with the places where it was said, in one line. */
export function textsOf(cases) {
  const said = {};
  for (const { id, texts = [] } of cases) {
    texts.forEach((text, place) => (said[text] ??= []).push(`${id}#${place}`));
  }
  return Object.fromEntries(Object.entries(said).map(([text, places]) => [text, places.join(" ")]));
}

/** A long text as its beginning, its length and its hash; a short one as it is. */
export function brief(text, most = 500) {
  if (text.length <= most) return text;
  return { length: text.length, sha256: createHash("sha256").update(text).digest("hex"), start: text.slice(0, 200) };
}

/** Each of some messages once: while a page loads, the same may be told again. */
export const once = (messages) => [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()];
