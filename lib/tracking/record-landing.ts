import { howOpened } from "@/lib/browser/how-opened";
import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";
import { callApi } from "@/lib/http/call-api";
import { collectLanding } from "@/lib/tracking/endpoints";
import { arrivalReferrer } from "@/lib/tracking/entry/arrival-referrer";
import { readAction } from "@/lib/tracking/entry/remember-entry";
import { isLanding, landingAction } from "@/lib/tracking/landing-action";

const LANDED = "landed";

/** Returns whether the guest arrived on this page. It also marks the tab as landed, so call it once per document. */
export function hasArrived(): boolean {
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
export async function recordLanding(): Promise<void> {
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
