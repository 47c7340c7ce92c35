import { locales, otherLocales, pickLocalized } from "@/lib/i18n/locales";
import { resolveLocale } from "@/lib/i18n/resolve-locale";

test.each([
  ["en", "ko", "ko", "en"],
  ["ko", "en", "en", "ko"],
  [null, "en", "ko", "en"],
  [null, "ko", "en", "ko"],
  [null, undefined, "en", "en"],
  [null, undefined, null, "ko"],
  ["fr", undefined, null, "ko"],
  ["EN", "ko", null, "ko"],
  [null, "fr", "en", "en"],
  [null, "", null, "ko"],
] as const)(
  "requested %j, stored %j, accepted %j resolves to %s (R9.1)",
  (requestedLanguage, stored, accepted, locale) => {
    expect(resolveLocale({ requestedLanguage, stored, accepted })).toBe(locale);
  },
);

test.each([
  ["ko-KR,ko;q=0.9,en-US;q=0.8", "ko"],
  ["en-US,en;q=0.9,ko;q=0.8", "en"],
  ["KO", "ko"],
  ["ko-Kore-KR", "ko"],
  ["en;q=0.5, ko;q=0.9", "ko"],
  ["ko;q=0, en;q=0.1", "en"],
  // A reader whose first language is not supported gets the fallback; `zxx`, "no language", never can be.
  ["zxx,ko;q=0.9", "en"],
  ["fr-FR, *;q=0.1", "en"],
  ["kok", "en"],
  // A header that cannot be parsed counts as absent.
  ["", "ko"],
  ["*", "ko"],
  [";;;,,,q=1", "ko"],
  ["en;q=0", "ko"],
  ["<script>", "ko"],
])("the Accept-Language header %j resolves to %s (R9.1)", (accepted, locale) => {
  expect(resolveLocale({ requestedLanguage: null, stored: undefined, accepted })).toBe(locale);
});

test("a header of languages of one megabyte is parsed like any other (R9.1)", () => {
  expect(
    resolveLocale({
      requestedLanguage: null,
      stored: undefined,
      accepted: `${"x;q=0.1,".repeat(125_000)}en`,
    }),
  ).toBe("en");
});

test("a text is shown in the reader's language, else in the fallback language, else in any available one (R2.4)", () => {
  expect(pickLocalized({ ko: "물", en: "water" }, "ko")).toBe("물");
  expect(pickLocalized({ en: "water", zxx: "水" }, "ko")).toBe("water");
  expect(pickLocalized({ zxx: "水" }, "ko")).toBe("水");
  expect(pickLocalized({}, "en")).toBeUndefined();
});

test("the language switch offers the other languages", () => {
  for (const locale of locales) {
    expect([locale, ...otherLocales(locale)].sort()).toEqual([...locales].sort());
  }
});
