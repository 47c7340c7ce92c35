import "client-only";
import { callApi } from "@/lib/http/call-api";
import { applyResource, executePostAction } from "@/lib/session/endpoints";
import { isSignedIn } from "@/lib/session/signed-in";
import {
  dropPostAction,
  dropRegisterFlag,
  readPostAction,
  readRegisterFlags,
} from "@/lib/tracking/entry/keep-entry";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";

/**
 * What addresses asked for in a guest's name (R10.5): registers the interest in resources and carries out the action
 * after a login. Without a login all of it waits; what was not answered, or the page was left before, waits for the
 * next page. Both may be asked for twice: an interest is one, and the action has its key.
 */
export async function carryOutEntry(): Promise<void> {
  if (!isSignedIn(document.cookie)) return;
  for (const id of readRegisterFlags()) {
    await isolateTracker("an interest was not registered", async () => {
      const result = await callApi(applyResource, { id });
      if (result.ok || !mayComeTrue(result.error.status)) dropRegisterFlag(id);
    });
  }
  const action = readPostAction();
  if (action === undefined) return;
  const { attempt, ...request } = action;
  const result = await callApi(executePostAction, request, { idempotencyKey: attempt });
  if (result.ok || !mayComeTrue(result.error.status)) dropPostAction(action);
}

/** What was refused for good is not asked again; a missing login or a failing back end is another matter. */
function mayComeTrue(status: number | undefined): boolean {
  return status === undefined || status === 401 || status >= 500;
}
