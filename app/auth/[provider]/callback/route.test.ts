import { NextRequest } from "next/server";
import type { GET as handleNow } from "@/app/auth/[provider]/callback/route";
import {
  attemptCookie,
  cookieNameOf,
  newCodeVerifier,
  newState,
  readAttempt,
} from "@/lib/account/login-attempt";
import type { LoginAttempt } from "@/lib/account/schema";
import { beginSession, readSession, type Session, sessionCookies } from "@/lib/account/session";
import { countAttempts } from "@/lib/http/attempt-limits";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const OURS = "http://localhost:3000";
const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const access = { accessToken: "new-token", expiresAt };

const backend = new RecordingBackend();
/** The calls that passed an authorization code to the back end. */
const traded = () => backend.requests.filter(({ url }) => url.includes("/auth/"));

let handle: typeof handleNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  process.env.LOYALTY_ORIGIN = "https://loyalty.test";
  process.env.PUBLIC_ORIGIN = OURS;
  process.env.LOGIN_PROBE = "off";
  // Settings are read on first use, so the handler is loaded after they are set.
  ({ GET: handle } = await import("@/app/auth/[provider]/callback/route"));
});

beforeEach(() => {
  backend.requests.length = 0;
  backend.answer = ({ url }) => {
    if (!url.includes("/system/get")) return { body: { data: url.endsWith("/login") ? access : true } };
    return { body: { data: { value: { channel_id: "_a", client_id: "b", sdk_key: "c" } } } };
  };
});

afterAll(() => backend.close());

type Return = {
  attempt: LoginAttempt;
  session?: Session;
  query?: string;
  userAgent?: string;
  cookie?: string[];
  client?: string;
};

/** Returns from the provider with a code, in the browser that began the attempt. */
async function comeBack({
  attempt,
  session,
  query = "code=the-code",
  userAgent = "Mozilla/5.0",
  cookie,
  client,
}: Return) {
  const { provider, state } = attempt;
  const cookies = [
    await attemptCookie(attempt),
    ...(session === undefined ? [] : await sessionCookies(session)),
  ];
  const answer = await handle(
    new NextRequest(`${OURS}/auth/${provider}/callback?${query}&state=${state}`, {
      headers: {
        "user-agent": userAgent,
        ...(client === undefined ? {} : { [internalHeaders.client]: client }),
        cookie: [...cookies.map(({ name, value }) => `${name}=${value}`), ...(cookie ?? [])].join("; "),
      },
    }),
    { params: Promise.resolve({ provider }) },
  );
  return { answer, session: await readSession(answer.cookies.get("sid")?.value) };
}

const begin = (fields: Partial<LoginAttempt> = {}): LoginAttempt => ({
  state: newState(),
  codeVerifier: newCodeVerifier(),
  provider: "kakao",
  purpose: "login",
  returnTo: "/book?tab=past",
  isSilent: false,
  isForced: false,
  thenBind: false,
  ...fields,
});
const signedIn = () => beginSession({ accessToken: "old-token", expiresAt }, "kakao");

test("a login passes on the code with its PKCE verifier and its redirect address", async () => {
  const attempt = begin();
  const { answer, session } = await comeBack({ attempt });
  expect(traded().map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    [
      "/api/crm_channel_base/auth/kakao/login",
      { code: "the-code", redirectUri: `${OURS}/auth/kakao/callback`, codeVerifier: attempt.codeVerifier },
    ],
  ]);
  expect(answer.headers.get("location")).toBe(`${OURS}/book?tab=past`);
  expect(session).toMatchObject({ token: "new-token", authBy: "kakao" });
});

test("a login takes nothing over from the previous session", async () => {
  const before = signedIn();
  const { session } = await comeBack({ attempt: begin(), session: before });
  expect(session?.token).toBe("new-token");
  expect(session?.id).toEqual(expect.stringMatching(/^[\w-]{22}$/));
  expect(session?.id).not.toBe(before.id);
});

test("a login over another session lets the browser forget what it holds of the guest before (R3.13)", async () => {
  const { answer } = await comeBack({ attempt: begin(), session: signedIn() });
  expect(answer.cookies.get("guest-replaced")).toMatchObject({ value: "1" });
  const first = await comeBack({ attempt: begin() });
  expect(first.answer.cookies.get("guest-replaced")).toBeUndefined();
});

test("a login by hand allows automatic logins again, a silent one leaves that choice alone (R3.8)", async () => {
  const wanted = await comeBack({ attempt: begin() });
  expect(wanted.answer.cookies.get("no-automatic-login")).toMatchObject({ maxAge: 0, httpOnly: true });
  const silent = await comeBack({ attempt: begin({ isSilent: true }) });
  expect(silent.session).toBeDefined();
  expect(silent.answer.cookies.get("no-automatic-login")).toBeUndefined();
  expect(silent.answer.cookies.get("account-linked")).toBeUndefined();
});

