// Makes another build of one, for tests of what happens when a new one is published.
import { createHash } from "node:crypto";
import { readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

// The interpreter for programs stays the same.
const turned = (text) => text.replace(/(?<!micropython)-([0-9a-f]{16})\./g, (_, hash) => `-${[...hash].reverse().join("")}.`);

/** Turns the build in a folder into another one: the same page with a new title and new names. */
export async function rebuild(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (/\.(html|js|css|webmanifest)$/.test(name)) {
      const text = turned(await readFile(path, "utf8")).replace("Tower of Hanoi Explorer</title>", "Another build</title>");
      await writeFile(path, text.replace(/const version = "[^"]*"/, 'const version = "another"'));
    }
    if (turned(name) !== name) await rename(path, join(folder, turned(name)));
  }
  const worker = join(folder, "service-worker.js");
  let text = await readFile(worker, "utf8");
  // Its lists hold the hash of what each file holds.
  for (const [entry, file] of text.matchAll(/"([^"]+)":"[^"]+"/g)) {
    const content = await readFile(join(folder, file.replace(/^\.\/$/, "index.html")));
    text = text.replace(entry, `"${file}":"${createHash("sha256").update(content).digest("base64")}"`);
  }
  await writeFile(worker, text);
}
