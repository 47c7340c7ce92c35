import "client-only";
import * as z from "zod/mini";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "answered-order";

/** Returns the order as it stands: the same for the same offer, party and menus. */
export function menusKey(promotionId: number, { party, quantities }: ReservationDraft): string {
  return JSON.stringify([promotionId, party, [...quantities].sort(([one], [other]) => one - other)]);
}

/** Returns whether the guest said in this tab that the order is meant as it stands. */
export function isAnswered(order: string): boolean {
  const stored = z.string().safeParse(readStored("sessionStorage", KEY));
  return stored.success && stored.data === order;
}

/** Keeps the answer for this tab, until another order is answered for. */
export function rememberConfirmed(order: string): void {
  writeStored("sessionStorage", KEY, order);
}