test("linking an account gives the session a new id, and no longer lifetime", async () => {
  const before = signedIn();
  const attempt = begin({ provider: "hyatt", purpose: "bind", sessionId: before.id });
  const { answer, session } = await comeBack({ attempt, session: before });
  expect(traded().map(({ headers, body }) => [headers.authorization, JSON.parse(body)])).toEqual([
    [
      "Bearer old-token",
      { code: "the-code", redirectUri: `${OURS}/auth/hyatt/callback`, codeVerifier: attempt.codeVerifier },
    ],
  ]);
  expect(answer.headers.get("location")).toBe(`${OURS}/book?tab=past`);
  expect(answer.cookies.get("account-linked")).toMatchObject({ value: "1", maxAge: 120 });
  expect(session).toMatchObject({ token: "old-token", beganAt: before.beganAt, expiresAt, authBy: "kakao" });
  expect(session?.id).not.toBe(before.id);
});

test("one attempt to link is one request however often it returns, and a new attempt is a new one (R6.9)", async () => {
  const session = signedIn();
  const attempt = begin({ provider: "hyatt", purpose: "bind", sessionId: session.id });
  await comeBack({ attempt, session });
  await comeBack({ attempt, session });
  await comeBack({ attempt: { ...attempt, state: newState() }, session });
  const keys = traded().map(({ url, headers }) => [url.split("/").at(-1), headers["idempotency-key"]]);
  const [first, , other] = keys;
  expect(first).toEqual(["bind", expect.stringMatching(/^[\w-]{8,128}$/)]);
  expect(keys).toEqual([first, first, ["bind", expect.stringMatching(/^[\w-]{8,128}$/)]]);
  expect(other).not.toEqual(first);
});

test.each([
  ["of another guest", signedIn()],
  ["that has ended", undefined],
])("a link that was begun in a session %s does not pass on the code", async (_name, session) => {
  const attempt = begin({ provider: "hyatt", purpose: "bind", sessionId: signedIn().id });
  const { answer } = await comeBack({ attempt, ...(session === undefined ? {} : { session }) });
  expect(answer.headers.get("location")).toContain("reason=started_elsewhere");
  expect(traded()).toEqual([]);
});

test("returns from one address are limited: the next passes on no code, ends its attempt and says to try later", async () => {
  const client = "203.0.113.70";
  for (let index = 0; index < 1_199; index += 1) {
    await countAttempts([{ limit: "loginReturnOfAddress", key: client }]);
  }
  expect((await comeBack({ attempt: begin(), client })).session).toBeDefined();
  expect(traded()).toHaveLength(1);
  const attempt = begin();
  const { answer, session } = await comeBack({ attempt, client });
  expect(answer.headers.get("location")).toContain("/login?provider=kakao&reason=later");
  expect(session).toBeUndefined();
  expect(answer.cookies.get(cookieNameOf(attempt.state) ?? "")).toMatchObject({ value: "", maxAge: 0 });
  expect(traded()).toHaveLength(1);
  expect((await comeBack({ attempt: begin(), client: "203.0.113.71" })).session).toBeDefined();
  expect((await comeBack({ attempt: begin() })).session).toBeDefined();
});

test.each([
  ["a login", {}, "code=the-code"],
  ["a refusal", {}, "error=access_denied"],
  ["a silent refusal", { isSilent: true }, "error=consent_required"],
])("%s ends its attempt, which cannot be used again", async (_name, fields, query) => {
  const attempt = begin(fields);
  const { answer } = await comeBack({ attempt, query });
  expect(answer.cookies.get(cookieNameOf(attempt.state) ?? "")).toMatchObject({ value: "", maxAge: 0 });
});

test("a refusal of the back end creates no session and ends the attempt", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const attempt = begin();
  backend.answer = () => ({ status: 401, body: { error: { error: "unauthorized" } } });
  const { answer, session } = await comeBack({ attempt });
  expect(answer.headers.get("location")).toContain("reason=refused");
  expect(session).toBeUndefined();
  expect(answer.cookies.get(cookieNameOf(attempt.state) ?? "")).toMatchObject({ value: "", maxAge: 0 });
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  [
    "that has already expired",
    { accessToken: "new-token", expiresAt: new Date(Date.now() - 1_000).toISOString() },
  ],
  ["too large for a cookie", { accessToken: "x".repeat(4_000), expiresAt }],
])("a token %s is reported and causes no redirect loop (R1.6)", async (_name, broken) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const before = backend.answer;
  backend.answer = (request) =>
    request.url.endsWith("/login") ? { body: { data: broken } } : before(request);
  const { answer, session } = await comeBack({ attempt: begin() });
  expect(answer.headers.get("location")).toContain("/login?provider=kakao&reason=unavailable");
  expect(session).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

test("linking in a session unknown to the back end ends the session, so the next try signs in first (R12.1)", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const session = signedIn();
  const before = backend.answer;
  backend.answer = (request) =>
    /\/(?:bind|info)$/.test(request.url)
      ? { status: 401, body: { error: { error: "unauthorized" } } }
      : before(request);
  const attempt = begin({ provider: "hyatt", purpose: "bind", sessionId: session.id });
  const { answer } = await comeBack({ attempt, session });
  expect(answer.headers.get("location")).toContain("/login?provider=hyatt&reason=signed_out");
  expect(answer.cookies.get("sid")).toMatchObject({ value: "", maxAge: 0 });
});

