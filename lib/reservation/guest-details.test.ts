import {
  countryOfNumber,
  guestProblems,
  noGuestDetails,
  toMobileNumber,
} from "@/lib/reservation/guest-details";

test.each([
  ["KR", "010-1234-5678", "+821012345678"],
  ["KR", "01012345678", "+821012345678"],
  ["KR", "10 1234 5678", "+821012345678"],
  ["KR", "+82 10-1234-5678", "+821012345678"],
  ["KR", "+82 (0)10 1234 5678", "+821012345678"],
  ["KR", "011-234-5678", "+82112345678"],
  ["KR", "02-1234-5678", undefined],
  ["KR", "010-1234", undefined],
  ["KR", "call me", undefined],
  ["KR", "", undefined],
  ["US", "(212) 555-0134", "+12125550134"],
  ["GB", "07700 900123", "+447700900123"],
  ["GB", "+44 7700 900123", "+447700900123"],
  ["KR", "+44 7700 900123", "+447700900123"],
  ["DE", "1", undefined],
  ["", "010-1234-5678", undefined],
  ["", "+821012345678", "+821012345678"],
  ["US", "212555013499999999", undefined],
  ["US", "010-1234-5678", undefined],
  ["CA", "+1 (416) 555-0134", "+14165550134"],
  ["US", "1 212 555 0134", "+12125550134"],
  ["US", "555-0134", undefined],
])("R6.3 in %s, %j is the mobile number %s", (country, typed, number) => {
  expect(toMobileNumber(country, typed)).toBe(number);
});

test.each([
  ["US", "010-1234-5678", "KR"],
  ["", "010 1234 5678", "KR"],
  ["KR", "010-1234-5678", "KR"],
  ["JP", "090-1234-5678", "JP"],
  ["CN", "138 0013 8000", "CN"],
  ["US", "010-1234", "US"],
  ["GB", "+82 10-1234-5678", "GB"],
])("R6.3 in %s, %j is a number of %s", (country, typed, whose) => {
  expect(countryOfNumber(country, typed)).toBe(whose);
});

const guest = {
  ...noGuestDetails,
  name: "김하나",
  country: "KR",
  mobile: "010-1234-5678",
  email: "hana@example.com",
};

test.each([
  [{}, []],
  [{ name: "  " }, ["name"]],
  [{ name: "x".repeat(101) }, ["name"]],
  [{ country: "" }, ["country", "mobile"]],
  [{ country: "XX" }, ["country", "mobile"]],
  [{ mobile: "02-123-4567" }, ["mobile"]],
  [{ email: "hana@" }, ["email"]],
  [{ email: " hana@example.com " }, []],
])("R6.3 %j has its message at %j", (fields, problems) => {
  expect(guestProblems({ ...guest, ...fields })).toEqual(problems);
});
