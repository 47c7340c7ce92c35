import { dayAfter } from "@/lib/base/calendar-days";
import { createReservation } from "@/lib/booking/endpoints";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { CallResult } from "@/tools/check-backend/calls/check-result";
import { isKnownKey } from "@/tools/check-backend/calls/check-result";
import type { Found } from "@/tools/check-backend/found";
import {
  checkBooked,
  checkCreated,
  checkOrdered,
  checkOrderedByOther,
  checkTaken,
} from "@/tools/check-backend/steps/booked";
import { cancel } from "@/tools/check-backend/steps/cancel";
import { sendRepeatedly } from "@/tools/check-backend/steps/expect-same-answer";
import { findAnyTable, MARK, type Table } from "@/tools/check-backend/steps/find-table";
import { checkReservationOfOther, expectNotTheirs } from "@/tools/check-backend/steps/other-guest";
import { cancelStray, reserve } from "@/tools/check-backend/steps/reserve";
import { UNKNOWN } from "@/tools/check-backend/unknown-ids";

/** The calls for whose sake a table is reserved. */
export const bookingCalls = [
  "createReservation",
  "cancelReservation",
  "listReservations",
  "getReservation",
  "getReservationStatus",
] as const;

/** Reserves and cancels a table, and checks on the way that each is carried out once and is reported truly. */
export async function checkBooking(check: CheckContext, found: Found): Promise<void> {
  const reason = "no promotion with a free table more than three days ahead is known";
  const table = await findAnyTable(check, found.details);
  if (table === undefined) {
    for (const id of ["createReservation", "cancelReservation"]) check.skip(id, reason);
    return;
  }
  const { key, first: result } = await reserveOnce(check, table);
  const created = check.parse(createReservation.data, result?.data);
  if (created === undefined) return check.skip("cancelReservation", "nothing could be reserved");
  const id = created.reservationId;
  // Whatever happens meanwhile, the table is given back.
  try {
    await checkChanged(check, table, key, result);
    checkCreated(check, table, created);
    await checkBooked(check, table, created);
    await checkTaken(check, table);
    await checkOrdered(check, table);
    await checkRefusedOrders(check, table);
    await checkBookingOfOther(check, table, { id, key });
  } finally {
    await cancel(check, found, id);
  }
}

/** Another guest neither sees nor cancels the reservation, and the same key is another one in their hands. */
async function checkBookingOfOther(
  check: CheckContext,
  { promotion, draft }: Table,
  { id, key }: { id: string; key: string },
): Promise<void> {
  const { otherToken: token } = check;
  if (token === undefined) return;
  await checkReservationOfOther(check, id);
  const order = { resourceId: promotion.resourceId, promotionId: promotion.id, draft };
  const result = await check.ask("createReservation", order, { key, token, expect: "either" });
  const own = check.parse(createReservation.data, result?.data)?.reservationId;
  if (own === id)
    check.note("createReservation", {
      kind: "insecure",
      path: "header Idempotency-Key of another guest",
      expected: "a reservation of the guest of --token2, as a key belongs to one guest",
      got: "that of the guest of --token",
      guest: "Is shown another guest's reservation, and has none.",
    });
  else if (own !== undefined)
    await check.ask("cancelReservation", { id: own }, { key: check.newKey(), token, expect: "either" });
  await checkOrderedByOther(check, { promotion, draft });
  await expectNotTheirs(
    check,
    "cancelReservation",
    { id },
    "the reservation",
    "Loses a table that another guest cancels.",
  );
}

async function reserveOnce(check: CheckContext, table: Table) {
  const words = {
    guest: "Has reserved twice when the network fails once.",
    otherwise: "another reservation or answer",
  };
  const sent = await sendRepeatedly(check, "createReservation", words, (options) =>
    reserve(check, table, options),
  );
  for (const other of sent.others) await cancelStray(check, other, sent.first);
  return sent;
}

/** The same key with another body is refused. */
async function checkChanged(
  check: CheckContext,
  table: Table,
  key: string,
  first: CallResult | undefined,
): Promise<void> {
  const other = { ...table, draft: { ...table.draft, requests: `${MARK} (changed)` } };
  const changed = await reserve(check, other, { key, expect: "refusal" });
  if (changed?.data !== undefined)
    check.note("createReservation", {
      path: "header Idempotency-Key",
      expected: "a refusal of the same key with another body",
      got: `${changed.status} with data`,
      guest: "Reads that a changed order was taken, although another one was.",
    });
  await cancelStray(check, changed, first);
}

/** Checks that orders which must not be taken are refused, each for its reason. */
async function checkRefusedOrders(check: CheckContext, table: Table): Promise<void> {
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
