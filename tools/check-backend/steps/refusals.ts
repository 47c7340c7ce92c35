import { isDeepStrictEqual } from "node:util";
import { toAddress } from "@/lib/http/endpoint";
import { type BackendCall, backendCall, backendCalls } from "@/lib/workbench/backend/backend-calls";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { refusedCalls } from "@/tools/check-backend/steps/records";
import { UNKNOWN, withUnknownIds } from "@/tools/check-backend/unknown-ids";

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

/** The calls that have nothing to answer to an id of nothing. */
const byId = backendCalls.filter(({ description }) =>
  (description.refusals ?? []).some(({ status }) => status === 404),
);
const isRead = ({ endpoint }: BackendCall) => endpoint.idempotent;
/** Tried by steps of their own. */
const isTriedElsewhere = ({ id }: BackendCall) => refusedCalls.some((other) => other === id);

/** The calls that change something, and change nothing where there is nothing. */
export const notFoundCalls = byId
  .filter((call) => !isRead(call) && !isTriedElsewhere(call))
  .map(({ id }) => id);

/** Checks of the calls that are wanted that what does not exist is not found, and says so in the envelope. */
export async function checkNotFound(
  check: CheckContext,
  _found: Found,
  isWanted: (id: string) => boolean,
): Promise<void> {
  for (const call of byId) if (isRead(call) && isWanted(call.id)) await expectNotFound(check, call);
}

/** The same of the calls that change something. */
export async function checkNothingToChange(check: CheckContext): Promise<void> {
  for (const id of notFoundCalls) await expectNotFound(check, backendCall(id));
}

async function expectNotFound(
  check: CheckContext,
  { id, endpoint, description }: BackendCall,
): Promise<void> {
  const input = withUnknownIds(description.input);
  const needsGuest = description.session === "required" && check.token === undefined;
  if (!check.isThere(id) || needsGuest || isDeepStrictEqual(input, description.input)) return;
  const options = description.once === true ? { key: check.newKey() } : {};
  const result = await check.ask(id, input, { ...options, expect: "refusal" });
  if (result === undefined) return;
  const isNotFound =
    result.refusal !== undefined &&
    (result.status === 404 || result.status === 422 || result.refusal.key === "page_not_found");
  if (isNotFound || isFaultOrRedirect(result.status) || isEmptyList(check.parse(endpoint.data, result.data)))
    return;
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

/** A list says by its emptiness that there is nothing. */
function isEmptyList(data: unknown): boolean {
  const list = typeof data === "object" && data !== null && "rows" in data ? data.rows : data;
  return Array.isArray(list) && list.length === 0;
}

/** No id, and in some databases the end of a text. */
const NO_ID = "x'--";

/** Checks of the calls that are wanted that requests which are wrong are refused as a refusal, and not as a fault. */
export async function checkWrongRequests(
  check: CheckContext,
  found: Found,
  isWanted: (id: string) => boolean,
): Promise<void> {
  const id = found.cards[0]?.id ?? UNKNOWN;
  const at = "/api/crm_channel_si_tc/promotion";
  const questions: Wrong[] = [
    { id: "getCalendar", input: { id, month: "2026-13", pax: 2 } },
    {
      id: "getCalendar",
      input: { id, month: "2026-12", pax: 2 },
      address: `${at}/calendar/${id}?month=2026-12&pax=many`,
    },
    { id: "getTimetable", input: { id, date: "2026-02-31", pax: 2 } },
    { id: "listPromotions", input: { resourceId: UNKNOWN, page: 0, perPage: -1, withOutlet: true } },
    { id: "queryResources", input: {}, body: '{ "id": ' },
    { id: "getParts", input: { id: ["none"] } },
    { id: "getSetting", input: { key: "check_no_such_setting" } },
    ...backendCalls.filter(isRead).flatMap(({ id, endpoint, description }) => {
      const input = withUnknownIds(description.input);
      const address = toAddress(endpoint, input);
      const wrong = address.replaceAll(`${UNKNOWN}`, encodeURIComponent(NO_ID));
      const needsGuest = description.session === "required" && check.token === undefined;
      return wrong === address || needsGuest ? [] : [{ id, input, address: wrong }];
    }),
  ];
  for (const { id: call, input, ...options } of questions) {
    if (isWanted(call) && check.isThere(call))
      await check.ask(call, input, { ...options, expect: "refusal" });
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
  if (isWanted(PROFILE)) await checkTokenInAddress(check);
}

const PROFILE = "getUserInfo";

/** A token in an address would stand in logs and histories, so that none may work there (RFC 6750, section 5.3). */
async function checkTokenInAddress(check: CheckContext): Promise<void> {
  const { token } = check;
  if (token === undefined || check.isMissing(PROFILE)) return;
  const query = new URLSearchParams({ access_token: token, token });
  const address = `${toAddress(backendCall(PROFILE).endpoint, {})}?${query}`;
  const result = await check.ask(PROFILE, {}, { token: null, address, expect: "refusal" });
  if (result?.data !== undefined)
    check.note(PROFILE, {
      kind: "insecure",
      path: "status of a token in the address",
      expected: "401, as a token is taken from the header Authorization only",
      got: `${result.status} with data`,
      guest: "Nothing; but whoever reads a log or a history can act as the guest.",
    });
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
