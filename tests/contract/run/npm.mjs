// Calls of the npm package's solver.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { npmPackage } from "../build.mjs";
import { brief } from "../recordings.mjs";
import { pack, unpack } from "../values.mjs";

const short = (value) => {
  const text = JSON.stringify(pack(value));
  return text.length <= 500 ? JSON.parse(text) : brief(text);
};

export async function run(cases) {
  const solver = await import(pathToFileURL(join(npmPackage, "solver.js")));
  return cases.map(({ id, input }) => {
    const [name, ...values] = input;
    if (name === "exports") return { id, input, result: Object.keys(solver).sort() };
    try {
      return { id, input, result: short(solver[name](...unpack(values))) };
    } catch (error) {
      return { id, input, result: { throws: error.name }, texts: [error.message] };
    }
  });
}
