import type { OfferFilter } from "@/lib/routing/query/offer-filter";

/** The page that a widget stands in: where it is, and what it is about. */
export type WidgetPlace = {
  path: string;
  resourceId: number | undefined;
  /** What of its offers the page's address asks for. */
  filter?: OfferFilter | undefined;
};
