// The languages of the page but English, which comes with the program: each a file, loaded when it is chosen. How it writes
// numbers and which take which plural the browser knows.
const files = {
  fr: new URL("./languages/fr.txt", import.meta.url),
  de: new URL("./languages/de.txt", import.meta.url),
  es: new URL("./languages/es.txt", import.meta.url),
  pt: new URL("./languages/pt.txt", import.meta.url),
  vi: new URL("./languages/vi.txt", import.meta.url),
  zh: new URL("./languages/zh.txt", import.meta.url),
  ja: new URL("./languages/ja.txt", import.meta.url),
  hi: new URL("./languages/hi.txt", import.meta.url),
  ar: new URL("./languages/ar.txt", import.meta.url),
};

/** What comes before regions and scripts. */
const primary = (tag) => tag.split("-")[0].toLowerCase();

/** The first language of the page among those that the browser, or the page around an element, asks for. */
function natural(around) {
  const host = around?.getRootNode().host;
  const asked = host ? [host.closest("[lang]")?.lang ?? ""] : navigator.languages;
  // The page's Chinese is in simplified characters.
  const codes = asked.filter((tag) => !/^zh-(hant|tw|hk|mo)/i.test(tag)).map(primary);
  return codes.find((code) => code === "en" || Object.hasOwn(files, code)) ?? "en";
}

/** A line that tells the program how a language writes numbers: separator, point, groups, plurals. */
function numerals(code) {
  // Digits are the same in all languages of the page, as they are in its formulas.
  const format = new Intl.NumberFormat(`${code}-u-nu-latn`);
  const parts = (number) => format.formatToParts(number);
  const part = (number, type) => parts(number).find((part) => part.type === type)?.value ?? "";
  const groups = parts(123456789).filter(({ type }) => type === "integer");
  const rules = new Intl.PluralRules(code);
  const letters = { zero: "z", one: "1", two: "2", few: "f", many: "m", other: "o" };
  const plurals = [...Array(200).keys(), 1_000_000].map((number) => letters[rules.select(number)]);
  return [part(123456789, "group"), part(1.5, "decimal"), groups.at(-2).value.length, part(1234, "group") ? 4 : 5, plurals.join("")].join("/");
}

/** What gives a language as the program reads it: code, numbers, texts; `get` answers with a file. */
export const speaker = (get) => async (wanted, around) => {
  const own = primary(wanted ?? "");
  const code = own === "en" || Object.hasOwn(files, own) ? own : natural(around);
  if (code === "en") return "en\n";
  const answer = await get(code);
  if (!answer.ok) throw new Error(`the server said ${answer.status}`);
  return `${code}\n${numerals(code)}\n${await answer.text()}`;
};

/** The same as the program asks for it: `told` gets what there is, or nothing. */
export const telling = (speak) => (wanted, around, told) => speak(wanted, around).then(told, () => told());

export const speak = speaker((code) => fetch(files[code]));
export const ask = telling(speak);
