import { contactOf, fillEmpty, findLatest, rebookedGuest } from "@/lib/booking/booked-guest";
import { noGuestDetails } from "@/lib/booking/guest-details";

const booked = {
  name: "김하나",
  mobile: "+821012345678",
  email: "hana@example.com",
  requests: "알레르기·식단: 채식\n방문 목적: 생일\n창가 자리",
  requestCodes: [
    { kind: "diet", code: "vegetarian" },
    { kind: "occasion", code: "birthday" },
  ],
};

test("the reservation made last has the highest number, in whatever order they come (R6.3)", () => {
  const rows = ["AH_99", "AH_1002", "AH_1001"].map((reservationId) => ({ reservationId }));
  expect(findLatest(rows)?.reservationId).toBe("AH_1002");
  expect(findLatest([])).toBeUndefined();
});

test("a guest's name, number with its country, and address come from their reservation (R6.3)", () => {
  expect(contactOf(booked, "")).toMatchObject({ name: "김하나", mobile: "+821012345678", country: "KR" });
  expect(contactOf({ ...booked, mobile: "+447700900123" }, "KR").country).toBe("GB");
  expect(contactOf({ ...booked, mobile: "01012345678" }, "KR").country).toBe("KR");
});

test("what a back end hides is not filled in (R6.3)", () => {
  const hidden = contactOf({ ...booked, mobile: "010-****-5678", email: "h***@example.com" }, "KR");
  expect(hidden).toMatchObject({ name: "김하나", mobile: "", email: "" });
});

test("booking again keeps the wishes, the written ones without the lines of the coded ones (R6.3)", () => {
  expect(rebookedGuest(booked, "KR")).toMatchObject({
    diets: ["vegetarian"],
    occasion: "birthday",
    note: "창가 자리",
  });
  expect(rebookedGuest({ ...booked, requestCodes: [], requests: "조용한 자리" }, "KR").note).toBe(
    "조용한 자리",
  );
});

test("what was typed stays (R6.3)", () => {
  const typed = { ...noGuestDetails, name: "Someone", country: "US" };
  expect(fillEmpty(typed, contactOf(booked, "US"))).toMatchObject({
    name: "Someone",
    mobile: "+821012345678",
    country: "KR",
    email: "hana@example.com",
  });
  const numbered = { ...typed, mobile: "4155550123" };
  expect(fillEmpty(numbered, contactOf(booked, "US"))).toMatchObject({ mobile: "4155550123", country: "US" });
});
