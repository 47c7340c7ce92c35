import type { Locale } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator";
import type { PromotionCard } from "@/lib/promotion/schema";
import { formatShortDay } from "@/lib/time/day-words";

/** What a promotion's card says besides its own texts. */
export type CardWords = {
  /** What the least meal costs an adult, and a child where there is a menu for one. */
  price: (price: NonNullable<PromotionCard["price"]>) => string;
  /** The next free day, by its date, since a page may be an hour old; in words where little is left. */
  nextFree: (nextFree: NonNullable<PromotionCard["nextFree"]>) => string;
};

/** The words of cards in the reader's language; `t` speaks of `Widgets`, as the pages carry them. */
export function cardWords(t: Translator<"Widgets">, locale: Locale): CardWords {
  return {
    price: ({ adult, child }) =>
      child === undefined ? t("cardPrice", { adult }) : t("cardPrices", { adult, child }),
    nextFree: ({ date, few }) => t(few ? "cardFew" : "cardFree", { day: formatShortDay(date, locale) }),
  };
}
