// The page in one file: all parts stand in the file, as text. The same script runs in the worker.
import { hear } from "./frame.js";
import * as taking from "./hands.js";
import { speaker, telling } from "./speech.js";
import init, { open } from "../tower-of-hanoi-explorer.js";

const inWorker = typeof document === "undefined";
// In the worker the parts come with the script. The page is drawn over what stands in the file, so they are taken first.
const written = () => Object.fromEntries([...document.querySelectorAll("[id^=part-]")].map((part) => [part.id.slice(5), part.textContent]));
const parts = inWorker ? globalThis.hanoiParts : written();

// Compressed and in letters, as a file for people has to be.
const answer = (name) => {
  const bytes = Uint8Array.from(atob(parts[name]), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": "application/wasm" } });
};
globalThis.hanoiPart = answer;

if (inWorker) {
  // A promise that fails tells nobody; an error does.
  const fail = (error) => setTimeout(() => { throw error; });
  const taken = (mount) => mount ?? fail(new Error("the second part did not come"));
  init({ module_or_path: answer("bg") }).then(() => open(taken, true)).catch(fail);
} else {
  const text = [`globalThis.hanoiParts = ${JSON.stringify(parts)};\n`, document.currentScript.textContent];
  const address = URL.createObjectURL(new Blob(text, { type: "text/javascript" }));
  // No module: browsers load none from nowhere.
  const speak = speaker((code) => answer(`speech-${code}`));
  const hands = { ...taking, worker: () => new Worker(address), speak: telling(speak) };
  globalThis.hanoi = { default: init, open, hear, speak, first: () => answer("bg"), hands };
}
