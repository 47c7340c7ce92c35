import {
  countryOfNumber,
  fillFromAccount,
  guestProblems,
  noGuestDetails,
  toMobileNumber,
} from "@/lib/reservation/draft/guest-details";

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
  ["KR", "010-1234-5678 ext", undefined],
  ["KR", "call 010-1234-5678", undefined],
  ["KR", "0l0-1234-5678", undefined],
  ["KR", "010+1234+5678", undefined],
  ["KR", "010-1234-56789", undefined],
  ["KR", "010-123-456", undefined],
  ["KR", "+82 10-1234-56789", undefined],
  ["KR", "5010-1234-5678", undefined],
  ["GB", "0770 090 0123 4567", undefined],
  ["DE", "15112345678", "+4915112345678"],
  ["GB", "+999 123456789012345", undefined],
  ["", "+1234", undefined],
  ["", "+12345", "+12345"],
  [" ", " +82 10 1234 5678 ", "+821012345678"],
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
  ["US", "+010-1234-5678", "US"],
  ["US", "5010-1234-5678", "US"],
  ["US", "010-1234-56789", "US"],
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
  [{ name: "x".repeat(100) }, []],
  [{ name: ` ${"x".repeat(100)} ` }, []],
  [{ country: "" }, ["country", "mobile"]],
  [{ country: "XX" }, ["country", "mobile"]],
  [{ mobile: "02-123-4567" }, ["mobile"]],
  [{ email: "hana@" }, ["email"]],
  [{ email: " hana@example.com " }, []],
])("R6.3 %j has problems in the fields %j", (fields, problems) => {
  expect(guestProblems({ ...guest, ...fields })).toEqual(problems);
});

test("R6.3 an email over 200 characters is rejected, and the details default to empty values", () => {
  const email = `${"x".repeat(60)}@${"y".repeat(60)}.${"z".repeat(60)}.${"w".repeat(20)}.example`;
  expect(email.length).toBeGreaterThan(200);
  expect(guestProblems({ ...guest, email })).toEqual(["email"]);
  expect(noGuestDetails).toEqual({
    name: "",
    country: "",
    mobile: "",
    email: "",
    diets: [],
    occasion: "",
    highChairs: 0,
    stepFree: false,
    note: "",
    seating: "",
    bookedFor: null,
  });
});

describe("B.7 the account fills in the fields that are still empty", () => {
  const account = { name: "김하나", phone: "+82 10-1234-5678", email: "hana@example.com" };

  test("a Korean number is written in its national form", () => {
    const filled = fillFromAccount(noGuestDetails, account);
    expect(filled).toMatchObject({ name: "김하나", country: "KR", email: "hana@example.com" });
    expect(toMobileNumber(filled.country, filled.mobile)).toBe("+821012345678");
    expect(filled.mobile).toBe("010-1234-5678");
  });

  test("another country's number keeps its calling code, and the chosen country stays", () => {
    const filled = fillFromAccount(
      { ...noGuestDetails, country: "US" },
      { ...account, phone: "+44 7700 900123" },
    );
    expect([filled.country, filled.mobile]).toEqual(["US", "+44 7700 900123"]);
  });

  test("typed values stay, and an empty account changes nothing", () => {
    const typed = { ...noGuestDetails, name: "Hana", mobile: "010", email: "h@" };
    expect(fillFromAccount(typed, account)).toEqual(typed);
    const nothing = { name: undefined, phone: undefined, email: undefined };
    expect(fillFromAccount(noGuestDetails, nothing)).toEqual(noGuestDetails);
  });
});

test("issue 18 B7 a guest booked for needs a name and a number; without one neither is needed", () => {
  const guest = {
    ...noGuestDetails,
    name: "김하나",
    country: "KR",
    mobile: "010-1234-5678",
    email: "a@example.com",
  };
  expect(guestProblems(guest)).toEqual([]);
  expect(guestProblems({ ...guest, bookedFor: { name: " ", mobile: "12" } })).toEqual([
    "otherName",
    "otherMobile",
  ]);
  expect(guestProblems({ ...guest, bookedFor: { name: "이두리", mobile: "010 2222 3333" } })).toEqual([]);
});
