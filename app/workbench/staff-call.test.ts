/** @jest-environment node */
import { forStaff } from "@/app/workbench/staff-call";
import { issueStaffSession } from "@/lib/workbench/staff-session";

process.env.WORKBENCH_SECRET = "a secret of the staff's own 1";
process.env.PUBLIC_ORIGIN = "https://dining.example";
let cookie: string | undefined;
jest.mock("next/headers", () => ({ cookies: async () => ({ get: () => ({ value: cookie }) }) }));

const call = forStaff(async () => new Response("done"));
const ask = async (method: string, headers: Record<string, string>) =>
  (await call(new Request("http://localhost/workbench/draft", { method, headers }))).status;

beforeEach(() => {
  cookie = issueStaffSession(Date.now());
});

test.each([
  ["POST", { "sec-fetch-site": "same-origin" }, 200],
  ["POST", { origin: "https://dining.example" }, 200],
  ["GET", { referer: "https://dining.example/workbench" }, 200],
  ["GET", {}, 401],
  ["POST", { "sec-fetch-site": "same-site", origin: "https://shop.dining.example" }, 401],
  ["POST", { origin: "https://shop.dining.example" }, 401],
  ["POST", {}, 401],
  ["GET", { "sec-fetch-site": "cross-site" }, 401],
])("a call of staff by %s with %j is answered by %d (R11.4)", async (method, headers, status) => {
  expect(await ask(method, headers as Record<string, string>)).toBe(status);
});

test("a call without a sign-in is refused, wherever it comes from (R11.4)", async () => {
  cookie = undefined;
  expect(await ask("POST", { "sec-fetch-site": "same-origin" })).toBe(401);
});
