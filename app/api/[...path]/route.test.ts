import { NextRequest } from "next/server";
import type { exposedCalls as exposedCallsNow } from "@/app/api/[...path]/exposed-calls";
import type { POST as handleNow } from "@/app/api/[...path]/route";
import { RecordingBackend } from "@/lib/testing/recording-backend";

const OURS = "http://localhost:3000";
const UNBIND = "/crm_channel_base/auth/hyatt/unbind";
const LANDING = "/common_channel_data/collect/la";
const LIST = "/crm_channel_si_tc/promotion/list/10";

/** Every call of the table as a browser asks for it, and who may. */
const calls = [
  ["POST", LIST, "anybody"],
  ["GET", "/crm_channel_si_tc/promotion/detail/11/1101", "anybody"],
  ["GET", "/crm_channel_si_tc/promotion/holiday", "anybody"],
  ["GET", "/crm_channel_si_tc/promotion/calendar/1101", "anybody"],
  ["GET", "/crm_channel_si_tc/promotion/calendarRange/1101", "anybody"],
  ["GET", "/crm_channel_si_tc/promotion/timetable/1101", "anybody"],
  ["GET", "/crm_channel_si_tc/promotion/timetableRange/1101", "anybody"],
  ["GET", "/crm_channel_si_tc/promotion/orderedItemCount", "a guest"],
  ["POST", "/crm_channel_si_tc/reservation/create/11/1101", "a guest"],
  ["GET", "/crm_channel_si_tc/reservation/list", "a guest"],
  ["GET", "/crm_channel_si_tc/reservation/detail/AH_1", "a guest"],
  ["GET", "/crm_channel_si_tc/reservation/status/AH_1", "a guest"],
  ["PUT", "/crm_channel_si_tc/reservation/cancel/AH_1", "a guest"],
  ["GET", "/crm_channel_si_tc/coupon/list", "a guest"],
  ["POST", "/crm_channel_si_tc/coupon/check/1/11", "a guest"],
  ["GET", "/crm_channel_base/eventResults/mine/1", "a guest"],
  ["POST", "/crm_channel_base/eventResults/create/1", "a guest"],
  ["GET", "/crm_channel_base/customer/info", "a guest"],
  ["GET", "/crm_channel_base/customer/qr", "a guest"],
  ["GET", "/crm_channel_base/customer/apply/resource/10", "a guest"],
  ["POST", "/crm_channel_base/postAction/execute", "a guest"],
  ["GET", "/crm_channel_base/eventResults/encodedUserID", "a guest"],
  ["POST", LANDING, "anybody"],
  ["POST", "/crm_channel_si_tc/esData/promotion", "anybody"],
  ["GET", "/crm_channel_si_tc/esData/resource/names/10", "anybody"],
  ["GET", "/crm_channel_si_tc/esData/resource/namesByOutletId/1", "anybody"],
  ["GET", "/common_channel_data/adSDK/adSDKInfoByCampaign/winter", "anybody"],
  ["GET", "/common_channel_data/adSDK/adSDKInfoByResourceId/10/1", "anybody"],
  ["POST", "/crm_channel_base/auth/hyatt/sync", "a guest"],
  ["POST", UNBIND, "a guest"],
] as const;
/** A GET by the contract, though it records something. */
const RECORDING = "/crm_channel_base/customer/apply/resource/10";
const changing = calls.filter(([method, path]) => method !== "GET" || path === RECORDING);

const backend = new RecordingBackend();
const { asked } = backend;
let exposedCalls: typeof exposedCallsNow;
let handle: typeof handleNow;
let host: string;
let guest: string;

beforeAll(async () => {
  host = await backend.start();
  process.env.BACKEND_ORIGIN = `http://${host}`;
  process.env.PUBLIC_ORIGIN = OURS;
  // Settings are read once, so the modules are loaded when they are there.
  ({ exposedCalls } = await import("@/app/api/[...path]/exposed-calls"));
  ({ POST: handle } = await import("@/app/api/[...path]/route"));
  const { beginSession, sessionCookies } = await import("@/lib/session/session");
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const cookies = await sessionCookies(beginSession({ accessToken: "guest-token", expiresAt }, "kakao"));
  guest = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});

beforeEach(() => {
  asked.length = 0;
});

afterAll(() => backend.close());

type Sent = { headers?: Record<string, string | undefined>; body?: string | null };

