// State graphs as files, by the program that writes them.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { examples } from "../build.mjs";
import { brief } from "../recordings.mjs";

export const run = (cases) => cases.map(({ id, input }) => {
  const { stdout, stderr, status, error } = spawnSync(join(examples, "graph"), input, { encoding: "latin1", maxBuffer: 2 ** 28 });
  if (error) throw error;
  const result = { status, stdout: brief(stdout, 400) };
  return { id, input, result, texts: status === 0 ? [] : [Buffer.from(stderr, "latin1").toString("utf8").trimEnd()] };
});
