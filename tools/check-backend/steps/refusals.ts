import { type BackendCall, backendCalls } from "@/lib/workbench/backend/backend-calls";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { UNKNOWN, UNKNOWN_RESERVATION, withUnknownIds } from "@/tools/check-backend/unknown-ids";

/** Checks how a call that does not exist is refused, and learns how a missing one is recognised. */
export async function checkUnknownCall(check: CheckContext): Promise<void> {
  const address = "/api/crm_channel_si_tc/check/noSuchCall";
  const result = await check.askElsewhere("unknown-call", address);
  if (result === undefined) return;
  check.unknownCallKey = result.refusal?.key;
  if (result.status === 404 && result.refusal?.key !== undefined) return check.pass("unknown-call");
  check.note("unknown-call", {
    path: address,
    expected: '404 { "error": { "error": "page_not_found" } }',
    got: `${result.status}${result.refusal === undefined ? " without an envelope" : ""}`,
    guest: "Nothing by itself; but a missing call cannot be distinguished from a wrong answer.",
  });
}

type Wrong = { id: string; input: Readonly<Record<string, unknown>>; address?: string; body?: string };

/** Checks that what does not exist is not found, and says so in the envelope. */
export async function checkNotFound(check: CheckContext, found: Found): Promise<void> {
  const resourceId = found.cards[0]?.resourceId ?? UNKNOWN;
  const questions: Wrong[] = [
    { id: "getPageOfResource", input: { resourceId: UNKNOWN } },
    { id: "getPageByKey", input: { pageKey: "check-no-such-page" } },
    { id: "getPromotion", input: { resourceId, id: UNKNOWN } },
    { id: "getPromotionName", input: { id: UNKNOWN } },
    ...(check.token === undefined
      ? []
      : [
          { id: "getReservation", input: { id: UNKNOWN_RESERVATION } },
          { id: "getReservationStatus", input: { id: UNKNOWN_RESERVATION } },
        ]),
  ];
  for (const { id, input } of questions) {
    if (!check.isThere(id)) continue;
    const result = await check.ask(id, input, { expect: "refusal" });
    if (result === undefined) continue;
    const isNotFound =
      result.refusal !== undefined &&
      (result.status === 404 || result.status === 422 || result.refusal.key === "page_not_found");
    if (isNotFound || isFaultOrRedirect(result.status)) continue;
    check.note(id, {
      path: "status",
      expected: "404 for what does not exist",
      got:
        result.data === undefined
          ? `${result.status} ${result.refusal?.key ?? ""}`.trim()
          : `${result.status} with data`,
      guest: "Sees an error, or a page about nothing, instead of 'not found'.",
    });
  }
}

/** Checks that requests which are wrong are refused as a refusal, and not as a fault. */
export async function checkWrongRequests(check: CheckContext, found: Found): Promise<void> {
  const id = found.cards[0]?.id ?? UNKNOWN;
  const resourceId = found.cards[0]?.resourceId ?? UNKNOWN;
  const at = "/api/crm_channel_si_tc/promotion";
  const questions: Wrong[] = [
    { id: "getCalendar", input: { id, month: "2026-13", pax: 2 } },
    {
      id: "getCalendar",
      input: { id, month: "2026-12", pax: 2 },
      address: `${at}/calendar/${id}?month=2026-12&pax=many`,
    },
    { id: "getCalendar", input: { id: UNKNOWN, month: "2026-12", pax: 2 } },
    { id: "getLayout", input: { id: UNKNOWN } },
    { id: "getCalendarRange", input: { id: UNKNOWN } },
    { id: "getTimetable", input: { id, date: "2026-02-31", pax: 2 } },
    { id: "getTimetableRange", input: { id: UNKNOWN, date: "2026-12-01" } },
    { id: "getPromotion", input: { resourceId, id }, address: `${at}/detail/${resourceId}/x'--` },
    { id: "listPromotions", input: { resourceId, page: 0, perPage: -1, withOutlet: true } },
    { id: "listSpecialOffers", input: { resourceId: UNKNOWN } },
    { id: "queryResources", input: {}, body: '{ "id": ' },
    { id: "getParts", input: { id: ["none"] } },
    { id: "getSetting", input: { key: "check_no_such_setting" } },
    { id: "getPlaceNames", input: { resourceId: UNKNOWN } },
    { id: "getPlaceNamesOfOutlet", input: { outletId: UNKNOWN } },
  ];
  for (const { id: call, input, ...options } of questions) {
    if (check.isThere(call)) await check.ask(call, input, { ...options, expect: "refusal" });
  }
}

/** Returns whether a status is a fault or a redirect, which the check reports for every call and not here again. */
function isFaultOrRedirect(status: number): boolean {
  return status >= 500 || (status >= 300 && status < 400);
}

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
