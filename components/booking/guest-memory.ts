import "client-only";
import * as z from "zod/mini";
import { noteReplacedGuest, wasSignedOutSince } from "@/lib/account/signed-out";
import { type GuestDetails, guestDetailsSchema } from "@/lib/booking/guest-details";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import { readPageLanguage } from "@/lib/browser/page";
import { readStored, writeStored } from "@/lib/browser/storage";
import { type Promotion, promotionSchema } from "@/lib/offer/schema";

const PROMOTION_MEMORY_KEY = "promotion";

const storedSchemaOfPromotionMemory = z.object({ language: z.string(), promotion: promotionSchema });

/** Stores the promotion that is being booked, for the next document of this tab. */
export function rememberPromotion(promotion: Promotion): void {
  writeStored("sessionStorage", PROMOTION_MEMORY_KEY, { language: readPageLanguage(), promotion });
}

/**
 * Returns the promotion as the form has shown it, in this page's language, so that the summary need not wait for it. It
 * may be older than the next answer of the back end.
 */
export function recallPromotion(resourceId: number, id: number): Promotion | undefined {
  const stored = storedSchemaOfPromotionMemory.safeParse(readStored("sessionStorage", PROMOTION_MEMORY_KEY));
  if (!stored.success || stored.data.language !== readPageLanguage()) return undefined;
  const { promotion } = stored.data;
  return promotion.resourceId === resourceId && promotion.id === id ? promotion : undefined;
}

const CONFIRMED_MENUS_KEY = "answered-order";

/** Returns the order as it stands: the same for the same offer, party and menus. */
export function menusKey(promotionId: number, { party, quantities }: ReservationDraft): string {
  return JSON.stringify([promotionId, party, [...quantities].sort(([one], [other]) => one - other)]);
}

/** Returns whether the guest said in this tab that the order is meant as it stands. */
export function isAnswered(order: string): boolean {
  const stored = z.string().safeParse(readStored("sessionStorage", CONFIRMED_MENUS_KEY));
  return stored.success && stored.data === order;
}

/** Keeps the answer for this tab, until another order is answered for. */
export function rememberConfirmed(order: string): void {
  writeStored("sessionStorage", CONFIRMED_MENUS_KEY, order);
}

const KEY = "guest-details";
/** Milliseconds: long enough for a login or a visit to another page, too short for the next user of the device. */
const MAX_AGE_MS = 30 * 60_000;

const storedSchema = z.object({ at: z.number(), details: guestDetailsSchema });

/**
 * Returns what the guest typed about themselves in this tab within the last half hour, unless a guest has signed out
 * since, in any tab; it is never part of an address.
 */
export function readGuest(): GuestDetails | undefined {
  const stored = storedSchema.safeParse(readStored("sessionStorage", KEY));
  if (!stored.success || Date.now() - stored.data.at > MAX_AGE_MS) return undefined;
  if (wasSignedOutSince(stored.data.at)) return undefined;
  return stored.data.details;
}

/**
 * Stores what the guest typed about themselves in this tab, with the time. Returns whether the tab's next page will find
 * it; where storage is missing, only this one does.
 */
export function rememberGuest(details: GuestDetails): boolean {
  noteReplacedGuest();
  return writeStored("sessionStorage", KEY, { at: Date.now(), details });
}

/** Returns whether the tab's next page will find what the guest typed. */
export function isGuestKept(): boolean {
  const details = readGuest();
  return details !== undefined && rememberGuest(details);
}
