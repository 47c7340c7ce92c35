import { seal } from "@/lib/session/seal";
import {
  beginSession,
  endedSessionCookies,
  HINT_COOKIE,
  isDueForRenewal,
  readSession,
  sessionCookies,
} from "@/lib/session/session";

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const begin = (minutes: number) =>
  beginSession({ accessToken: "token", expiresAt: inMinutes(minutes).toISOString() }, "kakao");

test("a session's cookie is out of reach of scripts and of other sites, and ends with it", async () => {
  const [session, hint] = await sessionCookies(begin(10));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });
  expect(session?.maxAge).toBeGreaterThan(590);
  expect(session?.maxAge).toBeLessThanOrEqual(600);
  expect(hint).toMatchObject({ name: HINT_COOKIE, value: "1", httpOnly: false, maxAge: session?.maxAge });
  for (const cookie of endedSessionCookies()) expect(cookie).toMatchObject({ value: "", maxAge: 0 });
});

test("every login makes a session of its own, whoever it is", () => {
  expect(begin(1).id).not.toBe(begin(1).id);
});

test("a session is read until its last instant and not after it", async () => {
  const session = begin(10);
  const [cookie] = await sessionCookies(session);
  expect(await readSession(cookie?.value)).toEqual(session);
  // Sealed for longer than the token works: the token's end counts.
  const ended = { ...session, expiresAt: inMinutes(-1).toISOString() };
  expect(await readSession(await seal("session", ended, inMinutes(10)))).toBeUndefined();
  expect(await readSession(await seal("login-attempt", session, inMinutes(10)))).toBeUndefined();
  expect(await readSession("signed")).toBeUndefined();
});

test("a session is renewed in the last third of its life", () => {
  const session = begin(90);
  expect(isDueForRenewal(session, inMinutes(59))).toBe(false);
  expect(isDueForRenewal(session, inMinutes(61))).toBe(true);
});

test("over TLS the cookies can be planted by no other host", async () => {
  jest.resetModules();
  jest.replaceProperty(process, "env", {
    ...process.env,
    PUBLIC_ORIGIN: "https://dining.test",
    BACKEND_ORIGIN: "https://api.test",
    MEDIA_ORIGIN: "https://media.test",
  });
  const secure = await import("@/lib/session/session");
  const { attemptPrefix } = await import("@/lib/session/login-attempt");
  const [session, hint] = await secure.sessionCookies(begin(10));
  expect(session).toMatchObject({ name: "__Host-sid", secure: true, path: "/" });
  expect(hint).toMatchObject({ secure: true });
  expect(attemptPrefix()).toBe("__Host-login-");
  jest.resetModules();
});
