import { NextRequest } from "next/server";
import type { GET as handleNow } from "@/app/api/crm_channel_si_tc/reservation/calendar/[id]/route";
import { beginSession, sessionCookies } from "@/lib/account/session";
import { RecordingBackend } from "@/tools/testing/recording-backend";

// The calendar file has tests of its own; none is made here.
jest.mock("next-intl", () => ({}));

const OURS = "http://localhost:3000";
const backend = new RecordingBackend();
let handle: typeof handleNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  process.env.PUBLIC_ORIGIN = OURS;
  ({ GET: handle } = await import("@/app/api/crm_channel_si_tc/reservation/calendar/[id]/route"));
  backend.answer = () => ({ status: 401, body: { error: { error: "unauthorized" } } });
});
afterAll(() => backend.close());

const ask = (headers: Record<string, string>) =>
  handle(new NextRequest(`${OURS}/api/crm_channel_si_tc/reservation/calendar/AH_7`, { headers }), {
    params: Promise.resolve({ id: "AH_7" }),
  });
const navigate = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };

test("a guest whose session has ended logs in and returns to the page with the link to the file (R12.1)", async () => {
  const referer = `${OURS}/payment-request/11/AH_7?x=1`;
  const back = "/auth/kakao/login?return=%2Fpayment-request%2F11%2FAH_7%3Fx%3D1";
  expect((await ask({ ...navigate, referer })).headers.get("location")).toBe(OURS + back);
  expect((await ask(navigate)).headers.get("location")).toBe(`${OURS}/auth/kakao/login?return=%2Fbook`);

  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const [cookie] = await sessionCookies(beginSession({ accessToken: "gone", expiresAt }, "kakao"));
  const forgotten = await ask({ ...navigate, referer, cookie: `sid=${cookie?.value}` });
  expect(forgotten.headers.get("location")).toBe(OURS + back);
});

test("a link of another site reads no reservation, which could make it the guest's (R7.5)", async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const [cookie] = await sessionCookies(beginSession({ accessToken: "here", expiresAt }, "kakao"));
  const sid = { cookie: `sid=${cookie?.value}`, "sec-fetch-mode": "navigate" };
  backend.requests.length = 0;
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", referer: `${OURS}/book` },
    { referer: "https://evil.test/" },
    {},
  ])
    expect((await ask({ ...sid, ...(headers as object) })).headers.get("location")).toBe(`${OURS}/book`);
  expect(backend.requests).toEqual([]);
  await ask({ ...sid, "sec-fetch-site": "same-origin" });
  expect(backend.requests).toHaveLength(1);
});

test("a script that asks for a calendar file without a session gets the error envelope", async () => {
  const answer = await ask({});
  expect([answer.status, await answer.json()]).toEqual([401, { error: { error: "unauthorized" } }]);
});
