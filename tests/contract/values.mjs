// Values that JSON has no word for are written as `{"$": "12n"}`. Browsers load this file, too.
const special = { undefined, NaN, Infinity, "-Infinity": -Infinity };

export const pack = (value) => JSON.parse(JSON.stringify(value, (_, part) => {
  if (typeof part === "bigint") return { $: `${part}n` };
  if (part === undefined || (typeof part === "number" && !Number.isFinite(part))) return { $: String(part) };
  return part;
}));

export const unpack = (value) => {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== "object" || value === null) return value;
  const { $: word } = value;
  if (word === undefined) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpack(part)]));
  return word in special ? special[word] : BigInt(word.slice(0, -1));
};
