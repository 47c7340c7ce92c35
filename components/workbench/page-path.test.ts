import { toPagePath } from "@/components/workbench/work";
import { isAuthoredRoute } from "@/lib/routing/route-template";

test.each([
  ["winter", "/p/winter"],
  ["p/dining", "/p/dining"],
  ["/p/dining/", "/p/dining"],
  [" 객실-안내 ", "/p/객실-안내"],
  ["https://dining.test/p/%EA%B0%9D%EC%8B%A4?language=ko#x", "/p/객실"],
  ["/p/dining?draft=1", "/p/dining"],
  ["r/14", "/r/14"],
  ["/", "/"],
  ["", "/"],
])("%j is understood as the page %j (R11.4)", (typed, path) => {
  expect(toPagePath(typed)).toBe(path);
  expect(isAuthoredRoute(path)).toBe(true);
});

test.each(["한글 페이지", "p/a/b", "coupon/7", "?"])("%j is no page that authors write (R11.4)", (typed) => {
  expect(isAuthoredRoute(toPagePath(typed)) && typed !== "?").toBe(false);
});