/** Asks as a page of ours with a guest signed in, but for what the test says. */
function ask(
  method: string,
  path: string,
  { headers = {}, body = method === "GET" ? null : "{}" }: Sent = {},
) {
  const ours = { "sec-fetch-site": "same-origin", "x-app": "1", "content-type": "application/json" };
  const all = { ...ours, "accept-language": "ko", cookie: guest, ...headers };
  const sent = Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return handle(new NextRequest(`${OURS}/api${path}`, { method, headers: sent, body }));
}

test("the calls of this test are the table", () => {
  for (const [method, path] of calls) {
    expect(
      exposedCalls.filter((exposed) => exposed.method === method && exposed.match(path) !== undefined),
    ).toHaveLength(1);
  }
  expect(calls).toHaveLength(exposedCalls.length);
});

describe("who may ask", () => {
  test.each(changing)("%s %s is refused unless a page of ours asks (case 58)", async (method, path) => {
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      // The browser's own word counts before the Origin, which a page of ours also has.
      { "sec-fetch-site": "cross-site", origin: OURS },
      { "sec-fetch-site": "", origin: "https://evil.test" },
      { "sec-fetch-site": "", origin: "null" },
      { "sec-fetch-site": "" },
      { "x-app": "" },
      { "x-app": "", origin: OURS },
    ]) {
      expect((await ask(method, path, { headers })).status).toBe(403);
    }
    expect(asked).toEqual([]);
  });

  test("a browser that says nothing of the site is believed by its Origin", async () => {
    const headers = { "sec-fetch-site": "", origin: OURS };
    expect((await ask("POST", UNBIND, { headers, body: '{"id":"7"}' })).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  test.each(calls.filter(([, , who]) => who === "a guest"))(
    "R1.6 %s %s is for whoever is signed in, and a cookie that is none of ours is taken away",
    async (method, path) => {
      for (const cookie of [
        "",
        "sid=1",
        "signed-in=1",
        "sid=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c",
      ]) {
        const answer = await ask(method, path, { headers: { cookie } });
        expect(answer.status).toBe(401);
        expect(answer.headers.get("set-cookie")).toMatch(/\bsid=;.*Max-Age=0/);
      }
      expect(asked).toEqual([]);
    },
  );
});

describe("what may be asked", () => {
  test.each([
    "",
    "/",
    "/crm_channel_base/../admin",
    "/crm_channel_base/..%2fadmin",
    "/crm_channel_base/..;/admin",
    "/crm_channel_base/%2e%2e%2fadmin",
    "//evil.test/crm_channel_base/customer/info",
    "/@evil.test/crm_channel_base/customer/info",
    "/https://evil.test/",
    "/crm_channel_base/customer/info/",
    "/crm_channel_base/customer/info/more",
    "/crm_channel_base/customer",
    "/crm_channel_base/auth/kakao/login",
    "/crm_channel_base/auth/kakao/bind",
    "/crm_channel_base/auth/kakao/update",
    "/crm_channel_base/auth/google/sync",
    "/crm_channel_si_tc/payment/approval",
    "/crm_channel_si_tc/reservation/detail/1",
    "/crm_channel_si_tc/promotion/list/10%2f..%2f..%2fadmin",
    "/crm_channel_si_tc/promotion/calendar/1234567890123456",
    "/common_channel_data/x",
  ])("/api%s is no call, by no method, and reaches nobody (case 59)", async (path) => {
    for (const method of ["GET", "POST", "PUT"]) expect((await ask(method, path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test.each(calls)("%s %s is a call by that method alone", async (method, path) => {
    for (const other of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
      if (other !== method) expect((await ask(other, path)).status).toBe(405);
    }
    expect(asked).toEqual([]);
  });

  test("only what the call takes goes on, as values of its own (case 42)", async () => {
    const answer = await ask("POST", `${UNBIND}?provider=kakao&admin=1&__proto__=x`, {
      body: '{"id":"7","admin":true,"provider":"kakao","__proto__":{"x":1}}',
    });
    expect(answer.status).toBe(200);
    expect(asked).toMatchObject([{ url: "/api/crm_channel_base/auth/hyatt/unbind", body: '{"id":"7"}' }]);
  });

  test.each([
    ["more than 64 KB", UNBIND, { body: JSON.stringify({ id: "x".repeat(64 * 1024) }) }, 413],
    [
      "more than 16 KB from somebody who is not known",
      LANDING,
      { body: `{"x":"${"x".repeat(16_384)}"}` },
      413,
    ],
    ["packed", UNBIND, { body: '{"id":"7"}', headers: { "content-encoding": "br" } }, 415],
    ["packed twice", UNBIND, { body: '{"id":"7"}', headers: { "content-encoding": "gzip, identity" } }, 415],
    [
      "a form",
      UNBIND,
      { body: '{"id":"7"}', headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
    ],
    ["text", UNBIND, { body: '{"id":"7"}', headers: { "content-type": "text/plain" } }, 415],
    ["of no kind", UNBIND, { body: '{"id":"7"}', headers: { "content-type": "" } }, 415],
    ["JSON in name", UNBIND, { body: '{"id":"7"}', headers: { "content-type": "application/jsonp" } }, 415],
    ["half of it", UNBIND, { body: '{"id":' }, 422],
    ["not what the call takes", UNBIND, { body: '{"id":7}' }, 422],
    ["not there", UNBIND, { body: null }, 422],
  ])("a body that is %s goes no further (cases 16, 20)", async (_name, path, sent, status) => {
    expect((await ask("POST", path, sent)).status).toBe(status);
    expect(asked).toEqual([]);
  });
});

describe("what travels along", () => {
  /** What a browser, or somebody who pretends to be one, can say about itself and about the connection. */
  const said = {
    authorization: "Bearer forged",
    "proxy-authorization": "Basic Zm9yZ2Vk",
    forwarded: "for=10.0.0.1;host=evil.test",
    "x-forwarded-for": "10.0.0.1",
    "x-forwarded-host": "evil.test",
    "x-real-ip": "10.0.0.1",
    "x-user-id": "1",
    "x-http-method-override": "DELETE",
    "x-middleware-subrequest": "middleware",
    referer: `${OURS}/book`,
    origin: OURS,
    "user-agent": "a browser",
    "accept-encoding": "br, gzip",
    accept: "text/html",
    connection: "x-real-ip, close",
    "keep-alive": "timeout=600",
    "proxy-connection": "keep-alive",
    te: "trailers",
    trailer: "x-user-id",
    upgrade: "websocket",
    range: "bytes=0-1",
    "if-none-match": "*",
  };

  test("a call is told of the guest by the session alone, and of the browser nothing (case 60)", async () => {
    await ask("POST", UNBIND, { headers: said, body: '{"id":"7"}' });
    expect(asked.map(({ headers }) => headers)).toEqual([
      {
        host,
        connection: "keep-alive",
        accept: "application/json",
        "accept-encoding": "identity",
        "accept-language": "ko",
        authorization: "Bearer guest-token",
        "content-type": "application/json",
        "content-length": "10",
      },
    ]);
  });

  test("a call that is the same for everybody does not say who asks", async () => {
    await ask("GET", "/crm_channel_si_tc/esData/resource/names/10", { headers: said });
    await ask("GET", "/common_channel_data/adSDK/adSDKInfoByCampaign/winter", { headers: said });
    expect(asked).toHaveLength(2);
    for (const { headers } of asked) {
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("cookie");
    }
  });

  test.each([
    ["a-key-of-ours-0001", "a-key-of-ours-0001"],
    ["short", undefined],
    ["with space in it", undefined],
    ["x".repeat(129), undefined],
  ])("R6.9 the key %j is handed on as %j", async (key, handed) => {
    await ask("POST", UNBIND, { headers: { "idempotency-key": key }, body: '{"id":"7"}' });
    expect(asked[0]?.headers["idempotency-key"]).toBe(handed);
  });

  test.each(["fr", "ko;q=1, en", "ko\tx", ""])("the language %j is none of ours", async (language) => {
    await ask("POST", UNBIND, { headers: { "accept-language": language }, body: '{"id":"7"}' });
    expect(asked[0]?.headers["accept-language"]).toBe("en");
  });

  test("the browser is told what was answered, and nothing by whom or how to keep it (case 61)", async () => {
    const headers = {
      "content-type": "text/html",
      "set-cookie": ["sid=planted; Path=/", "JSESSIONID=1"],
      location: "https://evil.test/",
      "access-control-allow-origin": "*",
      "access-control-allow-credentials": "true",
      "content-security-policy": "script-src *",
      "clear-site-data": '"*"',
      "cache-control": "public, max-age=600",
      etag: '"1"',
      link: "<https://evil.test/x.js>; rel=preload; as=script",
      refresh: "0;url=https://evil.test/",
      server: "backend/1.2.3",
      "x-powered-by": "something",
      connection: "x-internal, keep-alive",
      "x-internal": "10.0.0.7",
      "keep-alive": "timeout=600",
      "proxy-authenticate": "Basic",
      trailer: "x-internal",
      "transfer-encoding": "chunked",
    };
    backend.answer = () => ({ headers, body: { data: true } });
    const answer = await ask("POST", UNBIND, { body: '{"id":"7"}' });
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "application/json",
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
    });
    expect([answer.status, await answer.json()]).toEqual([200, { data: true }]);
  });
});

test("C.11 what a guest answered is null where none of it is kept, which browsers do not report as an error", async () => {
  const path = "/crm_channel_base/eventResults/mine/1";
  const missing = { status: 404, body: { error: { error: "not_found" } } };
  backend.answer = () => missing;
  const answer = await ask("GET", path);
  expect([answer.status, await answer.json()]).toEqual([200, { data: null }]);
  expect((await ask("GET", "/crm_channel_base/customer/qr")).status).toBe(404);
  backend.answer = () => ({ ...missing, status: 500 });
  expect((await ask("GET", path)).status).toBe(500);
});

describe("a session that is renewed on the way", () => {
  const EMPTY = { error: { error: "requirements_not_satisfied" } };

  test.each([
    ["is answered", "GET", "/crm_channel_base/customer/qr", { body: { data: "qr" } }, 200],
    ["fails", "GET", "/crm_channel_base/customer/qr", { status: 500, body: {} }, 500],
    ["is refused", "POST", UNBIND, { status: 422, body: EMPTY }, 422],
    ["does not fit", "POST", UNBIND, { body: { data: true } }, 422],
  ])("reaches the browser although the call %s", async (how, method, path, reply, status) => {
    const { beginSession, readSession, sessionCookies } = await import("@/lib/session/session");
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const old = beginSession({ accessToken: `old ${how}`, expiresAt: inMinutes(1) }, "kakao");
    const [cookie] = await sessionCookies({ ...old, beganAt: inMinutes(-99) });
    const access = { accessToken: `new ${how}`, expiresAt: inMinutes(100) };
    backend.answer = ({ url }) => (url.endsWith("/update") ? { body: { data: access } } : reply);
    const answer = await ask(method, path, {
      headers: { cookie: `sid=${cookie?.value}` },
      ...(method === "GET" ? {} : { body: how === "does not fit" ? '{"id":7}' : '{"id":"7"}' }),
    });
    expect(answer.status).toBe(status);
    const [, value] = /^sid=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? "") ?? [];
    expect(await readSession(value)).toMatchObject({ id: old.id, token: access.accessToken });
  });
});

test.each(["가을 미식", "QUJD+ZGVm/Zw==", "a%2Fb", "<script>", "🍷".repeat(200)])(
  "R10.2 a campaign may be any text: %s is asked for as it is",
  async (campaign) => {
    backend.answer = () => ({ body: { data: [] } });
    const path = `/common_channel_data/adSDK/adSDKInfoByCampaign/${encodeURIComponent(campaign)}`;
    expect((await ask("GET", path)).status).toBe(200);
    expect(asked.map(({ url }) => decodeURIComponent(url.split("/").at(-1) ?? ""))).toEqual([campaign]);
  },
);

test.each(["%E0%A4%A", "a%0Ab", "", encodeURIComponent("a".repeat(201))])(
  "R10.2 %s is no campaign, so that there is no such call",
  async (segment) => {
    const answer = await ask("GET", `/common_channel_data/adSDK/adSDKInfoByCampaign/${segment}`);
    expect(answer.status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test.each([
  ["true", 200],
  [1, 200],
  [{ correct: "true", couponId: "12" }, 200],
  ['{"correct":false}', 200],
  [false, 422],
])("R5.3 an event that answers %j: %d", async (data, status) => {
  backend.answer = () => ({ body: { data } });
  const answer = await ask("POST", "/crm_channel_base/eventResults/create/1", {
    body: JSON.stringify([{ type: "simple", question: "", answer: true }]),
  });
  expect(answer.status).toBe(status);
});
