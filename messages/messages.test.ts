import { readdirSync, readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import { errorCodes } from "@/lib/base/app-error";
import { byLocale, FALLBACK_LOCALE, locales, otherLocales } from "@/lib/i18n/locales";

const sentences = byLocale((locale) =>
  sentencesOf(JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"))),
);
const { en: english, ko: korean } = sentences;

test("every file of messages belongs to a language that is listed (R9.1)", () => {
  const files = readdirSync("messages").filter((file) => file.endsWith(".json"));
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
});

test.each(locales)("%s has the keys of every other language (R9.2)", (locale) => {
  expect([...sentences[locale].keys()].sort()).toEqual([...english.keys()].sort());
});

test.each([...english.keys()])("%s has the same placeholders in every language (R9.2)", (key) => {
  for (const locale of locales)
    expect(placeholdersOf(sentences[locale].get(key) ?? "")).toEqual(placeholdersOf(english.get(key) ?? ""));
});

test("amounts of won have no decimals, whatever the back end states (R9.2)", () => {
  const amounts = [...english].filter(([, text]) => /\{amount, number(?:, integer)?\}/.test(text));
  expect(amounts.length).toBeGreaterThan(0);
  for (const locale of locales)
    for (const [key] of amounts) {
      const text = createTranslator({ locale, messages: { text: sentences[locale].get(key) ?? "" } });
      expect(`${key} ${text("text", { amount: 133_000.5 })}`).toMatch(/133,001(?!\.)/);
    }
});

test("no sentence is empty, padded or left over from a draft (R9.2)", () => {
  const wrong = Object.values(sentences)
    .flatMap((each) => [...each])
    .filter(([, text]) => text.trim() !== text || text === "" || /TODO|FIXME/.test(text));
  expect(wrong).toEqual([]);
});

test.each(otherLocales(FALLBACK_LOCALE))(
  "%s repeats no English sentence of several words (R9.2)",
  (locale) => {
    const repeated = [...sentences[locale]].filter(
      ([key, text]) => text === english.get(key) && /\p{L}{2,} \p{L}/u.test(text),
    );
    expect(repeated).toEqual([]);
  },
);

test("Korean sentences are Korean, but for names that are the same in both (R9.2)", () => {
  const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));
  const untranslated = [...korean].filter(
    ([key, text]) => hasWords(text) && !/\p{Script=Hangul}/u.test(text) && text !== english.get(key),
  );
  expect(untranslated).toEqual([]);
});

/** Texts that are equal by chance or by what they belong to; another one of them may change without the rest. */
const apart = [
  // A page carries the words of its widgets and of its failures with it; authors read other pages than guests.
  /^(?:Widgets|Failure|Workbench|BackendReference)\./,
  // Prescribed to the letter, each in its place (`prescribed-sentences.test.ts`).
  /^Account\.(?:reservations|coupons)$/,
  // Chosen by a code: of an error, a state, a rule, an application. The sets are not the same.
  /^(?:Errors|Reservations\.(?:group|payment)|Receipt\.status|Reserve\.problem|Payment\.apps)\./,
  // One of several sentences of a kind: with the hour, after its end.
  /^Coupons\.until$/,
  // Another thing of the same name: a list of dishes, stays at a hotel, a letter, a company's address.
  /^(?:Promotion\.menus|Account\.upcomingStays|Share\.email|Legal\.email)$/,
];

test("what several parts of the interface say is in `Common`, once", () => {
  const keysOf = new Map<string, string[]>();
  for (const key of english.keys()) {
    if (apart.some((pattern) => pattern.test(key))) continue;
    const texts = JSON.stringify(locales.map((locale) => sentences[locale].get(key)));
    keysOf.set(texts, [...(keysOf.get(texts) ?? []), key]);
  }
  const partsOf = (keys: string[]) => new Set(keys.map((key) => key.split(".")[0]));
  expect([...keysOf.values()].filter((keys) => partsOf(keys).size > 1)).toEqual([]);
});

test.each(locales)("every error code has a sentence in %s (R6.7)", (locale) => {
  expect(errorCodes.filter((code) => !sentences[locale].has(`Errors.${code}`))).toEqual([]);
});

/** Every sentence by its path. */
function sentencesOf(messages: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      if (typeof value === "string") return [[path + key, value]];
      if (typeof value === "object" && value !== null) return [...sentencesOf(value, `${path}${key}.`)];
      throw new Error(`${path}${key} is neither a sentence nor a group of them`);
    }),
  );
}

/** The names of the values and of the tags that a sentence takes, whatever its plural forms. */
function placeholdersOf(text: string): string[] {
  const values = [...text.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map(([, name]) => `{${name}}`);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>`);
  return [...new Set([...values, ...tags])].sort();
}
