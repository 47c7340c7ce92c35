import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#database/open-database.ts";
import { customers } from "#database/schema/customer.ts";
import { promotionMenus } from "#database/schema/promotion.ts";
import { reservationItems, reservations } from "#database/schema/reservation.ts";
import { expireUnpaid } from "#services/channel-reservation/booked/expire-unpaid.ts";
import { messagesTo } from "#services/channel-reservation/booked/messages-to.ts";
import { countOrderedItems } from "#services/channel-reservation/booked/ordered-items.ts";
import { isServedOn } from "#services/channel-reservation/promotion/meal-prices.ts";
import { timesOf } from "#services/channel-reservation/promotion/opening-hours.ts";
import {
  requirePromotion,
  toBookableDays,
} from "#services/channel-reservation/promotion/promotion-detail.ts";
import {
  claimSeats,
  loadOutletSettings,
  type OutletSettings,
} from "#services/channel-reservation/promotion/seats.ts";
import { isInTime } from "#services/channel-reservation/promotion/slot-status.ts";
import { loadVenue, toNames } from "#services/channel-reservation/promotion/venue-names.ts";
import { toReservationId } from "#shared/booking-names.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { checkMenuPerPerson, checkPrices, checkQuantities, mergeItems } from "./order-rules.ts";

const text = (longest: number) => z.string().trim().max(longest);

/**
 * The body of a booking. Numbers and times are not checked strictly here, because wrong ones have specific errors;
 * any other missing or invalid field is `requirements_not_satisfied`.
 */
export const draftSchema = z.object({
  date: z.string().max(32),
  time: z.string().max(32),
  adult: z.number(),
  child: z.number().default(0),
  infant: z.number().default(0),
  items: z
    .array(z.object({ menuId: z.coerce.number(), quantity: z.number(), unitPrice: z.number() }))
    .max(100)
    .default([]),
  amount: z.number(),
  currency: z.string().max(8),
  name: text(100).min(1),
  mobile: text(40).regex(/^\+?[\d\s().-]{7,}$/),
  /** Any address that can be delivered: mail servers accept more than one dot, and domains of other scripts. */
  email: text(254).regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/),
  requests: text(2_000).default(""),
  requestCodes: z
    .array(z.object({ kind: text(40), code: text(40) }))
    .max(40)
    .optional(),
  seating: text(40).optional(),
  bookedFor: z.object({ name: text(100).min(1), mobile: text(40) }).optional(),
  esUuid: text(100).optional(),
  campaign: text(200).optional(),
  sharedBy: text(200).optional(),
  consents: z.object({ cancellation: z.literal(true), privacy: z.literal(true) }),
});

type Draft = z.infer<typeof draftSchema>;
type Offer = Awaited<ReturnType<typeof requirePromotion>> & { settings: OutletSettings };

type Request = { resourceId: number; promotionId: number; customerId: number; draft: Draft };

const MINUTE = 60_000;

/**
 * Books a table. Throws the error that says why not; of several, the most useful one to the guest. Concurrent bookings
 * never exceed the seats: the others get 409 `cannot_make_reservation`. A reservation that must be paid is pending
 * until `autoCancelAt`; any other is confirmed, or pending if the outlet accepts by hand. `storeAnswer` keeps what the
 * call is answered with, together with the reservation.
 */
