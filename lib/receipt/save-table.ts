import "client-only";
import { COPIES } from "@/lib/receipt/saved-copies";
import { type SavedPage, writeSavedPage } from "@/lib/receipt/saved-page";
import { readStyleTokens } from "@/lib/receipt/style-tokens";
import { SAVED_TABLES_WORKER } from "@/lib/routing/document-paths";

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
    const registrations = SCOPES.map((scope) =>
      navigator.serviceWorker.register(workerAddress(), { scope, updateViaCache: "none" }),
    );
    for (const registration of await Promise.all(registrations)) await untilActive(registration);
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

/**
 * Waits until the worker opens pages: until then a copy is of no use. Rejects where the browser could not install it.
 */
async function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (worker === null) throw new Error("a worker without a state");
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === "redundant") reject(new Error("the worker could not be installed"));
      // One that is being activated keeps a page waiting until it is.
      if (worker.state === "activating" || worker.state === "activated") resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

let workerRules: { createScriptURL: (address: string) => string } | undefined;

/**
 * Returns the worker's address. Where browsers check which text becomes code, a worker is code: this allows the one
 * address besides the build's (`lib/server/before-hydration/every-page.ts`).
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
