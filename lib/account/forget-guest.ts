import "client-only";
import { rememberSignedOut } from "@/lib/account/signed-out";
import { forgetStored } from "@/lib/browser/storage";
import { forgetSavedTables } from "@/lib/receipt/saved-copies";

/**
 * Keys that are no guest's: the reader's choices, the source of the visit, guards against loops, and what authors write
 * in the workbench, whose preview signs guests in and out on the same device.
 */
const STAYS =
  /^(?:language|campaign|shared-by|source|es-uuid|popup:.+|landed|automatic-login|chunk-reload|signed-out-at|workbench:.+)$/;

/**
 * Removes what this browser stored for a guest who logs out: answers, drafts, reservation numbers, saved receipts. What
 * other tabs hold counts as removed from now on. The next user of the device must not find any of it. Never throws.
 */
export function forgetGuest(): void {
  void forgetSavedTables();
  forgetStored(STAYS);
  rememberSignedOut();
}
