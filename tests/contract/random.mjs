// Numbers that look random and are the same in each run.

/** A source of them. `below(n)` is a whole number from 0 to n - 1. */
export function random(seed) {
  let state = seed >>> 0;
  // Mulberry32 by Tommy Ettinger: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return (bits ^ (bits >>> 14)) >>> 0;
  };
  const below = (count) => next() % count;
  const between = (least, most) => least + below(most - least + 1);
  const pick = (list) => list[below(list.length)];
  const many = (count, make) => Array.from({ length: count }, (_, place) => make(place));
  /** A decimal number with so many digits, at most. */
  const digits = (count) => many(Math.max(1, count), () => below(10)).join("").replace(/^0+(?=\d)/, "");
  return { below, between, pick, many, digits };
}
