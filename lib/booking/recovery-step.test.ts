import { recoveryStepAfter } from "@/lib/booking/recovery-step";

test.each([
  ["cannot_make_reservation", "alternatives"],
  ["no_tables", "alternatives"],
  ["wrong_pax", "table"],
  ["wrong_date_time", "table"],
  ["wrong_number_of_menu", "menu"],
  ["over_item_limit", "menu"],
  ["less_minimum_limit", "menu"],
  ["wrong_item_limit", "menu"],
  ["wrong_price", "retry"],
  ["requirements_not_satisfied", "guest"],
  ["wrong_promotion", "others"],
  ["expired_promotion", "others"],
  ["failed_to_load_promotion", "others"],
  ["wrong_shop_id", "call"],
  ["wrong_outlet_configuration", "call"],
  ["wrong_payment_configuration", "call"],
  ["failed_to_load_site", "retry"],
  ["failed_to_create_payment_token", "retry"],
] as const)("a guest refused with %s is led on by: %s (R6.7)", (code, step) => {
  expect(recoveryStepAfter(code)).toBe(step);
});
