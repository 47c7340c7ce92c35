import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import type { beginLogin as beginNow } from "@/app/auth/[provider]/begin-login";
import { countAttempts } from "@/lib/http/attempt-limits";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const OURS = "http://localhost:3000";
const backend = new RecordingBackend();
const provider = createServer((_request, response) => response.writeHead(404).end());
let beginLogin: typeof beginNow;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  process.env.PUBLIC_ORIGIN = OURS;
  process.env.MESSENGER_ORIGIN = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  // Nothing listens on the lowest port.
  process.env.LOYALTY_ORIGIN = "http://127.0.0.1:1";
  ({ beginLogin } = await import("@/app/auth/[provider]/begin-login"));
});
beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterAll(async () => {
  provider.close();
  await backend.close();
});

/** Begins a login while the back end's messenger setting is `kakaoInfo`. */
function begin(query: string, start: Parameters<typeof beginNow>[1], kakaoInfo: object = {}) {
  backend.answer = () => ({ body: { data: { value: kakaoInfo } } });
  return beginLogin(new NextRequest(`${OURS}/auth/${start.provider}/login?${query}`), start);
}
const location = (answer: Response) => answer.headers.get("location");

test("while login is not configured, a silent login returns to the page (R3.8, R12.3)", async () => {
  const silent = await begin("return=/r/10?x=1&prompt=none", { provider: "kakao", purpose: "login" });
  expect(location(silent)).toBe(`${OURS}/r/10?x=1&pass-login=true`);
  expect(silent.headers.getSetCookie()).toEqual([]);
  const response = await begin("return=/r/10", { provider: "kakao", purpose: "login" });
  expect(location(response)).toBe(`${OURS}/login?provider=kakao&reason=closed&return=%2Fr%2F10`);
});

test("when the provider is down, our own page says so and keeps the return address (R3.5)", async () => {
  const answer = await begin("return=/r/10", { provider: "hyatt", purpose: "bind", sessionId: "s" });
  expect(location(answer)).toBe(`${OURS}/login?provider=hyatt&reason=unavailable&return=%2Fr%2F10`);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const silent = await begin("return=/r/10&prompt=none", { provider: "hyatt", purpose: "login" });
  expect(location(silent)).toBe(`${OURS}/r/10?pass-login=true`);
});

test("a browser that keeps no cookies is not redirected in a loop between page and login (R3.8)", async () => {
  const answer = await begin("return=/r/10&prompt=none&tried=true", { provider: "kakao", purpose: "login" });
  expect(location(answer)).toBe(`${OURS}/r/10?pass-login=true`);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("a login adds one attempt cookie and removes those that would not fit beside it", async () => {
  const old = Array.from({ length: 4 }, (_, at) => `login-${at}=${"x".repeat(3_000)}`).join("; ");
  backend.answer = () => ({ body: { data: { value: { channel_id: "_a", client_id: "b", sdk_key: "c" } } } });
  const { forgetPublic } = await import("@/lib/http/call-backend");
  forgetPublic(["setting", "setting:kakao_info"]);
  const request = new NextRequest(`${OURS}/auth/kakao/login?return=/`, { headers: { cookie: old } });
  const answer = await beginLogin(request, { provider: "kakao", purpose: "login" });
  expect(location(answer)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/oauth\/authorize\?client_id=b&/);
  const set = answer.headers.getSetCookie();
  expect(set.filter((cookie) => /^login-\d=;.*Max-Age=0/i.test(cookie))).toHaveLength(3);
  expect(set.filter((cookie) => /^login-[\da-f]{12}=ey/.test(cookie))).toHaveLength(1);
});

describe("logins that begin at one address are limited", () => {
  const client = "203.0.113.60";
  const beginFrom = (address: string | undefined, query: string, start: Parameters<typeof beginNow>[1]) => {
    const headers = new Headers(address === undefined ? [] : [[internalHeaders.client, address]]);
    return beginLogin(new NextRequest(`${OURS}/auth/${start.provider}/login?${query}`, { headers }), start);
  };
  const login = { provider: "kakao", purpose: "login" } as const;

  beforeAll(async () => {
    for (let index = 0; index < 1_199; index += 1) {
      await countAttempts([{ limit: "loginOfAddress", key: client }]);
    }
  });
  beforeEach(async () => {
    const { forgetPublic } = await import("@/lib/http/call-backend");
    forgetPublic(["setting", "setting:kakao_info"]);
    backend.answer = () => ({
      body: { data: { value: { channel_id: "_a", client_id: "b", sdk_key: "c" } } },
    });
  });

  test("the last one allowed goes to the provider, the next to our page that says to try later", async () => {
    expect(location(await beginFrom(client, "return=/r/10", login))).toContain("/oauth/authorize?");
    const refused = await beginFrom(client, "return=/r/10", login);
    expect(location(refused)).toBe(`${OURS}/login?provider=kakao&reason=later&return=%2Fr%2F10`);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  test("account links count towards the limit, and a silent login over it returns to the page", async () => {
    const link = await beginFrom(client, "return=/r/10", {
      provider: "hyatt",
      purpose: "bind",
      sessionId: "s",
    });
    expect(location(link)).toBe(`${OURS}/login?provider=hyatt&reason=later&return=%2Fr%2F10`);
    const silent = await beginFrom(client, "return=/r/10&prompt=none", login);
    expect(location(silent)).toBe(`${OURS}/r/10?pass-login=true`);
  });

  test.each(["203.0.113.61", undefined])("a guest at the address %s is not affected", async (other) => {
    expect(location(await beginFrom(other, "return=/r/10", login))).toContain("/oauth/authorize?");
  });
});

test("a silent login returns to the page although the back end hangs (R3.8, R12.1)", async () => {
  const { forgetPublic } = await import("@/lib/http/call-backend");
  forgetPublic(["setting", "setting:kakao_info"]);
  let answerAtLast = (_: { body: unknown }) => {};
  backend.answer = () =>
    new Promise((resolve) => {
      answerAtLast = resolve;
    });
  const request = new NextRequest(`${OURS}/auth/kakao/login?return=/r/10&prompt=none`);
  const answer = await beginLogin(request, { provider: "kakao", purpose: "login" });
  expect(location(answer)).toBe(`${OURS}/r/10?pass-login=true`);
  answerAtLast({ body: { data: { value: {} } } });
});
