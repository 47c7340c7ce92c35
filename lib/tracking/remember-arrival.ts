import "client-only";
import { howOpened } from "@/lib/browser/page";
import { readStored, writeStored } from "@/lib/browser/storage";
import { callApi } from "@/lib/http/call-api";
import { collectLanding } from "@/lib/tracking/endpoints";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import { isLanding, landingAction } from "@/lib/tracking/landing-action";
import { arrivalReferrer, rememberSource } from "@/lib/tracking/register-access";
import { readAction, rememberEntry } from "@/lib/tracking/remember-entry";
import type { VisitContext } from "@/lib/tracking/visit-context";

const LANDED = "landed";

/** Returns whether the guest arrived on this page. It also marks the tab as landed, so call it once per document. */
function hasArrived(): boolean {
  const arrived = isLanding({
    entry: window.siteEntry ?? {},
    referrer: arrivalReferrer(),
    ownOrigin: location.origin,
    hasLanded: readStored("sessionStorage", LANDED) === true,
    navigation: howOpened() ?? "navigate",
  });
  writeStored("sessionStorage", LANDED, true);
  return arrived;
}

/** Reports a landing on this page (R10.1). Rejects with `AppError` when the call fails. */
async function recordLanding(): Promise<void> {
  const action = landingAction({
    address: location.href,
    entry: window.siteEntry ?? {},
    referrer: arrivalReferrer(),
    userAgent: navigator.userAgent,
    action: readAction(),
    now: new Date(),
  });
  const result = await callApi(collectLanding, action, { keepalive: true });
  if (!result.ok) throw result.error;
}

let isDone = false;

/**
 * Stores and reports, once per document and before it can be left, what only this document knows about the guest's
 * arrival: the keys of its address, the source, the landing (R10.1, R10.4, R10.5). Never throws.
 */
export function rememberArrival({ resourceId }: VisitContext): void {
  if (isDone) return;
  isDone = true;
  void isolateTracker("actions requested by the address could not be stored", () =>
    rememberEntry(resourceId),
  );
  void isolateTracker("the source of the visit could not be stored", () => {
    const isArrival = hasArrived();
    rememberSource(isArrival);
    if (isArrival) void isolateTracker("a landing was not recorded", recordLanding);
  });
}
