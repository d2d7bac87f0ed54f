// The worker: the program itself, which finds no window here and does what it is told, a race or a file.
import init, { open } from "../tower-of-hanoi-explorer.js";

// A promise that fails tells nobody; an error does.
const fail = (error) => setTimeout(() => { throw error; });
const taken = (mount) => mount ?? fail(new Error("the second part did not come"));
init({ module_or_path: fetch(new URL("../tower-of-hanoi-explorer_bg.wasm", import.meta.url)) })
  .then(() => open(taken, true))
  .catch(fail);
