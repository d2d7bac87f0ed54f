// State graphs as files, by `hanoi graph`.
import { spawnSync } from "node:child_process";
import { program } from "../build.mjs";
import { brief } from "../recordings.mjs";

export const run = (cases) => cases.map(({ id, input }) => {
  const { stdout, stderr, status, error } = spawnSync(program, ["graph", ...input], { encoding: "latin1", maxBuffer: 2 ** 28 });
  if (error) throw error;
  const result = { status, stdout: brief(stdout, 400) };
  return { id, input, result, texts: status === 0 ? [] : [Buffer.from(stderr, "latin1").toString("utf8").trimEnd()] };
});
