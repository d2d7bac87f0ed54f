// Behaves like a browser's translator: every text becomes an element with another text, now and whenever a text is added.

/** In a page: begins to translate. «Words» are the translation of "Words". */
export const translate = `(() => {
  const isKept = (element) => element.closest("[translate=no], .notranslate, script, style, textarea, code, font, svg") !== null;
  const another = (text) => {
    const fonts = [document.createElement("font"), document.createElement("font")];
    for (const font of fonts) font.style.verticalAlign = "inherit";
    fonts[1].append("«" + text + "»");
    fonts[0].append(fonts[1]);
    return fonts[0];
  };
  const translateIn = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (/\\p{L}/u.test(text.data) && text.parentElement && !isKept(text.parentElement)) text.replaceWith(another(text.data));
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!added.isConnected || added.nodeName === "FONT") continue;
      if (added.nodeType === Node.TEXT_NODE) translateIn(added.parentElement);
      else if (added.nodeType === Node.ELEMENT_NODE) translateIn(added);
    }
  }).observe(document.body, { childList: true, subtree: true });
})()`;

/** All words of the page but the numbers of discs, which show only where there is room, in their order, as they were before they were translated, and those that were not. What is said to screen
 * readers comes later. Waits until no text keeps its node because it changes quickly. */
export const words = `(async () => {
  while ([...document.querySelectorAll("t-t")].some(({ isChanging }) => isChanging)) await new Promise(requestAnimationFrame);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const [all, kept] = [[], []];
  while (texts.nextNode()) {
    const [{ data, parentElement }, text] = [texts.currentNode, texts.currentNode.data.replace(/[«»]/g, "").trim()];
    if (text === "" || parentElement.closest("script, style, textarea, #loading, [role=status], .disc")) continue;
    all.push(text);
    if (data !== "" && (text.match(/\\p{L}/gu) ?? []).length > 1 && !parentElement.closest("font, [translate=no], svg, code")) kept.push(text);
  }
  return { all, kept, translated: document.querySelectorAll("font > font").length };
})()`;
