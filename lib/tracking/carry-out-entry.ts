import "client-only";
import { callApi } from "@/lib/http/call-api";
import { applyResource, executePostAction } from "@/lib/session/endpoints";
import { isSignedIn } from "@/lib/session/signed-in";
import { inBox } from "@/lib/tracking/in-box";
import {
  keepPostAction,
  keepRegisterFlag,
  takePostAction,
  takeRegisterFlags,
} from "@/lib/tracking/keep-entry";

/**
 * What addresses asked for in a guest's name (R10.5): registers the interest in resources and carries out the action
 * after a login. Without a login all of it waits; what did not arrive waits for the next page.
 */
export async function carryOutEntry(): Promise<void> {
  if (!isSignedIn(document.cookie)) return;
  for (const id of takeRegisterFlags()) {
    await inBox("an interest was not registered", async () => {
      const result = await callApi(applyResource, { id });
      if (!result.ok && mayComeTrue(result.error.status)) keepRegisterFlag(id);
    });
  }
  const action = takePostAction();
  if (action === undefined) return;
  const { attempt, ...wish } = action;
  const result = await callApi(executePostAction, wish, { idempotencyKey: attempt });
  if (!result.ok && mayComeTrue(result.error.status)) keepPostAction(action);
}

/** What was refused for good is not asked again; a missing login or a failing back end is another matter. */
function mayComeTrue(status: number | undefined): boolean {
  return status === undefined || status === 401 || status >= 500;
}