export async function createReservation(
  database: Database,
  { resourceId, promotionId, customerId, draft }: Request,
  now: Date,
  storeAnswer?: SandboxEnv["Variables"]["storeAnswer"],
) {
  await expireUnpaid(database, now);
  return database.transaction(async (transaction) => {
    const venue = await loadVenue(transaction, resourceId, "en");
    if (venue?.resource.type !== "outlet") throw new ServiceError(422, "wrong_shop_id");
    const offer = await loadOffer(transaction, resourceId, promotionId);
    checkTime(offer, draft, now);
    const party = checkParty(offer, draft);

    // The lock serialises a guest's orders, so that two concurrent ones cannot exceed the limit per guest.
    await transaction.select().from(customers).where(eq(customers.id, customerId)).for("update");
    const menus = await loadMenus(transaction, { promotionId, customerId, date: draft.date });
    const items = mergeItems(draft.items);
    checkQuantities(items, menus, offer);
    checkMenuPerPerson(items, menus, { ...draft, menuPerPerson: offer.menuPerPerson });
    checkPrices({ ...draft, items }, menus, offer);
    if (offer.needsPayment && offer.settings.merchantId === null)
      throw new ServiceError(422, "wrong_payment_configuration");
    await claimSeats(transaction, offer.settings, { ...draft, party });

    const waits = offer.needsPayment || offer.settings.acceptsByHand;
    const [created] = await transaction
      .insert(reservations)
      .values({
        kind: "booking",
        customerId,
        resourceId,
        promotionId,
        outletName: toNames(venue.resource.content),
        promotionName: offer.name,
        date: draft.date,
        time: draft.time,
        adult: draft.adult,
        child: draft.child,
        infant: draft.infant,
        amount: draft.amount,
        name: draft.name,
        mobile: draft.mobile,
        email: draft.email,
        requests: draft.requests,
        requestCodes: draft.requestCodes,
        seating: draft.seating,
        bookedFor: draft.bookedFor,
        esUuid: draft.esUuid,
        campaign: draft.campaign,
        sharedBy: draft.sharedBy,
        status: waits ? "pending" : "confirmed",
        needsPayment: offer.needsPayment,
        autoCancelAt: offer.needsPayment ? new Date(now.getTime() + offer.autoCancelMinutes * MINUTE) : null,
        refundRules: offer.refundRules,
        acceptsByHand: offer.settings.acceptsByHand,
        createdAt: now,
      })
      .returning();
    if (!created) throw new Error("The database returned no row for a new reservation.");
    if (items.length > 0) {
      const nameOf = (menuId: number) => menus.find(({ id }) => id === menuId)?.name ?? { ko: "", en: "" };
      await transaction.insert(reservationItems).values(
        items.map((item, position) => ({
          ...item,
          reservationNumber: created.number,
          position,
          name: nameOf(item.menuId),
        })),
      );
    }
    const answer = {
      reservationId: toReservationId(created.number),
      status: created.status,
      needsPayment: created.needsPayment,
      ...(created.autoCancelAt && { autoCancelAt: created.autoCancelAt.toISOString() }),
      // If payment is required, messages are sent only after it.
      ...(!created.needsPayment && { sent: messagesTo(created) }),
    };
    // A process that ends right after this must not reserve a second table when it is asked again.
    await storeAnswer?.(transaction, { data: answer });
    return answer;
  });
}

async function loadOffer(database: Database, resourceId: number, promotionId: number): Promise<Offer> {
  const promotion = await requirePromotion(database, promotionId);
  if (promotion.resourceId !== resourceId) throw new ServiceError(422, "wrong_promotion");
  if (promotion.endsInDays < 0) throw new ServiceError(422, "expired_promotion");
  const settings = await loadOutletSettings(database, resourceId);
  if (!settings) throw new ServiceError(422, "wrong_outlet_configuration");
  return { ...promotion, settings };
}

/** Throws for a day or time that is past, too near or outside the promotion, or at which the outlet has no sitting. */
function checkTime(offer: Offer, { date, time }: Draft, now: Date): void {
  const days = toBookableDays(offer, now);
  const isTime = z.iso.date().safeParse(date).success && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (!isTime || date < days.start || date > days.end || !isInTime(date, time, now))
    throw new ServiceError(422, "wrong_date_time");
  if (!timesOf(offer.settings, date, offer.sittings).includes(time)) throw new ServiceError(422, "no_tables");
}

/** Returns the seats the party takes, including infants. Throws for a size the promotion or outlet does not allow. */
function checkParty(offer: Offer, { adult, child, infant }: Draft): number {
  const party = adult + child + infant;
  const areCounts = [adult, child, infant].every((count) => Number.isInteger(count) && count >= 0);
  if (!areCounts || adult < 1 || party < offer.minPax || party > offer.maxPax)
    throw new ServiceError(422, "wrong_pax");
  if (party > offer.settings.seats) throw new ServiceError(422, "no_tables");
  return party;
}

async function loadMenus(
  database: Database,
  { promotionId, customerId, date }: { promotionId: number; customerId: number; date: string },
) {
  const ordered = await countOrderedItems(database, { customerId, promotionId, date });
  const menus = await database
    .select()
    .from(promotionMenus)
    .where(eq(promotionMenus.promotionId, promotionId));
  return menus.map((menu) => ({
    ...menu,
    // A menu that is not served on a day is refused on it as one that is sold out.
    soldOut: menu.soldOut || !isServedOn(menu, date),
    ordered: ordered.get(menu.id) ?? 0,
  }));
}
