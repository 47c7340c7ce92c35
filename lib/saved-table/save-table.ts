import "client-only";
import { COPIES } from "@/lib/saved-table/saved-copies";
import { type SavedPage, writeSavedPage } from "@/lib/saved-table/saved-page";
import { readStyleTokens } from "@/lib/saved-table/style-tokens";
import { SAVED_TABLES_WORKER } from "@/lib/saved-table/worker-path";

/** All that the worker may see: receipts, and the list of reservations, which shows the next table. */
const SCOPES = ["/payment-request/", "/book"];
/** A saved page may load nothing and run nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** A table to save: the path of its receipt, the session it belongs to, when it begins and what is to be read. */
export type TableToSave = { path: string; session: string; begins: Date; page: SavedPage };

/**
 * Saves a receipt on this device, in place of an earlier copy, and removes the copies of any other session. Returns
 * whether it was saved; a browser may forbid it.
 */
export async function saveTable({ path, session, begins, page }: TableToSave): Promise<boolean> {
  try {
    await forgetOtherSessions(session);
    for (const scope of SCOPES)
      await navigator.serviceWorker.register(workerAddress(), { scope, updateViaCache: "none" });
    const copies = await caches.open(COPIES);
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "referrer-policy": "no-referrer",
      "x-saved-in": session,
      "x-table-begins": begins.toISOString(),
    };
    await copies.put(path, new Response(writeSavedPage(page, readStyleTokens()), { headers }));
    return true;
  } catch {
    // The guest is told, and can save an image.
    return false;
  }
}

let workerRules: { createScriptURL: (address: string) => string } | undefined;

/**
 * Returns the worker's address. Where browsers check which text becomes code, a worker is code: this allows the one
 * address besides the build's (`lib/page-script/watch-sinks.ts`).
 */
function workerAddress(): string {
  workerRules ??= window.trustedTypes?.createPolicy("saved-tables", {
    createScriptURL: (address) => address,
  });
  return workerRules?.createScriptURL(SAVED_TABLES_WORKER) ?? SAVED_TABLES_WORKER;
}

async function forgetOtherSessions(session: string): Promise<void> {
  const copies = await caches.open(COPIES);
  for (const key of await copies.keys()) {
    if ((await copies.match(key))?.headers.get("x-saved-in") !== session) await copies.delete(key);
  }
}
