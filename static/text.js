// The element of a text. A translator may replace what is in it; setting `text` shows another text all the same.

/** Defines the element, once for the document. Without it, pages have no texts. */
export function defineText() {
  // A worker has no elements.
  if (!globalThis.customElements || customElements.get("t-t")) return;
  let isTranslated = false;
  customElements.define("t-t", class extends HTMLElement {
    set text(text) {
      const [node] = this.childNodes;
      isTranslated ||= node && (node.nodeType !== Node.TEXT_NODE || node.nextSibling !== null);
      // Changing the node takes half as long. But a translator that is still at work on its old text would replace it.
      if (node && !isTranslated) node.data = text;
      else this.textContent = text;
    }
  });
}
