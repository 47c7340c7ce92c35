/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import { callApi } from "@/lib/http/call-api";
import { createPolicy } from "@/lib/server/policy/content-policy";
import { parseEnv } from "@/lib/server/settings/env-schema";
import type { AdPlatform } from "@/lib/tracking/ad-platforms/ad-platform";
import { toAdExceptions } from "@/lib/tracking/ad-platforms/ad-settings";
import { loadScript } from "@/lib/tracking/load-script";
import { announcePurchase, type Purchase } from "@/lib/tracking/purchase";
import { adSdkListSchema } from "@/lib/tracking/schema";
import { startTracker } from "@/lib/tracking/tracker";
import { readVisitContext } from "@/lib/tracking/visit-context";

/** An invented platform, added as a contributor would add one: its file, and its name in the list. */
jest.mock("@/lib/tracking/ad-platforms/ad-platforms", () => {
  const actual = jest.requireActual<typeof import("@/lib/tracking/ad-platforms/ad-platforms")>(
    "@/lib/tracking/ad-platforms/ad-platforms",
  );
  const river: AdPlatform = {
    id: "river_ads",
    setting: "RIVER_ADS",
    script: { origin: "https://cdn.river.test", path: "/r.js" },
    scriptQuery: ([first = ""]) => `?account=${first}`,
    hosts: {
      script: ["https://more.river.test"],
      connect: ["https://hits.river.test"],
      frame: ["https://frame.river.test"],
    },
    open: (host, sdkIds) => {
      host.load();
      return {
        pageView: () => sent.push(["view", ...sdkIds]),
        purchase: ({ value }) => sent.push(["purchase", value, ...sdkIds]),
      };
    },
  };
  const adPlatforms = [...actual.adPlatforms, river];
  return { adPlatforms, adPlatformIds: adPlatforms.map(({ id }) => id) };
});
jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));
jest.mock("@/lib/tracking/to-purchase-event", () => ({
  toPurchaseEvent: async ({ amount }: Purchase) => ({ value: amount }),
}));
jest.mock("@/lib/tracking/load-script", () => ({ loadScript: jest.fn(async () => {}) }));

const sent: unknown[][] = [];
const parse = (settings: Record<string, string>) =>
  parseEnv({ ...settings, PUBLIC_ORIGIN: "https://dining.test", SESSION_SECRET: "x".repeat(32) });
const policyOf = (settings: Record<string, string>, kind: "public" | "private" | "adFrame") =>
  createPolicy(parse(settings), { unhydrated: "", hydrated: "" })(kind, "");
const accounts = [{ type: "river_ads", sdkId: "R-1234" }];

test("an added platform has its settings, and what differs from them is sent with every page (R10.2)", () => {
  expect(parse({})).toMatchObject({ RIVER_ADS: "on", RIVER_ADS_ORIGIN: "https://cdn.river.test" });
  expect(() => parse({ RIVER_ADS: "perhaps" })).toThrow("RIVER_ADS");
  expect(toAdExceptions(parse({}))).toEqual({});
  const off = toAdExceptions(parse({ RIVER_ADS: "off" }));
  expect(off).toEqual({ river_ads: "off" });
  document.body.innerHTML = `<main data-visit='${JSON.stringify({ adExceptions: off })}'></main>`;
  expect(readVisitContext()?.adExceptions).toEqual(off);
});

test("an added platform's script and hosts are allowed where ad platforms are, unless it is switched off (R10.2)", () => {
  for (const kind of ["public", "adFrame"] as const) {
    for (const source of ["https://cdn.river.test/r.js", "more.river", "hits.river", "frame.river"])
      expect(policyOf({}, kind)).toContain(source);
    expect(policyOf({ RIVER_ADS_ORIGIN: "https://own.test" }, kind)).toContain("https://own.test/r.js");
    expect(policyOf({ RIVER_ADS: "off" }, kind)).not.toContain("river");
  }
  expect(policyOf({}, "private")).not.toContain("river");
});

test("an added platform's accounts are read, and get the page view and the purchase (R10.2)", async () => {
  expect(adSdkListSchema.parse(accounts)).toEqual(accounts);
  jest.mocked(callApi).mockResolvedValue({ ok: true, value: accounts });
  await startTracker({ resourceId: 14, siteId: 1, adExceptions: {} });
  expect(jest.mocked(loadScript).mock.calls.map(([, address]) => address)).toEqual([
    "https://cdn.river.test/r.js?account=R-1234",
  ]);
  const bought = { reservationId: "AH_7", resourceId: 14, currency: "KRW", amount: 70_000, items: [] };
  announcePurchase({ ...bought, promotionName: "dinner" });
  await waitFor(() =>
    expect(sent).toEqual([
      ["view", "R-1234"],
      ["purchase", 70_000, "R-1234"],
    ]),
  );
});
