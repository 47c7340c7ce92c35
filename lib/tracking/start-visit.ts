import "client-only";
import { applyResource, executePostAction } from "@/lib/account/endpoints";
import { isSignedIn } from "@/lib/account/signed-in";
import { whenAutomaticLoginSkipped } from "@/lib/account/signed-out";
import { isCrawler } from "@/lib/browser/user-agent";
import { callApi } from "@/lib/http/call-api";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import { registerAccess } from "@/lib/tracking/register-access";
import {
  forgetPostAction,
  forgetRegisterFlag,
  readPostAction,
  readRegisterFlags,
  rememberArrival,
} from "@/lib/tracking/remember-arrival";
import { startTracker } from "@/lib/tracking/tracker";
import type { VisitContext } from "@/lib/tracking/visit-context";

/**
 * Carries out what addresses requested in a guest's name (R10.5): registers interest in resources and runs the action
 * after a login. Without a login everything waits; a request without a response, as when the page was left, waits for
 * the next page. Repeating is safe: registering interest is idempotent, and the action has its key.
 */
export async function performEntryActions(): Promise<void> {
  if (!isSignedIn(document.cookie)) return;
  for (const id of readRegisterFlags()) {
    await isolateTracker("an interest was not registered", async () => {
      const result = await callApi(applyResource, { id });
      if (result.ok || !isRetryable(result.error.status)) forgetRegisterFlag(id);
    });
  }
  const action = readPostAction();
  if (action === undefined) return;
  const { attempt, ...request } = action;
  const result = await callApi(executePostAction, request, { idempotencyKey: attempt });
  if (result.ok || !isRetryable(result.error.status)) forgetPostAction(action);
}

/**
 * Returns whether a failed call may succeed later: without a login or with a failing back end. Other rejections are
 * final.
 */
function isRetryable(status: number | undefined): boolean {
  return status === undefined || status === 401 || status >= 500;
}

declare global {
  interface Window {
    /** Set once this document's visit is being reported: while unhydrated or, once hydrated, by the page. */
    siteVisit?: true;
  }
}

/**
 * Runs all tracking of a visit, once per document, in order of dependency. It does not delay the page, and its errors
 * are never shown. Crawlers are not tracked.
 */
export async function startVisit(context: VisitContext): Promise<void> {
  if (window.siteVisit || isCrawler(navigator.userAgent)) return;
  window.siteVisit = true;
  // Back may give this document the address of another page while that is being loaded.
  const { pathname } = location;
  rememberArrival(context);
  await whenAutomaticLoginSkipped();
  void isolateTracker("the ad platforms could not be started", () => startTracker(context));
  await nextTask();
  void isolateTracker("actions requested by the address could not be carried out", performEntryActions);
  await nextTask();
  void isolateTracker("a promotion view was not registered", () =>
    registerAccess(pathname, context.resourceId),
  );
}

/** Each part checks its answers by schemas that it makes first; all in one task would hold a slow phone. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
