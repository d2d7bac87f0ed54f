// <tower-of-hanoi>: the explorer as an element of any page. The program is the page's own; this stands between.
import styles from "./element.css";
import * as taking from "./hands.js";
import { ask, speak } from "./speech.js";

// All that links have, but for `embed`, which an element is always, and `share`: an element has no address of its own.
const parameters = [
  "discs", "pegs", "rule", "from", "to", "path", "split", "move", "play", "speed", "loop", "show", "timeline", "graph",
  "mark", "tour", "trace", "race", "with", "keys", "step", "walk", "aids", "task", "seed", "lock", "lang", "theme",
];

let sheet;
/** One sheet for all elements. */
function style(root) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  root.adoptedStyleSheets = [sheet];
}

const worker = () => new Worker(new URL("../static/worker.js", import.meta.url), { type: "module" });
const hands = { ...taking, worker, speak: ask };

let program;
/** The function that draws explorers. Loaded once, and again when it did not come. */
function load() {
  program ??= begin().catch((error) => {
    program = undefined;
    throw error;
  });
  return program;
}

async function begin() {
  const { default: init, open } = await import("../tower-of-hanoi-explorer.js");
  await init({ module_or_path: fetch(new URL("../tower-of-hanoi-explorer_bg.wasm", import.meta.url)) });
  const mount = await new Promise((done) => open(done, true));
  if (!mount) throw new Error("The second part of the program could not be loaded.");
  return mount;
}

/** A place to draw in, with the explorer that draws there. Those of elements that are gone serve the next. */
class Place {
  static idle = [];

  constructor(mount, query, speech) {
    this.box = document.createElement("div");
    this.box.dataset.hands = "";
    this.box.hands = hands;
    mount(this.box, query, (news) => {
      // How to give orders is told first.
      if (typeof news === "string") this.tell?.(JSON.parse(news));
      else this.order = news;
    }, speech);
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) target.draw();
  },
  { rootMargin: "50%" },
);

class TowerOfHanoi extends HTMLElement {
  static observedAttributes = parameters;
  #root = this.attachShadow({ mode: "open" });
  #place;
  #wanted = false;
  #ready = false;
  #stood = false;
  #later = [];
  #changed = new Map();
  #here = { index: "0", total: "0", position: [] };
  #link;

  constructor() {
    super();
    style(this.#root);
  }

  /** As much room as it will take, as far as that is known before. */
  #wait() {
    const shown = (this.getAttribute("show") ?? "towers,transport,scrubber").split(",");
    const rooms = ["towers", "transport", "scrubber"].filter((name) => shown.includes(name));
    this.#root.innerHTML = `<div class="explorer waiting" data-embed>${rooms
      .map((name) => `<div class="${name}"></div>${name === "towers" ? '<p class="caption"></p>' : ""}`)
      .join("")}</div>`;
  }

  connectedCallback() {
    if (!this.#place) this.#wait();
    this.#upgrade("move");
    near.observe(this);
  }

  disconnectedCallback() {
    near.unobserve(this);
    // Moved elsewhere, it is back by then.
    queueMicrotask(() => this.isConnected || this.#leave());
  }

  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === "theme") this.#theme();
    if (!this.#place) {
      // Where it was is no longer what it is to be.
      this.#link = undefined;
      this.#stood = false;
      return;
    }
    if (this.#changed.size === 0) queueMicrotask(() => this.#configure());
    this.#changed.set(name, value ?? "");
  }

  /** The index. A number or a text is taken as well; past the end means a `problem`. */
  get move() {
    return BigInt(this.#here.index);
  }
  set move(index) {
    this.seek(index);
  }

  /** How many moves there are. */
  get total() {
    return BigInt(this.#here.total);
  }

  /** The peg of each disc, disc 1 first. */
  get position() {
    return [...this.#here.position];
  }

  seek(index) {
    const text = String(index);
    // What is asked for is what there is, for whoever asks in the same breath.
    if (this.#ready && /^\d{1,4000}$/.test(text) && BigInt(text) <= this.total) this.#here = { ...this.#here, index: String(BigInt(text)) };
    this.#order("seek", { move: text });
  }
  play() {
    this.#order("play");
  }
  pause() {
    this.#order("pause");
  }
  next() {
    this.#order("next");
  }
  previous() {
    this.#order("previous");
  }
  first() {
    this.#order("first");
  }
  last() {
    this.#order("last");
  }

  /** Draws it, now that it is near. */
  async draw() {
    if (this.#wanted) return;
    this.#wanted = true;
    near.unobserve(this);
    try {
      // What cannot be had in its language is there in English.
      const speech = speak(this.getAttribute("lang"), this.#root.firstChild).catch(() => {});
      const mount = await load();
      const words = await speech;
      if (this.isConnected && !this.#place) this.#take(mount, words);
    } catch (error) {
      this.#tell({ type: "problem", parameter: "", message: String(error.message) });
    }
    this.#wanted = false;
  }

  #take(mount, speech) {
    const idle = Place.idle.pop();
    this.#place = idle ?? new Place(mount, this.#query(), speech);
    this.#place.tell = (news) => this.#tell(news);
    this.#theme();
    this.#root.replaceChildren(this.#place.box);
    if (!idle) return;
    // It speaks the language of where it was.
    const query = new URLSearchParams(this.#query());
    if (speech && !query.has("lang")) query.set("lang", speech.split("\n")[0]);
    idle.order("open", String(query));
  }

  #leave() {
    const place = this.#place;
    if (!place) return;
    this.#place = undefined;
    this.#ready = false;
    place.tell = undefined;
    place.order?.("pause", "");
    this.#wait();
    if (place.order) Place.idle.push(place);
  }

  /** What it is to show: where it was when it was taken away, or what the attributes say. */
  #query() {
    const given = parameters.filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name)]);
    const query = new URLSearchParams(this.#link ?? given);
    query.set("embed", "1");
    if (this.#stood) {
      query.set("move", this.#here.index);
      query.delete("play");
    }
    return String(query);
  }

  #configure() {
    const fields = Object.fromEntries(this.#changed);
    this.#changed.clear();
    this.#order("configure", fields);
  }

  #order(verb, fields = {}) {
    const words = [verb, String(new URLSearchParams(fields))];
    if (this.#ready) this.#place.order(...words);
    else this.#later.push(words);
  }

  #tell({ type, ...detail }) {
    if (type === "ready" || type === "move") this.#here = detail;
    if (type === "ready" || type === "state") this.#name();
    if (type === "state") {
      this.#link = detail.link;
      return;
    }
    if (type === "ready") this.#ready = this.#stood = true;
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    if (type !== "ready") return;
    for (const words of this.#later.splice(0)) this.#place.order(...words);
  }

  /** What hosts may style by `::part`. */
  #name() {
    for (const part of ["stage", "caption", "transport", "scrubber", "panel"]) {
      for (const element of this.#root.querySelectorAll(`.${part}`)) element.part = part;
    }
    // The page around has its own landmarks: these are no more than parts of one of them.
    for (const landmark of this.#root.querySelectorAll(".explorer, .stage")) landmark.role = "group";
  }

  #theme() {
    if (this.#place) this.#place.box.dataset.theme = this.getAttribute("theme") ?? "auto";
  }

  /** A property that was set before the element was defined. */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    this[name] = value;
  }
}

if (!customElements.get("tower-of-hanoi")) customElements.define("tower-of-hanoi", TowerOfHanoi);

export { TowerOfHanoi };
