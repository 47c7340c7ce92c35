import { decideProfile } from "@/lib/account/profile-manager";
import { userInfoSchema } from "@/lib/account/schema";

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
    canRemember: true,
    lastAutomaticLogin: undefined,
    now: NOW,
    ...situation,
  });
  return [profile.state, login];
};

test("the state is loading, then logged in or logged out (R3.5)", () => {
  expect(decide()).toEqual(["loading", "none"]);
  expect(decide({ answer: { kind: "info", info: guest } })).toEqual(["loggedIn", "none"]);
  expect(decide({ hasHint: false })).toEqual(["loggedOut", "none"]);
});

test("a failing back end makes the profile unavailable and starts no login", () => {
  expect(decide({ answer: { kind: "failed" } })).toEqual(["unavailable", "none"]);
});

test("an ended session starts a silent login", () => {
  expect(decide({ answer: { kind: "unauthorized" } })).toEqual(["loggedOut", "silently"]);
});

test("without a messenger profile the guest is logged out and a messenger login starts (R3.7)", () => {
  expect(decide({ answer: { kind: "info", info: loyalOnly } })).toEqual(["loggedOut", "openly"]);
});

test("without a session a silent login starts in the messenger's browser only (R3.8, R12.1)", () => {
  expect(decide({ hasHint: false, isMessengerBrowser: true })).toEqual(["loggedOut", "silently"]);
  expect(decide({ hasHint: false })).toEqual(["loggedOut", "none"]);
});

test("pass-login prevents every automatic login", () => {
  expect(decide({ answer: { kind: "unauthorized" }, passLogin: true })).toEqual(["loggedOut", "none"]);
  expect(decide({ answer: { kind: "info", info: loyalOnly }, passLogin: true })).toEqual([
    "loggedOut",
    "none",
  ]);
});

test.each([
  [0, "none"],
  [59_999, "none"],
  [60_000, "silently"],
])("%d ms after the last automatic login the next is %s (R3.7)", (elapsed, login) => {
  const lastAutomaticLogin = NOW - elapsed;
  expect(decide({ answer: { kind: "unauthorized" }, lastAutomaticLogin })[1]).toBe(login);
});

test("a browser without storage gets no automatic login, because it could not stop a loop (R3.7)", () => {
  const forgetful = { canRemember: false };
  expect(decide({ ...forgetful, answer: { kind: "unauthorized" } })).toEqual(["loggedOut", "none"]);
  expect(decide({ ...forgetful, answer: { kind: "info", info: loyalOnly } })).toEqual(["loggedOut", "none"]);
});
