// Where things are: expressions that measure boxes in the page.
import { inPage } from "./in-page.mjs";

/** The box of an element or of a selector's first element, as an object that also leaves the page; nothing if there is none. */
function box(of) {
  const element = typeof of === "string" ? document.querySelector(of) : of;
  return element?.getBoundingClientRect().toJSON();
}

/** The box of an element's text, which may be larger or smaller than the element. */
function textBox(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return box(range);
}

/** The inside of the window. */
function windowBox() {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

/** Whether a box is between the left and the right edge of another one, to within some pixels. */
function isWithinWidth(inner, outer = windowBox(), tolerance = 1) {
  return inner.left >= outer.left - tolerance && inner.right <= outer.right + tolerance;
}

/** Whether a box is inside another one on all sides, to within some pixels. */
function isInside(inner, outer = windowBox(), tolerance = 1) {
  return isWithinWidth(inner, outer, tolerance) && inner.top >= outer.top - tolerance && inner.bottom <= outer.bottom + tolerance;
}

/** The share of a box's area that is in the window, between a top and a bottom that something else may cover. */
function visibleShare({ left, top, right, bottom }, from = 0, to = innerHeight) {
  const width = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  const height = Math.max(0, Math.min(bottom, innerHeight, to) - Math.max(top, 0, from));
  return (width * height) / ((right - left) * (bottom - top));
}

/** The names of pairs of boxes that share more pixels than allowed, from pairs of a name and a box. */
function overlaps(named, { wide = 1, high = 1 } = {}) {
  return named.flatMap(([a, first], place) => named.slice(place + 1).flatMap(([b, second]) => {
    const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
    const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    return width > wide && height > high ? [`${a} and ${b}`] : [];
  }));
}

/** By how many pixels the page is wider than the window. */
function excessWidth() {
  return document.documentElement.scrollWidth - innerWidth;
}

/** An expression that calls a function in the page with these helpers, then with the values. */
export const measure = inPage([box, textBox, windowBox, isWithinWidth, isInside, visibleShare, overlaps, excessWidth]);

/** The box of a selector's first element. */
export const boxOf = (selector) => measure(({ box }, selector) => box(selector), selector);

/** By how many pixels the page is wider than the window. */
export const pageExcessWidth = measure(({ excessWidth }) => excessWidth());
