import "client-only";
import { applyResource, executePostAction } from "@/lib/account/endpoints";
import { isSignedIn } from "@/lib/account/signed-in";
import { callApi } from "@/lib/http/call-api";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import {
  forgetPostAction,
  forgetRegisterFlag,
  readPostAction,
  readRegisterFlags,
} from "@/lib/tracking/remember-arrival";

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
