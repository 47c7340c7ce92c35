import type { Promotion } from "@/lib/promotion/schema";
import { countBookingSteps } from "@/lib/reservation/booking-length";

/** Returns which step of its booking a summary is: the last one, or the last before the payment. */
export function summarySteps({ menus, needsPayment }: Pick<Promotion, "menus" | "needsPayment">) {
  const total = countBookingSteps({ hasMenus: menus.length > 0, needsPayment });
  return { number: needsPayment ? total - 1 : total, total };
}
