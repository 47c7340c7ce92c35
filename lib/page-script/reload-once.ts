import { CHUNK_RELOAD_EVENT } from "@/lib/browser/chunk-reload";
import { isLeaving } from "@/lib/page-script/is-leaving";

/** Minimum milliseconds between two reloads, so that a script that stays lost does not cause a loop. */
const GUARD_MS = 300_000;
const KEY = "chunk-reload";

/**
 * R12.4: reloads the page once when one of our scripts fails to load, as after a deploy. Never during payment, without
 * a connection, where something typed would be lost, or where the reload cannot be recorded. Also not while the guest
 * is leaving: Safari then reports unfinished fetches as failed, and a reload would bring the guest back here. Returns
 * whether the page is being reloaded.
 */
export function reloadOnce(): boolean {
  return reloadAsleepOnce(
    () =>
      !location.pathname.startsWith("/payment-request/") &&
      dispatchEvent(new Event(CHUNK_RELOAD_EVENT, { cancelable: true })),
  );
}

/** Does the same on a sleeping page, where there is no payment and no script of ours holds typed input. */
export function reloadAsleepOnce(isReady = () => true): boolean {
  if (navigator.onLine === false || isLeaving()) return false;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY)) < GUARD_MS || !isReady()) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // The reload cannot be recorded in forbidden storage.
    return false;
  }
  location.reload();
  return true;
}
