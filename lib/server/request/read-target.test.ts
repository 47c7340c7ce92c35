import { readTarget } from "@/lib/server/request/read-target";
import { checkTarget } from "@/tools/corpora/hostile/check-addresses.test-support";
import { readTargetAttacks } from "@/tools/corpora/hostile/hostile-lists.test-support";

test.each([
  ["/", "/"],
  ["/r/14", "/r/14"],
  ["/r/14/", "/r/14/"],
  ["/%72/14", "/r/14"],
  ["/p/%70age", "/p/page"],
  ["/p/여울", "/p/%EC%97%AC%EC%9A%B8"],
  ["/p/%e1%84%8b%e1%85%a7%e1%84%8b%e1%85%ae%e1%86%af", "/p/%EC%97%AC%EC%9A%B8"],
  ["/p/a%2520b", "/p/a%2520b"],
  ["/p/a+b;c=d", "/p/a%2Bb%3Bc%3Dd"],
  ["/_next/static/chunks/a.js", "/_next/static/chunks/a.js"],
])("the request target %s is read as %s", (target, pathname) => {
  expect(readTarget(target)).toEqual({ pathname, query: "" });
});

test.each([
  ["/r/14?a=1&b=%EC&c", "a=1&b=%EC&c"],
  ["/r/14?_rsc=x&a=1", "a=1"],
  ["/r/14?a=1&%5Frsc=x&__nextLocale=fr&nxtPid=9&nxtIid=9", "a=1"],
  ["/r/14?_rscx=1&a=_rsc", "_rscx=1&a=_rsc"],
  ["/r/14??", "?"],
])("the query of the request target %s is %s", (target, query) => {
  expect(readTarget(target)).toEqual({ pathname: "/r/14", query });
});

test.each([
  ["//evil.example", "/evil.example"],
  ["/r//14", "/r/14"],
  ["/r/14//", "/r/14/"],
  ["/p/%bf%a9%bf%ef", "/p/%EC%97%AC%EC%9A%B8"],
  ["/p/%BF%A9%BF%EF-a", "/p/%EC%97%AC%EC%9A%B8-a"],
  ["/r/14%0A", "/r/14"],
  ["/r/14%0d%0a%09", "/r/14"],
  ["/r/14%20%0A", "/r/14%20"],
])("the request target %s is repaired to %s (R1.3)", (target, pathname) => {
  expect(readTarget(target)).toEqual({ pathname, query: "", isRepaired: true });
});

test.each([
  ["/r/%", "/r/%25"],
  ["/r/%E0%A4%A", "/r/%EF%BF%BD%25A"],
  ["/p/%EC%97%AC%EC%9A", "/p/%EC%97%AC%EF%BF%BD"],
  ["/p/%ff%fe/", "/p/%EF%BF%BD%EF%BF%BD/"],
])("the letters that were cut in the request target %s lead to no page: %s (R1.3)", (target, pathname) => {
  expect(readTarget(target)).toEqual({ pathname, query: "" });
});

test.each([
  "",
  "*",
  "http://evil.example/",
  "/\\evil.example",
  "/r\\14",
  "/_next/../r/22",
  "/api/../r/22",
  "/auth/%2e%2e/r/22",
  "/r/%2E/22",
  "/r/%00",
  "/r/1%0d%0aSet-Cookie:%20a=b",
  "/r/%0A/14",
  "/r/14#menu",
])("the request target %p is refused", (target) => {
  expect(readTarget(target)).toEqual({ refused: 400 });
});

test("an address over 4 KB is refused, and one of exactly 4 KB is not", () => {
  expect(readTarget(`/r/14?${"a".repeat(4_097 - 6)}`)).toEqual({ refused: 414 });
  expect(readTarget(`/r/14?${"a".repeat(4_096 - 6)}`)).toMatchObject({ pathname: "/r/14" });
});

test.each(readTargetAttacks())("$attempt adds no line to a header and leads to no other site", ({ text }) => {
  expect(checkTarget(text)).toEqual([]);
});
