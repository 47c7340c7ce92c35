import type { resolveLegacy as resolveNow } from "@/app/legacy/resolve-legacy";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const backend = new RecordingBackend();
let resolveLegacy: typeof resolveNow;
let status: { status?: number; body: unknown };

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  ({ resolveLegacy } = await import("@/app/legacy/resolve-legacy"));
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.answer = ({ url }) =>
    url.includes("/reservation/status/")
      ? status
      : { body: { data: [{ id: 11, meta: { type: "outlet", key: "grill" } }] } };
});
afterAll(() => backend.close());

const reservation = { reservationId: "AH_77", status: "pending", kind: "booking" };
const parts = { resourceId: "11", id: "AH_77", approval: "tok.en" };
const statusRequests = () => backend.requests.filter(({ url }) => url.includes("/reservation/status/"));

test("a payment link found with its guest's session resolves permanently to the current address (R1.4)", async () => {
  status = { body: { data: reservation } };
  expect(await resolveLegacy("payment-request", parts, "ko", "token")).toEqual({
    path: "/payment-request/11/AH_77/tok.en",
    isCertain: true,
  });
  expect(statusRequests().map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ["/api/crm_channel_si_tc/reservation/status/AH_77", "Bearer token"],
  ]);
});

test("a payment link that cannot be looked up resolves temporarily (R1.4)", async () => {
  expect(await resolveLegacy("payment-request", parts, "ko", undefined)).toMatchObject({ isCertain: false });
  expect(statusRequests()).toEqual([]);
});

test.each([
  ["another guest's", 403, "forbidden"],
  ["already claimed by another guest", 409, "reservation_already_claimed"],
  ["requested with an expired session", 401, "unauthorized"],
  ["refused for an unknown reason", 400, "something_else"],
])(
  "a payment link that is %s resolves temporarily, and the page says what is wrong (R1.4)",
  async (_, code, error) => {
    status = { status: code, body: { error: { error } } };
    expect(await resolveLegacy("payment-request", parts, "ko", "token")).toEqual({
      path: "/payment-request/11/AH_77/tok.en",
      isCertain: false,
    });
  },
);

test("a payment link of a reservation that is gone resolves to nothing (R1.4)", async () => {
  status = { status: 404, body: { error: { error: "notfound_reservation" } } };
  expect(await resolveLegacy("payment-request", parts, "ko", "token")).toBeUndefined();
});

test("an address without a reservation resolves permanently (R1.4)", async () => {
  expect(await resolveLegacy("dining", { siteId: "1", id: "11" }, "ko", undefined)).toEqual({
    path: "/r/11",
    isCertain: true,
  });
});
