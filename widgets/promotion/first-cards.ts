import type { PromotionCard } from "@/lib/promotion/schema";
import type { Place } from "@/widgets/widget-props";

/** A card of the first page: as data where it is drawn, as the markup that stands there where it was. */
export type FirstCard = { key: string } & ({ promotion: PromotionCard } | { html: string });

/** Tells one card of a list from the others; an id alone may come back under another outlet. */
export function cardKey({ resourceId, id }: PromotionCard): string {
  return `${resourceId}-${id}`;
}

/**
 * The cards that a list begins with. The server has them as data; the browser takes those that the server drew from
 * the page, which holds the only copy, unless the widget could not be drawn there and got its data along.
 */
export function readFirstCards({ scope, slot }: Place, cards: readonly PromotionCard[]): FirstCard[] {
  if (typeof window === "undefined" || cards.length > 0) {
    return cards.map((promotion) => ({ key: cardKey(promotion), promotion }));
  }
  const drawn = document.querySelectorAll<HTMLElement>(
    `[data-part="${CSS.escape(scope)}"] [data-slot="${slot}"] > ul > li[data-card]`,
  );
  return [...drawn].map((item) => ({ key: item.dataset.card ?? "", html: item.innerHTML }));
}
