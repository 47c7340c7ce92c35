import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTranslator } from "next-intl";
import { pageMetadata } from "@/app/_page-view/page-metadata";
import { loyaltyAddress } from "@/lib/account/loyalty";
import {
  dayAndTime,
  formatDay,
  formatMonth,
  formatPeriod,
  formatTimeZone,
  weekdayNames,
} from "@/lib/base/format-day";
import { plainSpaces } from "@/lib/base/plain-spaces.test-support";
import { writeSitemap } from "@/lib/cms/discovery/sitemap";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { LocaleData } from "@/lib/i18n/locale-data";
import { isLocale, type Locale, localeData, locales, otherLocales } from "@/lib/i18n/locales";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { openResume, sealResume } from "@/lib/payment/resume";
import { decideRoute } from "@/lib/routing/decide-route";
import { firstVisit } from "@/lib/routing/decide-route.test-support";
import { documentLifetime } from "@/lib/routing/document-paths";
import { lintPart } from "@/lib/workbench/lint/lint-part";

/**
 * An invented language, added as a contributor would add one: its record in `lib/i18n/languages.ts` and its sentences
 * in `messages/qps.json`. Nothing else refers to it.
 */
jest.mock("@/lib/i18n/languages", () => {
  const { languages } = jest.requireActual<typeof import("@/lib/i18n/languages")>("@/lib/i18n/languages");
  const { days } = languages.en;
  const qps: LocaleData = {
    ...languages.en,
    name: "[Ƥşḗŭḓǿ]",
    shortName: "QP",
    viewIn: "[Ṽīḗẇ īƞ Ƥşḗŭḓǿ]",
    tag: "sv-SE",
    openGraph: "sv_SE",
    loyaltyPath: "sv-SE",
    number: 30,
    script: "Greek",
    days: {
      ...days,
      full: (day) => `[${days.full(day)}]`,
      month: (day) => `[${days.month(day)}]`,
      period: (from, to) => `[${days.period(from, to)}]`,
      weekdays: days.weekdays.map(({ long, short }) => ({ long: `[${long}]`, short })),
      beforeHour: " [at] ",
      seoulTime: "[Şḗǿŭŀ]",
    },
  };
  return { languages: { ...languages, qps } };
});
jest.mock(
  "../messages/qps.json",
  () => {
    const english = jest.requireActual<typeof import("@/messages/en.json")>("@/messages/en.json");
    const pseudo = (value: unknown): unknown =>
      typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudo(inner)]))
        : `[${value}]`;
    return { default: pseudo(english), __esModule: true };
  },
  { virtual: true },
);

const key: string = "qps";

/** Returns the key with the type that it would have if the record really existed. */
function third(): Locale {
  if (!isLocale(key)) throw new Error(`${key} is not a configured language`);
  return key;
}

const visit = {
  ...firstVisit,
  pathname: "/r/14",
};

