import { repairPath } from "@/lib/routing/route-template";

test.each([
  ["/r/14.", "/r/14"],
  ["/r/14)", "/r/14"],
  ["/r/14\u201d", "/r/14"],
  ["/r/14 ", "/r/14"],
  ["/r/14/,", "/r/14"],
  ["/r/14에서", "/r/14"],
  ["/r/14)에서는,", "/r/14"],
  ["/r/14예약하세요", "/r/14"],
  ["/r/14\ufffd", "/r/14"],
  ["/R/14", "/r/14"],
  ["/P/Dining", "/p/Dining"],
  ["/Promotion/14/1401/SUMMARY", "/promotion/14/1401/summary"],
  ["//r//14", "/r/14"],
  ["/p/dining.", "/p/dining"],
  ["/p/여울은", "/p/여울"],
  ["/p/dining에서", "/p/dining"],
  ["/1/Dining/11.", "/1/dining/11"],
  ["/site.", "/site"],
  ["/BOOK", "/book"],
  ["/)", "/"],
  ["/r/14?utm_source=x", "/r/14"],
  ["/r/14&campaign=x", "/r/14"],
  ["/r/14/&amp;campaign=x", "/r/14"],
  ["/r/14;jsessionid=A1.node2", "/r/14"],
  ["/p/여울;JSESSIONID=A1?campaign=x", "/p/여울"],
  ['/r/14"?a=1&b=2', "/r/14"],
  ["/?utm_source=x", "/"],
])("the path %s was meant to be %s (R1.3)", (pathname, repaired) => {
  expect(repairPath(pathname)).toBe(repaired);
});

test.each([
  "/evil.example",
  "/r/x",
  "/p/여\ufffd",
  "/no/such.",
  "/no/such?a=1",
  "/r",
  "/p/dining",
  "/wp-login.php",
])("no other path is known for %s (R1.3)", (pathname) => {
  expect(repairPath(pathname)).toBeUndefined();
});

test("a path of particles without end is decided as quickly as any other", () => {
  expect(repairPath(`/x/${"이나".repeat(2_000)}\ufffd`)).toBeUndefined();
});
