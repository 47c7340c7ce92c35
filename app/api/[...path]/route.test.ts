import type { exposedCalls as exposedCallsNow } from "@/app/api/[...path]/exposed-calls";
import { OURS, serveCalls } from "@/app/api/[...path]/serve-calls.test-support";

const UNBIND = "/crm_channel_base/auth/hyatt/unbind";
const LANDING = "/common_channel_data/collect/la";
const LIST = "/crm_channel_si_tc/promotion/list/10";

/** Every call of the table as a browser makes it, and who may make it. */
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
  ["POST", "/crm_channel_si_tc/reservation/claim/AH_1", "a guest"],
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
  ["GET", "/crm_channel_si_tc/outlet/10", "anybody"],
  ["GET", "/crm_channel_si_tc/places", "anybody"],
  ["GET", "/crm_channel_si_tc/promotion/tables/10", "anybody"],
] as const;
/** Change something, or may, although they are a GET. */
const CHANGING_GETS = new Set<string>([
  "/crm_channel_base/customer/apply/resource/10",
  "/crm_channel_si_tc/reservation/detail/AH_1",
  "/crm_channel_si_tc/reservation/status/AH_1",
]);
const changing = calls.filter(([method, path]) => method !== "GET" || CHANGING_GETS.has(path));

const { backend, requests, ask } = serveCalls();
let exposedCalls: typeof exposedCallsNow;

beforeAll(async () => {
  ({ exposedCalls } = await import("@/app/api/[...path]/exposed-calls"));
});

test("the tests of who may call cover exactly the calls that are exposed", () => {
  for (const [method, path] of calls) {
    expect(
      exposedCalls.filter((exposed) => exposed.method === method && exposed.match(path) !== undefined),
    ).toHaveLength(1);
  }
  const untested = exposedCalls.filter(
    ({ method, match }) => !calls.some(([each, path]) => each === method && match(path) !== undefined),
  );
  expect(untested.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

describe("who may call", () => {
  test.each(changing)("%s %s is refused unless one of our pages sends it", async (method, path) => {
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      // `sec-fetch-site` takes precedence over the Origin that one of our pages would send.
      { "sec-fetch-site": "cross-site", origin: OURS },
      { "sec-fetch-site": "", origin: "https://evil.test" },
      { "sec-fetch-site": "", origin: "null" },
      { "sec-fetch-site": "" },
      { "x-app": "" },
      { "x-app": "", origin: OURS },
    ]) {
      expect((await ask(method, path, { headers })).status).toBe(403);
    }
    expect(requests).toEqual([]);
  });

  test("a browser that sends no sec-fetch-site is trusted by its Origin", async () => {
    const headers = { "sec-fetch-site": "", origin: OURS };
    expect((await ask("POST", UNBIND, { headers, body: '{"id":"7"}' })).status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  test.each(calls.filter(([, , who]) => who === "a guest"))(
    "%s %s needs a session, and an invalid session cookie is removed (R1.6)",
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
      expect(requests).toEqual([]);
    },
  );
});

test("a session that the back end has ended leaves the browser with the response (R12.1)", async () => {
  backend.answer = () => ({ status: 401, body: { error: { error: "unauthorized" } } });
  const answer = await ask("GET", "/crm_channel_base/customer/info");
  backend.answer = () => ({ status: 200, body: { data: true } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("set-cookie")).toMatch(/\bsid=;.*Max-Age=0/);
});

describe("a call of a preview that shows another day (R11.4)", () => {
  const asOf = async (ticket: string, call: readonly [string, string] = ["POST", LIST]) => {
    await ask(...call, { headers: { "x-as-of": ticket, cookie: "" } });
    return requests.map(({ headers }) => headers["x-as-of"]);
  };

  test("is asked as of that day where its preview has given it a ticket", async () => {
    const { issueTicket } = await import("@/lib/workbench/preview-day");
    const ticket = await issueTicket(new Date("2026-12-24T03:00:00Z"));
    expect(await asOf(ticket)).toEqual(["2026-12-24T03:00:00.000Z"]);
  });

  test.each(["2026-12-24T03:00:00Z", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c"])(
    "is asked as of now with a made-up ticket: %s",
    async (ticket) => expect(await asOf(ticket)).toEqual([undefined]),
  );
});

describe("what may be called", () => {
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
  ])("/api%s is no call with any method, and nothing reaches the back end", async (path) => {
    for (const method of ["GET", "POST", "PUT"]) expect((await ask(method, path)).status).toBe(404);
    expect(requests).toEqual([]);
  });

  test.each(calls)("%s %s is a call with that method only", async (method, path) => {
    for (const other of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
      if (other === method) continue;
      const { status, headers } = await ask(other, path);
      expect([status, headers.get("allow")]).toEqual([405, method]);
    }
    expect(requests).toEqual([]);
  });

  test("only the fields a call accepts are passed on, as validated values", async () => {
    const answer = await ask("POST", `${UNBIND}?provider=kakao&admin=1&__proto__=x`, {
      body: '{"id":"7","admin":true,"provider":"kakao","__proto__":{"x":1}}',
    });
    expect(answer.status).toBe(200);
    expect(requests).toMatchObject([{ url: "/api/crm_channel_base/auth/hyatt/unbind", body: '{"id":"7"}' }]);
  });

  test.each([
    ["more than 64 KB", UNBIND, { body: JSON.stringify({ id: "x".repeat(64 * 1024) }) }, 413],
    ["more than 16 KB from an anonymous visitor", LANDING, { body: `{"x":"${"x".repeat(16_384)}"}` }, 413],
    ["compressed", UNBIND, { body: '{"id":"7"}', headers: { "content-encoding": "br" } }, 415],
    [
      "compressed twice",
      UNBIND,
      { body: '{"id":"7"}', headers: { "content-encoding": "gzip, identity" } },
      415,
    ],
    [
      "a form",
      UNBIND,
      { body: '{"id":"7"}', headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
    ],
    ["text", UNBIND, { body: '{"id":"7"}', headers: { "content-type": "text/plain" } }, 415],
    ["without a content type", UNBIND, { body: '{"id":"7"}', headers: { "content-type": "" } }, 415],
    [
      "of a type that only begins like JSON",
      UNBIND,
      { body: '{"id":"7"}', headers: { "content-type": "application/jsonp" } },
      415,
    ],
    ["truncated", UNBIND, { body: '{"id":' }, 422],
    ["invalid for the call", UNBIND, { body: '{"id":7}' }, 422],
    ["missing", UNBIND, { body: null }, 422],
  ])("a body that is %s is not passed on", async (_name, path, sent, status) => {
    expect((await ask("POST", path, sent)).status).toBe(status);
    expect(requests).toEqual([]);
  });
});
