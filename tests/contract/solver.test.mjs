// The solver from outside, as it was recorded: the JSON Lines program, the npm package, and state graphs as files.
import { replays } from "./compare.mjs";

for (const name of ["jsonl", "npm", "graph"]) replays(name);
