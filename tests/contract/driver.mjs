// Runs in a page around the explorer: gives orders to a frame or an element, and keeps what they tell.
import { drawn, isBusy, language, learner, noted } from "./page.mjs";
import { unpack } from "./values.mjs";

const tick = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
/** What was changed is drawn, and those who watch sizes were told. */
const drawing = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

async function until(is, what, patience = 30_000) {
  const end = Date.now() + patience;
  while (!is()) {
    if (Date.now() > end) throw new Error(`never came: ${what}`);
    await tick(20);
  }
}

/** What frames and elements have in common. */
/** A message without the parts of an answer's statement that came later. */
function asVersion1(message) {
  if (message.type !== "answer") return message;
  const { statement: { context, ...statement }, ...rest } = message;
  const { definition: { name, choices, ...definition }, ...object } = statement.object;
  const { duration, score, ...result } = statement.result;
  return { ...rest, statement: { ...statement, object: { ...object, definition }, result } };
}

class Guest {
  heard = [];

  /** What it told since it was asked last. */
  take() {
    return this.heard.splice(0).map(asVersion1);
  }

  async learn(step) {
    for (const [what, value] of Object.entries(step)) {
      await learner[what](this.root, value === "wanted" ? this.answered.wanted : value, drawing);
      await drawing();
    }
  }

  /** Puts pictures into the order that is wanted, by what was answered last. */
  async sort() {
    const order = this.answered.given.split(",").map(Number);
    for (let end = order.length - 1; end > 0; end--) {
      for (let place = 0; place < end; place++) {
        if (order[place] < order[place + 1]) continue;
        [order[place], order[place + 1]] = [order[place + 1], order[place]];
        await this.learn({ later: place });
      }
    }
  }

  async speaks(code) {
    await until(() => language(this.root) === code, `the language ${code}`, 5000).catch(() => {});
  }
}

/** The explorer in a frame. */
class Frame extends Guest {
  constructor({ link, sandbox }) {
    super();
    const frame = document.createElement("iframe");
    if (sandbox) frame.setAttribute("sandbox", "allow-scripts");
    Object.assign(frame, { src: `./${link}`, width: 1000, height: 760 });
    Object.assign(this, { frame, sandbox });
    addEventListener("message", ({ source, data }) => {
      // A host of version 1 ignores what other protocols say (SPLICE), and the message `score`, which came later.
      if (source !== frame.contentWindow || data.ns !== "tower-of-hanoi" || data.type === "score") return;
      this.heard.push(data);
      if (data.type === "answer") this.answered = data;
    });
    document.body.replaceChildren(frame);
  }

  get root() {
    return this.frame.contentDocument;
  }

  post(message) {
    this.frame.contentWindow.postMessage(message, "*");
  }

  say(message) {
    this.post({ ns: "tower-of-hanoi", v: 1, ...message });
  }

  async stands() {
    await until(() => this.heard.some(({ type }) => type === "ready"), "ready");
  }

  isBusy() {
    return !this.sandbox && isBusy(this.root);
  }

  /** Waits until nothing more is told; gives the state as it is then. */
  async settle() {
    for (;;) {
      await until(() => !this.isBusy(), "the end of a search");
      await drawing();
      const before = this.heard.length;
      this.say({ type: "get" });
      await until(() => this.heard.slice(before).some(({ type }) => type === "state"), "an answer to get");
      await drawing();
      const place = this.heard.findLastIndex(({ type }) => type === "state");
      const [state] = this.heard.splice(place, 1);
      if (this.heard.length === before && !this.isBusy()) return state;
    }
  }

  async act(step) {
    const [[what, value]] = Object.entries(step);
    if (what === "say") for (const message of [unpack(value)].flat()) this.say(message);
    else if (what === "post") this.post(unpack(value));
    else if (what === "sort") await this.sort();
    else if (what === "speaks") await this.speaks(value);
    else await this.learn(step);
  }
}

/** The explorer as an element. */
class Element extends Guest {
  constructor({ attributes }) {
    super();
    this.element = document.createElement("tower-of-hanoi");
    for (const [name, value] of Object.entries(attributes)) this.element.setAttribute(name, value);
    for (const type of ["ready", "move", "problem", "answer"]) {
      this.element.addEventListener(type, ({ detail, bubbles, composed }) => {
        this.heard.push({ type, ...detail, ...(bubbles && composed ? {} : { bubbles, composed }) });
        if (type === "answer") this.answered = detail;
      });
    }
    document.body.replaceChildren(this.element);
  }

  get root() {
    return this.element.shadowRoot;
  }

  async stands() {
    await until(() => this.heard.some(({ type }) => type === "ready"), "ready");
  }

  /** Waits until nothing more is told; gives its properties as they are then. */
  async settle() {
    for (let before = -1; before !== this.heard.length; ) {
      before = this.heard.length;
      await until(() => !this.element.isConnected || !isBusy(this.root), "the end of a search");
      await drawing();
      await tick(30);
      await drawing();
    }
    const { move, total, position } = this.element;
    return { move: String(move), total: String(total), position };
  }

  async act(step) {
    for (const [what, value] of Object.entries(step)) await this.#do(what, value);
  }

  async #do(what, value) {
    if (what === "set") for (const [name, text] of Object.entries(value)) text === null ? this.element.removeAttribute(name) : this.element.setAttribute(name, text);
    else if (what === "move") this.element.move = unpack(value);
    else if (what === "call") for (const [name, ...values] of value) this.element[name](...unpack(values));
    else if (what === "remove") this.element.remove();
    else if (what === "put") document.body.append(this.element);
    else if (what === "sort") await this.sort();
    else if (what === "speaks") await this.speaks(value);
    else await this.learn({ [what]: value });
  }
}

/** Opens a frame or an element; `act`, `settle` and `look` are about the one that was opened last. */
export async function open(what) {
  if (what.attributes && !customElements.get("tower-of-hanoi")) {
    const script = Object.assign(document.createElement("script"), { type: "module", src: "embed/tower-of-hanoi.js" });
    document.head.append(script);
    await customElements.whenDefined("tower-of-hanoi");
  }
  window.guest = what.attributes ? new Element(what) : new Frame(what);
  await window.guest.stands();
}

/** What can be seen in a page. */
export const look = (root = window.guest.root) => root && { drawn: drawn(root), noted: noted(root), busy: isBusy(root) };

Object.assign(window, { driver: { open, look } });
