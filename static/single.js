// The page as a single file, which contains all parts of the program as text. Its worker runs this script, too.
import { connectToHost } from "./frame.js";
import { lessonLoader, localeLoader, withCallback } from "./locale.js";
import * as platform from "./platform.js";
import init, { create, open } from "../tower-of-hanoi-explorer.js";

const inWorker = typeof document === "undefined";
// The page passes the parts to its worker. They are read at once, because rendering the page removes them.
const readParts = () => Object.fromEntries([...document.querySelectorAll("[id^=part-]")].map((part) => [part.id.slice(5), part.textContent]));
const parts = inWorker ? globalThis.hanoiParts : readParts();

// Parts are compressed with gzip and written in Base64.
const partResponse = (name) => {
  const bytes = Uint8Array.from(atob(parts[name]), (char) => char.charCodeAt(0));
  // WebKit cannot read blobs in a worker of a page from a disk.
  const content = new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "content-type": "application/wasm" } });
};
// The build replaces the program's requests for chunks with calls of this function, and those of the interpreter with the other.
globalThis.hanoiPart = partResponse;
globalThis.hanoiFetch = async () => partResponse("micropython");

if (inWorker) {
  // A rejected promise does not fire the worker's error event; an error that is thrown in a task does.
  const fail = (error) => setTimeout(() => { throw error; });
  const check = (mount) => mount ?? fail(new Error("part of the program could not be loaded"));
  init({ module_or_path: partResponse("bg") }).then(() => open(check, true)).catch(fail);
} else {
  const { interpreter = "", ...rest } = parts;
  const text = [`globalThis.hanoiParts = ${JSON.stringify(rest)};\n`, document.currentScript.textContent, `\n${interpreter}`];
  const address = URL.createObjectURL(new Blob(text, { type: "text/javascript" }));
  const loadLocale = localeLoader((code) => partResponse(`language-${code}`));
  // A classic worker, because browsers load no module workers for a page without an origin.
  const hands = { ...platform, worker: () => new Worker(address), loadLocale: withCallback(loadLocale),
    loadLessons: lessonLoader((code) => partResponse(`language-lessons-${code}`)) };
  globalThis.hanoi = { create, connectToHost, loadLocale, getProgram: () => partResponse("bg"), hands };
}
