// The worker runs the program itself, which detects that it has no window and waits for a job: a race or an export.
import init, { open } from "../tower-of-hanoi-explorer.js";

// The interpreter for learners' programs is loaded when one is run.
globalThis.hanoiPython = (...job) => import("./python.js").then(() => globalThis.hanoiPython(...job)).catch(fail);

// A rejected promise does not fire the worker's error event; an error that is thrown in a task does.
const fail = (error) => setTimeout(() => { throw error; });
const check = (mount) => mount ?? fail(new Error("part of the program could not be loaded"));
init({ module_or_path: fetch(new URL("../tower-of-hanoi-explorer_bg.wasm", import.meta.url)) })
  .then(() => open(check, true))
  .catch(fail);
