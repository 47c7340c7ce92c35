import { OURS, serveCalls } from "@/app/api/[...path]/serve-calls.test-support";

const UNBIND = "/crm_channel_base/auth/hyatt/unbind";

const { backend, requests, ask, hostOfBackend } = serveCalls();

describe("headers that are passed on", () => {
  /** Headers by which a client can describe itself and the connection, truthfully or not. */
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

  test("the back end learns the guest from the session alone, and nothing about the browser", async () => {
    await ask("POST", UNBIND, { headers: said, body: '{"id":"7"}' });
    expect(requests.map(({ headers }) => headers)).toEqual([
      {
        host: hostOfBackend(),
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

  test("a public call does not reveal who makes it", async () => {
    await ask("GET", "/crm_channel_si_tc/esData/resource/names/10", { headers: said });
    await ask("GET", "/common_channel_data/adSDK/adSDKInfoByCampaign/winter", { headers: said });
    expect(requests).toHaveLength(2);
    for (const { headers } of requests) {
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("cookie");
    }
  });

  test.each([
    ["a-key-of-ours-0001", "a-key-of-ours-0001"],
    ["short", undefined],
    ["with space in it", undefined],
    ["x".repeat(129), undefined],
  ])("the idempotency key %j is passed on as %j (R6.9)", async (key, handed) => {
    await ask("POST", UNBIND, { headers: { "idempotency-key": key }, body: '{"id":"7"}' });
    expect(requests[0]?.headers["idempotency-key"]).toBe(handed);
  });

  test.each(["fr", "ko;q=1, en", "ko\tx", ""])(
    "the unsupported language %j falls back to English",
    async (language) => {
      await ask("POST", UNBIND, { headers: { "accept-language": language }, body: '{"id":"7"}' });
      expect(requests[0]?.headers["accept-language"]).toBe("en");
    },
  );

  test("the browser gets the body, but no header of the back end", async () => {
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

test("missing event answers of a guest are null, which browsers do not report as an error", async () => {
  const path = "/crm_channel_base/eventResults/mine/1";
  const missing = { status: 404, body: { error: { error: "not_found" } } };
  backend.answer = () => missing;
  const answer = await ask("GET", path);
  expect([answer.status, await answer.json()]).toEqual([200, { data: null }]);
  expect((await ask("GET", "/crm_channel_base/customer/qr")).status).toBe(404);
  backend.answer = () => ({ ...missing, status: 500 });
  expect((await ask("GET", path)).status).toBe(500);
});

describe("claiming a payment request (R7.5)", () => {
  const CLAIM = "/crm_channel_si_tc/reservation/claim/AH_7";
  const claimAt = async (status: number, error?: string) => {
    backend.answer = ({ url }) =>
      url.includes("/claim/")
        ? { status, body: error === undefined ? {} : { error: { error } } }
        : { status: 503, body: {} };
    const answer = await ask("POST", CLAIM, { headers: { "idempotency-key": "a-key-of-ours-0001" } });
    return [answer.status, ...requests.map(({ url }) => url.split("/").at(-2))];
  };

  test.each<[number, string | undefined]>([
    [404, undefined],
    [404, "no_such_route"],
    [405, undefined],
    [501, "unexpected"],
  ])(
    "a back end without the call (%s %s) is asked for the detail, once, even where that fails",
    async (status, error) => expect(await claimAt(status, error)).toEqual([503, "claim", "detail"]),
  );

  test.each<[number, string | undefined]>([
    [404, "notfound_reservation"],
    [409, "reservation_already_claimed"],
    [422, "expired_reservation"],
    [500, undefined],
  ])("a back end that has it and refuses (%s %s) is not asked for more", async (status, error) =>
    expect(await claimAt(status, error)).toEqual([status, "claim"]),
  );
});

describe("a session that is renewed during a call", () => {
  const EMPTY = { error: { error: "requirements_not_satisfied" } };

  test.each([
    ["succeeds", "GET", "/crm_channel_base/customer/qr", { body: { data: "qr" } }, 200],
    ["fails", "GET", "/crm_channel_base/customer/qr", { status: 500, body: {} }, 500],
    ["is refused", "POST", UNBIND, { status: 422, body: EMPTY }, 422],
    ["has an invalid body", "POST", UNBIND, { body: { data: true } }, 422],
  ])("reaches the browser although the call %s", async (how, method, path, reply, status) => {
    const { beginSession, readSession, sessionCookies } = await import("@/lib/account/session");
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const old = beginSession({ accessToken: `old ${how}`, expiresAt: inMinutes(1) }, "kakao");
    const [cookie] = await sessionCookies({ ...old, beganAt: inMinutes(-99) });
    const access = { accessToken: `new ${how}`, expiresAt: inMinutes(100) };
    backend.answer = ({ url }) => (url.endsWith("/update") ? { body: { data: access } } : reply);
    const answer = await ask(method, path, {
      headers: { cookie: `sid=${cookie?.value}` },
      ...(method === "GET" ? {} : { body: how === "has an invalid body" ? '{"id":7}' : '{"id":"7"}' }),
    });
    expect(answer.status).toBe(status);
    const [, value] = /^sid=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? "") ?? [];
    expect(await readSession(value)).toMatchObject({ id: old.id, token: access.accessToken });
  });
});

test.each(["가을 미식", "QUJD+ZGVm/Zw==", "a%2Fb", "<script>", "🍷".repeat(200)])(
  "a campaign may be any text: %s is passed on unchanged (R10.2)",
  async (campaign) => {
    backend.answer = () => ({ body: { data: [] } });
    const path = `/common_channel_data/adSDK/adSDKInfoByCampaign/${encodeURIComponent(campaign)}`;
    expect((await ask("GET", path)).status).toBe(200);
    expect(requests.map(({ url }) => decodeURIComponent(url.split("/").at(-1) ?? ""))).toEqual([campaign]);
  },
);

test.each(["%E0%A4%A", "a%0Ab", "", encodeURIComponent("a".repeat(201))])(
  "%s is not a campaign, so the call does not exist (R10.2)",
  async (segment) => {
    const answer = await ask("GET", `/common_channel_data/adSDK/adSDKInfoByCampaign/${segment}`);
    expect(answer.status).toBe(404);
    expect(requests).toEqual([]);
  },
);

test.each([
  ["true", 200],
  [1, 200],
  [{ correct: "true", couponId: "12" }, 200],
  ['{"correct":false}', 200],
  [false, 422],
])("a back-end response of %j to an event entry gets status %d (R5.3)", async (data, status) => {
  backend.answer = () => ({ body: { data } });
  const answer = await ask("POST", "/crm_channel_base/eventResults/create/1", {
    body: JSON.stringify([{ type: "simple", question: "", answer: true }]),
  });
  expect(answer.status).toBe(status);
});

describe("a page that was made for another session (R3.13)", () => {
  const hintOf = async (accessToken: string) => {
    const { beginSession, sessionCookies } = await import("@/lib/account/session");
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const session = beginSession({ accessToken, expiresAt }, "kakao");
    const cookies = await sessionCookies(session);
    return {
      session,
      hint: cookies[1]?.value,
      cookie: cookies.map((each) => `${each.name}=${each.value}`).join("; "),
    };
  };

  test.each([
    ["GET", "/crm_channel_base/customer/qr"],
    ["POST", UNBIND],
    ["PUT", "/crm_channel_si_tc/reservation/cancel/AH_1"],
    ["POST", "/crm_channel_base/eventResults/create/1"],
    ["POST", "/crm_channel_si_tc/coupon/check/1/11"],
    ["POST", "/crm_channel_si_tc/reservation/create/14/7"],
  ])("makes no %s %s in the session of whoever is signed in now", async (method, path) => {
    const [first, second] = [await hintOf("first"), await hintOf("second")];
    const answer = await ask(method, path, {
      headers: { cookie: second.cookie, "x-session": first.hint },
    });
    expect([answer.status, await answer.json()]).toEqual([409, { error: { error: "other_session" } }]);
    expect(requests).toEqual([]);
  });

  test("reads what is the same for everybody", async () => {
    const [first, second] = [await hintOf("first"), await hintOf("second")];
    const headers = { cookie: second.cookie, "x-session": first.hint };
    expect((await ask("GET", "/crm_channel_si_tc/esData/resource/names/10", { headers })).status).not.toBe(
      409,
    );
  });

  test("is another than a page of the same session after an account was linked in it", async () => {
    const { sessionCookies } = await import("@/lib/account/session");
    const { session, hint } = await hintOf("first");
    const linked = await sessionCookies({ ...session, id: "another", firstId: session.id });
    const cookie = linked.map((each) => `${each.name}=${each.value}`).join("; ");
    backend.answer = () => ({ body: { data: "qr" } });
    const answer = await ask("GET", "/crm_channel_base/customer/qr", {
      headers: { cookie, "x-session": hint },
    });
    expect(answer.status).toBe(200);
  });
});
