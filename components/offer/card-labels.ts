import { formatShortDay } from "@/lib/base/format-day";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { cuisineName } from "@/lib/offer/cuisines";
import type { PromotionCard } from "@/lib/offer/schema";

/** The texts of a promotion's card besides the promotion's own. */
export type CardLabels = {
  /** The lowest price for an adult, in won. */
  adult: (amount: number) => string;
  /** The lowest price for a child, in won. */
  child: (amount: number) => string;
  /** The name of a cuisine by its code. */
  cuisine: (code: string) => string;
  /** The next free day as a date, since a page may be an hour old. */
  nextFree: (nextFree: NonNullable<PromotionCard["nextFree"]>) => string;
};

/** Returns the texts of cards in the reader's language; `t` is for the namespace `Widgets`, which the pages carry. */
export function cardLabels(t: Translator<"Widgets">, locale: Locale): CardLabels {
  return {
    adult: (amount) => t("cardPrice", { amount }),
    child: (amount) => t("cardChild", { amount }),
    cuisine: (code) => cuisineName(code, (known) => t(`cuisines.${known}`)),
    nextFree: ({ date }) => t("cardFree", { day: formatShortDay(date, locale) }),
  };
}
