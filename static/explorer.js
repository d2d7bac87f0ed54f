// Explorers for elements, and the program that draws them. When it ends, the elements go on with another one.
import { loadLessons, loadLocaleWithCallback } from "./locale.js";
import * as platform from "./platform.js";

// A page with Trusted Types takes scripts and markup from policies only, and names those that it allows. This one passes the
// element's own worker and its own pictures, which hold no text of others. No other script can reach it.
let policy;
function allowOwn() {
  const own = (text) => text;
  policy ??= globalThis.trustedTypes?.createPolicy("tower-of-hanoi", { createHTML: own, createScriptURL: own });
}
const trusted = (address) => policy?.createScriptURL(address) ?? address;

/** Throws when the page takes no markup from the element at all. */
function checkMarkup() {
  try {
    allowOwn();
  } catch (error) {
    try {
      document.createElement("i").innerHTML = "";
    } catch {
      throw new Error(`The Tower of Hanoi Explorer needs its Trusted Types policy. Add “trusted-types tower-of-hanoi” to the policy of this page. (${error.message})`);
    }
  }
}

/** Browsers start workers of the page's own origin only. A small one of that origin may load the other's script. */
function worker() {
  // Bundlers find workers that are written in this form.
  const start = () => new Worker(new URL("../static/worker.js", import.meta.url), { type: "module" });
  const other = new URL("../static/worker.js", import.meta.url);
  if (new URL(import.meta.url).origin === location.origin) {
    try {
      return start();
    } catch {
      return new Worker(trusted(other.href), { type: "module" });
    }
  }
  const own = URL.createObjectURL(new Blob([`import ${JSON.stringify(other.href)};`], { type: "text/javascript" }));
  // There is no event for the start of a worker, so the address stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(own), 60_000);
  return new Worker(trusted(own), { type: "module" });
}

let program;
/** Whether this is the program that runs now. */
export const isCurrent = (started) => started === program;

/** Loads the program once; after a failure, or when it has ended, the next call tries again. Returns what `startProgram` does. */
export function loadProgram() {
  if (!program) {
    const started = startProgram();
    program = started;
    started.catch(() => {
      if (program === started) program = undefined;
    });
  }
  return program;
}

/** Starts a program. Returns the function that renders explorers, and what they get from this script. */
async function startProgram() {
  checkMarkup();
  const glue = await import("../tower-of-hanoi-explorer.js");
  const workers = new Set();
  const ownWorker = () => {
    const started = worker();
    workers.add(started);
    const terminate = started.terminate.bind(started);
    started.terminate = () => (workers.delete(started), terminate());
    return started;
  };
  const hands = { ...platform, worker: ownWorker, loadLocale: loadLocaleWithCallback, loadLessons };
  let fail;
  const hasEnded = new Promise((_, reject) => (fail = reject));
  hasEnded.catch(() => {});
  const onEnd = () => {
    for (const left of workers) left.terminate();
    fail(new Error("The Tower of Hanoi Explorer has stopped."));
    replaceProgram();
  };
  // Only a build for release has `create` and `useMarkup`: see tools/split-wasm.mjs and tools/postbuild.mjs.
  const { default: init, open } = glue.create?.(onEnd) ?? glue;
  if (policy) glue.useMarkup?.((markup) => policy.createHTML(markup));
  await init({ module_or_path: fetch(new URL("../tower-of-hanoi-explorer_bg.wasm", import.meta.url)) });
  const mount = await Promise.race([hasEnded, new Promise((resolve) => open(resolve, true))]);
  if (!mount) throw new Error("Part of the Tower of Hanoi Explorer could not be loaded. Check your connection, then reload the page.");
  return { mount, hands };
}

/**
 * A panic ends the program for all elements. The element that was used or drawn last says so; if there is none, those that were not
 * ready yet say it. All others go on with a new program.
 */
function replaceProgram() {
  program = undefined;
  Explorer.idle = [];
  const [used, attached] = [Explorer.used, [...Explorer.attached]];
  // What was drawn last may not be attached yet, and hears of it itself.
  const culprits = attached.filter((element) => (used ? element.shows(used) : !element.isReady));
  const isKnown = used !== undefined || culprits.length > 0;
  Explorer.used = undefined;
  for (const element of attached) element.restart(culprits.includes(element), isKnown);
}

/** An explorer and the element that it renders to. It is never destroyed: removed ones are reused for new elements. */
export class Explorer {
  static idle = [];
  /** The elements that have one. */
  static attached = new Set();
  /** The one that the user or a script used last, or that is being drawn. */
  static used;

  /** Whether the user or a script has used it. */
  isUsed = false;
  /** How often it has been waited for. */
  turn = 0;

  constructor(started, { mount, hands }, query, language) {
    this.program = started;
    this.root = document.createElement("div");
    for (const type of ["pointerdown", "click", "keydown", "input", "change", "wheel"]) {
      this.root.addEventListener(type, () => this.use(), { capture: true, passive: true });
    }
    this.root.dataset.hands = "";
    this.root.hands = hands;
    this.expectReady();
    Explorer.used = this;
    mount(this.root, query, (message) => {
      // The first message is the function that takes commands.
      if (typeof message === "string") this.onEvent?.(JSON.parse(message));
      else this.command = message;
    }, language);
  }

  use() {
    Explorer.used = this;
    this.isUsed = true;
  }

  /** Says that something is pending until the next `ready` event: the program draws in tasks, and shows itself what is pending after the first. */
  expectReady() {
    this.turn += 1;
    this.root.dataset.pending = "drawing";
  }

  /** It is drawn. What happens from now on by itself is nobody's doing. */
  isDrawn() {
    if (!this.isUsed && Explorer.used === this) Explorer.used = undefined;
    this.measure();
  }

  /** Says that it is ready once the browser has told it the size of the place where it is, which comes with the next frame. */
  measure() {
    this.expectReady();
    const { turn } = this;
    const end = () => {
      if (this.turn === turn) delete this.root.dataset.pending;
    };
    // A window that is not shown has no frames.
    if (document.hidden) end();
    else requestAnimationFrame(() => setTimeout(end));
  }

  /** Shows another puzzle. */
  open(query) {
    this.expectReady();
    Explorer.used = this;
    delete this.root.querySelector("[data-settled]")?.dataset.settled;
    this.command("open", query);
  }
}
