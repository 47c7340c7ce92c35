import { decideRoute } from "@/lib/routing/decide-route";
import { firstVisit } from "@/lib/routing/decide-route.test-support";
import { namedRoutePath, paths } from "@/lib/routing/paths";

test.each([
  ["home", {}, "/"],
  ["book", {}, "/book"],
  ["coupon", {}, "/coupon"],
  ["coupon", { id: 3 }, "/coupon/3"],
  ["coupon", { id: "" }, "/coupon"],
  ["coupon", { id: null }, "/coupon"],
  ["coupon", { id: ["3"] }, "/coupon"],
  ["empty", {}, "/empty"],
  ["resourcePage", { resourceId: 10 }, "/r/10"],
  ["resourcePage", { resourceId: "10" }, "/r/10"],
  ["page", { pageKey: "about" }, "/p/about"],
  ["page", { pageKey: "다이닝" }, "/p/%EB%8B%A4%EC%9D%B4%EB%8B%9D"],
  ["promotion", { resourceId: 14, id: 1401 }, "/promotion/14/1401"],
  ["dining-summary", { resourceId: 14, id: 1401 }, "/promotion/14/1401/summary"],
  ["payment-request", { resourceId: 14, id: "AH_7" }, "/payment-request/14/AH_7"],
])("the route %s with %j is %s (R4.7)", (name, params, path) => {
  expect(namedRoutePath(name, params)).toBe(path);
});

test.each([
  ["", {}],
  ["nothing", {}],
  ["toString", {}],
  ["Home", {}],
  ["resourcePage", {}],
  ["resourcePage", { resourceId: "" }],
  ["resourcePage", { resourceId: null }],
  ["resourcePage", { resourceId: { a: 1 } }],
  ["page", {}],
  ["promotion", { resourceId: 14 }],
  ["promotion", { id: 1401 }],
  ["dining-summary", { id: 1401 }],
  ["payment-request", { resourceId: 14 }],
  ["payment-request", { resourceId: 14, approval: "ok" }],
  ["resourcePage", { resourceId: "ten" }],
  ["page", { pageKey: "../book?x#y" }],
  ["page", { pageKey: "a\ud800" }],
  ["error-404", {}],
  ["unavailable", {}],
  ["login", {}],
])("the route %j with %j is undefined (R4.7)", (name, params) => {
  expect(namedRoutePath(name, params)).toBeUndefined();
});

test("a parameter cannot escape its part of the path", () => {
  expect(paths.page("객실".normalize("NFD"))).toBe(paths.page("객실"));
  expect(namedRoutePath("page", { pageKey: "객실".normalize("NFD") })).toBe(paths.page("객실"));
  expect(paths.page("../book?x#y")).toBe("/p/..%2Fbook%3Fx%23y");
  expect(paths.resourcePage("//evil.test")).toBe("/r/%2F%2Fevil.test");
});

test("the return address is one value of the login's query (R1.6)", () => {
  expect(paths.login("kakao", "/book?a=1&b=2")).toBe("/auth/kakao/login?return=%2Fbook%3Fa%3D1%26b%3D2");
});

test.each([
  paths.home(),
  paths.resourcePage(10),
  paths.page("여울"),
  paths.promotion(14, 1401),
  paths.diningSummary(14, 1401),
  paths.paymentRequest(14, "AH_7"),
  paths.book(),
  paths.coupon(),
  paths.empty(),
  paths.notFound(),
])("%s is an address in the route table (R1.2)", (pathname) => {
  const decision = decideRoute({ ...firstVisit, pathname, hasSession: true });
  expect(decision.kind).toBe("page");
});

test.each([
  ["resourcePage", { resourceId: "" }],
  ["resourcePage", { resourceId: null }],
  ["resourcePage", { resourceId: ["11"] }],
  ["resourcePage", {}],
  ["no-such-route", {}],
  ["toString", {}],
])("a named route %s with %j is undefined", (name, params) => {
  expect(namedRoutePath(name, params)).toBeUndefined();
});
