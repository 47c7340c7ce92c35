/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useGuest } from "@/components/reservation-form/draft/use-guest";
import type { Locale } from "@/lib/i18n/locales";

jest.mock("@/components/session/use-profiles", () => ({
  useProfiles: () => ({ profile: { state: "loggedOut" } }),
}));

test.each<[browser: string, reader: Locale, country: string]>([
  ["en-GB", "en", "GB"],
  ["zh-Hant-TW", "en", "TW"],
  ["en", "en", ""],
  ["", "en", ""],
  ["ja-JP", "ko", "KR"],
  // Browsers that read it from the system's settings do not always report a language.
  ["en-US@posix", "en", "US"],
  ["C", "en", ""],
])("a browser language of %j for a reader of %s gives the country %j (R6.3)", (browser, reader, country) => {
  sessionStorage.clear();
  jest.spyOn(navigator, "languages", "get").mockReturnValue([browser]);
  const { result } = renderHook(() => useGuest(reader));
  expect(result.current.guest.country).toBe(country);
});
