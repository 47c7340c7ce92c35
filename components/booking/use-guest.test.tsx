/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useGuest } from "@/components/booking/form-state";
import { noGuestDetails } from "@/lib/booking/guest-details";
import { forgetKeptGuest, keepGuest, readKeptGuest } from "@/lib/booking/kept-guest";
import type { Locale } from "@/lib/i18n/locales";

let mockProfile: unknown = { state: "loggedOut" };
jest.mock("@/components/account/use-profiles", () => ({ useProfiles: () => ({ profile: mockProfile }) }));

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

describe("an account that arrives while the guest is in the form", () => {
  const account = { name: "여울", phone: "+82 10 1234 5678", email: "guest@example.com" };
  const contact = { name: account.name, country: "KR", mobile: account.phone, email: account.email };
  const none = { name: "", country: "GB", mobile: "", email: "" };
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    mockProfile = { state: "loggedOut" };
  });
  afterAll(() => {
    mockProfile = { state: "loggedOut" };
  });

  test.each([
    ["nowhere", undefined, contact],
    ["in the name", "guest-name", { ...contact, name: none.name }],
    ["in the e-mail address", "guest-email", { ...contact, email: none.email }],
    ["in the number", "guest-mobile", { ...contact, mobile: none.mobile, country: none.country }],
    ["in the country", "guest-country", { ...contact, mobile: none.mobile, country: none.country }],
  ])("fills every field but the one they are in: %s (R6.2)", async (_, id, filled) => {
    document.body.innerHTML = `<input id="${id}">`;
    if (id !== undefined) document.getElementById(id)?.focus();
    const { result, rerender } = renderHook(() => useGuest("en"));
    expect(result.current.guest).toMatchObject(none);
    mockProfile = { state: "loggedIn", info: { profiles: { kakao: [account], hyatt: [] } } };
    await act(async () => rerender());
    expect(result.current.guest).toMatchObject(filled);
  });

  test("never overtakes a guest who goes to a field before it is shown (R6.2)", async () => {
    document.body.innerHTML = `<input id="guest-name">`;
    const { result, rerender } = renderHook(() => useGuest("en"));
    mockProfile = { state: "loggedIn", info: { profiles: { kakao: [account], hyatt: [] } } };
    await act(async () => {
      rerender();
      document.getElementById("guest-name")?.focus();
    });
    expect(result.current.guest).toMatchObject({ ...contact, name: none.name });
  });
});

describe("details that a guest asked this device to keep", () => {
  const hana = { name: "Hana", country: "KR", mobile: "+82 10 1234 5678", email: "hana@example.com" };
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
    document.cookie = "signed-in=; max-age=0; path=/";
  });

  test("are filled in for a visitor, without wishes, and follow what they change (R6.2)", () => {
    keepGuest({ ...noGuestDetails, ...hana, diets: ["noNuts"] });
    const { result } = renderHook(() => useGuest("ko"));
    expect(result.current.guest).toMatchObject({ ...hana, diets: [] });
    act(() => result.current.change({ ...result.current.guest, email: "new@example.com" }));
    expect(readKeptGuest()).toEqual({ ...hana, email: "new@example.com" });
  });

  test("are not kept unless they asked for it, and forgotten when they ask (R6.2)", () => {
    const { result } = renderHook(() => useGuest("ko"));
    act(() => result.current.change({ ...noGuestDetails, ...hana }));
    expect(readKeptGuest()).toBeUndefined();
    keepGuest({ ...noGuestDetails, ...hana });
    forgetKeptGuest();
    expect(readKeptGuest()).toBeUndefined();
  });
});
