import type { OfferFilter } from "@/lib/routing/query/offer-filter";

/** The page that contains a widget: its path, and the resource it is about. */
export type WidgetContext = {
  path: string;
  resourceId: number | undefined;
  /** The filter of offers in the page's address. */
  filter?: OfferFilter | undefined;
};
