import type { ErrorCode } from "@/lib/base/app-error";

/** The next step of a refused guest (R6.7): another time, a step of the form, other promotions, the telephone. */
export type RecoveryStep = "alternatives" | "table" | "menu" | "guest" | "others" | "call" | "retry";

const recoverySteps: Partial<Record<ErrorCode, RecoveryStep>> = {
  cannot_make_reservation: "alternatives",
  no_tables: "alternatives",
  wrong_pax: "table",
  wrong_date_time: "table",
  wrong_number_of_menu: "menu",
  over_item_limit: "menu",
  less_minimum_limit: "menu",
  wrong_item_limit: "menu",
  requirements_not_satisfied: "guest",
  wrong_promotion: "others",
  expired_promotion: "others",
  failed_to_load_promotion: "others",
  wrong_shop_id: "call",
  wrong_outlet_configuration: "call",
  wrong_payment_configuration: "call",
};

/** Returns the next step that can help after a refusal; `retry` where nothing else can. */
export function recoveryStepAfter(code: ErrorCode): RecoveryStep {
  return recoverySteps[code] ?? "retry";
}
