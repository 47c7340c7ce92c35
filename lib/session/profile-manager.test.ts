import { decideProfile, isMessengerBrowser } from "@/lib/session/profile-manager";
import { userInfoSchema } from "@/lib/session/schema";

const guest = userInfoSchema.parse({ authBy: "kakao", profiles: { kakao: [{ id: 1 }], hyatt: [] } });
const loyalOnly = userInfoSchema.parse({
  authBy: "hyatt",
  profiles: { kakao: [], hyatt: [{ loyaltyId: "A" }] },
});
const NOW = Date.parse("2026-11-21T12:00:00Z");

const decide = (situation: Partial<Parameters<typeof decideProfile>[0]> = {}) => {
  const { profile, login } = decideProfile({
    hasHint: true,
    answer: { kind: "pending" },
    isMessengerBrowser: false,
    passLogin: false,
    hasLoggedOut: false,
    canRemember: true,
    lastAutomaticLogin: undefined,
    now: NOW,
    ...situation,
  });
  return [profile.state, login];
};

test("R3.5 loading, then logged in or logged out", () => {
  expect(decide()).toEqual(["loading", "none"]);
  expect(decide({ answer: { kind: "info", info: guest } })).toEqual(["loggedIn", "none"]);
  expect(decide({ hasHint: false })).toEqual(["loggedOut", "none"]);
});

test("a back end that fails neither logs anybody out nor in", () => {
  expect(decide({ answer: { kind: "failed" } })).toEqual(["unavailable", "none"]);
});

test("a session that has ended is asked for again without a word", () => {
  expect(decide({ answer: { kind: "unauthorized" } })).toEqual(["loggedOut", "silently"]);
});

test("R3.7 without a messenger profile the guest is logged out and a messenger login starts", () => {
  expect(decide({ answer: { kind: "info", info: loyalOnly } })).toEqual(["loggedOut", "openly"]);
});

test("R3.8 inside the messenger a login is forced unless pass-login is true", () => {
  const inside = { hasHint: false, isMessengerBrowser: true };
  expect(decide(inside)).toEqual(["loggedOut", "silently"]);
  expect(decide({ ...inside, passLogin: true })).toEqual(["loggedOut", "none"]);
});

test.each([
  [0, "none"],
  [59_999, "none"],
  [60_000, "silently"],
])("R3.7 %d ms after the last automatic login the next is %s", (elapsed, login) => {
  const lastAutomaticLogin = NOW - elapsed;
  expect(decide({ hasHint: false, isMessengerBrowser: true, lastAutomaticLogin })[1]).toBe(login);
});

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 10.8.5",
    true,
  ],
  ["Mozilla/5.0 (Linux; Android 14; wv) Chrome/116.0 Mobile Safari/537.36;KAKAOTALK 2410430", true],
  ["facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984", false],
  ["Mozilla/5.0 KAKAOTALK kakaotalk-scrap/1.0", false],
  ["Mozilla/5.0 (Macintosh) Chrome/140 Safari/537.36", false],
])("R3.8 %s is the messenger's browser: %s", (userAgent, isInside) => {
  expect(isMessengerBrowser(userAgent)).toBe(isInside);
});

test("R3.7 a browser that remembers nothing is never logged in by itself: it would not know when to stop", () => {
  const forgetful = { canRemember: false, isMessengerBrowser: true };
  expect(decide({ ...forgetful, answer: { kind: "unauthorized" } })).toEqual(["loggedOut", "none"]);
  expect(decide({ ...forgetful, hasHint: false })).toEqual(["loggedOut", "none"]);
  expect(decide({ ...forgetful, answer: { kind: "info", info: loyalOnly } })).toEqual(["loggedOut", "none"]);
});

test("R3.5 R3.8 who has logged out by hand stays out, also where a login is forced", () => {
  const left = { hasLoggedOut: true, hasHint: false };
  expect(decide({ ...left, isMessengerBrowser: true })).toEqual(["loggedOut", "none"]);
});
