import { CHUNK_RELOAD_EVENT } from "@/lib/browser/chunk-reload";
import { howOpened } from "@/lib/page-script/how-opened";
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
  if (location.pathname.startsWith("/payment-request/") || !canReload()) return false;
  try {
    const now = Date.now();
    const isSoon = now - Number(sessionStorage.getItem(KEY)) < GUARD_MS;
    if (isSoon || !dispatchEvent(new Event(CHUNK_RELOAD_EVENT, { cancelable: true }))) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // The reload cannot be recorded in forbidden storage.
    return false;
  }
  location.reload();
  return true;
}

/**
 * Does the same, in fewer bytes, on a page that is still asleep, where there is no payment and no script of ours holds
 * typed input. A page that a reload has brought is not reloaded again.
 */
export function reloadAsleepOnce(): boolean {
  if (howOpened() === "reload" || !canReload()) return false;
  location.reload();
  return true;
}

function canReload(): boolean {
  return navigator.onLine && !isLeaving();
}
