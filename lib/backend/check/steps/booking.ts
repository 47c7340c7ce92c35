import * as z from "zod/mini";
import type { CheckContext, Told } from "@/lib/backend/check/check-context";
import { type Found, zoneOf } from "@/lib/backend/check/found";
import { isSameAnswer } from "@/lib/backend/check/is-same-answer";
import { checkSums } from "@/lib/backend/check/steps/account";
import { expectSameAnswer } from "@/lib/backend/check/steps/expect-same-answer";
import { expectSame } from "@/lib/backend/check/steps/promotions";
import { pageOf, textSchema } from "@/lib/http/tolerant";
import { getCalendar, getCalendarRange, getOrderedItemCount, getTimetable } from "@/lib/promotion/endpoints";
import type { Promotion } from "@/lib/promotion/schema";
import { proposeMenus } from "@/lib/reservation/draft/party-menus";
import {
  cancelReservation,
  createReservation,
  getReservation,
  getReservationStatus,
} from "@/lib/reservation/endpoints";
import { quoteCancel } from "@/lib/reservation/refund/cancel-quote";
import type { Reservation } from "@/lib/reservation/schema";
import { dayAfter } from "@/lib/time/calendar-days";

/** The calls for whose sake a table is reserved. */
export const bookingCalls = [
  "createReservation",
  "cancelReservation",
  "listReservations",
  "getReservation",
  "getReservationStatus",
] as const;

/** How a reservation of a check is marked, for people at the outlet. */
export const MARK = "check:backend, a test; please ignore";
const MOBILE = "+821000000000";
const EMAIL = "check-backend@example.com";
/** Guests cannot cancel within a day of the table. */
const DAYS_AHEAD = 3;
const MAX_DAYS = 60;

export type Table = { promotion: Promotion; draft: Record<string, unknown> };

/** Finds a free table of a promotion, far enough ahead to be cancelled, with the menus that it needs. */
export async function findTable(check: CheckContext, promotion: Promotion): Promise<Table | undefined> {
  const { id, minPax, maxPax } = promotion;
  const adult = Math.max(1, minPax);
  if (adult > maxPax) return undefined;
  const range = check.parse(getCalendarRange.data, (await check.ask("getCalendarRange", { id }))?.data);
  if (range === undefined) return undefined;
  const first = dayAfter(range.start, DAYS_AHEAD);
  const last = [range.end, dayAfter(first, MAX_DAYS)].sort()[0] ?? range.end;
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = nextMonth(month)) {
    const days = check.parse(
      getCalendar.data,
      (await check.ask("getCalendar", { id, month, pax: adult }))?.data,
    );
    for (const { date, status } of days ?? []) {
      if (date < first || date > last || (status !== "open" && status !== "few")) continue;
      const times = check.parse(
        getTimetable.data,
        (await check.ask("getTimetable", { id, date, pax: adult }))?.data,
      );
      const free = times?.find((time) => time.status !== "full");
      if (free !== undefined)
        return { promotion, draft: draftOf(promotion, { date, time: free.time, adult }) };
    }
  }
  return undefined;
}

function nextMonth(month: string): string {
  return dayAfter(`${month}-28`, 7).slice(0, 7);
}

function draftOf(promotion: Promotion, { date, time, adult }: { date: string; time: string; adult: number }) {
  const chosen = new Map(proposeMenus({ adults: adult, children: 0, infants: 0 }, promotion));
  const meal = promotion.menus.find(
    ({ kind, soldOut, forChild }) => kind === "meal" && !soldOut && forChild !== true,
  );
  if (chosen.size === 0 && meal !== undefined && (promotion.requiresMenu || promotion.needsPayment))
    chosen.set(meal.id, Math.max(1, meal.minQuantity));
  const items = [...chosen].map(([menuId, quantity]) => ({
    menuId,
    quantity,
    unitPrice: promotion.menus.find(({ id }) => id === menuId)?.unitPrice ?? 0,
  }));
  return {
    date,
    time,
    adult,
    child: 0,
    infant: 0,
    items,
    amount: items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    currency: "KRW",
    name: "Check Backend",
    mobile: MOBILE,
    email: EMAIL,
    requests: MARK,
    consents: { cancellation: true, privacy: true },
  };
}

