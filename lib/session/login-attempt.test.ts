import { parseReturnTarget } from "@/lib/routing/return-target";
import {
  attemptCookie,
  cookieNameOf,
  newState,
  readAttempt,
  spareAttempts,
} from "@/lib/session/login-attempt";
import type { LoginAttempt } from "@/lib/session/schema";

const begin = (fields: Partial<LoginAttempt> = {}): LoginAttempt => ({
  state: newState(),
  codeVerifier: "v".repeat(43),
  provider: "kakao",
  purpose: "login",
  returnTo: "/",
  isSilent: false,
  isForced: false,
  thenBind: false,
  ...fields,
});

test("an attempt is found by its own state and provider alone", async () => {
  const attempt = begin();
  const { state, provider } = attempt;
  const { name, value, ...flags } = await attemptCookie(attempt);
  expect(name).toBe(cookieNameOf(state));
  expect(flags).toMatchObject({ httpOnly: true, sameSite: "lax", maxAge: 600 });
  expect(await readAttempt(value, { provider, state })).toEqual(attempt);
  expect(await readAttempt(value, { provider: "hyatt", state })).toBeUndefined();
  // The part that names the cookie is no secret; the other part is what has to be known.
  const guessed = `${state.split(".")[0]}.${"A".repeat(24)}`;
  expect(cookieNameOf(guessed)).toBe(name);
  expect(await readAttempt(value, { provider, state: guessed })).toBeUndefined();
});

test("what is no state of ours names no cookie", () => {
  for (const state of [null, "", "sid", "../../x", `${newState()}x`, "0123456789ab"]) {
    expect(cookieNameOf(state)).toBeUndefined();
  }
});

test("an attempt fits into a cookie whatever it is to come back to", async () => {
  const returnTo = parseReturnTarget(`/book?x=${"y".repeat(2_040)}`);
  const { name, value } = await attemptCookie(begin({ returnTo, sessionId: "s".repeat(22), thenBind: true }));
  expect(returnTo.length).toBe(2_048);
  expect(name.length + value.length).toBeLessThanOrEqual(4_096);
});

test("of attempts that were given up the oldest go, by number and by what a request may carry", () => {
  const cookies = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `login-${at}`, value: "x".repeat(bytes) }));
  expect(spareAttempts(cookies(3, 500), 500)).toEqual([]);
  expect(spareAttempts(cookies(5, 500), 500)).toEqual(["login-0"]);
  expect(spareAttempts(cookies(4, 3_000), 3_000)).toEqual(["login-0", "login-1", "login-2"]);
  expect(spareAttempts([{ name: "sid", value: "x".repeat(9_000) }], 500)).toEqual([]);
});
