import "client-only";
import { SAVED_TABLES_WORKER } from "@/lib/routing/document-paths";

/** The name of the browser's cache that holds saved receipts; the worker knows it too. */
export const COPIES = "saved-tables";

/**
 * Returns whether this browser can keep receipts for a time without a network: it has service workers, and they can
 * read which session is signed in, without which a copy could be opened by the next user of the device.
 */
export function canSaveTables(): boolean {
  return "serviceWorker" in navigator && "caches" in window && "cookieStore" in window;
}

/** Removes the copy of one receipt. Never throws. */
export async function forgetTable(path: string): Promise<void> {
  try {
    await (await caches.open(COPIES)).delete(path);
  } catch {
    // Where copies cannot be opened there are none.
  }
}

/** Removes every saved receipt and the worker that opens them, as when a guest signs out. Never throws. */
export async function forgetSavedTables(): Promise<void> {
  try {
    if (!canSaveTables()) return;
    await caches.delete(COPIES);
    for (const registration of await navigator.serviceWorker.getRegistrations())
      if (registration.active?.scriptURL.endsWith(SAVED_TABLES_WORKER)) await registration.unregister();
  } catch {
    // Where the browser forbids them there are none.
  }
}
