// Input that the common interface of the engines lacks: lists, pointers of all kinds, and keyboards of other scripts. Where an engine
// cannot be asked for it, scripts in the page stand in.
import { eventually, settled } from "./settled.mjs";

const quoted = JSON.stringify;
const isChromium = ({ page }) => page?.context().browser().browserType().name() === "chromium";

/** Selects a value in a list. */
export async function choose(browser, selector, value) {
  if (browser.page) return browser.page.selectOption(selector, value);
  // WebKit's driver has no command for it.
  await browser.read(`(() => {
    const field = document.querySelector(${quoted(selector)});
    field.value = ${quoted(value)};
    field.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
}

/** Replaces the text of a field key by key, and presses Enter. Firefox reports no change of a field that a script has filled. */
export async function enter(browser, selector, text) {
  if (!browser.page) return browser.type(selector, text);
  await browser.page.focus(selector);
  await settled(browser);
  await browser.page.keyboard.press("Control+A");
  await browser.page.keyboard.type(text);
  await browser.page.keyboard.press("Enter");
}

/** Waits until the page may add another entry to the history, which it does not do more often. */
export async function untilNextEntry(browser) {
  const end = (await browser.peek("Date.now()")) + 700;
  await eventually(browser, "clock", `Date.now() > ${end}`);
}

/** The protocol of Chromium's own tools. */
async function protocol(browser) {
  browser.protocol ??= await browser.page.context().newCDPSession(browser.page);
  return (method, values) => browser.protocol.send(method, values);
}

/** Presses a key on an element, by its name and by its place on a keyboard of any script. */
export async function pressAt(browser, selector, key, code) {
  // Its protocol knows no keys of several letters.
  if (isChromium(browser) && key.length === 1) {
    const send = await protocol(browser);
    await browser.page.focus(selector);
    for (const type of ["keyDown", "keyUp"]) await send("Input.dispatchKeyEvent", { type, key, code });
  } else {
    // The other engines have only the keys of a Latin keyboard.
    await browser.peek(`document.querySelector(${quoted(selector)}).dispatchEvent(new KeyboardEvent("keydown", ${quoted({ key, code, bubbles: true })}))`);
  }
}

/** Moves the mouse to an element, or away from all. */
export async function hover(browser, selector) {
  if (browser.page) await (selector ? browser.page.hover(selector) : browser.page.mouse.move(1, 1));
  // The client of WebKit's driver has a mouse for whole drags only.
  else if (selector) await browser.peek(`void (window.hovered = document.querySelector(${quoted(selector)})).dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))`);
  else {
    await browser.peek(`(() => {
      for (let element = window.hovered; element; element = element.parentElement) element.dispatchEvent(new PointerEvent("pointerleave"));
    })()`);
  }
}

/** Moves the mouse to a point of the window. */
export async function pointAt(browser, [x, y]) {
  if (browser.page) return browser.page.mouse.move(x, y);
  await browser.peek(`document.elementFromPoint(${x}, ${y}).dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", bubbles: true, clientX: ${x}, clientY: ${y}, buttons: 0 }))`);
}

/** Clicks an element while Shift is held. */
export async function clickWithShift(browser, selector) {
  if (browser.page) return browser.page.click(selector, { modifiers: ["Shift"] });
  await browser.read(`document.querySelector(${quoted(selector)}).dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true }))`);
}

const mouse = ({ mouse }) => ({
  down: async ([x, y]) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ([x, y]) => mouse.move(x, y),
  up: () => mouse.up(),
});

function pen(send) {
  let [x, y] = [0, 0];
  const dispatch = (type, buttons) => send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1, pointerType: "pen" });
  return {
    down: ([toX, toY]) => {
      [x, y] = [toX, toY];
      return dispatch("mousePressed", 1);
    },
    move: ([toX, toY]) => {
      [x, y] = [toX, toY];
      return dispatch("mouseMoved", 1);
    },
    up: () => dispatch("mouseReleased", 0),
  };
}

function fingers(send) {
  const dispatch = (type, points) =>
    send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  return {
    down: (...points) => dispatch("touchStart", points),
    move: (...points) => dispatch("touchMove", points),
    up: () => dispatch("touchEnd", []),
  };
}

/**
 * A pointer without a device: `{ down, move, up }`. As with a finger, all events go to the element on which the pointer went down, as
 * long as that is there.
 */
export function syntheticPointer(browser, pointerType) {
  let at = [];
  const dispatch = (type, points) => {
    at = points;
    return browser.peek(`(() => {
      window.pointed ??= [];
      ${quoted(points)}.forEach(([clientX, clientY], place) => {
        if ("${type}" === "pointerdown" || !window.pointed[place].isConnected) window.pointed[place] = document.elementFromPoint(clientX, clientY);
        window.pointed[place].dispatchEvent(new PointerEvent("${type}", {
          pointerId: place + 1, pointerType: "${pointerType}", isPrimary: place === 0, bubbles: true, composed: true, cancelable: true,
          clientX, clientY, button: "${type}" === "pointermove" ? -1 : 0, buttons: "${type}" === "pointerup" ? 0 : 1,
        }));
      });
    })()`);
  };
  return {
    down: (...points) => dispatch("pointerdown", points),
    move: (...points) => dispatch("pointermove", points),
    up: () => dispatch("pointerup", at),
  };
}

/**
 * A mouse, a pen, or fingers, of which each point is one: `{ down, move, up }`. Only Chromium can be asked for pens and fingers, and
 * WebKit's driver only for whole drags.
 */
export async function pointer(browser, kind) {
  if (kind === "mouse" && browser.page) return mouse(browser.page);
  if (!isChromium(browser)) return syntheticPointer(browser, kind);
  const send = await protocol(browser);
  return kind === "pen" ? pen(send) : fingers(send);
}
