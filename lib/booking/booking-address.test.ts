import { changeAddress, rebookAddress } from "@/lib/booking/booking-address";

const item = { name: "", unitPrice: 1, totalPrice: 1 };
const booked = {
  resourceId: 11,
  promotionId: 1101,
  adult: 2,
  child: 1,
  infant: 0,
  date: "2026-12-24",
  time: "18:30",
  items: [
    { ...item, menuId: 5, quantity: 2 },
    { ...item, menuId: 6, quantity: 1 },
  ],
};

test("rebooking puts party, time and menus in the address (R6.2)", () => {
  expect(rebookAddress(booked, { withTime: true })).toBe(
    "/promotion/11/1101?adults=2&children=1&infants=0&date=2026-12-24&time=18:30&menu=5:2,6:1",
  );
});

test("a past reservation is rebooked without its date, and without menus if none were ordered (R6.2)", () => {
  expect(rebookAddress({ ...booked, items: [] }, { withTime: false })).toBe(
    "/promotion/11/1101?adults=2&children=1&infants=0",
  );
});

test("a change names the reservation that the new one replaces (R6.2)", () => {
  const address = changeAddress({ ...booked, reservationId: "AH_7" });
  expect(address).toMatch(/\?step=table&.*&change=AH_7$/);
  // With the present time chosen, who goes on would pay for the same table again.
  expect(address).not.toContain("time=");
});
