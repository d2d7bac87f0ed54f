// Defines <tower-of-hanoi>, which shows the explorer in any page. It runs the same program as the page.
import styles from "./element.css";
import { Explorer, isCurrent, loadProgram } from "./explorer.js";
import { loadLocale } from "./locale.js";

// All parameters of links but `embed`, which is always set, and `share`, `present` and `learn`: an element has no address to share,
// no screen to fill, and no other place to go to.
const parameters = [
  "discs", "pegs", "rule", "from", "to", "path", "split", "move", "event", "play", "speed", "loop", "show", "timeline",
  "graph", "mark", "tour", "trace", "program", "code", "race", "with", "keys", "lesson", "step", "walk", "at", "aids", "task",
  "seed", "registration", "lock", "lang", "theme",
];

// Those that are on or off.
const flags = ["play", "tour"];

/** The style sheet of each document: an element may go to another one, which takes no sheets of the first. */
const sheets = new WeakMap();
function adoptStyles(root) {
  const window = root.ownerDocument.defaultView;
  // A document that nobody sees needs none.
  if (!window) return;
  let sheet = sheets.get(root.ownerDocument);
  if (!sheet) {
    sheet = new window.CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(root.ownerDocument, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}

/** An attribute as a link has it: an empty one is a flag that is on, or says nothing. */
const valueOf = (name, value) => (value === "" && flags.includes(name) ? "1" : value ?? "");

// Explorers are rendered when they are within half a viewport of the visible area.
// Scripts that render pages on a server import this module, too, and have no such classes.
const visibility = globalThis.IntersectionObserver && new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) target.draw();
      else target.clearPending();
    }
  },
  { rootMargin: "50%" },
);

