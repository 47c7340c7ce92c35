import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";

/** What an ad platform learns of a paid reservation (spec §3): what was bought, nothing of who bought it. */
export type Purchase = {
  reservationId: string;
  resourceId: number;
  currency: string;
  items: { menuId: number; name: string; quantity: number; unitPrice: number; totalPrice: number }[];
};

const TOLD = "told-purchases";
const KEPT = 50;

const waiting: Purchase[] = [];
let tell: ((purchase: Purchase) => void) | undefined;

/**
 * Tells that the server has approved a payment, once per reservation on this browser. Whoever listens later is told
 * all the same.
 */
export function announcePurchase(purchase: Purchase): void {
  const told = readTold();
  if (told.includes(purchase.reservationId)) return;
  writeStored("localStorage", TOLD, [...told, purchase.reservationId].slice(-KEPT));
  if (tell === undefined) waiting.push(purchase);
  else tell(purchase);
}

/** The one listener for purchases; it gets those that were announced before it came. */
export function onPurchase(listener: (purchase: Purchase) => void): void {
  tell = listener;
  for (const purchase of waiting.splice(0)) listener(purchase);
}

function readTold(): string[] {
  const told = readStored("localStorage", TOLD);
  return Array.isArray(told) ? told.filter((id) => typeof id === "string") : [];
}
