/** @jest-environment node */
import { NextRequest } from "next/server";
import { GET, POST } from "@/app/workbench/versions/route";
import { AppError } from "@/lib/base/app-error";
import { callAsVisitor } from "@/lib/http/call-backend";
import { issueStaffSession } from "@/lib/workbench/staff-session";

process.env.WORKBENCH_SECRET = "a secret of the staff's own 1";
process.env.WORKBENCH_TOKEN = "token-of-staff";
const cookie = issueStaffSession(Date.now());
jest.mock("next/headers", () => ({ cookies: async () => ({ get: () => ({ value: cookie }) }) }));
jest.mock("@/lib/http/call-backend", () => ({ callAsVisitor: jest.fn(), forgetPublic: jest.fn() }));
jest.mock("@/lib/place/load-time-zones", () => ({ loadTimeZones: async () => ({ group: "Asia/Seoul" }) }));

const calls = jest.mocked(callAsVisitor);
const headers = { "sec-fetch-site": "same-origin" };
const key = "0123456789abcdef";

async function ask(path: string, body?: object) {
  const address = `http://localhost/workbench/versions?${new URLSearchParams({ path })}`;
  if (body === undefined) return (await GET(new NextRequest(address, { headers }))).status;
  return (await POST(new NextRequest(address, { method: "POST", headers, body: JSON.stringify(body) })))
    .status;
}

beforeEach(() => calls.mockReset());

test.each([
  ["/p/winter", undefined, 200],
  ["/p/winter", new AppError("page_not_found", { status: 404 }), 404],
  ["/p/winter", new AppError("backend_unavailable"), 503],
  // The author is signed in: who must mend the token is the operator.
  ["/p/winter", new AppError("unauthorized", { status: 401 }), 502],
  ["/r/14", undefined, 404],
  ["/", undefined, 404],
])("the versions of %s where the back end answers %s are %d (R11.4)", async (path, refusal, status) => {
  if (refusal === undefined) calls.mockResolvedValue([]);
  else calls.mockRejectedValue(refusal);
  expect(await ask(path)).toBe(status);
});

test("a time of publication is the group's, and the staff's token and the key travel with it (R11.4)", async () => {
  calls.mockResolvedValue(true);
  expect(await ask("/p/winter", { action: "publish", key, at: { day: "2026-12-24", time: "18:00" } })).toBe(
    200,
  );
  const [[endpoint, input, , visitor] = []] = calls.mock.calls;
  expect([endpoint?.path, input, visitor]).toEqual([
    "/common_channel_content/page/publish/:pageKey",
    { pageKey: "winter", at: "2026-12-24T09:00:00.000Z" },
    { token: "token-of-staff", idempotencyKey: key },
  ]);
});

test.each([
  [{ action: "publish", key, at: { day: "2026-02-30", time: "18:00" } }],
  [{ action: "publish" }],
  [{ action: "store", key, zone: "page", versions: [] }],
  [{ action: "remove", key }],
])("%j is refused before the back end is asked (R11.4)", async (body) => {
  expect(await ask("/p/winter", body)).toBe(422);
  expect(calls).not.toHaveBeenCalled();
});
