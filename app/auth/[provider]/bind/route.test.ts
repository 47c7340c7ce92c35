import { NextRequest } from "next/server";
import type { GET as handleNow } from "@/app/auth/[provider]/bind/route";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const OURS = "http://localhost:3000";
const backend = new RecordingBackend();
let handle: typeof handleNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  process.env.PUBLIC_ORIGIN = OURS;
  process.env.LOYALTY_ORIGIN = "https://loyalty.test";
  process.env.LOGIN_PROBE = "off";
  backend.answer = () => ({ body: { data: { value: { channel_id: "_a", client_id: "b", sdk_key: "c" } } } });
  ({ GET: handle } = await import("@/app/auth/[provider]/bind/route"));
});
afterAll(() => backend.close());

async function ask(headers: Record<string, string>, query = "?return=/r/10") {
  const request = new NextRequest(`${OURS}/auth/hyatt/bind${query}`, { headers });
  return handle(request, { params: Promise.resolve({ provider: "hyatt" }) });
}

test.each([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["another host of the same site", { "sec-fetch-site": "same-site" }],
  ["another site, in a browser without fetch metadata", { referer: "https://evil.test/page" }],
  ["an unknown source, in a browser without fetch metadata", {}],
])("a link from %s begins nothing before the guest agrees", async (_name, headers) => {
  const answer = await ask(headers);
  expect(answer.headers.get("location")).toBe(
    `${OURS}/login?provider=hyatt&reason=from_elsewhere&return=%2Fr%2F10`,
  );
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each([
  ["a page of this site", { "sec-fetch-site": "same-origin" }],
  ["the guest's own bookmark", { "sec-fetch-site": "none" }],
  ["a page of this site, in a browser without fetch metadata", { referer: `${OURS}/r/10` }],
])("a link from %s begins at once (R3.9)", async (_name, headers) => {
  const answer = await ask(headers);
  expect(answer.headers.get("location")).toMatch(/\/oauth\/authorize\?/);
  expect(answer.headers.getSetCookie()).toHaveLength(1);
});
