import type { BackendCall } from "@/lib/workbench/backend/backend-calls";
import { commonRefusals } from "@/lib/workbench/backend/refusals";
import type { Body } from "@/tools/check-backend/read-body";

/** What a key says of itself, where a call's description does not name it. */
const ofKeys: Readonly<Record<string, number>> = {
  unauthorized: 401,
  forbidden: 403,
  page_not_found: 404,
  failed_to_load_promotion: 404,
  failed_to_load_site: 404,
  notfound_reservation: 404,
  notfound_coupon: 404,
  too_many_attempts: 429,
};
const OTHERWISE = 422;

/**
 * Returns the status that an answer means: its own, but for a refusal at 200, as a back end may write all of them, that
 * of its key.
 */
export function statusMeant(status: number, body: Body, call?: BackendCall): number {
  if (body.kind !== "refusal" || status >= 300) return status;
  const { key } = body.refusal;
  const described =
    call === undefined ? [] : [...(call.description.refusals ?? []), ...commonRefusals(call.description)];
  return (
    described.find((refusal) => refusal.key === key && refusal.status < 500)?.status ??
    ofKeys[key ?? ""] ??
    OTHERWISE
  );
}