test("a link whose code is refused leaves the guest signed in", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const session = signedIn();
  const before = backend.answer;
  const info = { authBy: "kakao", profiles: { kakao: [], hyatt: [] } };
  backend.answer = (request) => {
    if (request.url.endsWith("/info")) return { body: { data: info } };
    return request.url.endsWith("/bind")
      ? { status: 401, body: { error: { error: "unauthorized" } } }
      : before(request);
  };
  const attempt = begin({ provider: "hyatt", purpose: "bind", sessionId: session.id });
  const { answer } = await comeBack({ attempt, session });
  expect(answer.headers.get("location")).toContain("reason=refused");
  expect(answer.cookies.get("sid")).toBeUndefined();
});

test("a login that is to link an account continues with the link at once, in the new session (R3.9)", async () => {
  const { answer, session } = await comeBack({ attempt: begin({ thenBind: true, returnTo: "/r/10" }) });
  const location = new URL(answer.headers.get("location") ?? "");
  expect(location.origin).toBe("https://loyalty.test");
  const state = location.searchParams.get("state") ?? "";
  const storedAttempt = answer.cookies.get(cookieNameOf(state) ?? "")?.value;
  expect(await readAttempt(storedAttempt, { provider: "hyatt", state })).toMatchObject({
    purpose: "bind",
    returnTo: "/r/10",
    sessionId: session?.id,
  });
});

test("a cancelled login that was to link an account can be retried as both", async () => {
  const { answer } = await comeBack({ attempt: begin({ thenBind: true }), query: "error=access_denied" });
  expect(answer.headers.get("location")).toContain("/login?provider=hyatt&reason=cancelled");
});

describe("inside the messenger a login is forced (R3.8)", () => {
  const userAgent = "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 10.8.5";
  const silent = () => begin({ isSilent: true, returnTo: "/r/10?x=1" });
  const toPage = `${OURS}/r/10?x=1&pass-login=true`;
  const refuse = (error: string, more: Partial<Return> = {}) =>
    comeBack({ attempt: silent(), query: `error=${error}`, userAgent, ...more });

  test.each(["login_required", "consent_required"])(
    "a guest who is unknown or has not agreed (%s) goes to its login page, once per browser session",
    async (error) => {
      const { answer } = await refuse(error);
      const location = new URL(answer.headers.get("location") ?? "");
      expect(location.pathname).toBe("/oauth/authorize");
      expect(location.searchParams.has("prompt")).toBe(false);
      const state = location.searchParams.get("state") ?? "";
      const name = cookieNameOf(state) ?? "";
      expect(await readAttempt(answer.cookies.get(name)?.value, { provider: "kakao", state })).toMatchObject({
        returnTo: "/r/10?x=1",
        isSilent: false,
        isForced: true,
      });
      const marker = answer.cookies.get("login-asked");
      expect(marker).toMatchObject({ value: "1", httpOnly: true });
      // Without a max age it ends with the browser session.
      expect(marker).not.toHaveProperty("maxAge");
      const again = await refuse(error, { cookie: ["login-asked=1"] });
      expect(again.answer.headers.get("location")).toBe(toPage);
    },
  );

  test.each([
    ["any other browser", { userAgent: "Mozilla/5.0 (iPhone) Safari/605.1" }],
    ["a crawler", { userAgent: "facebookexternalhit/1.1; kakaotalk-scrap/1.0; KAKAOTALK 10.8.5" }],
  ])("%s is shown the page", async (_name, more) => {
    const { answer } = await refuse("login_required", more);
    expect(answer.headers.get("location")).toBe(toPage);
    expect(answer.cookies.get("login-asked")).toBeUndefined();
  });

  test("an error of the messenger forces no login", async () => {
    const { answer } = await refuse("server_error");
    expect(answer.headers.get("location")).toBe(toPage);
  });

  test.each(["access_denied", "server_error"])(
    "a guest who declines or cannot log in (%s) sees the page without a message",
    async (error) => {
      jest.spyOn(console, "warn").mockImplementation(() => {});
      const attempt = begin({ isForced: true, returnTo: "/r/10?x=1" });
      const { answer } = await comeBack({ attempt, query: `error=${error}`, userAgent });
      expect(answer.headers.get("location")).toBe(toPage);
    },
  );

  test("MESSENGER_LOGIN=silent forces no login", async () => {
    jest.replaceProperty(process, "env", { ...process.env, MESSENGER_LOGIN: "silent" });
    jest.resetModules();
    const { GET } = await import("@/app/auth/[provider]/callback/route");
    const forced = handle;
    handle = GET;
    const { answer } = await refuse("login_required");
    handle = forced;
    expect(answer.headers.get("location")).toBe(toPage);
  });
});
