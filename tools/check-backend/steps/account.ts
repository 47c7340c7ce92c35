import { getUserInfo } from "@/lib/account/endpoints";
import { venueDay } from "@/lib/base/venue-time";
import { getReservation, getReservationStatus, listReservations } from "@/lib/booking/endpoints";
import type { Reservation } from "@/lib/booking/schema";
import { getCouponName, listCoupons } from "@/lib/coupon/endpoints";
import type { Coupon } from "@/lib/coupon/schema";
import { getEncodedUserId } from "@/lib/event/endpoints";
import { sourceTextSchema } from "@/lib/routing/entry-params";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { readInBoth } from "@/tools/check-backend/steps/content";
import { checkPaging } from "@/tools/check-backend/steps/paging";
import { expectSame } from "@/tools/check-backend/steps/promotions";

const MAX_RESERVATIONS = 6;
const UNKNOWN_EVENT = 1;
/** A mail address, or a telephone number. */
const PERSONAL = /@|^\+?\d[\d -]{8,}$/;

/** Checks what a back end tells a guest about themself. */
export async function checkGuest(check: CheckContext): Promise<void> {
  const info = await check.read(getUserInfo, {});
  if (info !== undefined && info.profiles[info.authBy].length === 0)
    check.note("getUserInfo", {
      path: `$.data.profiles.${info.authBy}`,
      expected: "the account that the guest signed in with (authBy)",
      got: "an empty list",
      guest: "Is called by no name, and sees no account.",
    });
  await check.ask("getQrText", {});
  const id = await check.read(getEncodedUserId, {});
  if (id !== undefined && !sourceTextSchema.safeParse(id).success)
    check.note("getEncodedUserId", {
      path: "$.data",
      expected: "a text of 1 to 200 characters without control characters",
      got: id === "" ? "an empty text" : `a text of ${id.length} characters`,
      guest: "Shares a link that does not say who shared it.",
    });
  if (id !== undefined && PERSONAL.test(id))
    check.note("getEncodedUserId", {
      kind: "insecure",
      path: "$.data",
      expected: "an id that tells nobody who the guest is",
      got: "a mail address or a telephone number",
      guest: "Gives it to everybody with whom they share a link.",
    });
}

