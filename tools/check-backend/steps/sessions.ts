import { type BackendCall, backendCalls } from "@/lib/workbench/backend/backend-calls";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { withUnknownIds } from "@/tools/check-backend/unknown-ids";

const WRONG_TOKEN = "check-backend-this-is-no-token";

/**
 * Checks that calls for guests are refused without a session, and with a token that is none. What changes something is
 * asked only where the check may write, although it must be refused as well.
 */
export async function checkSessions(
  check: CheckContext,
  { isWanted, mayWrite }: { isWanted: (id: string) => boolean; mayWrite: boolean },
): Promise<void> {
  for (const call of backendCalls) {
    if (call.description.session !== "required" || !isWanted(call.id)) continue;
    const isRead = call.endpoint.method === "GET" && call.endpoint.idempotent;
    if (!isRead && !mayWrite) continue;
    const isThere = await expectRefusal(check, call, null);
    if (isThere) await expectRefusal(check, call, WRONG_TOKEN);
  }
}

async function expectRefusal(check: CheckContext, call: BackendCall, token: string | null): Promise<boolean> {
  const { id, description } = call;
  const result = await check.ask(id, withUnknownIds(description.input), {
    token,
    expect: "refusal",
    mayBeAbsent: true,
    ...(description.once === true ? { key: check.newKey() } : {}),
  });
  if (result === undefined) return false;
  const { status, refusal } = result;
  if (check.isMissing(id) || (description.optional === true && status === 404)) return false;
  const without = token === null ? "without a session" : "with a token that is none";
  if (result.data !== undefined)
    check.note(id, {
      kind: "insecure",
      path: "status",
      expected: `401 ${without}`,
      got: `${status} with data`,
      guest: "Nothing; but anybody is answered what belongs to a guest.",
    });
  // A fault or a redirect has been reported already.
  else if (status >= 400 && status < 500 && status !== 401)
    check.note(id, {
      path: "status",
      expected: `401 ${without}`,
      got: `${status}${refusal?.key === undefined ? "" : ` ${refusal.key}`}`,
      guest: "Is told an error instead of being led to the login.",
    });
  return true;
}
