/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import { AppError } from "@/lib/base/app-error";
import { callApi } from "@/lib/http/call-api";
import { listAdSdksOfCampaign } from "@/lib/tracking/endpoints";
import { loadScript } from "@/lib/tracking/load-script";
import { announcePurchase, type Purchase } from "@/lib/tracking/purchase";
import { startTracker } from "@/lib/tracking/tracker";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));
jest.mock("@/lib/tracking/to-purchase-event", () => ({
  toPurchaseEvent: async ({ amount }: Purchase) => ({ id: "", value: amount, currency: "KRW", items: [] }),
}));
jest.mock("@/lib/tracking/load-script", () => ({ loadScript: jest.fn(async () => {}) }));

const context = { resourceId: 14, siteId: 1, adExceptions: {} };
const ofResource = { ok: true as const, value: [{ type: "google_tag", sdkId: "G-RESOURCE" }] };

beforeEach(() => localStorage.setItem("campaign", '"winter"'));
afterEach(() => localStorage.clear());

test("a page reports to the resource's accounts where the campaign has none (R10.2)", async () => {
  jest
    .mocked(callApi)
    .mockImplementation(async (endpoint) =>
      (endpoint as unknown) === listAdSdksOfCampaign ? { ok: true, value: [] } : ofResource,
    );
  await startTracker(context);
  expect(jest.mocked(loadScript).mock.calls.map(([, address]) => address)).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-RESOURCE",
  ]);
});

test("a page reports to no other accounts when the campaign's cannot be loaded (R10.2)", async () => {
  const error = new AppError("backend_unavailable", { status: 503 });
  jest
    .mocked(callApi)
    .mockImplementation(async (endpoint) =>
      (endpoint as unknown) === listAdSdksOfCampaign ? { ok: false, error } : ofResource,
    );
  jest.mocked(loadScript).mockClear();
  await expect(startTracker(context)).rejects.toBe(error);
  expect(loadScript).not.toHaveBeenCalled();
});

test("a purchase waits for a platform whose script has not run when the guest leaves (R10.2)", async () => {
  jest.mocked(callApi).mockResolvedValue({
    ok: true,
    value: [
      { type: "google_tag", sdkId: "G-RESOURCE" },
      { type: "kakao_pixel", sdkId: "1234567890123456789" },
    ],
  });
  jest
    .mocked(loadScript)
    .mockImplementation((_, address) => (/kp\.js/.test(address) ? new Promise(() => {}) : Promise.resolve()));
  await startTracker(context);
  const bought = { reservationId: "AH_7", resourceId: 14, currency: "KRW", amount: 70_000, items: [] };
  announcePurchase({ ...bought, promotionName: "dinner" });
  const waiting = () => JSON.parse(localStorage.getItem("waiting-purchases") ?? "[]");
  await waitFor(() => expect(waiting()).toMatchObject([{ reservationId: "AH_7", reported: ["google_tag"] }]));
});
