// Lines into `hanoi jsonl`, and the lines that come out.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { program } from "../build.mjs";
import { brief } from "../recordings.mjs";

const refusal = /^\{"error":(".*")\}$/;

export function run(cases) {
  const input = cases.map(({ input }) => `${input}\n`).join("");
  const { stdout, status, error } = spawnSync(program, ["jsonl"], { input, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (error) throw error;
  assert.equal(status, 0);
  const lines = stdout.trimEnd().split("\n");
  assert.equal(lines.length, cases.length, "one line out for each line in");
  return cases.map(({ id, input }, place) => {
    const [, text] = refusal.exec(lines[place]) ?? [];
    // Why a line cannot be answered is a text for people.
    return text ? { id, input, result: '{"error":…}', texts: [JSON.parse(text)] } : { id, input, result: brief(lines[place]) };
  });
}
