import { NEW_START } from "@/lib/browser/new-start";
import { isLeaving } from "@/lib/page-script/is-leaving";

/** After one reload the next must wait this long: a script that stays lost must not become a loop. */
const GUARD_MS = 300_000;
const KEY = "chunk-reload";

/**
 * R12.4: a script of ours that does not come, as after a deploy, is mended by one reload: never during payment or without
 * a connection, never where something typed would be lost, and not at all where the one reload cannot be remembered.
 * Nor where the guest is leaving: Safari then calls lost what it no longer fetches, and would take them back here instead
 * of to where they tapped. Answers whether the page is loaded anew.
 */
export function reloadOnce(): boolean {
  return reloadAsleepOnce(
    () =>
      !location.pathname.startsWith("/payment-request/") &&
      dispatchEvent(new Event(NEW_START, { cancelable: true })),
  );
}

/** The same on a page that sleeps, where nobody pays yet and no script of ours keeps what was typed. */
export function reloadAsleepOnce(isReady = () => true): boolean {
  if (navigator.onLine === false || isLeaving()) return false;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY)) < GUARD_MS || !isReady()) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Storage that is forbidden remembers no reload.
    return false;
  }
  location.reload();
  return true;
}
