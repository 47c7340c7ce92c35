import "client-only";
import { z } from "zod";
import { readStored, writeStored } from "@/lib/browser/storage";

const purchaseSchema = z.object({
  reservationId: z.string(),
  resourceId: z.number(),
  currency: z.string(),
  /** What was paid in all, and for what: all there is to tell of a payment request, which has no menus. */
  amount: z.number(),
  promotionName: z.string(),
  items: z.array(
    z.object({
      menuId: z.number(),
      name: z.string(),
      quantity: z.number(),
      unitPrice: z.number(),
      totalPrice: z.number(),
    }),
  ),
});

/** What an ad platform learns of a paid reservation (spec §3): what was bought, nothing of who bought it. */
export type Purchase = z.output<typeof purchaseSchema>;

const TOLD = "told-purchases";
const KEPT = 50;
const WAITING = "waiting-purchases";
/** A guest may leave the page before anybody listens; what waits longer than this is no news any more. */
const WAITS_MS = 30 * 60_000;

const waitingSchema = z.array(purchaseSchema.extend({ at: z.number() })).max(KEPT);

let tell: ((purchase: Purchase) => void) | undefined;
let waiting: z.output<typeof waitingSchema> = [];

/**
 * Tells that the server has approved a payment, once per reservation on this browser. Whoever listens later, on this
 * page or on the next, is told all the same.
 */
export function announcePurchase(purchase: Purchase): void {
  const told = readTold();
  if (told.includes(purchase.reservationId)) return;
  writeStored("localStorage", TOLD, [...told, purchase.reservationId].slice(-KEPT));
  if (tell !== undefined) {
    tell(purchase);
    return;
  }
  waiting = [...waiting, { ...purchase, at: Date.now() }];
  writeStored("localStorage", WAITING, [...readWaiting(), ...waiting.slice(-1)].slice(-KEPT));
}

/** The one listener for purchases; it gets those that were announced before it came. */
export function onPurchase(listener: (purchase: Purchase) => void): void {
  tell = listener;
  const stored = readWaiting();
  // Where storage is forbidden, this page's own are known all the same.
  const all = stored.length > 0 ? stored : waiting;
  waiting = [];
  if (stored.length > 0) writeStored("localStorage", WAITING, []);
  for (const { at, ...purchase } of all) if (Date.now() - at < WAITS_MS) listener(purchase);
}

function readWaiting() {
  return waitingSchema.safeParse(readStored("localStorage", WAITING)).data ?? [];
}

function readTold(): string[] {
  const told = readStored("localStorage", TOLD);
  return Array.isArray(told) ? told.filter((id) => typeof id === "string") : [];
}
