import { isAuthoredRoute, matchRoute } from "@/lib/routing/route-template";

test.each([
  ["/", { name: "home", parts: {} }],
  ["/r/14", { name: "resourcePage", parts: { resourceId: "14" } }],
  ["/p/여울", { name: "page", parts: { pageKey: "여울" } }],
  ["/promotion/14/1401", { name: "promotion", parts: { resourceId: "14", id: "1401" } }],
  ["/coupon", { name: "coupon", parts: {} }],
  ["/coupon/7", { name: "coupon", parts: { id: "7" } }],
  ["/login", { name: "login", parts: {} }],
])("the address %s is a route with parts", (pathname, match) => {
  expect(matchRoute(pathname)).toStrictEqual(match);
});

test.each(["/r/x", "/no/such", "", "/en/r/14"])("the address %p is not a route", (pathname) => {
  expect(matchRoute(pathname)).toBeUndefined();
});

test.each([
  ["/", true],
  ["/p/여울", true],
  ["/r/14", true],
  ["/promotion/14/1401", false],
  ["/book", false],
  ["/no/such", false],
])("whether the content at %s is authored: %s", (pathname, isTheirs) => {
  expect(isAuthoredRoute(pathname)).toBe(isTheirs);
});
