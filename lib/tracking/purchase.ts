import "client-only";
import * as z from "zod/mini";
import { canStore, readStored, writeStored } from "@/lib/browser/storage";

const purchaseSchema = z.object({
  reservationId: z.string(),
  resourceId: z.number(),
  currency: z.string(),
  /** Total paid, and for what; a payment request has only these, because it has no menus. */
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

/** A paid reservation as reported to ad platforms (R10.2): what was bought, not by whom. */
export type Purchase = z.output<typeof purchaseSchema>;

const BEGUN = "begun-payments";
const REPORTED = "reported-purchases";
const MAX_STORED = 50;
const WAITING = "waiting-purchases";
/** A guest may leave the page before a listener is registered; a purchase that has waited longer is dropped. */
const MAX_WAIT_MS = 30 * 60_000;

/** Longer than storage takes to synchronise between tabs. */
const LOCK_HOLD_MS = 5_000;

const waitingSchema = z
  .array(z.extend(purchaseSchema, { at: z.number(), reported: z.optional(z.array(z.string())) }))
  .check(z.maxLength(MAX_STORED));

type Waiting = z.output<typeof waitingSchema>[number];

/** The ad platforms that a purchase was reported to, by name, on this page or an earlier one. */
export type ReportedTo = { has: (platform: string) => boolean; add: (platform: string) => void };

type Listener = (purchase: Purchase, reported: ReportedTo) => Promise<void>;

let reportPurchase: Listener | undefined;

/** Records that a reservation's payment began in this browser. */
export function rememberPayment(reservationId: string): void {
  writeStored("localStorage", BEGUN, [...new Set([...readIds(BEGUN), reservationId])].slice(-MAX_STORED));
}

/**
 * Returns whether this browser reports the purchase. A card app may return the guest to another browser in which they
 * are also signed in, and both would report it; without storage, the browser that the guest returns to reports it.
 */
export function shouldReportPurchase(reservationId: string, isReturn: boolean): boolean {
  return readIds(BEGUN).includes(reservationId) || (isReturn && !canStore("localStorage"));
}

/**
 * Announces that the server has approved a payment, once per reservation in this browser. A listener that registers
 * later, on this page or the next, still gets it.
 */
export function announcePurchase(purchase: Purchase): void {
  const { reservationId } = purchase;
  const reported = readIds(REPORTED);
  if (reported.includes(reservationId)) return;
  writeWaiting([...readWaiting(), { ...purchase, at: Date.now() }]);
  writeStored("localStorage", REPORTED, [...reported, reservationId].slice(-MAX_STORED));
  if (reportPurchase !== undefined) reportOnce(purchase, reportPurchase);
}

/**
 * Registers the only listener for purchases; it also gets those announced earlier. A guest may leave while it is
 * working, so a purchase waits until the listener's promise is fulfilled; the listener of the next page learns which
 * platforms it was reported to meanwhile.
 */
export function onPurchase(listener: Listener): void {
  reportPurchase = listener;
  for (const { at, reported: _, ...purchase } of readWaiting()) {
    if (Date.now() - at < MAX_WAIT_MS) reportOnce(purchase, listener);
    else endWaiting(purchase);
  }
}

/** Reports a purchase unless another tab is reporting it now. Storage synchronises with a delay; a lock does not. */
function reportOnce(purchase: Purchase, listener: Listener): void {
  const reportNow = async () => {
    await listener(purchase, reportedTo(purchase));
    endWaiting(purchase);
  };
  // Old browsers have no locks, and neither have pages over plain HTTP.
  if (navigator.locks === undefined) {
    void reportNow();
    return;
  }
  const reportAndHold = async (lock: Lock | null) => {
    if (lock === null) return;
    await reportNow();
    await new Promise((resolve) => setTimeout(resolve, LOCK_HOLD_MS));
  };
  navigator.locks
    .request(`purchase ${purchase.reservationId}`, { ifAvailable: true }, reportAndHold)
    // Where storage is blocked, locks are too; then tabs cannot coordinate.
    .catch(reportNow);
}

function reportedTo({ reservationId }: Purchase): ReportedTo {
  const isThis = (each: Waiting) => each.reservationId === reservationId;
  return {
    has: (platform) => readWaiting().some((each) => isThis(each) && each.reported?.includes(platform)),
    add: (platform) =>
      writeWaiting(
        readWaiting().map((each) =>
          isThis(each) ? { ...each, reported: [...(each.reported ?? []), platform] } : each,
        ),
      ),
  };
}

function endWaiting({ reservationId }: Purchase): void {
  writeWaiting(readWaiting().filter((each) => each.reservationId !== reservationId));
}

function readWaiting(): Waiting[] {
  return waitingSchema.safeParse(readStored("localStorage", WAITING)).data ?? [];
}

function writeWaiting(waiting: readonly Waiting[]): void {
  writeStored("localStorage", WAITING, waiting.slice(-MAX_STORED));
}

function readIds(key: string): string[] {
  const ids = readStored("localStorage", key);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}
