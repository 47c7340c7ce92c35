import * as z from "zod/mini";
import { displayGroup } from "@/lib/booking/booking-status";
import { getReservation } from "@/lib/booking/endpoints";
import type { BookingStatus } from "@/lib/booking/schema";
import { pageOf, textSchema } from "@/lib/http/tolerant";
import { getOrderedItemCount, getTimetable } from "@/lib/offer/endpoints";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { isSameAnswer } from "@/tools/check-backend/steps/expect-same-answer";
import { EMAIL, MOBILE, type Table } from "@/tools/check-backend/steps/find-table";
import { expectSame } from "@/tools/check-backend/steps/promotions";

/** What is returned right after a reservation. */
type Created = {
  reservationId: string;
  status: string;
  autoCancelAt?: string | undefined;
  needsPayment: boolean;
  sent: { to: string }[];
};

/** Checks what is returned right after a reservation. */
export function checkCreated(
  check: CheckContext,
  { promotion }: Table,
  { autoCancelAt, needsPayment, sent, status }: Created,
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
  checkDeadline(check, promotion.needsPayment ? promotion.autoCancelMinutes : undefined, autoCancelAt);
  if (promotion.needsPayment && needsPayment && displayGroup(status as BookingStatus) !== "pending")
    differs(
      "$.data.status",
      "pending, as it is not paid",
      status,
      "Reads that the table is theirs before it is paid.",
    );
  checkMasked(check, "createReservation", sent);
}

const MINUTE_MS = 60_000;
/** Of clocks that differ, and of an answer on its way. */
const TOLERATED_MINUTES = 2;
const MINUTES_OF_CLOCKS = 20;

/** An unpaid table is held as long as its promotion announces (`autoCancelMinutes`). */
function checkDeadline(
  check: CheckContext,
  minutes: number | undefined,
  autoCancelAt: string | undefined,
): void {
  const differs = (expected: string, got: string, guest: string) =>
    check.note("createReservation", { path: "$.data.autoCancelAt", expected, got, guest });
  if (autoCancelAt === undefined) {
    if (minutes !== undefined)
      differs(
        `the instant in ${minutes} minutes (autoCancelMinutes), until which the table is held`,
        "nothing",
        "Does not read until when to pay, and loses the table.",
      );
    return;
  }
  const now = Date.now() + (check.clockSkewSeconds ?? 0) * 1_000;
  const left = Math.round((Date.parse(autoCancelAt) - now) / MINUTE_MS);
  if (left <= 0 && minutes !== 0)
    differs(
      "an instant to come",
      `${autoCancelAt}, ${-left} minutes ago`,
      "Reads that the time to pay is over.",
    );
  else if (minutes !== undefined && Math.abs(left - minutes) > TOLERATED_MINUTES)
    differs(
      `the instant in ${minutes} minutes (autoCancelMinutes), in its own zone's offset`,
      `${autoCancelAt}, in ${left} minutes`,
      "Reads another time to pay than the outlet keeps the table.",
    );
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

/** The ids of a page of reservations; whatever else of a row cannot be read is reported elsewhere. */
export const reservationIdsSchema = pageOf(z.object({ reservationId: textSchema }));

/** Checks that the new reservation is listed once, and says what was sent. */
export async function checkBooked(check: CheckContext, { draft }: Table, created: Created): Promise<void> {
  const id = created.reservationId;
  const rows: { reservationId: string }[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const result = await check.ask("listReservations", { tab: "current", page, perPage: 48 });
    const read = check.parse(reservationIdsSchema, result?.data);
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
  const detail = await check.read(getReservation, { id });
  if (detail === undefined) return;
  const { date, time, adult, child, infant, amount } = draft;
  const known = { date, time, adult, child, infant, amount };
  expectSame(check, "getReservation", known, detail, "Reads another reservation than they made.");
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
  expectNow(check, "$.data.createdAt", detail.createdAt);
  const deadlineOf = ({ autoCancelAt: at }: { autoCancelAt?: string | undefined }) => ({
    autoCancelAt: at === undefined ? undefined : new Date(at).toISOString(),
  });
  const guest = "Reads another time to pay than right after the reservation.";
  expectSame(check, "getReservation", deadlineOf(created), deadlineOf(detail), guest);
}

/** What has just been done was done now, and not at the hour of another zone. */
export function expectNow(check: CheckContext, path: string, instant: string | undefined): void {
  if (instant === undefined) return;
  const minutes = Math.round((Date.now() - Date.parse(instant)) / MINUTE_MS);
  // A clock that is wrong is reported by itself.
  if (Math.abs(minutes) > MINUTES_OF_CLOCKS && !Number.isNaN(minutes))
    check.note("getReservation", {
      path,
      expected: `now (${new Date().toISOString()}), in its own zone's offset`,
      got: `${instant}, ${Math.abs(minutes)} minutes ${minutes > 0 ? "ago" : "ahead"}`,
      guest: "Reads another hour than the one at which they did it.",
    });
}

/** What was reserved is no longer free. */
export async function checkTaken(check: CheckContext, { promotion, draft, remaining }: Table): Promise<void> {
  if (remaining === undefined) return;
  const { date, time, adult: pax } = draft as { date: string; time: string; adult: number };
  const times = await check.read(getTimetable, { id: promotion.id, date, pax });
  const left = times?.find((slot) => slot.time === time);
  if (
    left === undefined ||
    left.status === "full" ||
    left.remaining === undefined ||
    left.remaining < remaining
  )
    return;
  check.note("getTimetable", {
    path: "$.data[*].remaining",
    expected: `fewer than ${remaining} at ${time}, as a table was just reserved`,
    got: `${left.remaining}`,
    guest: "Is offered a table that is already taken.",
  });
}

/** What one guest ordered does not count for another, who has ordered nothing that day. */
export async function checkOrderedByOther(
  check: CheckContext,
  { promotion, draft }: Pick<Table, "promotion" | "draft">,
): Promise<void> {
  const [item] = draft.items as { menuId: number }[];
  if (item === undefined || !check.isThere("getOrderedItemCount")) return;
  const input = { promotionId: promotion.id, date: draft.date };
  const countFor = async (token: string | undefined) => {
    const counts = await check.read(getOrderedItemCount, input, { token: token ?? null, expect: "either" });
    return counts?.[item.menuId] ?? 0;
  };
  const [own, other] = [await countFor(check.token), await countFor(check.otherToken)];
  if (own > 0 && own === other)
    check.note("getOrderedItemCount", {
      kind: "insecure",
      path: "$.data of another guest",
      expected: "the orders of the guest of --token2, who has none for that day",
      got: "those of the guest of --token",
      guest: "Is told of a limit that another guest has used up.",
    });
}

/** What was ordered counts for the limit per guest. */
export async function checkOrdered(check: CheckContext, { promotion, draft }: Table): Promise<void> {
  const [item] = draft.items as { menuId: number; quantity: number }[];
  if (item === undefined || !check.isThere("getOrderedItemCount")) return;
  const input = { promotionId: promotion.id, date: draft.date };
  const counts = await check.read(getOrderedItemCount, input);
  const count = counts?.[item.menuId] ?? 0;
  if (counts !== undefined && count < item.quantity)
    check.note("getOrderedItemCount", {
      path: `$.data.${item.menuId}`,
      expected: `${item.quantity} or more, as they were just ordered`,
      got: `${count}`,
      guest: "Is told of the limit per guest only when the reservation is refused.",
    });
}
