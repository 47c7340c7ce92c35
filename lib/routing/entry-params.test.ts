import { entrySchemas, splitEntryParams } from "@/lib/routing/entry-params";
import { entryKeys } from "@/lib/routing/query-keys";

const split = (query: string) => {
  const { entry, rest } = splitEntryParams(new URLSearchParams(query));
  return { entry, rest: rest.toString() };
};

test("every key of the list has a schema, and no other key has one (R1.7)", () => {
  expect(Object.keys(entrySchemas).sort()).toEqual([...entryKeys].sort());
});

test.each([
  ["language=ko", { language: "ko" }],
  ["language=EN", { language: "en" }],
  ["language=ko-KR", { language: "ko" }],
  ["language=en_US%20", { language: "en" }],
  ["amp;campaign=winter", { campaign: "winter" }],
  ["amp%3Bamp%3Bshared-by=k", { "shared-by": "k" }],
  ["campaign=winter%20", { campaign: "winter" }],
  ["campaign=%0Awinter", { campaign: "winter" }],
  ["pass-login=true", { "pass-login": true }],
  ["pass-login=false", { "pass-login": false }],
  ["register=true", { register: "true" }],
  ["register=12", { register: "12" }],
  ["reservation-id=AH_77", { "reservation-id": "AH_77" }],
  ["shared-by=a.b-c_1", { "shared-by": "a.b-c_1" }],
  ["campaign=autumn-2026", { campaign: "autumn-2026" }],
  ["campaign=%EA%B0%80%EC%9D%84%20%EB%AF%B8%EC%8B%9D", { campaign: "가을 미식" }],
  ["shared-by=QUJD%2BZGVm%2FZw%3D%3D", { "shared-by": "QUJD+ZGVm/Zw==" }],
  ["shared-by=%3Cscript%3E", { "shared-by": "<script>" }],
  [`campaign=${"%F0%9F%8D%B7".repeat(200)}`, { campaign: "🍷".repeat(200) }],
  ["action=share", { action: "share" }],
  ["redirect=https%3A%2F%2Fa.test%2F", { redirect: "https://a.test/" }],
  ["ignore-action=true", { "ignore-action": true }],
  ["post-action=bind", { "post-action": "bind" }],
  ["left-side-menu=true", { "left-side-menu": true }],
  ["right-side-menu=1", { "right-side-menu": true }],
  ["right-side-menu=open", { "right-side-menu": true }],
])("the query key %s is consumed (R1.7)", (query, entry) => {
  expect(split(query)).toEqual({ entry, rest: "" });
});

test("all query keys that are not consumed stay, in order, with repeated and empty ones (R1.7)", () => {
  expect(split("b=2&campaign=x&a=1&b=3&c=&language=en&utm_source=k")).toEqual({
    entry: { campaign: "x", language: "en" },
    rest: "b=2&a=1&b=3&c=&utm_source=k",
  });
});

test("query keys that only resemble the consumed ones stay (R1.7)", () => {
  expect(split("Language=en&language2=en&language%20=en&toString=1&__proto__=2").rest).toBe(
    "Language=en&language2=en&language+=en&toString=1&__proto__=2",
  );
});

test.each([
  ["language=fr"],
  ["language="],
  ["pass-login=TRUE"],
  ["pass-login=1"],
  ["register=-1"],
  ["register=1e9"],
  ["register=true%00"],
  ["register=1234567890"],
  ["reservation-id=77x"],
  ["reservation-id=AH_"],
  [`campaign=${"a".repeat(201)}`],
  ["shared-by=a%7Fb"],
  ["shared-by=a%C2%85b"],
  ["shared-by="],
  ["campaign=a%0D%0ASet-Cookie%3A%20x%3D1"],
  ["campaign=."],
  ["campaign=.."],
  ["action=a%20b"],
  ["ignore-action=yes"],
  ["left-side-menu=false"],
  ["right-side-menu=0"],
  [`redirect=https://a.test/${"a".repeat(2_048)}`],
])("the query %s is dropped with its key (R1.7)", (query) => {
  expect(split(query)).toEqual({ entry: {}, rest: "" });
});

test.each(entryKeys)("the query key %s with a hostile value does not throw (R1.7)", (key) => {
  for (const value of [
    "x".repeat(1_000_000),
    "[]",
    "{}",
    "__proto__",
    "\u0000",
    "\ud800",
    "%",
    "true,true",
  ]) {
    const search = new URLSearchParams([
      [key, value],
      [`${key}[]`, value],
    ]);
    const { entry, rest } = splitEntryParams(search);
    expect(rest.has(key)).toBe(false);
    expect(Object.getPrototypeOf(entry)).toBe(Object.prototype);
    if (value.length > 2_048) expect(entry[key]).toBeUndefined();
  }
});

test("of a repeated key the first value counts, even if it is invalid (R1.7)", () => {
  expect(split("campaign=a&campaign=b")).toEqual({ entry: { campaign: "a" }, rest: "" });
  expect(split("campaign=%20&campaign=b")).toEqual({ entry: {}, rest: "" });
});

test("an invalid value is removed from the address and not returned", () => {
  const { entry, rest } = splitEntryParams(new URLSearchParams("language=fr&kept=1"));
  expect(entry).toStrictEqual({});
  expect(rest.toString()).toBe("kept=1");
});
