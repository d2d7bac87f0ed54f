// Waits for the page's own word that it is done. Nothing else in the tests waits, but for what no page can know: see `outside`.
import assert from "node:assert/strict";

/** What tests wait for unless they say more: all that changes what the page shows. */
export const shown = ["drawing", "panel", "chunk", "language", "lesson", "preview", "search", "export", "program", "race"];

/**
 * In a page: resolves when no explorer in it has anything of these kinds pending. A frame passes first, in which the browser tells
 * the page the new sizes of its parts. With the kind `motion` it also waits for animations that end. Throws after 40 seconds, with what
 * was still pending.
 */
async function settle(kinds) {
  const frame = () => new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    // A window that is not shown has no frames. On a busy processor the next one may be late.
    setTimeout(done, document.hidden ? 100 : 2_000);
  });
  // Frames of other origins cannot be asked.
  const inside = (frame) => {
    try {
      return frame.contentDocument;
    } catch {
      return null;
    }
  };
  function* roots(root) {
    yield root;
    for (const { shadowRoot } of root.querySelectorAll("tower-of-hanoi")) if (shadowRoot) yield* roots(shadowRoot);
    for (const document of [...root.querySelectorAll("iframe")].map(inside)) if (document) yield* roots(document);
  }
  // A new frame has an empty document at first.
  const isEmpty = (frame) => frame.getAttribute("src") && inside(frame)?.URL === "about:blank";
  const pendingIn = (root) => {
    if (root.querySelector("#loading")) return ["page"];
    if ([...root.querySelectorAll("iframe")].some(isEmpty)) return ["frame"];
    const all = [...root.querySelectorAll("[data-pending]")].flatMap(({ dataset }) => dataset.pending.split(" "));
    return all.filter((kind) => kinds.includes(kind));
  };
  const isEnding = (animation) => animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity;
  const animationsIn = (root) => (kinds.includes("motion") ? root.getAnimations().filter(isEnding) : []);
  for (const end = Date.now() + 40_000; ;) {
    await frame();
    const all = [...roots(document)];
    const pending = all.flatMap(pendingIn);
    const animations = all.flatMap(animationsIn);
    if (pending.length + animations.length === 0) return;
    if (Date.now() > end) throw new Error(`not settled after 40 seconds: ${pending} ${animations.length} animations`);
    await Promise.race([Promise.allSettled(animations.map(({ finished }) => finished)), frame()]);
  }
}

/** An expression that settles and then has the value of another one. `more` are further kinds of pending work to wait for. */
export const whenSettled = (expression, more = []) =>
  `(async () => { await (${settle})(${JSON.stringify([...shown, ...more])}); return (${expression}); })()`;

/** Evaluates an expression at once: in a page of an engine, or in one of Playwright. */
const look = (page, expression) => (page.peek ?? page.evaluate).call(page, expression);

/** Waits until a page is settled. `more` are further kinds, such as "address". */
export async function settled(page, ...more) {
  await look(page, whenSettled("0", more));
}

/** What helps to understand a failure: what the page says of itself. */
const state = `[location.href, ...[...document.querySelectorAll(".explorer, dialog, [role=alert]")]
  .map((part) => part.cloneNode(part.matches("[role=alert]")).outerHTML)].join("\\n")`;

/** Asserts that an expression is true in the settled page, and returns its value. */
export async function holds(page, expression, ...more) {
  const value = await look(page, whenSettled(expression, more));
  if (!value) assert.fail(`not so: ${expression}\n${await look(page, state)}`);
  return value;
}

/** What no page can know, so that tests have to look again and again. Each use of `eventually` names one. */
const outside = {
  clock: "something goes on by itself: playing, a loop, a race, a program",
  network: "a request, a download, or a service worker",
  window: "another window, or another document in this one",
  engine: "the browser's own part: the clipboard, full screen, a file, its caches",
};

/**
 * Looks until an expression is true, and returns its value. What it reads may not be there yet: an error counts as not yet true,
 * except one of syntax.
 */
export async function eventually(page, reason, expression, milliseconds = 30_000) {
  assert.ok(Object.hasOwn(outside, reason), `no reason to look again and again: ${reason}`);
  const end = Date.now() + milliseconds;
  for (let cause; ;) {
    try {
      const value = await look(page, expression);
      if (value) return value;
    } catch (error) {
      if (/SyntaxError/.test(error.message)) throw error;
      cause = error;
    }
    if (Date.now() > end) throw new Error(`never true: ${expression}\n${await look(page, state).catch(String)}`, { cause });
    await new Promise((done) => setTimeout(done, 50));
  }
}
