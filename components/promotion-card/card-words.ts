import type { Locale } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator";
import { cuisineName } from "@/lib/promotion/cuisines";
import type { PromotionCard } from "@/lib/promotion/schema";
import { formatShortDay } from "@/lib/time/day-words";

/** What a promotion's card says besides its own texts. */
export type CardWords = {
  /** What the least meal costs an adult, in won. */
  adult: (amount: number) => string;
  /** The same for a child. */
  child: (amount: number) => string;
  /** A cuisine by its code. */
  cuisine: (code: string) => string;
  /** The next free day, by its date, since a page may be an hour old; in words where little is left. */
  nextFree: (nextFree: NonNullable<PromotionCard["nextFree"]>) => string;
};

/** The words of cards in the reader's language; `t` speaks of `Widgets`, as the pages carry them. */
export function cardWords(t: Translator<"Widgets">, locale: Locale): CardWords {
  return {
    adult: (amount) => t("cardPrice", { amount }),
    child: (amount) => t("cardChild", { amount }),
    cuisine: (code) => cuisineName(code, (known) => t(`cuisines.${known}`)),
    nextFree: ({ date, few }) => t(few ? "cardFew" : "cardFree", { day: formatShortDay(date, locale) }),
  };
}
