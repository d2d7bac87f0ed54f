// Loads languages. English is part of the program; every other language is a file that is loaded on demand. Number
// formats and plural rules come from the browser. Addresses are made when they are needed, because a worker of the page in one
// file has none that others could relate to.
const files = {
  fr: () => new URL("./languages/fr.txt", import.meta.url),
  de: () => new URL("./languages/de.txt", import.meta.url),
  es: () => new URL("./languages/es.txt", import.meta.url),
  pt: () => new URL("./languages/pt.txt", import.meta.url),
  vi: () => new URL("./languages/vi.txt", import.meta.url),
  zh: () => new URL("./languages/zh.txt", import.meta.url),
  ja: () => new URL("./languages/ja.txt", import.meta.url),
  hi: () => new URL("./languages/hi.txt", import.meta.url),
  ar: () => new URL("./languages/ar.txt", import.meta.url),
  // Only development builds have these: they test layouts.
  "en-XA": () => new URL("./languages/en-XA.txt", import.meta.url),
  "ar-XB": () => new URL("./languages/ar-XB.txt", import.meta.url),
};
// The texts of the lessons.
const lessons = {
  en: () => new URL("./languages/lessons-en.txt", import.meta.url),
  fr: () => new URL("./languages/lessons-fr.txt", import.meta.url),
  de: () => new URL("./languages/lessons-de.txt", import.meta.url),
  es: () => new URL("./languages/lessons-es.txt", import.meta.url),
  pt: () => new URL("./languages/lessons-pt.txt", import.meta.url),
  vi: () => new URL("./languages/lessons-vi.txt", import.meta.url),
  zh: () => new URL("./languages/lessons-zh.txt", import.meta.url),
  ja: () => new URL("./languages/lessons-ja.txt", import.meta.url),
  hi: () => new URL("./languages/lessons-hi.txt", import.meta.url),
  ar: () => new URL("./languages/lessons-ar.txt", import.meta.url),
  "en-XA": () => new URL("./languages/lessons-en-XA.txt", import.meta.url),
  "ar-XB": () => new URL("./languages/lessons-ar-XB.txt", import.meta.url),
};

/** The primary language subtag: "de" of "de-CH". */
const primary = (tag) => tag.split(/[-_]/)[0].toLowerCase();

/** The languages that the browser prefers, or the language of the page around an element. */
function preferredTags(element) {
  const host = element?.getRootNode().host;
  return host ? [host.closest("[lang]")?.lang ?? ""] : navigator.languages;
}

/** The first available language of some tags. */
function preferredLanguage(tags) {
  // The Chinese texts are in simplified characters.
  const codes = tags.filter((tag) => !/^zh-(hant|tw|hk|mo)/i.test(tag)).map(primary);
  return codes.find((code) => code === "en" || Object.hasOwn(files, code)) ?? "en";
}

/** The language with the reader's region, because es-MX writes 1,234 where es writes 1234. Pages may have tags that are none. */
function withRegion(code, tags) {
  const tag = tags.find((tag) => tag !== code && primary(tag) === code);
  try {
    return Intl.getCanonicalLocales(tag?.replaceAll("_", "-"))[0] ?? code;
  } catch {
    return code;
  }
}

/** The line that `NumberFormat::read` parses: separators, groups and plural categories. */
function numberFormat(code) {
  // All languages of the page use Latin digits, because its formulas do.
  const format = new Intl.NumberFormat(code, { numberingSystem: "latn" });
  const parts = (number) => format.formatToParts(number);
  const part = (number, type) => parts(number).find((part) => part.type === type)?.value ?? "";
  const groups = parts(123456789).filter(({ type }) => type === "integer");
  const rules = new Intl.PluralRules(code);
  const letters = { zero: "z", one: "1", two: "2", few: "f", many: "m", other: "o" };
  const plurals = [...Array(200).keys(), 1_000_000, 0.5, 1.5, 2.5].map((number) => letters[rules.select(number)]);
  return [part(123456789, "group"), part(1.5, "decimal"), groups.at(-2).value.length, part(1234, "group") ? 4 : 5, plurals.join("")].join("/");
}

/**
 * Returns a function that loads the input of `L10n::parse`: code, number format and texts. `getFile` returns the
 * response with the file of a language. If the requested language does not exist, the preferred one is loaded.
 */
export const localeLoader = (getFile) => async (requested, element) => {
  const own = Object.hasOwn(files, requested) ? requested : primary(requested ?? "");
  const tags = [requested ?? "", ...preferredTags(element)];
  const code = own === "en" || Object.hasOwn(files, own) ? own : preferredLanguage(tags.slice(1));
  if (code === "en") return "en\n";
  const response = await getFile(code);
  if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
  return `${code}\n${numberFormat(withRegion(code, tags))}\n${await response.text()}`;
};

/** The program calls a loader with a callback, which gets no argument if loading fails. */
export const withCallback = (load) => (requested, element, callback) => load(requested, element).then(callback, () => callback());

export const loadLocale = localeLoader((code) => fetch(files[code]()));
export const loadLocaleWithCallback = withCallback(loadLocale);

/** Returns a function that loads the texts of the lessons in a language. `getFile` returns the response with them. */
export const lessonLoader = (getFile) => async (code, callback) => {
  try {
    const response = await getFile(code);
    callback(response.ok ? await response.text() : undefined);
  } catch {
    callback();
  }
};
export const loadLessons = lessonLoader((code) => fetch(lessons[code]()));
