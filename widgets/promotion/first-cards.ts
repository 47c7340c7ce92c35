import type { PromotionCard } from "@/lib/offer/schema";
import type { WidgetElement } from "@/widgets/widget-props";

/** A card of the first page: as data where it is rendered, as its HTML where the server has rendered it. */
export type FirstCard = { key: string } & ({ promotion: PromotionCard } | { html: string });

/** Returns a key that is unique in a list; the same id may occur under another outlet. */
export function cardKey({ resourceId, id }: PromotionCard): string {
  return `${resourceId}-${id}`;
}

/**
 * Returns the first cards of a list. The server has them as data; the browser reads the rendered ones from the page,
 * which contains the only copy, unless script had to mount the widget and its data was sent along.
 */
export function readFirstCards({ scope, slot }: WidgetElement, cards: readonly PromotionCard[]): FirstCard[] {
  if (typeof window === "undefined" || cards.length > 0) {
    return cards.map((promotion) => ({ key: cardKey(promotion), promotion }));
  }
  const drawn = document.querySelectorAll<HTMLElement>(
    `[data-part="${CSS.escape(scope)}"] [data-slot="${slot}"] > ul > li[data-card]`,
  );
  return [...drawn].map((item) => ({ key: item.dataset.card ?? "", html: item.innerHTML }));
}
