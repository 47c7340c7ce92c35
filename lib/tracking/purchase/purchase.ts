import "client-only";
import * as z from "zod/mini";
import { canStore, readStored, writeStored } from "@/lib/browser/storage";

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

const BEGUN = "begun-payments";
const TOLD = "told-purchases";
const KEPT = 50;
const WAITING = "waiting-purchases";
/** A guest may leave the page before anybody listens; what waits longer than this is no news any more. */
const WAITS_MS = 30 * 60_000;

/** Longer than what one tab stores takes to reach the others. */
const HELD_MS = 5_000;

const waitingSchema = z.array(z.extend(purchaseSchema, { at: z.number() })).check(z.maxLength(KEPT));

type Waiting = z.output<typeof waitingSchema>[number];
type Listener = (purchase: Purchase) => Promise<void>;

/** What this document told, which is known also where nothing may be stored. */
const toldHere = new Set<string>();
let tell: Listener | undefined;
/** What waits here because storage did not take it. */
let waiting: Waiting[] = [];

/** Remembers that this browser is where a reservation's payment began. */
export function rememberPayment(reservationId: string): void {
  writeStored("localStorage", BEGUN, [...new Set([...readIds(BEGUN), reservationId])].slice(-KEPT));
}

/**
 * Is this the browser whose purchase it is? A card app may bring the guest back in another one that knows them too, and
 * each would tell of it; where nothing may be stored, the one they come back to is taken for it.
 */
export function isPurchaseOfHere(reservationId: string, isReturn: boolean): boolean {
  return readIds(BEGUN).includes(reservationId) || (isReturn && !canStore("localStorage"));
}

/**
 * Tells that the server has approved a payment, once per reservation on this browser. Whoever listens later, on this
 * page or on the next, is told all the same.
 */
export function announcePurchase(purchase: Purchase): void {
  const { reservationId } = purchase;
  const told = readIds(TOLD);
  if (told.includes(reservationId) || toldHere.has(reservationId)) return;
  toldHere.add(reservationId);
  keepWaiting({ ...purchase, at: Date.now() });
  writeStored("localStorage", TOLD, [...told, reservationId].slice(-KEPT));
  if (tell !== undefined) tellAlone(purchase, tell);
}

/**
 * The one listener for purchases; it gets those that were announced before it came. A guest may leave while it is
 * still at work, so a purchase waits until its promise is kept.
 */
export function onPurchase(listener: Listener): void {
  tell = listener;
  for (const { at, ...purchase } of [...readWaiting(), ...waiting]) {
    if (Date.now() - at < WAITS_MS) tellAlone(purchase, listener);
    else endWaiting(purchase);
  }
}

/** Tells, unless another tab is just telling of the same: storage reaches it a moment late, a lock does not. */
function tellAlone(purchase: Purchase, listener: Listener): void {
  const tellNow = async () => {
    await listener(purchase);
    endWaiting(purchase);
  };
  // Old browsers have no locks, and no page has them over plain http.
  if (navigator.locks === undefined) {
    void tellNow();
    return;
  }
  const tellAndHold = async (lock: Lock | null) => {
    if (lock === null) return;
    await tellNow();
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
  };
  navigator.locks
    .request(`purchase ${purchase.reservationId}`, { ifAvailable: true }, tellAndHold)
    // Where storage is forbidden locks are too; then there is nobody to agree with.
    .catch(tellNow);
}

function keepWaiting(news: Waiting): void {
  writeStored("localStorage", WAITING, [...readWaiting(), news].slice(-KEPT));
  const isStored = readWaiting().some(({ reservationId }) => reservationId === news.reservationId);
  if (!isStored) waiting = [...waiting, news];
}

function endWaiting({ reservationId }: Purchase): void {
  const others = (all: Waiting[]) => all.filter((news) => news.reservationId !== reservationId);
  waiting = others(waiting);
  const stored = readWaiting();
  if (others(stored).length < stored.length) writeStored("localStorage", WAITING, others(stored));
}

function readWaiting() {
  return waitingSchema.safeParse(readStored("localStorage", WAITING)).data ?? [];
}

function readIds(key: string): string[] {
  const ids = readStored("localStorage", key);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}
