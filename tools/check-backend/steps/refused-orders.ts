import { dayAfter } from "@/lib/base/calendar-days";
import type { CallResult } from "@/tools/check-backend/calls/call-result";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { isKnownKey } from "@/tools/check-backend/calls/check-result";
import type { Table } from "@/tools/check-backend/steps/find-table";
import { cancelStray, reserve } from "@/tools/check-backend/steps/reserve";
import { UNKNOWN } from "@/tools/check-backend/unknown-ids";

/** Checks that orders which must not be taken are refused, each for its reason. */
export async function checkRefusedOrders(check: CheckContext, table: Table): Promise<void> {
  const { promotion, draft } = table;
  // Of several true reasons a back end may tell any.
  const wrong: Wrong[] = [
    [
      ["wrong_pax", "no_tables", "less_minimum_limit"],
      "a party larger than maxPax",
      { adult: promotion.maxPax + 1 },
    ],
    [["wrong_date_time", "no_tables", "expired_promotion"], "a day that has passed", { date: "2020-01-01" }],
    [["wrong_price"], "a sum that is not that of the menus", { amount: Number(draft.amount) + 1_000 }],
    [
      ["wrong_pax", "requirements_not_satisfied", "no_tables", "less_minimum_limit"],
      "a party of nobody",
      { adult: 0 },
    ],
    [
      ["wrong_date_time", "no_tables", "expired_promotion"],
      "a day after the last one",
      { date: dayAfter(table.end, DAYS_BEYOND) },
    ],
    [
      ["requirements_not_satisfied"],
      "an order without the guest's consent",
      { consents: { cancellation: false, privacy: false } },
    ],
    ...wrongMenus(table),
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

/** Beyond a range that has grown meanwhile. */
const DAYS_BEYOND = 400;

type Wrong = [keys: readonly string[], what: string, change: Record<string, unknown>];

/** Orders whose menus are wrong, although the sum is right. */
function wrongMenus({ promotion, draft }: Table): Wrong[] {
  const [item, ...others] = draft.items as { menuId: number; quantity: number; unitPrice: number }[];
  if (item === undefined) return [];
  const orderOf = (changed: typeof item) => {
    const items = [changed, ...others];
    return { items, amount: items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0) };
  };
  const most = promotion.menus.find(({ id }) => id === item.menuId)?.maxQuantity ?? 0;
  const limits = ["wrong_item_limit", "over_item_limit", "wrong_number_of_menu", "less_minimum_limit"];
  return [
    [
      [...limits, "wrong_promotion"],
      "a menu that is not the promotion's",
      orderOf({ ...item, menuId: UNKNOWN }),
    ],
    [limits, "more of a menu than its maximum", orderOf({ ...item, quantity: most + 1 })],
    [
      ["wrong_price"],
      "a price that is not the menu's, with its sum",
      orderOf({ ...item, unitPrice: Math.max(0, item.unitPrice - 1_000) }),
    ],
  ];
}

/** A key that has no sentence of its own, or a fault, has been reported already. */
function isOtherReason({ status, refusal }: CallResult, expected: readonly string[]): boolean {
  const key = refusal?.key;
  return key !== undefined && !expected.includes(key) && isKnownKey(key) && status < 500;
}