/** Checks the lists of reservations, and that list, detail and status say the same. */
export async function checkReservations(check: CheckContext, found: Found): Promise<void> {
  const byTab = new Map<string, Reservation[]>();
  for (const tab of ["current", "past"] as const) {
    if (check.isMissing("listReservations")) break;
    const ask = (page: number, perPage: number) => check.read(listReservations, { tab, page, perPage });
    byTab.set(tab, await checkPaging(check, "listReservations", ask, ({ reservationId }) => reservationId));
  }
  const [current = [], past = []] = [byTab.get("current"), byTab.get("past")];
  const both = current.find(({ reservationId }) =>
    past.some((other) => other.reservationId === reservationId),
  );
  if (both !== undefined)
    check.note("listReservations", {
      path: "$.data.rows",
      expected: "a reservation in one of `current` and `past`",
      got: "the same one in both",
      guest: "Sees the reservation under both headings.",
    });
  const today = venueDay(new Date(), found.timeZone);
  const gone = current.find(({ date }) => date < today && date < dayBefore(today));
  if (gone !== undefined)
    check.note("listReservations", {
      path: "$.data.rows[*].date",
      expected: "a day to come for `tab=current`",
      got: gone.date,
      guest: "Sees a table of the past among those to come.",
    });
  const chosen = chooseByStatus([...current, ...past]);
  found.reservations = chosen;
  for (const listed of chosen) await checkReservation(check, listed);
  for (const id of ["getReservation", "getReservationStatus"])
    if (chosen.length === 0) check.skip(id, "the guest of --token has no reservation");
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** One reservation of each status and payment. */
function chooseByStatus(reservations: readonly Reservation[]): Reservation[] {
  const kinds = new Map<string, Reservation>();
  for (const reservation of reservations) {
    const kind = `${reservation.status} ${reservation.paymentStatus}`;
    if (!kinds.has(kind)) kinds.set(kind, reservation);
  }
  return [...kinds.values()].slice(0, MAX_RESERVATIONS);
}

const result = [
  "status",
  "paymentStatus",
  "date",
  "time",
  "adult",
  "child",
  "infant",
  "amount",
  "resourceId",
  "promotionId",
] as const;

async function checkReservation(check: CheckContext, listed: Reservation): Promise<void> {
  const id = listed.reservationId;
  const detail = await check.read(getReservation, { id });
  if (detail !== undefined) {
    expectSame(check, "getReservation", { reservationId: id }, detail, "Sees another reservation.");
    const known = Object.fromEntries(result.map((field) => [field, listed[field]]));
    const guest = "Reads one thing in the list and another on the reservation's page.";
    expectSame(check, "getReservation", known, detail, guest);
  }
  const status = await check.read(getReservationStatus, { id });
  if (status === undefined) return;
  const guest = "Sees the reservation change when its status is renewed.";
  const known = { reservationId: id, status: listed.status, paymentStatus: listed.paymentStatus };
  expectSame(check, "getReservationStatus", known, status, guest);
}

/** Checks the coupons of each state. */
export async function checkCoupons(check: CheckContext): Promise<void> {
  const now = Date.now();
  for (const status of ["usable", "used", "expired", undefined] as const) {
    if (check.isMissing("listCoupons")) return;
    // The first page in both languages is enough to tell words from ids.
    const ask = (page: number, perPage: number) =>
      page === 1 && perPage > 1
        ? readInBoth(check, listCoupons, { status, page, perPage })
        : check.read(listCoupons, { status, page, perPage });
    const coupons = await checkPaging(check, "listCoupons", ask, ({ id }) => id);
    const other = coupons.find((coupon) => status !== undefined && coupon.status !== status);
    if (other !== undefined)
      check.note("listCoupons", {
        path: "$.data.rows[*].status",
        expected: `${status} ones only, as it was requested`,
        got: other.status,
        guest: "Sees coupons under the wrong heading.",
      });
    const late = coupons.find((coupon) => coupon.status === "usable" && Date.parse(coupon.validTo) < now);
    if (late !== undefined)
      check.note("listCoupons", {
        path: "$.data.rows[*].validTo",
        expected: "an instant to come for a usable coupon",
        got: late.validTo,
        guest: "Hopes to use a coupon that is refused.",
      });
    if (status === undefined) await checkCouponName(check, coupons[0]);
  }
}

/** Checks what authors are shown of a coupon that they link to. */
async function checkCouponName(check: CheckContext, coupon: Coupon | undefined): Promise<void> {
  if (coupon === undefined) return check.skip("getCouponName", "no coupon is known");
  const answer = await check.ask("getCouponName", { id: coupon.id }, { may404: true });
  if (answer?.status === 404) return check.skip("getCouponName", "the names of coupons are not returned");
  const named = check.parse(getCouponName.data, answer?.data);
  if (named !== undefined)
    expectSame(
      check,
      "getCouponName",
      { id: coupon.id },
      named,
      "Nothing: an author links to another coupon.",
    );
}

/** Checks what is returned about earlier orders and answers. */
export async function checkOrdersAndAnswers(check: CheckContext, found: Found): Promise<void> {
  const [promotion] = found.details;
  if (promotion === undefined) check.skip("getOrderedItemCount", "no promotion is known");
  else {
    const date = promotion.end ?? venueDay(new Date());
    await check.ask("getOrderedItemCount", { promotionId: promotion.id, date });
  }
  const events = found.eventIds.size > 0 ? [...found.eventIds] : [UNKNOWN_EVENT];
  for (const eventId of events) {
    const answers = await check.ask("getOwnAnswers", { eventId }, { may404: true });
    if (answers?.status === 404) check.skip("getOwnAnswers", "answers are not kept, or no event is known");
  }
}