class TowerOfHanoi extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = parameters;
  #shadow = this.attachShadow({ mode: "open" });
  #explorer;
  #isDrawing = false;
  #isReady = false;
  /** Whether `#current` is a position of the puzzle in the attributes. */
  #hasPosition = false;
  /** Commands that wait until the explorer is ready. */
  #queue = [];
  #changedAttributes = new Map();
  /** The details of the last `ready` or `move` event. */
  #current = { index: "0", total: "0", position: [] };
  /** The link of the last `state` event, and whether it was playing. */
  #link;
  #isPlaying = false;
  /** Whether its program has ended, and it will be drawn again where it was. */
  #hasStopped = false;
  /** Whether it plays on then. */
  #resumes = false;
  /** How many programs have ended by themselves while it was there. */
  #ends = 0;

  constructor() {
    super();
    adoptStyles(this.#shadow);
  }

  adoptedCallback() {
    adoptStyles(this.#shadow);
  }

  /** Takes about as much space as the explorer will, to reduce layout shifts. */
  #showPlaceholder() {
    const shown = (this.getAttribute("show") ?? "towers,transport,scrubber").split(",");
    const panels = ["towers", "transport", "scrubber"].filter((name) => shown.includes(name));
    // A long move number has a row of its own.
    const isLong = Number(this.getAttribute("discs") ?? 8) > 16;
    const part = (kind, name) => Object.assign(document.createElement(kind), { className: name });
    const explorer = part("div", "explorer waiting");
    explorer.toggleAttribute("data-embed", true);
    explorer.toggleAttribute("data-long", isLong);
    // Until the observer says that it is far away. The explorer itself tells more: see src/model/pending.rs.
    explorer.dataset.pending = "chunk";
    for (const name of panels) explorer.append(part("div", name), ...(name === "towers" ? [part("p", "caption")] : []));
    this.#shadow.replaceChildren(explorer);
  }

  connectedCallback() {
    for (const name of parameters) this.#upgradeProperty(name);
    // An element that was only moved keeps its explorer.
    if (this.#explorer) return;
    this.#showPlaceholder();
    visibility.observe(this);
  }

  disconnectedCallback() {
    visibility.unobserve(this);
    // An element that was only moved is connected again by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#resumes = false;
      this.#release();
    });
  }

  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === "theme") this.#updateTheme();
    if (!this.#explorer && !this.#hasStopped) {
      // The attributes replace the state from before the element was removed.
      this.#link = undefined;
      this.#hasPosition = false;
      return;
    }
    if (this.#changedAttributes.size === 0) queueMicrotask(() => this.#configure());
    this.#changedAttributes.set(name, valueOf(name, value));
  }

  /** The current index. You can also set a number, or a string that the move number field accepts. An index past the end causes a `problem` event. */
  get move() {
    return BigInt(this.#current.index);
  }
  set move(index) {
    if (index !== undefined && index !== null && index !== "") this.seek(index);
  }

  /** The number of moves. */
  get total() {
    return BigInt(this.#current.total);
  }

  /** The peg of each disc, disc 1 first. */
  get position() {
    return [...this.#current.position];
  }

  seek(index) {
    const text = String(index);
    // A script that reads `move` right after setting it gets the new value.
    if (this.#isReady && /^\d{1,4000}$/.test(text) && BigInt(text) <= this.total) this.#current = { ...this.#current, index: String(BigInt(text)) };
    this.#command("seek", { move: text });
  }
  static #play = function () {
    this.#command("play");
  };
  /** The method that plays. Frameworks that set properties in place of attributes set the attribute. */
  get play() {
    return TowerOfHanoi.#play;
  }
  set play(value) {
    setAttribute(this, "play", value);
  }
  pause() {
    this.#command("pause");
  }
  next() {
    this.#command("next");
  }
  previous() {
    this.#command("previous");
  }
  first() {
    this.#command("first");
  }
  last() {
    this.#command("last");
  }
  /** Takes over the answers of an earlier visit: the `state` of a `score` event. */
  restore(state) {
    this.#command("restore", { state });
  }

  /** Loads the program and shows the explorer. */
  async draw() {
    visibility.unobserve(this);
    if (this.#isDrawing || this.#explorer) return;
    this.#isDrawing = true;
    this.#shadow.firstElementChild.dataset.pending = "chunk";
    try {
      // A language that cannot be loaded is replaced with English.
      const loading = loadLocale(this.getAttribute("lang"), this.#shadow.firstChild).catch(() => {});
      let started, parts, language;
      // The program may end while the language is on its way.
      do {
        started = loadProgram();
        [parts, language] = await Promise.all([started, loading]);
      } while (!isCurrent(started));
      if (this.isConnected) this.#attach(started, parts, language);
    } catch (error) {
      this.#explorer = undefined;
      this.#showFailure("The Tower of Hanoi could not be loaded.");
      this.#handleEvent({ type: "problem", parameter: "", message: String(error.message) });
    }
    this.#isDrawing = false;
    this.clearPending();
  }

  get isReady() {
    return this.#isReady;
  }

  shows(explorer) {
    return explorer !== undefined && this.#explorer === explorer;
  }

  /** Goes on where it was with a new program, unless this element, or what it shows, is what ended the one before. */
  restart(isCulprit, isKnown) {
    this.#forget();
    if (!isKnown) this.#ends += 1;
    // Nobody knows which it is if programs end by themselves, again and again.
    const goesOn = !isCulprit && this.#ends < 3;
    this.#hasStopped = goesOn;
    this.#resumes = goesOn && this.#isPlaying;
    this.#showPlaceholder();
    // The program that has ended is still at work.
    setTimeout(() => {
      if (!this.isConnected || this.#explorer || this.#isDrawing) return;
      if (goesOn) this.draw();
      else this.#sayStopped();
    });
  }

  #sayStopped() {
    const sentence = "The Tower of Hanoi has stopped.";
    this.#showFailure(sentence);
    this.clearPending();
    this.#handleEvent({ type: "problem", parameter: "", message: sentence });
  }

  /** Leaves the explorer, and returns it. */
  #forget() {
    const explorer = this.#explorer;
    Explorer.attached.delete(this);
    this.#explorer = undefined;
    this.#isReady = false;
    explorer.onEvent = undefined;
    return explorer;
  }

  /** Shows a message in place of the explorer, in English: the language may be the part that could not be loaded. */
  #showFailure(text) {
    const part = (kind, text) => Object.assign(document.createElement(kind), { textContent: text, lang: "en" });
    const [sentence, button] = [part("p", text), part("button", "Try again")];
    button.type = "button";
    button.dataset.command = "try-again";
    button.addEventListener("click", async () => {
      this.#ends = 0;
      this.#showPlaceholder();
      await this.draw();
      this.#shadow.querySelector("[data-command=try-again]")?.focus();
    });
    const place = this.#shadow.firstElementChild;
    place.role = "alert";
    place.className = "explorer failed";
    place.replaceChildren(sentence, button);
  }

  /** Says of a placeholder that nothing is being loaded: it is far away, or loading has failed. An explorer says itself when it is ready. */
  clearPending() {
    if (!this.#isDrawing && !this.#explorer) delete this.#shadow.firstElementChild.dataset.pending;
  }

  #attach(started, parts, language) {
    const idle = Explorer.idle.pop();
    this.#explorer = idle ?? new Explorer(started, parts, this.#query(), language);
    if (idle) idle.isUsed = false;
    Explorer.attached.add(this);
    this.#explorer.onEvent = (event) => this.#handleEvent(event);
    this.#updateTheme();
    this.#shadow.replaceChildren(this.#explorer.root);
    if (!idle) return;
    // A reused explorer still has the language of its previous element.
    const query = new URLSearchParams(this.#query());
    if (language && !query.has("lang")) query.set("lang", language.split("\n")[0]);
    idle.open(String(query));
  }

  #release() {
    if (!this.#explorer) return;
    const explorer = this.#forget();
    if (Explorer.used === explorer) Explorer.used = undefined;
    explorer.command?.("pause", "");
    this.#showPlaceholder();
    // Pausing may have been its end.
    if (explorer.command && isCurrent(explorer.program)) Explorer.idle.push(explorer);
  }

  /** The state from before the element was removed, or else the attributes. */
  #query() {
    const attributes = parameters.filter((name) => this.hasAttribute(name)).map((name) => [name, valueOf(name, this.getAttribute(name))]);
    // No panel at all is something to show.
    const given = attributes.filter(([name, value]) => value !== "" || name === "show");
    const query = new URLSearchParams(this.#link ?? given);
    query.set("embed", "1");
    if (this.#hasPosition) {
      query.set("move", this.#current.index);
      query.delete("play");
    }
    return String(query);
  }

  #configure() {
    if (this.#changedAttributes.size === 0) return;
    const fields = Object.fromEntries(this.#changedAttributes);
    this.#changedAttributes.clear();
    this.#command("configure", fields);
  }

  #command(verb, fields = {}) {
    // What was set before comes before.
    if (verb !== "configure") this.#configure();
    const args = [verb, String(new URLSearchParams(fields))];
    this.#send(args);
  }

  #send(args) {
    if (!this.#isReady) {
      this.#queue.push(args);
      return;
    }
    this.#explorer.use();
    this.#explorer.command(...args);
  }

  #handleEvent({ type, ...detail }) {
    if (type === "ready" || type === "move") this.#current = detail;
    if (type === "ready" || type === "state") this.#labelParts();
    if (type === "state") [this.#link, this.#isPlaying] = [detail.link, detail.playing];
    if (type === "ready") {
      this.#isReady = this.#hasPosition = true;
      this.#hasStopped = false;
      this.#explorer.isDrawn();
    }
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    if (type !== "ready") return;
    if (this.#resumes) this.#explorer.command("play", "");
    this.#resumes = false;
    for (const args of this.#queue.splice(0)) this.#send(args);
  }

  /** Names the parts that hosts may style with `::part`. */
  #labelParts() {
    for (const part of ["stage", "caption", "transport", "scrubber", "panel"]) {
      for (const element of this.#shadow.querySelectorAll(`.${part}`)) element.part = part;
    }
    // The host page has its own landmarks, so the explorer must not add any.
    for (const landmark of this.#shadow.querySelectorAll(".explorer, .stage")) landmark.role = "group";
  }

  #updateTheme() {
    if (this.#explorer) this.#explorer.root.dataset.theme = this.getAttribute("theme") ?? "auto";
  }

  /** Passes a property that was set before the element was defined to its setter. */
  #upgradeProperty(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    this[name] = value;
  }
}

/** Sets an attribute to the value of a property: `true` for a flag that is on; nothing, or `false`, for the default. */
function setAttribute(element, name, value) {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : value);
}

// Every parameter is a property, too. `lang` is one of all elements.
for (const name of parameters) {
  if (name in TowerOfHanoi.prototype) continue;
  Object.defineProperty(TowerOfHanoi.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      setAttribute(this, name, value);
    },
  });
}

if (globalThis.customElements && !customElements.get("tower-of-hanoi")) customElements.define("tower-of-hanoi", TowerOfHanoi);

export { TowerOfHanoi };
