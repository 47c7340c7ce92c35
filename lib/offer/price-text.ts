import type { Translator } from "@/lib/i18n/load-messages";
import { guestPrices } from "@/lib/offer/guest-prices";
import type { Promotion } from "@/lib/offer/schema";

/** Returns what an adult pays at least for a meal, in words; `undefined` when no meal is left to order. */
export function adultPriceText(
  promotion: Pick<Promotion, "menus" | "price">,
  money: Translator<"Money">,
): string | undefined {
  const { adult, isLowest } = guestPrices(promotion);
  return adult === undefined
    ? undefined
    : money(isLowest ? "from" : "adult", { price: money("won", { amount: adult }) });
}
