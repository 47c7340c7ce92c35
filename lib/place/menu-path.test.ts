import { toMenuPath } from "@/lib/place/schema";

test.each([
  ["https://spa.test/menu?x=1#a", "https://spa.test/menu?x=1#a"],
  ["HTTP://spa.test/", "HTTP://spa.test/"],
  ["/p/story", "/p/story"],
  ["/anything?x=1", "/anything?x=1"],
  ["book", "/book"],
  ["home", "/"],
  ["p/story", "/p/story"],
  ["r/10?tab=menu#hours", "/r/10?tab=menu#hours"],
  ["r/10#hours?x", "/r/10#hours?x"],
])("a hotel's menu entry for %j leads to %j", (path, address) => {
  expect(toMenuPath(path)).toBe(address);
});

test.each([
  "https://",
  "//evil.test",
  "/p/a b",
  "/\\evil.test",
  "javascript:alert(1)",
  "x-https://evil.test",
  "nowhere/at/all",
  "r/%ff",
  "p/%",
])("a menu entry for %j is rejected", (path) => {
  expect(toMenuPath(path)).toBeUndefined();
});