/** Reserves a table, or tries to. */
export function reserve(
  check: CheckContext,
  { promotion, draft }: Table,
  { key, expect }: { key: string; expect?: "refusal" | "either" },
): Promise<Told | undefined> {
  const input = { resourceId: promotion.resourceId, promotionId: promotion.id, draft };
  return check.ask("createReservation", input, { key, ...(expect === undefined ? {} : { expect }) });
}

/** Reserves and cancels a table, and checks on the way that each is carried out once and is told truly. */
export async function checkBooking(check: CheckContext, found: Found): Promise<void> {
  const reason = "no promotion with a free table more than three days ahead is known";
  const table = await findAnyTable(check, found.details);
  if (table === undefined) {
    for (const id of ["createReservation", "cancelReservation"]) check.skip(id, reason);
    return;
  }
  const key = check.newKey();
  const told = await reserve(check, table, { key });
  const created = check.parse(createReservation.data, told?.data);
  if (created === undefined) return check.skip("cancelReservation", "nothing could be reserved");
  const id = created.reservationId;
  // Whatever happens meanwhile, the table is given back.
  try {
    await checkRepetition(check, table, key, told);
    checkCreated(check, table, created);
    await checkBooked(check, table, created);
    await checkOrdered(check, table);
    await checkRefusedOrders(check, table);
  } finally {
    await cancel(check, found, id);
  }
}

/** One that needs no payment where there is any, because it is confirmed at once. */
async function findAnyTable(check: CheckContext, details: readonly Promotion[]): Promise<Table | undefined> {
  for (const promotion of [...details].sort(
    (one, other) => Number(one.needsPayment) - Number(other.needsPayment),
  )) {
    const table = await findTable(check, promotion);
    if (table !== undefined) return table;
  }
  return undefined;
}

