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
  #changed = -Infinity;
  #timer;

  set text(text) {
    const now = performance.now();
    const node = this.firstChild;
    clearTimeout(this.#timer);
    const isAlone = node?.nodeType === Node.TEXT_NODE && !node.nextSibling;
    // Screen readers would say the same words of a live region twice.
    if (now - this.#changed < rest && isAlone && !this.closest("[role=status], [role=alert], [aria-live]")) {
      node.data = text;
      this.isChanging = true;
      // A translator may still be at work on an earlier text of the node.
      this.#timer = setTimeout(() => this.#show(text), rest);
    } else {
      this.#show(text);
    }
    this.#changed = now;
  }

  #show(text) {
    this.isChanging = false;
    this.textContent = text;
  }
};
