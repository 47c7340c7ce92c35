import { publicPath, routeTemplate, UNKNOWN_ADDRESS } from "@/lib/routing/route-template";

test.each([
  ["/", "/"],
  ["/ko", "/"],
  ["/en/r/14?campaign=1", "/r/{resourceId}"],
  ["/promotion/14/1401/summary", "/promotion/{resourceId}/{id}/summary"],
  ["/payment-request/14/AH_100234/a~b", "/payment-request/{resourceId}/{id}/{approval?}"],
  ["/coupon/C-7781", "/coupon/{id?}"],
  ["/api/crm_channel_si_tc/reservation/status/AH_100234", "/api"],
  ["/auth/kakao/callback?code=secret", "/auth/{provider}/callback"],
  ["/workbench/AH_100234", "/workbench"],
  ["/14/payment-request/AH_100234", "legacy payment-request"],
  ["/AH_100234", UNKNOWN_ADDRESS],
  ["/%E0%A4%A", UNKNOWN_ADDRESS],
])("%s is called %s", (path, template) => {
  expect(routeTemplate(path)).toBe(template);
});

test("a line names a public page, and of a guest's page only its route", () => {
  expect(publicPath("/ko/promotion/14/1401?a=1")).toBe("/ko/promotion/14/1401");
  expect(publicPath("/ko/coupon/C-7781")).toBe("/coupon/{id?}");
  expect(publicPath("/en/payment-request/14/AH_1")).toBe("/payment-request/{resourceId}/{id}/{approval?}");
  expect(publicPath("/en/nobody@example.com")).toBe(UNKNOWN_ADDRESS);
});