async function checkRepetition(
  check: CheckContext,
  table: Table,
  key: string,
  first: Told | undefined,
): Promise<void> {
  const again = await reserve(check, table, { key, expect: "either" });
  expectSameAnswer(check, "createReservation", {
    first,
    again,
    guest: "Has reserved twice when the network fails once.",
    otherwise: "another reservation or answer",
  });
  await cancelStray(check, again, first);
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

/** Cancels what should not have been reserved. */
async function cancelStray(
  check: CheckContext,
  told: Told | undefined,
  first: Told | undefined,
): Promise<void> {
  const stray = check.parse(createReservation.data, told?.data)?.reservationId;
  const known = check.parse(createReservation.data, first?.data)?.reservationId;
  if (stray !== undefined && stray !== known)
    await check.ask("cancelReservation", { id: stray }, { key: check.newKey(), expect: "either" });
}

type Created = {
  reservationId: string;
  status: string;
  autoCancelAt?: string | undefined;
  needsPayment: boolean;
  sent: { to: string }[];
};

/** Checks what is told right after a reservation. */
export function checkCreated(
  check: CheckContext,
  { promotion }: Table,
  { autoCancelAt, needsPayment, sent }: Created,
): void {
  const differs = (path: string, expected: string, got: string, guest: string) =>
    check.note("createReservation", { path, expected, got, guest });
  if (needsPayment !== promotion.needsPayment)
    differs(
      "$.data.needsPayment",
      `${promotion.needsPayment}, as the promotion says`,
      `${needsPayment}`,
      "Is asked to pay, or not, against what was announced.",
    );
  if (autoCancelAt !== undefined && Date.parse(autoCancelAt) <= Date.now())
    differs("$.data.autoCancelAt", "an instant to come", autoCancelAt, "Reads that the time to pay is over.");
  checkMasked(check, "createReservation", sent);
}

/** Addresses to which messages go are shown on the screen of whoever holds the phone. */
export function checkMasked(check: CheckContext, id: string, sent: readonly { to: string }[]): void {
  const digits = MOBILE.slice(3);
  const open = sent.find(({ to }) => to.includes(EMAIL) || to.replace(/\D/g, "").includes(digits));
  if (open !== undefined)
    check.note(id, {
      kind: "insecure",
      path: "$.data.sent[*].to",
      expected: "a masked address",
      got: "the whole address",
      guest: "Shows their number or mail address to whoever looks at the screen.",
    });
}

/** Whatever else of a row cannot be read is told elsewhere. */
const reservationIdsSchema = pageOf(z.object({ reservationId: textSchema }));

/** Checks that the new reservation is listed once, and says what was sent. */
async function checkBooked(check: CheckContext, { draft }: Table, created: Created): Promise<void> {
  const id = created.reservationId;
  const rows: { reservationId: string }[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const told = await check.ask("listReservations", { tab: "current", page, perPage: 48 });
    const read = check.parse(reservationIdsSchema, told?.data);
    if (read === undefined) break;
    rows.push(...read.rows);
    last = Math.min(read.lastPage, 5);
  }
  const listed = rows.filter(({ reservationId }) => reservationId === id).length;
  if (!check.isMissing("listReservations") && listed !== 1)
    check.note("listReservations", {
      path: "$.data.rows",
      expected: "the new reservation once",
      got: listed === 0 ? "not at all" : `${listed} times`,
      guest: "Does not find the table they reserved.",
    });
  const detail = await loadReservation(check, id);
  if (detail === undefined) return;
  for (const field of ["date", "time", "adult", "child", "infant", "amount"] as const)
    expectSame(
      check,
      "getReservation",
      `$.data.${field}`,
      draft[field],
      detail[field],
      "Reads another reservation than they made.",
    );
  const items = detail.items.map(({ menuId, quantity }) => ({ menuId, quantity }));
  const ordered = (draft.items as { menuId: number; quantity: number }[]).map(({ menuId, quantity }) => ({
    menuId,
    quantity,
  }));
  if (!isSameAnswer(items, ordered))
    check.note("getReservation", {
      path: "$.data.items",
      expected: `the menus that were ordered: ${JSON.stringify(ordered)}`,
      got: JSON.stringify(items),
      guest: "Reads other menus than they ordered.",
    });
  expectSame(
    check,
    "getReservation",
    "$.data.autoCancelAt",
    instantOf(created.autoCancelAt),
    instantOf(detail.autoCancelAt),
    "Reads another time to pay than right after the reservation.",
  );
  checkSums(check, detail);
}

const instantOf = (text: string | undefined) =>
  text === undefined ? undefined : new Date(text).toISOString();

/** What was ordered counts for the limit per guest. */
export async function checkOrdered(check: CheckContext, { promotion, draft }: Table): Promise<void> {
  const [item] = draft.items as { menuId: number; quantity: number }[];
  if (item === undefined || !check.isThere("getOrderedItemCount")) return;
  const input = { promotionId: promotion.id, date: draft.date };
  const counts = check.parse(getOrderedItemCount.data, (await check.ask("getOrderedItemCount", input))?.data);
  const count = counts?.[item.menuId] ?? 0;
  if (counts !== undefined && count < item.quantity)
    check.note("getOrderedItemCount", {
      path: `$.data.${item.menuId}`,
      expected: `${item.quantity} or more, as they were just ordered`,
      got: `${count}`,
      guest: "Is told of the limit per guest only when the reservation is refused.",
    });
}

/** Loads a reservation as the guest's page does. */
export async function loadReservation(check: CheckContext, id: string): Promise<Reservation | undefined> {
  return check.parse(getReservation.data, (await check.ask("getReservation", { id }))?.data);
}

/** Checks that orders which must not be taken are refused, each for its reason. */
async function checkRefusedOrders(check: CheckContext, table: Table): Promise<void> {
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
    const told = await reserve(
      check,
      { promotion, draft: { ...draft, ...change } },
      { key: check.newKey(), expect: "refusal" },
    );
    if (told === undefined) continue;
    if (told.data !== undefined)
      check.note("createReservation", {
        path: "status",
        expected: `a refusal (${keys[0]}) of ${what}`,
        got: `${told.status} with data`,
        guest: "Has a reservation that the outlet cannot keep.",
      });
    else if (isOtherReason(check, told, keys))
      check.note("createReservation", {
        path: "$.error.error",
        expected: `${keys[0]} for ${what}`,
        got: told.refusal?.key ?? "nothing",
        guest: "Reads another reason than the true one.",
      });
    await cancelStray(check, told, undefined);
  }
}

