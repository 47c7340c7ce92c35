import "client-only";
import { canStore, readStored, writeStored } from "@/lib/browser/storage";

/** When this tab last asked for such a page, in milliseconds since 1970. */
const ASKED_KEY = "members-page";
const AGAIN_AFTER_MS = 60_000;

/**
 * A browser may show a signed-in guest a page that it kept from before, whose login boxes hold nothing for members
 * (R4.6): it is asked for anew. At most once a minute, only where that can be remembered, and never during payment.
 */
export function askForMembersPage(): void {
  if (document.querySelector("[data-withheld]") === null) return;
  if (location.pathname.startsWith("/payment-request/") || !canStore("sessionStorage")) return;
  const last = readStored("sessionStorage", ASKED_KEY);
  if (typeof last === "number" && Date.now() - last < AGAIN_AFTER_MS) return;
  writeStored("sessionStorage", ASKED_KEY, Date.now());
  location.reload();
}
