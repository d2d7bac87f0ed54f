// The worker in which the race is run: the program itself, which finds no window here and races.
import init from "./tower-of-hanoi-explorer.js";
init({ module_or_path: fetch(new URL("./tower-of-hanoi-explorer_bg.wasm", import.meta.url)) }).catch((error) => {
  // A promise that fails tells nobody; an error does.
  setTimeout(() => {
    throw error;
  });
});
