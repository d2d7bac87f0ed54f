// The element of a text. A translator may replace what is in it; setting `text` shows another text all the same.
// Several versions of this program may be on one page, and the first one defines the element for all. So `text` must keep its meaning.

/** Milliseconds. A text that changes again sooner keeps its node until it has rested as long. */
const rest = 250;

/** Defines the element, once for the document. Without it, pages have no texts. */
export function defineText() {
  // A worker has no elements.
  if (globalThis.customElements && !customElements.get("t-t")) customElements.define("t-t", TextElement);
}

// A new node is translated, and read by screen readers as a whole. But on a slider it makes each step a third slower.
const TextElement = globalThis.HTMLElement && class extends HTMLElement {
  /** Whether its node will be another one when it rests. */
  isChanging = false;
  #text;
  #changed = -Infinity;
  #timer;
  #isLive;

  set text(text) {
    const now = performance.now();
    const isQuick = now - this.#changed < rest;
    [this.#text, this.#changed] = [text, now];
    const node = this.firstChild;
    const isAlone = node?.nodeType === Node.TEXT_NODE && !node.nextSibling;
    // Screen readers would say the same words of a live region twice.
    if (isQuick && isAlone && !(this.#isLive ??= Boolean(this.closest("[role=status], [role=alert], [aria-live]")))) {
      node.data = text;
      this.isChanging = true;
      // A translator may still be at work on an earlier text of the node.
      this.#timer ??= setTimeout(() => this.#rest(), rest);
    } else {
      this.#show();
    }
  }

  /** One timer for a series of changes: a new one for each would cost more than the change. */
  #rest() {
    const left = this.#changed + rest - performance.now();
    if (left > 0) this.#timer = setTimeout(() => this.#rest(), left);
    else this.#show();
  }

  #show() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isChanging = false;
    this.textContent = this.#text;
  }
};
