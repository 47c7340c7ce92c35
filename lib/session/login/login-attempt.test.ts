import { parseReturnTarget } from "@/lib/routing/return-target";
import {
  attemptCookie,
  callbackAddress,
  cookieNameOf,
  endedAttemptCookie,
  newState,
  readAttempt,
  spareAttempts,
} from "@/lib/session/login/login-attempt";
import type { LoginAttempt } from "@/lib/session/schema";
import { seal } from "@/lib/session/seal";

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
  expect(flags).toEqual({ httpOnly: true, sameSite: "lax", maxAge: 600, path: "/", secure: false });
  expect(endedAttemptCookie(name)).toEqual({ ...flags, name, value: "", maxAge: 0 });
  expect(await readAttempt(value, { provider, state })).toEqual(attempt);
  expect(await readAttempt(value, { provider: "hyatt", state })).toBeUndefined();
  // The part that names the cookie is no secret; the other part is what has to be known.
  const guessed = `${state.split(".")[0]}.${"A".repeat(24)}`;
  expect(cookieNameOf(guessed)).toBe(name);
  expect(await readAttempt(value, { provider, state: guessed })).toBeUndefined();
});

test("an attempt that is older than ten minutes, or was never made, is none", async () => {
  const attempt = begin();
  const { state, provider } = attempt;
  const ended = await seal("login-attempt", attempt, new Date(Date.now() - 1_000));
  expect(await readAttempt(ended, { provider, state })).toBeUndefined();
  expect(await readAttempt(undefined, { provider, state })).toBeUndefined();
  expect(await readAttempt("forged", { provider, state })).toBeUndefined();
  const session = await seal("session", attempt, new Date(Date.now() + 60_000));
  expect(await readAttempt(session, { provider, state })).toBeUndefined();
});

test("an attempt lasts ten minutes", async () => {
  const attempt = begin();
  const { value } = await attemptCookie(attempt);
  jest.useFakeTimers({ now: Date.now() + 10 * 60_000 - 2_000, doNotFake: ["queueMicrotask", "nextTick"] });
  expect(await readAttempt(value, attempt)).toEqual(attempt);
  jest.setSystemTime(Date.now() + 4_000);
  expect(await readAttempt(value, attempt)).toBeUndefined();
  jest.useRealTimers();
});

test("a state is another every time, and each provider sends the guest back to its own address", () => {
  expect(newState()).toMatch(/^[\da-f]{12}\.[\w-]{24}$/);
  expect(newState()).not.toBe(newState());
  expect(callbackAddress("kakao")).toBe("http://localhost:3000/auth/kakao/callback");
  expect(callbackAddress("hyatt")).toBe("http://localhost:3000/auth/hyatt/callback");
});

test("what is no state of ours names no cookie", () => {
  for (const state of [null, "", "sid", "../../x", `${newState()}x`, `x${newState()}`, "0123456789ab"]) {
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
  expect(spareAttempts(cookies(9, 10), 10)).toEqual(["login-0", "login-1", "login-2", "login-3", "login-4"]);
  // Two of 3,000 and what is to come are 6,144 bytes to the last one.
  expect(spareAttempts(cookies(2, 2_993), 144)).toEqual([]);
  expect(spareAttempts(cookies(2, 2_993), 145)).toEqual(["login-0"]);
  // A sixth that is large is no reason to count it: it goes by number.
  const [oldest, ...others] = cookies(6, 10);
  expect(spareAttempts([{ name: oldest?.name ?? "", value: "x".repeat(9_000) }, ...others], 10)).toEqual([
    "login-0",
    "login-1",
  ]);
  expect(spareAttempts([{ name: "sid", value: "x".repeat(9_000) }], 500)).toEqual([]);
});
