import type { CallResult } from "@/tools/check-backend/calls/call-result";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { isKnownKey } from "@/tools/check-backend/calls/check-result";
import type { Table } from "@/tools/check-backend/steps/find-table";
import { cancelStray, reserve } from "@/tools/check-backend/steps/reserve";

/** Checks that orders which must not be taken are refused, each for its reason. */
export async function checkRefusedOrders(check: CheckContext, table: Table): Promise<void> {
  const { promotion, draft } = table;
  // Of several true reasons a back end may tell any.
  const wrong: [keys: readonly string[], what: string, change: Record<string, unknown>][] = [
    [
      ["wrong_pax", "no_tables", "less_minimum_limit"],
      "a party larger than maxPax",
      { adult: promotion.maxPax + 1 },
    ],
    [["wrong_date_time", "no_tables", "expired_promotion"], "a day that has passed", { date: "2020-01-01" }],
    [["wrong_price"], "a sum that is not that of the menus", { amount: Number(draft.amount) + 1_000 }],
  ];
  for (const [keys, what, change] of wrong) {
    const result = await reserve(
      check,
      { promotion, draft: { ...draft, ...change } },
      { key: check.newKey(), expect: "refusal" },
    );
    if (result === undefined) continue;
    if (result.data !== undefined)
      check.note("createReservation", {
        path: "status",
        expected: `a refusal (${keys[0]}) of ${what}`,
        got: `${result.status} with data`,
        guest: "Has a reservation that the outlet cannot keep.",
      });
    else if (isOtherReason(result, keys))
      check.note("createReservation", {
        path: "$.error.error",
        expected: `${keys[0]} for ${what}`,
        got: result.refusal?.key ?? "nothing",
        guest: "Reads another reason than the true one.",
      });
    await cancelStray(check, result, undefined);
  }
}

/** A key that has no sentence of its own, or a fault, has been reported already. */
function isOtherReason({ status, refusal }: CallResult, expected: readonly string[]): boolean {
  const key = refusal?.key;
  return key !== undefined && !expected.includes(key) && isKnownKey(key) && status < 500;
}
