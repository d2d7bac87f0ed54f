// Draws the icon in pixels, for systems that take no SVG. The icon is made of rectangles with round corners, and that is all
// that is understood here.
import { deflateSync } from "node:zlib";

/** The PNG of an icon, so many pixels wide. With a margin it fills the square, for systems that cut the corners off. */
export function png(svg, size, margin = 0) {
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg).map(Number);
  const shapes = [...svg.matchAll(/<rect([^>]*)\/>/g)].map(([, attributes]) => shape(attributes));
  if (margin) [shapes[0].radius, shapes[0].fills] = [0, true];
  const scale = (side * (1 + 2 * margin)) / size;
  const rows = Buffer.alloc((size * 4 + 1) * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * (size * 4 + 1) + 1 + x * 4;
      pixel(shapes, x * scale - side * margin, y * scale - side * margin, scale).forEach((value, channel) => (rows[at + channel] = value));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits a channel; red, green, blue and how opaque
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

function shape(attributes) {
  const number = (name) => Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(attributes)?.[1] ?? 0);
  const colour = /fill="#([0-9a-f]{6})"/.exec(attributes)[1];
  const [left, top, width, height] = ["x", "y", "width", "height"].map(number);
  return { left, top, right: left + width, bottom: top + height, radius: number("rx"), colour: [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16)) };
}

function holds({ left, top, right, bottom, radius, fills }, x, y) {
  if (fills) return true;
  // How far outside of the rectangle in which the middles of its corners are.
  const [across, down] = [Math.max(left + radius - x, x - right + radius, 0), Math.max(top + radius - y, y - bottom + radius, 0)];
  return x >= left && x <= right && y >= top && y <= bottom && across ** 2 + down ** 2 <= Math.max(radius, 1e-9) ** 2;
}

/** The mean of sixteen points. */
function pixel(shapes, x, y, step) {
  const sum = [0, 0, 0, 0];
  for (let point = 0; point < 16; point++) {
    const [across, down] = [x + ((point % 4) + 0.5) * (step / 4), y + (Math.floor(point / 4) + 0.5) * (step / 4)];
    const top = shapes.findLast((shape) => holds(shape, across, down));
    if (top) [...top.colour, 255].forEach((value, channel) => (sum[channel] += value));
  }
  const seen = sum[3] / 255 || 1;
  return [...sum.slice(0, 3).map((value) => Math.round(value / seen)), Math.round(sum[3] / 16)];
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(sum(body));
  return Buffer.concat([length, body, check]);
}

/** The check sum of PNG. */
function sum(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return ~rest >>> 0;
}
