// How far colours differ in lightness, as WCAG 2.2 defines contrast: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
import { inPage } from "./in-page.mjs";

/** The relative luminance of a colour in any notation, by way of a canvas. */
function luminance(colour) {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => linear(part / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
function contrast(first, second) {
  const [a, b] = [first, second].map(luminance);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour that an element, or a selector's first element, has for a property. */
function colour(of, property) {
  return getComputedStyle(typeof of === "string" ? document.querySelector(of) : of)[property];
}

/** An expression that calls a function in the page with these helpers, then with the values. */
export const compareColours = inPage([luminance, contrast, colour]);
