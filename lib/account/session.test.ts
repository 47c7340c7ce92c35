import {
  automaticLoginCookie,
  beginSession,
  endedSessionCookies,
  isDueForRenewal,
  loginPromptedCookie,
  readSession,
  type Session,
  seal,
  sessionCookies,
} from "@/lib/account/session";
import { SIGNED_IN_COOKIE } from "@/lib/account/signed-in";

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const begin = (minutes: number) =>
  beginSession({ accessToken: "token", expiresAt: inMinutes(minutes).toISOString() }, "kakao");

test("a session's cookie is inaccessible to scripts and other sites, and expires with the session", async () => {
  const [session, hint] = await sessionCookies(begin(10));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });
  expect(session?.maxAge).toBeGreaterThan(590);
  expect(session?.maxAge).toBeLessThanOrEqual(600);
  expect(hint).toMatchObject({ name: SIGNED_IN_COOKIE, httpOnly: false, maxAge: session?.maxAge });
  expect(hint?.value).toMatch(/^1\.[\w-]{8}$/);
  expect(session?.name).toBe("sid");
  expect(hint?.name).toBe("signed-in");
  const gone = { value: "", maxAge: 0, secure: false, sameSite: "lax", path: "/" };
  expect(endedSessionCookies()).toEqual([
    { ...gone, name: "sid", httpOnly: true },
    { ...gone, name: "signed-in", httpOnly: false },
  ]);
});

test("the cookie that blocks automatic logins ends with the browser session, or when it is removed (R3.8)", () => {
  const cookie = { value: "1", httpOnly: true, secure: false, sameSite: "lax", path: "/" };
  expect(automaticLoginCookie(false)).toEqual({ ...cookie, name: "no-automatic-login" });
  expect(automaticLoginCookie(true)).toEqual({ ...cookie, name: "no-automatic-login", maxAge: 0 });
  expect(loginPromptedCookie()).toEqual({ ...cookie, name: "login-asked" });
});

test("the hint stays the same through a renewal, changes with every login, and does not reveal the id", async () => {
  const hintOf = async (session: Session) => (await sessionCookies(session))[1]?.value;
  const session = begin(10);
  expect(await hintOf({ ...session, token: "renewed" })).toBe(await hintOf(session));
  expect(await hintOf(begin(10))).not.toBe(await hintOf(session));
  expect(session.id).not.toContain((await hintOf(session))?.slice(2));
});

test("a session that no browser would store is rejected", async () => {
  await expect(sessionCookies(begin(0))).rejects.toMatchObject({
    code: "backend_answer_unreadable",
    message: expect.stringContaining("the token has already expired"),
  });
  const long = beginSession(
    { accessToken: "t".repeat(4_096), expiresAt: inMinutes(10).toISOString() },
    "kakao",
  );
  await expect(sessionCookies(long)).rejects.toMatchObject({
    message: expect.stringMatching(/the session cookie has \d{4} bytes/),
  });
});

test("every login creates a new session", () => {
  expect(begin(1).id).not.toBe(begin(1).id);
});

test("a session can be read until it expires", async () => {
  const session = begin(10);
  const [cookie] = await sessionCookies(session);
  expect(await readSession(cookie?.value)).toEqual(session);
  // Sealed for longer than the token is valid: the token's end counts.
  const ended = { ...session, expiresAt: inMinutes(-1).toISOString() };
  expect(await readSession(await seal("session", ended, inMinutes(10)))).toBeUndefined();
  expect(await readSession(await seal("login-attempt", session, inMinutes(10)))).toBeUndefined();
  expect(await readSession("signed")).toBeUndefined();
});

test("a session ends in the same millisecond as its token", async () => {
  jest.useFakeTimers({ now: new Date("2026-12-24T10:00:00Z") });
  const session = begin(10);
  const cookie = await seal("session", session, inMinutes(20));
  jest.setSystemTime(Date.parse(session.expiresAt) - 1);
  expect(await readSession(cookie)).toEqual(session);
  jest.setSystemTime(Date.parse(session.expiresAt));
  expect(await readSession(cookie)).toBeUndefined();
  jest.useRealTimers();
});

test("a session is renewed in the last third of its life", () => {
  const session = { ...begin(90), beganAt: "2026-12-24T10:00:00Z", expiresAt: "2026-12-24T11:30:00Z" };
  expect(isDueForRenewal(session, new Date("2026-12-24T11:00:00.000Z"))).toBe(false);
  expect(isDueForRenewal(session, new Date("2026-12-24T11:00:00.001Z"))).toBe(true);
});

test("with TLS no other host can set the cookies", async () => {
  jest.resetModules();
  jest.replaceProperty(process, "env", {
    ...process.env,
    PUBLIC_ORIGIN: "https://dining.test",
    BACKEND_ORIGIN: "https://api.test",
    MEDIA_ORIGIN: "https://media.test",
  });
  const secure = await import("@/lib/account/session");
  const { attemptPrefix } = await import("@/lib/account/login-attempt");
  const [session, hint] = await secure.sessionCookies(begin(10));
  expect(session).toMatchObject({ name: "__Host-sid", secure: true, path: "/" });
  expect(hint).toMatchObject({ secure: true });
  expect(attemptPrefix()).toBe("__Host-login-");
  jest.resetModules();
});
