import { cleanAddress, cleanQuery, cleanReferrer, isClean } from "@/lib/tracking/clean-address";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

const OWN = "https://yeoul.test";

test.each([
  ["/", "home", {}, "/"],
  ["/r/14", "resourcePage", { resourceId: "14" }, "/r/14"],
  ["/r/14/", "resourcePage", { resourceId: "14" }, "/r/14"],
  ["/p/winter-table", "page", { pageKey: "winter-table" }, "/p/winter-table"],
  ["/promotion/14/1401", "promotion", { resourceId: "14", id: "1401" }, "/promotion/14/1401"],
  [
    "/promotion/14/1401/summary",
    "dining-summary",
    { resourceId: "14", id: "1401" },
    "/promotion/14/1401/summary",
  ],
  ["/payment-request/14/AH_21", "payment-request", { resourceId: "14" }, "/payment-request/14"],
  ["/payment-request/14/AH_21/token.x", "payment-request", { resourceId: "14" }, "/payment-request/14"],
  ["/coupon", "coupon", {}, "/coupon"],
  ["/coupon/7741", "coupon", {}, "/coupon"],
  ["/book", "book", {}, "/book"],
  ["/somewhere/hana@yeoul.test", "error-404", {}, "/error-404"],
])(
  "%s is the screen %s, without the parts that belong to one guest (R10.1)",
  (pathname, name, params, path) => {
    expect(screenOfPath(pathname)).toMatchObject({ name, params, path });
  },
);

test("only the query keys that say where a guest came from are kept (R10.1)", () => {
  const query = new URLSearchParams(
    "utm_source=mail&campaign=winter&name=Hana&phone=010-1234-5678&reservation-id=AH_9&gclid=g1&utm_content=hana%40yeoul.test&ref=AH_21&utm_source=second",
  );
  expect(cleanQuery(query)).toEqual({ utm_source: "mail", campaign: "winter", gclid: "g1" });
});

test.each(["winter\u0000", "a\r\nb", "a".repeat(513)])(
  "a value that no ad platform would write is left out (R10.1)",
  (value) => {
    expect(cleanQuery([["campaign", value]])).toEqual({});
  },
);

test.each([
  [`${OWN}/payment-request/14/AH_21/tok?payment=failed`, `${OWN}/payment-request/14`],
  [`${OWN}/r/14?utm_source=a&email=x%40y.z#top`, `${OWN}/r/14?utm_source=a`],
  [`${OWN}/book?tab=past`, `${OWN}/book`],
])("the address %s is cleaned to %s (R10.2)", (address, expected) => {
  expect(cleanAddress(address)).toBe(expected);
  expect(isClean(address)).toBe(false);
  expect(isClean(expected)).toBe(true);
});

test.each([
  `${OWN}/`,
  `${OWN}/r/14`,
  `${OWN}/promotion/14/1401?utm_source=a%20b&gclid=%ED%95%9C`,
  `${OWN}/r/14#menu`,
])("the address %s is clean enough for an ad platform (R10.2)", (address) =>
  expect(isClean(address)).toBe(true),
);

test.each([`${OWN}/r/14#hana@yeoul.test`, `${OWN}/p/AH_21`, "", "no address"])(
  "the address %s is not clean enough for an ad platform (R10.2)",
  (address) => {
    expect(isClean(address)).toBe(false);
  },
);

test.each([
  ["https://search.test/find?q=hana@yeoul.test", "https://search.test/find"],
  ["https://mail.test/u/hana@yeoul.test/inbox", "https://mail.test/"],
  [`${OWN}/payment-request/14/AH_21`, `${OWN}/payment-request/14`],
  ["", ""],
  ["android-app", ""],
])("the referrer %s is cleaned to %s (R10.4)", (referrer, expected) => {
  expect(cleanReferrer(referrer, OWN)).toBe(expected);
});
