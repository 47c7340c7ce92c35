import { isTimeZone, VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import type { Reservation } from "@/lib/booking/schema";
import type { Question } from "@/lib/event/answers";
import type { Promotion, PromotionCard } from "@/lib/offer/schema";
import type { Language, Resource, ResourceNode, Site } from "@/lib/place/schema";

/** What the back end itself returned about what it has; every later call is made of it. */
export type Found = {
  homeResourceId: number | undefined;
  defaultLayoutId: number | undefined;
  timeZone: string | undefined;
  languages: readonly Language[];
  /** The places with their surroundings, of those that were requested. */
  resources: Map<number, Resource>;
  /** Every place that was named, by its id. */
  nodes: Map<number, ResourceNode>;
  sites: readonly Site[];
  pageKeys: Set<string>;
  /** Those of them to which a hotel's menu leads. */
  menuKeys: Set<string>;
  partIds: Set<string>;
  eventIds: Set<number>;
  /** Those of them whose answers are right or wrong. */
  judged: Set<number>;
  /** The questions of events, as they stand on a page. */
  questions: Map<number, readonly Question[]>;
  cards: PromotionCard[];
  details: Promotion[];
  reservations: Reservation[];
};

/** Returns that nothing is known yet. */
export function nothingFound(): Found {
  return {
    homeResourceId: undefined,
    defaultLayoutId: undefined,
    timeZone: undefined,
    languages: [],
    resources: new Map(),
    nodes: new Map(),
    sites: [],
    pageKeys: new Set(),
    menuKeys: new Set(),
    partIds: new Set(),
    eventIds: new Set(),
    judged: new Set(),
    questions: new Map(),
    cards: [],
    details: [],
    reservations: [],
  };
}

/** Returns the root resource of the group: the front page's, as the application takes it (`lib/place/group.ts`). */
export function groupOf({ homeResourceId }: Found): number {
  return homeResourceId ?? 1;
}

/** Returns the IANA name of the zone in which the times of a venue are stated. */
export function zoneOf({ nodes, timeZone }: Found, resourceId: number): string {
  const own = nodes.get(resourceId)?.timezone;
  return own !== undefined && isTimeZone(own) ? own : (timeZone ?? VENUE_TIME_ZONE);
}