describe("a third language is one record and one file of messages (R9.1)", () => {
  test.each([
    ["its query parameter", { query: "language=qps" }],
    ["a stored choice", { storedLocale: "qps" }],
    ["a browser's first language", { acceptLanguage: "qps-SE,qps;q=0.9,en;q=0.5" }],
  ])("a page is shown in it by %s", (_, how) => {
    expect(decideRoute({ ...visit, ...how })).toMatchObject({
      kind: "page",
      locale: "qps",
      path: "/qps/r/14",
    });
  });

  test("the choice is remembered, and every reader can switch to it", () => {
    expect(decideRoute({ ...visit, query: "language=qps" })).toMatchObject({ remember: { language: "qps" } });
    expect(locales).toContain("qps");
    expect(otherLocales("ko")).toContain("qps");
    expect(otherLocales(third())).toEqual(locales.filter((locale) => locale !== third()));
    expect(localeData[third()]).toMatchObject({ name: "[Ƥşḗŭḓǿ]", shortName: "QP" });
    expect(resolveLocale({ requestedLanguage: null, stored: undefined, accepted: "fr" })).toBe("en");
  });

  test("its messages are loaded, with their numbers", async () => {
    const t = createTranslator({
      locale: third(),
      messages: await loadMessages(third()),
      namespace: "Promotion",
    });
    expect(t("partyExactly", { min: 2 })).toBe("[2 guests]");
  });

  test("its days, months and hours are formatted by its own rules", () => {
    expect(plainSpaces(formatDay("2026-12-24", third()))).toBe("[Thu 24 Dec 2026]");
    expect(formatMonth("2026-12", third())).toBe("[December 2026]");
    expect(plainSpaces(formatPeriod("2026-12-01", "2026-12-24", third()))).toBe("[1–24 Dec 2026]");
    expect(weekdayNames(third())[4]).toEqual({ long: "[Thursday]", short: "Th" });
    expect(plainSpaces(dayAndTime("2026-12-24", "19:00", third()))).toBe("Thu 24 Dec [at] 19:00");
    expect(formatTimeZone("Asia/Seoul", third())).toBe("[Şḗǿŭŀ]");
    expect(formatTimeZone("Europe/Zurich", third())).toBe("centraleuropeisk tid");
  });

  test("search engines and previews find it, in the head and in the sitemap", () => {
    const page = { appName: "Yeoul", title: "Dining", logo: undefined, locale: third(), path: "/r/14" };
    const { alternates, openGraph } = pageMetadata(page);
    expect(alternates).toMatchObject({
      canonical: expect.stringContaining("/r/14?language=qps"),
      languages: { ko: expect.any(String), en: expect.any(String), qps: expect.any(String) },
    });
    expect(openGraph).toMatchObject({ locale: "sv_SE" });
    const sitemap = writeSitemap("https://dining.test", [{ path: "/r/14" }]);
    expect(sitemap.match(/<loc>/g)).toHaveLength(locales.length);
    expect(sitemap.match(/hreflang="qps" href="https:\/\/dining\.test\/r\/14\?language=qps"/g)).toHaveLength(
      locales.length,
    );
  });

  test("rendered documents and the loyalty site have an address in it", () => {
    expect(documentLifetime("/cards/qps/11/1101/0123abcd.jpg")).toBe("immutable");
    expect(documentLifetime("/cards/xx/11/1101/0123abcd.jpg")).toBeUndefined();
    expect(loyaltyAddress("https://loyalty.test", third(), "member/account")).toBe(
      "https://loyalty.test/sv-SE/member/account",
    );
  });

  test("a payment's return address carries it", () => {
    const now = new Date("2026-12-24T10:00:00Z");
    const resume = { reservationId: "AH_7", resourceId: 31, locale: third(), token: "token" };
    const sealed = sealResume(resume, "2026-12-25T10:00:00Z", now);
    expect(openResume(sealed, "AH_7", now)).toEqual(resume);
  });

  test("its authors are warned of text in another script", () => {
    for (const [html, locale] of [
      ["<p>오늘의 요리</p>", third()],
      ["<p>Πιάτο ημέρας</p>", "ko"],
      ["<p>Πιάτο ημέρας</p>", "en"],
    ] as const) {
      expect(lintPart(html, { locale }).map(({ code }) => code)).toContain("wrong-language");
    }
    expect(lintPart("<p>Πιάτο ημέρας</p>", { locale: third() })).toEqual([]);
  });
});

test("every language has its own number in return addresses, which fits in five bits (R7.1)", () => {
  const numbers = locales.map((locale) => localeData[locale].number);
  expect(new Set(numbers).size).toBe(locales.length);
  expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 32)).toBe(true);
});

test("no code checks which language it is: what differs is in its record (R9.1)", () => {
  const files = ["app", "components", "lib", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-support)?\./.test(file))
      .map((file) => join(folder, file)),
  );
  const asking = files.filter((file) =>
    /[!=]==?\s*"(?:ko|en)"|"(?:ko|en)"\s*[!=]==?|case "(?:ko|en)"|\bko: .*\ben: |\ben: .*\bko: /.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(asking).toEqual([]);
});
