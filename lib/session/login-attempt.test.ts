import { attemptCookie, cookieNameOf, newState, readAttempt } from "@/lib/session/login-attempt";
import type { LoginAttempt } from "@/lib/session/schema";

const begin = (fields: Partial<LoginAttempt> = {}): LoginAttempt => ({
  state: newState(),
  codeVerifier: "v".repeat(43),
  provider: "kakao",
  purpose: "login",
  returnTo: "/",
  isSilent: false,
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
