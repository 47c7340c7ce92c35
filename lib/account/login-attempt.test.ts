import {
  attemptCookie,
  attemptsToEvict,
  callbackAddress,
  cookieNameOf,
  endedAttemptCookie,
  newState,
  readAttempt,
} from "@/lib/account/login-attempt";
import type { LoginAttempt } from "@/lib/account/schema";
import { seal } from "@/lib/account/session";
import { parseReturnTarget } from "@/lib/routing/safe-url";

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

test("an attempt is readable with its own state and provider only", async () => {
  const attempt = begin();
  const { state, provider } = attempt;
  const { name, value, ...flags } = await attemptCookie(attempt);
  expect(name).toBe(cookieNameOf(state));
  expect(flags).toEqual({ httpOnly: true, sameSite: "lax", maxAge: 600, path: "/", secure: false });
  expect(endedAttemptCookie(name)).toEqual({ ...flags, name, value: "", maxAge: 0 });
  expect(await readAttempt(value, { provider, state })).toEqual(attempt);
  expect(await readAttempt(value, { provider: "hyatt", state })).toBeUndefined();
  // The id that names the cookie is not secret; the rest of the state is.
  const guessed = `${state.split(".")[0]}.${"A".repeat(24)}`;
  expect(cookieNameOf(guessed)).toBe(name);
  expect(await readAttempt(value, { provider, state: guessed })).toBeUndefined();
});

test("an attempt that is expired, missing, forged or sealed for another purpose is not readable", async () => {
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

test("each state is unique, and each provider has its own callback address", () => {
  expect(newState()).toMatch(/^[\da-f]{12}\.[\w-]{24}$/);
  expect(newState()).not.toBe(newState());
  expect(callbackAddress("kakao")).toBe("http://localhost:3000/auth/kakao/callback");
  expect(callbackAddress("hyatt")).toBe("http://localhost:3000/auth/hyatt/callback");
});

test("an invalid state has no cookie name", () => {
  for (const state of [null, "", "sid", "../../x", `${newState()}x`, `x${newState()}`, "0123456789ab"]) {
    expect(cookieNameOf(state)).toBeUndefined();
  }
});

test("an attempt with the longest return target fits into a cookie", async () => {
  const returnTo = parseReturnTarget(`/book?x=${"y".repeat(2_040)}`);
  const { name, value } = await attemptCookie(begin({ returnTo, sessionId: "s".repeat(22), thenBind: true }));
  expect(returnTo.length).toBe(2_048);
  expect(name.length + value.length).toBeLessThanOrEqual(4_096);
});

test("the oldest attempts are dropped, by number and by total size", () => {
  const cookies = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `login-${at}`, value: "x".repeat(bytes) }));
  expect(attemptsToEvict(cookies(3, 500), 500)).toEqual([]);
  expect(attemptsToEvict(cookies(5, 500), 500)).toEqual(["login-0"]);
  expect(attemptsToEvict(cookies(4, 3_000), 3_000)).toEqual(["login-0", "login-1", "login-2"]);
  expect(attemptsToEvict(cookies(9, 10), 10)).toEqual([
    "login-0",
    "login-1",
    "login-2",
    "login-3",
    "login-4",
  ]);
  // Two of 3,000 bytes and a new one of 144 make exactly 6,144 bytes.
  expect(attemptsToEvict(cookies(2, 2_993), 144)).toEqual([]);
  expect(attemptsToEvict(cookies(2, 2_993), 145)).toEqual(["login-0"]);
  // The size of the oldest does not count, because it is dropped by number anyway.
  const [oldest, ...others] = cookies(6, 10);
  expect(attemptsToEvict([{ name: oldest?.name ?? "", value: "x".repeat(9_000) }, ...others], 10)).toEqual([
    "login-0",
    "login-1",
  ]);
  expect(attemptsToEvict([{ name: "sid", value: "x".repeat(9_000) }], 500)).toEqual([]);
});
