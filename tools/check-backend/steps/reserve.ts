import { createReservation } from "@/lib/booking/endpoints";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { CallResult } from "@/tools/check-backend/calls/check-result";
import type { Table } from "@/tools/check-backend/steps/find-table";

/** Reserves a table, or tries to; says what to look for where nobody knows whether it is reserved. */
export async function reserve(
  check: CheckContext,
  { promotion, draft }: Pick<Table, "promotion" | "draft">,
  { key, expect }: { key: string; expect?: "refusal" | "either" },
): Promise<CallResult | undefined> {
  const input = { resourceId: promotion.resourceId, promotionId: promotion.id, draft };
  const options = { key, ...(expect === undefined ? {} : { expect }) };
  const result = await check.ask("createReservation", input, options);
  if (result !== undefined && result.status < 500) return result;
  const { date, time, name } = draft;
  const again = await check.ask("createReservation", input, { key, quiet: true });
  check.note("createReservation", {
    path: "status after a fault",
    expected: "no reservation after a fault, or its answer to the same Idempotency-Key",
    got: `${result?.status ?? "no answer"}, then ${again?.data === undefined ? (again?.status ?? "no answer") : "its answer"} to the same key`,
    guest: `Nothing, where the same key is answered; else the table of ${date} ${time} for ${name} may be reserved: look for it by hand and cancel it.`,
  });
  return again?.data === undefined ? result : again;
}

/** Cancels what should not have been reserved. */
export async function cancelStray(
  check: CheckContext,
  result: CallResult | undefined,
  first: CallResult | undefined,
): Promise<void> {
  const stray = check.parse(createReservation.data, result?.data)?.reservationId;
  const known = check.parse(createReservation.data, first?.data)?.reservationId;
  if (stray !== undefined && stray !== known)
    await check.ask("cancelReservation", { id: stray }, { key: check.newKey(), expect: "either" });
}
