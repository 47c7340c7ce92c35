import { toPartId, toSafeLink, toSafeMediaUrl, toSafeSrcset } from "./safe-url";

describe("links", () => {
  test.each([
    "https://example.com/a?b=c&d",
    "http://example.com",
    "//media.example/a",
    "/p/dining",
    "p/dining",
    "../up",
    "?language=en",
    "#",
    "#top",
    "#TOP",
    "/p/dining#Top",
    "#%",
    "#/menu",
    "/p/x#/route",
    "mailto:a@b.example",
    "tel:+82-2-123",
    "sms:010",
    "HTTPS://EXAMPLE.COM",
    " /p/spaced ",
    ".x",
    "/p/dining#",
    `/p/${"x".repeat(4093)}`,
    "",
  ])("the authored address %j stays as written (R4.1)", (url) => {
    expect(toSafeLink(url)).toBe(url);
  });

  test.each([
    ["java\nscript-free:no", null],
    ["/p/\tdining", "/p/dining"],
    ["\u00a0https://example.com", "https://example.com"],
    ["#menu", "#cms-menu"],
    ["/p/dining#lunch", "/p/dining#cms-lunch"],
    ["#여름", "#cms-여름"],
    ["#%EC%97%AC%EB%A6%84", "#cms-여름"],
    ["/p/dining#%EC%97%AC%EB%A6%84", "/p/dining#cms-여름"],
    [" /p/dining#lunch", "/p/dining#cms-lunch"],
    ["/p/dining#lunch ", "/p/dining#cms-lunch"],
    ["/p//dining#lunch", "/p//dining#cms-lunch"],
    ["//other.example/#menu", "//other.example/#menu"],
    ["https://other.example/#menu", "https://other.example/#menu"],
    ["#cms-menu", "#cms-menu"],
  ])("the authored address %j becomes %j (R4.1)", (url, expected) => {
    expect(toSafeLink(url)).toBe(expected);
  });

  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "\u3000javascript:alert(1)",
    "java\nscript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "blob:https://example.com/x",
    "file:///etc/passwd",
    "ftp://example.com",
    "intent://x",
    "kakaotalk://x",
    "kakaolink:x",
    "about:blank",
    "http://",
    `https://example.com/${"x".repeat(5000)}`,
    `/p/${"x".repeat(4094)}`,
  ])("the authored address %j is rejected (R4.1)", (url) => {
    expect(toSafeLink(url)).toBeNull();
  });
});

test.each([
  ["https://m.example/a.png", "https://m.example/a.png"],
  ["/a.png", "/a.png"],
  ["data:image/png;base64,AAAA", null],
  ["mailto:a@b.example", null],
])("the picture %j becomes %j (R4.1)", (url, expected) => {
  expect(toSafeMediaUrl(url)).toBe(expected);
});

test.each([
  ["/a.png 1x, /b.png 2x", "/a.png 1x, /b.png 2x"],
  ["/a.png?x=1,2 400w,\n /b.png 800w", "/a.png?x=1,2 400w,\n /b.png 800w"],
  ["/a.png, /b.png 2x", "/a.png, /b.png 2x"],
  ["javascript:x 1x, /b.png 2x", "/b.png 2x"],
  ["j\navascript:x", "j avascript:x"],
  ["/a\u0001.png 1x, /b.png 2x", "/a.png 1x, /b.png 2x"],
  ["/a,b.png,, javascript:x 2x", "/a,b.png"],
  ["/a.png 1x, data:image/png 2x", "/a.png 1x"],
  ["data:image/png,x", null],
  ["", null],
  // A comma at the end of an address ends the candidate; what follows is the next address, not a descriptor.
  ["/a.png,/b.png 2x", "/a.png,/b.png 2x"],
  ["/a.png, javascript:x 2x", "/a.png"],
  ["/a.png,, javascript:x 1x, /b.png 2x", "/a.png, /b.png 2x"],
  ["javascript:x, /b.png 2x, /c.png", "/b.png 2x, /c.png"],
  ["  /a.png  100w , data:x", "/a.png 100w"],
  [
    Array.from({ length: 64 }, (_, at) => `/${at}.png ${at + 1}w`).join(", "),
    Array.from({ length: 64 }, (_, at) => `/${at}.png ${at + 1}w`).join(", "),
  ],
  [Array.from({ length: 65 }, (_, at) => `/${at}.png ${at + 1}w`).join(", "), null],
])("the srcset %j becomes %j (R4.1)", (value, expected) => {
  expect(toSafeSrcset(value)).toBe(expected);
});

test("ids are prefixed once", () => {
  expect(toPartId("menu")).toBe("cms-menu");
  expect(toPartId(toPartId("menu"))).toBe("cms-menu");
});

test.each(["\u0000", "\u0001", "\b", "\t", "\n", "\u001f", "\u007f"])(
  "a scheme that only appears once %j is removed is refused (R4.1)",
  (control) => {
    for (const spelling of [
      `java${control}script:alert(1)`,
      `d${control}ata:text/html,x`,
      `${control}vbscript:x`,
    ]) {
      expect([toSafeLink(spelling), toSafeMediaUrl(spelling)]).toEqual([null, null]);
      // In a list of pictures white space ends an address, so no scheme appears.
      if (/\S/.test(control)) expect(toSafeSrcset(`${spelling} 1x`)).toBeNull();
    }
    expect(toSafeLink(`/p/${control}faq`)).toBe("/p/faq");
  },
);
