import { parseReturnTarget, returnTargetOf, withKey } from "@/lib/routing/safe-url";

test.each([
  ["/book", "/book"],
  ["/promotion/11/1101?adults=2&date=2026-12-24#menu", "/promotion/11/1101?adults=2&date=2026-12-24#menu"],
  ["/", "/"],
  ["", "/"],
  [null, "/"],
  [undefined, "/"],
])("the return target %j leads to %s", (value, target) => {
  expect(parseReturnTarget(value)).toBe(target);
});

/** Open redirects through the return address: no value may lead to another host, or into the login again. */
test.each([
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/%5c%5cevil.test/../..//evil.test",
  "/.//evil.test",
  "/x/..//evil.test",
  "/\tevil.test",
  "/ /evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
  "book",
  "/auth/kakao/login?return=/auth/kakao/login",
  "/AUTH/kakao/logout",
  "/%61uth/kakao/login",
  "/login?return=/login",
  "/api/crm_channel_base/customer/info",
  "/book/../auth/hyatt/bind",
  `/${"x".repeat(3_000)}`,
])("%j is not accepted as a return target", (value) => {
  const target = parseReturnTarget(value);
  expect(new URL(target, "https://dining.test").origin).toBe("https://dining.test");
  expect(target).not.toMatch(/^\/\/|auth|login|api/i);
});

test("an address of the maximum length is kept, and a longer one is reduced to its path", () => {
  const longest = `/book?x=${"y".repeat(2_048 - "/book?x=".length)}`;
  expect(parseReturnTarget(longest)).toBe(longest);
  expect(parseReturnTarget(`${longest}y`)).toBe("/book");
});

test("an address with an invalid escape is kept as it is", () => {
  expect(parseReturnTarget("/book?x=%")).toBe("/book?x=%");
  expect(parseReturnTarget("/p/%ff")).toBe("/p/%ff");
  expect(parseReturnTarget("/auth%2f..%ff")).toBe("/auth%2f..%ff");
});

test.each(["/authors", "/p/auth", "/p/login", "/loginpage", "/apiary", "/r/10/api"])(
  "%s is an ordinary page despite its name",
  (value) => {
    expect(parseReturnTarget(value)).toBe(value);
  },
);

test.each(["/auth", "/login", "/api", "/_next/static/x.js", "/Login/", "/auth?x=1", "/api#x"])(
  "%s is not a page to return to",
  (value) => {
    expect(parseReturnTarget(value)).toBe("/");
  },
);

test("a referrer on our own origin becomes the return target, any other is ignored", () => {
  expect(returnTargetOf("https://dining.test/r/10?x=1", "https://dining.test")).toBe("/r/10?x=1");
  expect(returnTargetOf("https://evil.test/r/10", "https://dining.test")).toBeUndefined();
  expect(returnTargetOf(null, "https://dining.test")).toBeUndefined();
  expect(returnTargetOf("nonsense", "https://dining.test")).toBeUndefined();
});

test.each(["book", "https://evil.test/", "/.//evil.test", `/${"x".repeat(3_000)}`])(
  "the return target %s leads to the home page",
  (value) => {
    expect(parseReturnTarget(value)).toBe("/");
  },
);

test("double slashes inside a path are kept", () => {
  expect(parseReturnTarget("/p/a//b")).toBe("/p/a//b");
});

test("a key is added to the existing query", () => {
  expect(withKey("/r/10", "pass-login", "true")).toBe("/r/10?pass-login=true");
  expect(withKey("/r/10#a", "pass-login", "true")).toBe("/r/10?pass-login=true#a");
  expect(withKey("/r/10?x=1#a", "pass-login", "true")).toBe("/r/10?x=1&pass-login=true#a");
  expect(withKey("/r/10?q=a%20b+c&q=2", "pass-login", "true")).toBe("/r/10?q=a%20b+c&q=2&pass-login=true");
  expect(withKey("/r/10?pass-login=false&x=1", "pass-login", "true")).toBe("/r/10?pass-login=true&x=1");
});

test("an address that is too long for a cookie once encoded is reduced to its path", () => {
  const target = parseReturnTarget(`/book?x=${"가".repeat(1_000)}`);
  expect(target).toBe("/book");
  expect(parseReturnTarget(`/book?x=${"가".repeat(200)}`)).toBe(`/book?x=${"%EA%B0%80".repeat(200)}`);
});
