import type { adPlatforms } from "@/lib/tracking/schema";

export type AdPlatform = (typeof adPlatforms)[number];

/** What a page tells the tracker of itself and of the installation: the same for everybody who reads it. */
export type VisitFacts = {
  /** The resource the page belongs to and the hotel around it; undefined where there is none. */
  resourceId: number | undefined;
  siteId: number | undefined;
  /** Address of each ad platform's script; one that is switched off is not there. */
  adScripts: Partial<Record<AdPlatform, string>>;
};
