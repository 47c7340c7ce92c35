import { shownStatus } from "@/lib/offer/availability-status";

test.each([
  ["few", 12, 2, "open"],
  ["few", 5, 2, "open"],
  ["few", 4, 2, "few"],
  ["few", 5, 4, "few"],
  ["few", undefined, 2, "open"],
  ["full", 0, 2, "full"],
  ["open", 1, 1, "open"],
])("%s with %s seats left is shown to %s guests as %s (R6.4)", (status, remaining, pax, shown) => {
  expect(shownStatus({ status, remaining }, pax)).toBe(shown);
});
