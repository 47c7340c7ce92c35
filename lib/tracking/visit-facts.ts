import type { AdExceptions } from "@/lib/ad-platforms/ad-settings";

/** What a page tells the tracker about itself and the installation: the same for all readers. */
export type VisitFacts = {
  /** The page's resource and its hotel; undefined where there is none. */
  resourceId: number | undefined;
  siteId: number | undefined;
  adExceptions: AdExceptions;
};