/** A key that has no sentence of its own, or a fault, has been told already. */
function isOtherReason(check: CheckContext, { status, refusal }: Told, expected: readonly string[]): boolean {
  const key = refusal?.key;
  return key !== undefined && !expected.includes(key) && check.isKnownKey(key) && status < 500;
}

/** Cancels a reservation, and checks that the refund is the quoted one and that it is carried out once. */
export async function cancel(check: CheckContext, found: Found, id: string): Promise<void> {
  const before = await loadReservation(check, id);
  const quote =
    before === undefined
      ? undefined
      : quoteCancel({ ...before, timeZone: zoneOf(found, before.resourceId) }, new Date());
  const key = check.newKey();
  const input = { id, reason: MARK };
  const told = await check.ask("cancelReservation", input, { key });
  const cancelled = check.parse(cancelReservation.data, told?.data);
  if (cancelled === undefined) return;
  if (quote !== undefined && before !== undefined) {
    const guest = "Is paid back another sum than the one they were shown before.";
    const quoted = `${quote.amount}, as the refund rules say (${quote.percent}% of ${before.amount})`;
    if (cancelled.refundAmount !== quote.amount)
      check.note("cancelReservation", {
        path: "$.data.refundAmount",
        expected: quoted,
        got: `${cancelled.refundAmount}`,
        guest,
      });
    if (quote.wasPaid)
      expectSame(
        check,
        "cancelReservation",
        "$.data.refundPercent",
        quote.percent,
        cancelled.refundPercent,
        guest,
      );
  }
  if (cancelled.status !== "cancelled")
    check.note("cancelReservation", {
      path: "$.data.status",
      expected: "cancelled",
      got: cancelled.status,
      guest: "Is not told that the table is given back.",
    });
  await checkCancelled(check, id, cancelled);
  const again = await check.ask("cancelReservation", input, { key, expect: "either" });
  expectSameAnswer(check, "cancelReservation", {
    first: told,
    again,
    guest: "Reads that the cancellation failed, although it did not.",
  });
  const other = await check.ask("cancelReservation", input, { key: check.newKey(), expect: "refusal" });
  if (other?.data !== undefined)
    check.note("cancelReservation", {
      path: "status",
      expected: "a refusal of what is already cancelled",
      got: `${other.status} with data`,
      guest: "May be paid back twice.",
    });
}

async function checkCancelled(
  check: CheckContext,
  id: string,
  cancelled: { status: string; paymentStatus?: string | undefined; refundAmount: number },
): Promise<void> {
  const guest = "Sees the reservation as it was before.";
  const status = check.parse(
    getReservationStatus.data,
    (await check.ask("getReservationStatus", { id }))?.data,
  );
  if (status !== undefined) {
    expectSame(check, "getReservationStatus", "$.data.status", cancelled.status, status.status, guest);
    expectSame(
      check,
      "getReservationStatus",
      "$.data.paymentStatus",
      cancelled.paymentStatus,
      status.paymentStatus,
      guest,
    );
  }
  const detail = await loadReservation(check, id);
  if (detail === undefined) return;
  expectSame(check, "getReservation", "$.data.status", cancelled.status, detail.status, guest);
  if (detail.refund !== undefined)
    expectSame(
      check,
      "getReservation",
      "$.data.refund.amount",
      cancelled.refundAmount,
      detail.refund.amount,
      "Reads of another refund than the one they were told.",
    );
}
