/** @jest-environment jsdom */
import {
  deviceCountries,
  deviceCountry,
  deviceTimeZone,
  hasCoarsePointer,
  prefersReducedMotion,
} from "@/lib/browser/device";

const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;

function saysZone(timeZone: unknown): void {
  jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolved.call(this), timeZone: timeZone as string };
  });
}

function saysLanguages(languages: unknown, language?: unknown): void {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages as string[]);
  jest.spyOn(navigator, "language", "get").mockReturnValue(language as string);
}

function answersQueries(answer: { matches: boolean } | null): void {
  window.matchMedia = () => answer as MediaQueryList;
}

test.each(["Etc/Unknown", "KST-9", "", "Seoul Standard Time"])(
  "a device in the zone %j counts as one without a zone",
  (zone) => {
    saysZone(zone);
    expect(deviceTimeZone()).toBeUndefined();
  },
);

test("a device whose zone cannot be read counts as one without a zone", () => {
  jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(() => {
    throw new RangeError("no zone");
  });
  expect(deviceTimeZone()).toBeUndefined();
});

test("a device's time zone is returned where it is a known one", () => {
  saysZone("Asia/Seoul");
  expect(deviceTimeZone()).toBe("Asia/Seoul");
});

test.each([
  [
    ["ko-KR", "en-US"],
    ["KR", "US"],
  ],
  [["en", "en-GB"], ["GB"]],
  [["zh-Hant-TW"], ["TW"]],
  [["en-US@posix", "c", ""], ["US"]],
  [[undefined, 7], []],
  [[], []],
])("the languages %j name the countries %j", (languages, countries) => {
  saysLanguages(languages);
  expect(deviceCountries()).toEqual(countries);
});

test("a device without a list of languages names the country of its one language", () => {
  saysLanguages(undefined, "fr-CA");
  expect(deviceCountries()).toEqual(["CA"]);
  saysLanguages(undefined, undefined);
  expect(deviceCountries()).toEqual([]);
});

test("a media query without an answer counts as not matching", () => {
  answersQueries(null);
  expect([prefersReducedMotion(), hasCoarsePointer()]).toEqual([false, false]);
  answersQueries({ matches: true });
  expect([prefersReducedMotion(), hasCoarsePointer()]).toEqual([true, true]);
});

test.each([
  ["Asia/Seoul", ["en-US"], "KR"],
  ["Asia/Tokyo", ["en-US"], "JP"],
  ["Europe/London", ["en"], "GB"],
  ["Europe/London", ["en-US"], "GB"],
  ["Etc/Unknown", ["en-GB"], "GB"],
  ["Etc/UTC", ["en-AQ", "en-US"], "US"],
  ["Etc/UTC", ["en"], undefined],
])("a device in the zone %j with the languages %j is probably in %s", (zone, languages, country) => {
  saysZone(zone);
  saysLanguages(languages);
  expect(deviceCountry(["KR", "JP", "GB", "US"])).toBe(country);
});
