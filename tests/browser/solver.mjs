// Computes expected values with `hanoi jsonl`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../target/debug/hanoi", import.meta.url));

export function solve(query) {
  const { stdout, error } = spawnSync(program, ["jsonl"], { input: `${JSON.stringify({ from: 0, to: 2, ...query })}\n` });
  if (error) throw error;
  const answer = JSON.parse(stdout);
  if (answer.error) throw new Error(answer.error);
  return answer;
}
