import { CHUNK_RELOAD_EVENT, serverAnswers } from "@/lib/browser/reload";
import { isLeaving } from "@/lib/server/before-hydration/reload/is-leaving";
import { sayIncomplete } from "@/lib/server/before-hydration/reload/say-incomplete";

/** Minimum milliseconds between two reloads, so that a script that stays lost does not cause a loop. */
const GUARD_MS = 300_000;
const KEY = "chunk-reload";

/** The attempt that several lost scripts share; for good once the page is being reloaded. */
let attempt: Promise<boolean> | undefined;

/**
 * R12.4: reloads the page once when one of our scripts fails to load, as after a deploy. Never during payment, without
 * a connection or an answer of the server, where something typed would be lost, or where the reload cannot be recorded:
 * the page then stays and says that it is incomplete. Also not while the guest is leaving: Safari then reports
 * unfinished fetches as failed, and a reload would bring the guest back here. Resolves with whether the page is being
 * reloaded.
 */
export function reloadOnce(): Promise<boolean> {
  attempt ??= canReload().then((isReloaded) => {
    if (isReloaded) location.reload();
    else {
      attempt = undefined;
      if (!isLeaving()) sayIncomplete(isReady);
    }
    return isReloaded;
  });
  return attempt;
}

async function canReload(): Promise<boolean> {
  const isPaying = location.pathname.startsWith("/payment-request/");
  if (isPaying || !navigator.onLine || isLeaving() || !(await serverAnswers())) return false;
  // The guest may have gone on while the server was asked.
  return !isLeaving() && isReady() && isRecorded();
}

/** Asks all that hold typed input to save it; one of them may refuse. */
function isReady(): boolean {
  return dispatchEvent(new Event(CHUNK_RELOAD_EVENT, { cancelable: true }));
}

/** Whether no reload took place a moment ago, and this one is recorded. */
function isRecorded(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY)) < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // The reload cannot be recorded in forbidden storage.
    return false;
  }
}
