import type { PromotionPageQuery } from "@/lib/offer/endpoints";
import type { PromotionCard } from "@/lib/offer/schema";

/** The next cards of a list: as data, and as the markup in which the framework would render them. */
export type NextCards = { rows: readonly PromotionCard[]; lastPage: number; html: string };

/** Cards that the page script has requested before the framework was here. */
export type RequestedCards = {
  /** Resolves with undefined where there was no answer. */
  answer: Promise<NextCards | undefined>;
  /** When they were requested, in milliseconds since 1970. */
  at: number;
  /** The cards that the page script has already put into the page. */
  shown: NextCards | undefined;
  /** The framework has read what is shown, and shows everything later itself. */
  isTaken: boolean;
};

declare global {
  interface Window {
    /** By list (`listKey`); set by the page script. */
    siteNextCards?: Map<string, RequestedCards>;
  }
}

/** Names a list in its page. */
export function listKey(scope: string, slot: number | string): string {
  return `${scope}:${slot}`;
}

/** Milliseconds after which cards are requested anew: they say when the next table is. */
const FRESH_MS = 60_000;

/** Whether these cards were requested within the last minute. */
export function areFresh({ at }: Pick<RequestedCards, "at">): boolean {
  return Date.now() - at < FRESH_MS;
}

/** The page that the page script asks for; the first is in the document. */
export const NEXT_PAGE = 2;

/** Returns the address of a list's next cards on our own server, in so many columns. */
export function nextCardsAddress(
  { resourceId, perPage, withOutlet }: Omit<PromotionPageQuery, "page">,
  columns: number,
): string {
  const query = new URLSearchParams({
    page: String(NEXT_PAGE),
    perPage: String(perPage),
    withOutlet: String(withOutlet),
    columns: String(columns),
  });
  return `/api/crm_channel_si_tc/promotion/list/${resourceId}/cards?${query}`;
}

/**
 * Hands a list over to the framework: returns what the page script has requested; from now on it asks for nothing and
 * shows nothing.
 */
export function takeNextCards(list: string): Omit<RequestedCards, "isTaken"> | undefined {
  if (typeof window === "undefined") return undefined;
  window.siteNextCards ??= new Map();
  const requested = window.siteNextCards.get(list) ?? {
    answer: Promise.resolve(undefined),
    at: 0,
    shown: undefined,
  };
  window.siteNextCards.set(list, Object.assign(requested, { isTaken: true }));
  return requested;
}
