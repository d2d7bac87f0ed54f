// Makes the recordings from a build: `BUILD=<checkout> node tests/contract/record.mjs [name…]`. With --texts it takes only the
// texts for people anew, of the cases that are recorded.
import { readRecording, textsOf, writeRecording, writeTexts } from "./recordings.mjs";

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith("--"));

for (const name of names.length ? names : ["jsonl", "npm", "graph", "links", "hosts"]) {
  const { run } = await import(`./run/${name}.mjs`);
  const isText = words.includes("--texts");
  const cases = isText ? await readRecording(name) : (await import(`./cases/${name}.mjs`)).cases();
  const begun = Date.now();
  const done = await run(cases);
  const failed = done.find(({ result }) => result?.failed);
  if (failed) throw new Error(`${failed.id}: ${failed.result.failed}`);
  if (!isText) await writeRecording(name, done);
  await writeTexts({ [name]: textsOf(done) });
  console.log(`${name}: ${done.length} cases, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}
