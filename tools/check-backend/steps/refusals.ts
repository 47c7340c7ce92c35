import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { UNKNOWN, UNKNOWN_RESERVATION } from "@/tools/check-backend/unknown-ids";

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
