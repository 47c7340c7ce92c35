import {
  fillFromAccount,
  guestProblems,
  isTooLongName,
  noGuestDetails,
  withReadNumbers,
} from "@/lib/booking/guest-details";
import { readMobileNumber } from "@/lib/booking/mobile-number";

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
  [{ country: "" }, ["country"]],
  [{ country: "XX" }, ["country"]],
  [{ country: "", mobile: "02-123-4567" }, ["country", "mobile"]],
  [{ name: "\u3164" }, ["name"]],
  [{ name: "\u200b\u200b" }, ["name"]],
  [{ name: "\u2800" }, ["name"]],
  [{ name: "\u202e\u202c" }, ["name"]],
  [{ email: "taro..yamada@docomo.ne.jp" }, []],
  [{ mobile: "02-123-4567" }, ["mobile"]],
  [{ email: "hana@" }, ["email"]],
  [{ email: " hana@example.com " }, []],
])("the guest's details %j have problems in the fields %j (R6.3)", (fields, problems) => {
  expect(guestProblems({ ...guest, ...fields }, readMobileNumber)).toEqual(problems);
});

test("an email over 254 characters is rejected, and the details default to empty values (R6.3)", () => {
  const email = `${"x".repeat(60)}@${`${"y".repeat(60)}.`.repeat(4)}example`;
  expect(email.length).toBeGreaterThan(254);
  expect(guestProblems({ ...guest, email }, readMobileNumber)).toEqual(["email"]);
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

describe("the account fills in the fields that are still empty (R6.2)", () => {
  const account = { name: "김하나", phone: "+82 10-1234-5678", email: "hana@example.com" };

  test("a Korean number is shown as it will be sent", () => {
    const filled = fillFromAccount(noGuestDetails, account);
    expect(filled).toMatchObject({ name: "김하나", country: "KR", email: "hana@example.com" });
    expect(filled.mobile).toBe("+82 10-1234-5678");
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

test("a guest booked for needs a name and a number; without one neither is needed (R6.2)", () => {
  const guest = {
    ...noGuestDetails,
    name: "김하나",
    country: "KR",
    mobile: "010-1234-5678",
    email: "a@example.com",
  };
  expect(guestProblems(guest, readMobileNumber)).toEqual([]);
  expect(
    guestProblems({ ...guest, bookedFor: { name: " ", country: "", mobile: "12" } }, readMobileNumber),
  ).toEqual(["otherName", "otherMobile"]);
  expect(
    guestProblems(
      { ...guest, bookedFor: { name: "이두리", country: "", mobile: "010 2222 3333" } },
      readMobileNumber,
    ),
  ).toEqual([]);
});

test.each([
  ["KR", "010-1234-5678", "KR", "+82 10 1234 5678"],
  ["KR", "+44 (0)7700 900123", "GB", "+44 7700 900123"],
  ["US", "010-1234-5678", "KR", "+82 10 1234 5678"],
  ["KR", "+354 611 1234", "KR", "+354 611 1234"],
  ["KR", "010-12", "KR", "010-12"],
])("in %s, the form shows %j as a number of %s: %s (R6.3)", (country, typed, itsCountry, shown) => {
  const other = { name: "이두리", country: "", mobile: typed };
  const read = withReadNumbers({ ...guest, country, mobile: typed, bookedFor: other }, readMobileNumber);
  expect([read.country, read.mobile, read.bookedFor?.mobile]).toEqual([itsCountry, shown, shown]);
});

test.each([
  ["JP", "", "010-2222-3333", "+82 10 2222 3333", "KR"],
  ["JP", "", "011-222-3333", "+82 11 222 3333", "KR"],
  ["JP", "", "090-1234-5678", "+81 90 1234 5678", "JP"],
  ["JP", "KR", "011-222-3333", "+82 11 222 3333", "KR"],
  ["KR", "JP", "090-1234-5678", "+81 90 1234 5678", "JP"],
  ["GB", "", "+81 90 1234 5678", "+81 90 1234 5678", "JP"],
  ["US", "GB", "07700 900123", "+44 7700 900123", "GB"],
])(
  "a guest of %s who books for someone else, country %j, sends %j as %s (R6.3)",
  (country, chosen, typed, shown, found) => {
    const other = { name: "이두리", country: chosen, mobile: typed };
    const read = withReadNumbers({ ...guest, country, bookedFor: other }, readMobileNumber);
    expect(read.bookedFor).toEqual({ name: "이두리", country: found, mobile: shown });
    expect(guestProblems({ ...guest, country, bookedFor: other }, readMobileNumber)).not.toContain(
      "otherMobile",
    );
  },
);

test("a name of more than a hundred letters is too long, not missing (R6.3)", () => {
  expect(guestProblems({ ...guest, name: "가".repeat(101) }, readMobileNumber)).toContain("name");
  expect(isTooLongName("가".repeat(101))).toBe(true);
  for (const name of ["가".repeat(100), "", " "]) expect(isTooLongName(name)).toBe(false);
});
