import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { SandboxContext } from "#context.ts";
import { ControlError } from "#control/control-error.ts";
import type { Database } from "#database/open-database.ts";
import { gatewayOrders } from "#database/schema/gateway.ts";
import { promotionMenus, promotions } from "#database/schema/promotion.ts";
import { paymentAttempts, reservationItems, reservations } from "#database/schema/reservation.ts";
import { resources } from "#database/schema/resource.ts";
import type { ReservationRow } from "#services/channel-reservation/booked/reservation-answer.ts";
import { loadOutletSettings } from "#services/channel-reservation/promotion/seats.ts";
import { toNames } from "#services/channel-reservation/promotion/venue-names.ts";
import { toReservationId } from "#shared/booking-names.ts";
import { addDays, toSeoulDate } from "#shared/seoul-date.ts";
import type { WantedPaymentRequest, WantedReservation } from "./booking-schemas.ts";

const MINUTE = 60_000;
const DEFAULT_DAYS_AHEAD = 14;

type NewReservation = typeof reservations.$inferInsert;

/** Inserts a customer's reservation as given, with its charge at the gateway when it is paid; returns its id. */
export function makeReservation(
  { database, clock }: Pick<SandboxContext, "database" | "clock">,
  customerId: number,
  { items, amount, paid, paymentStatus, messengerId, customerId: _, ...wanted }: WantedReservation,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const offer = await requireOffer(transaction, wanted);
    const menus = await transaction
      .select()
      .from(promotionMenus)
      .where(eq(promotionMenus.promotionId, wanted.promotionId));
    const ordered = items.map(({ menuId, quantity }) => {
      const menu = menus.find(({ id }) => id === menuId);
      if (!menu) throw new ControlError(422, `Promotion ${wanted.promotionId} has no menu ${menuId}.`);
      return { menuId, quantity, name: menu.name, unitPrice: menu.unitPrice };
    });
    const total = ordered.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    const reservation = await insertReservation(transaction, clock.now(), {
      ...offer,
      ...wanted,
      kind: "booking",
      customerId,
      amount: amount ?? total,
      paymentStatus: paymentStatus ?? (paid ? "approved" : null),
    });
    if (ordered.length > 0)
      await transaction
        .insert(reservationItems)
        .values(
          ordered.map((item, position) => ({ ...item, reservationNumber: reservation.number, position })),
        );
    if (paid) await insertCharge(transaction, clock.now(), reservation);
    return toReservationId(reservation.number);
  });
}

/** Creates a payment request, which outlets send as a link; it has no owner until a guest claims it. Returns its id. */
export function makePaymentRequest(
  { database, clock }: SandboxContext,
  { expiresInMinutes, ...wanted }: WantedPaymentRequest,
): Promise<string> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const reservation = await insertReservation(transaction, now, {
      ...(await requireOffer(transaction, wanted)),
      ...wanted,
      kind: "request",
      status: "pending",
      needsPayment: true,
      autoCancelAt: new Date(now.getTime() + expiresInMinutes * MINUTE),
    });
    return toReservationId(reservation.number);
  });
}

/** Returns what a reservation copies from its outlet and promotion. Throws `ControlError` 422 if one is unknown. */
async function requireOffer(
  database: Database,
  { resourceId, promotionId }: { resourceId: number; promotionId: number },
) {
  const [promotion] = await database.select().from(promotions).where(eq(promotions.id, promotionId));
  const [outlet] = await database.select().from(resources).where(eq(resources.id, resourceId));
  if (!promotion || !outlet)
    throw new ControlError(422, `There is no promotion ${promotionId} at outlet ${resourceId}.`);
  const settings = await loadOutletSettings(database, resourceId);
  return {
    outletName: toNames(outlet.content),
    promotionName: promotion.name,
    refundRules: promotion.refundRules,
    needsPayment: promotion.needsPayment,
    acceptsByHand: settings?.acceptsByHand ?? false,
  };
}

async function insertReservation(
  database: Database,
  now: Date,
  {
    date = addDays(toSeoulDate(now), DEFAULT_DAYS_AHEAD),
    ...reservation
  }: Unsaid<NewReservation, "date" | "createdAt">,
): Promise<ReservationRow> {
  const [created] = await database
    .insert(reservations)
    .values({ ...reservation, date, createdAt: now })
    .returning();
  if (!created) throw new Error("The database returned no row for a new reservation.");
  return created;
}

type Unsaid<Row, Names extends keyof Row> = Omit<Row, Names> & { [Name in Names]?: Row[Name] | undefined };

/** Inserts the charge of a paid reservation on both sides: the back end's attempt and the gateway's order. */
async function insertCharge(database: Database, now: Date, reservation: ReservationRow): Promise<void> {
  const { number, amount, resourceId } = reservation;
  const settings = await loadOutletSettings(database, resourceId);
  if (!settings?.merchantId)
    throw new ControlError(422, `Outlet ${resourceId} has no contract with the card gateway.`);
  const { merchantId } = settings;
  const order = {
    merchantId,
    orderId: `YH${number}X${randomBytes(8).toString("hex")}`,
    transactionId: `YP${randomBytes(10).toString("hex")}`,
    amount,
  };
  await database.insert(paymentAttempts).values({
    ...order,
    reservationNumber: number,
    returnUrl: "",
    state: "approved",
    approvalId: randomUUID(),
    expiresAt: now,
    approvedAt: now,
  });
  await database.insert(gatewayOrders).values({
    ...order,
    windowKey: randomUUID(),
    merchantName: reservation.outletName.ko,
    goods: reservation.promotionName.ko,
    buyerName: reservation.name,
    notice: toReservationId(number),
    nextUrl: "",
    language: "ko",
    state: "approved",
    outcome: "approve",
    openedAt: now,
    chargedAt: now,
  });
}
