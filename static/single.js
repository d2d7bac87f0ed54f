// The page in one file: all parts stand in the file, as text. The same script runs in the worker that races.
import { hear } from "./frame.js";
import init, { open } from "./tower-of-hanoi-explorer.js";

const inWorker = typeof document === "undefined";
// In the worker the parts come with the script. The page is drawn over what stands in the file, so they are taken first.
const written = (name) => document.getElementById(`part-${name}`).textContent;
const parts = inWorker ? globalThis.hanoiParts : { first: written("first"), rest: written("rest") };

// Compressed and in letters, as a file for people has to be.
const answer = (name) => {
  const bytes = Uint8Array.from(atob(parts[name]), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": "application/wasm" } });
};
globalThis.hanoiRest = () => answer("rest");

if (inWorker) {
  init({ module_or_path: answer("first") }).then(() => open(() => {}, true));
} else {
  const text = [`globalThis.hanoiParts = ${JSON.stringify(parts)};\n`, document.currentScript.textContent];
  const race = URL.createObjectURL(new Blob(text, { type: "text/javascript" }));
  globalThis.hanoi = { default: init, open, hear, first: () => answer("first"), race };
}
