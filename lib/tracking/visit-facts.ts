import type { AdExceptions } from "@/lib/tracking/pixels/ad-scripts";

/** What a page tells the tracker of itself and of the installation: the same for everybody who reads it. */
export type VisitFacts = {
  /** The resource the page belongs to and the hotel around it; undefined where there is none. */
  resourceId: number | undefined;
  siteId: number | undefined;
  adExceptions: AdExceptions;
};
