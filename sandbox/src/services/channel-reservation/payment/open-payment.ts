import { randomBytes } from "node:crypto";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { paymentAttempts } from "#database/schema/reservation.ts";
import { loadShopKey, signValues } from "#database/shop-key.ts";
import { expireUnpaid } from "#services/channel-reservation/booked/expire-unpaid.ts";
import { requireReservation } from "#services/channel-reservation/booked/find-reservation.ts";
import type { ReservationRow } from "#services/channel-reservation/booked/reservation-answer.ts";
import { loadOutletSettings } from "#services/channel-reservation/promotion/seats.ts";
import { isWaiting, toReservationId } from "#shared/booking-names.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { LanguageCode } from "#shared/language.ts";

/** An unfinished attempt expires after ten minutes, like the order at the gateway. */
const ATTEMPT_LIFE_MS = 10 * 60_000;

type Opening = { reservationId: string; customerId: number; returnUrl: string; language: LanguageCode };

/**
 * Creates a payment attempt for a reservation and returns the gateway's form, with a new order number, the amount and
 * the outlet's signature. Throws `expired_reservation`, `payment_done`, `wrong_payment_configuration`, `wrong_price`
 * for an amount of 0, or `failed_to_create_payment_token` while another attempt is being approved.
 */
export async function openPayment(context: SandboxContext, opening: Opening) {
  const { database, clock, config } = context;
  const now = clock.now();
  await expireUnpaid(database, now);
  return database.transaction(async (transaction) => {
    const reservation = await requireReservation(transaction, opening, { lock: true });
    const merchantId = await requirePayable(transaction, reservation);
    const deadline = reservation.autoCancelAt?.getTime() ?? Number.POSITIVE_INFINITY;
    const expiresAt = new Date(Math.min(now.getTime() + ATTEMPT_LIFE_MS, deadline));
    const orderId = `YH${reservation.number}X${randomBytes(8).toString("hex")}`;
    const { amount } = reservation;
    await transaction.insert(paymentAttempts).values({
      orderId,
      reservationNumber: reservation.number,
      merchantId,
      amount,
      returnUrl: opening.returnUrl,
      state: "opened",
      expiresAt,
    });
    const timestamp = now.getTime();
    const shopKey = await loadShopKey(transaction, merchantId);
    const nextUrl = new URL("/api/crm_channel_si_tc/payment/preApproval", config.publicOrigin);
    nextUrl.searchParams.set("returnUrl", opening.returnUrl);
    return {
      action: `${config.gateway.origin}/pay`,
      method: "POST" as const,
      fields: {
        P_INI_PAYMENT: "CARD",
        P_MID: merchantId,
        P_MNAME: reservation.outletName[opening.language],
        P_OID: orderId,
        P_AMT: String(amount),
        P_GOODS: reservation.promotionName[opening.language],
        P_UNAME: reservation.name,
        P_MOBILE: reservation.mobile,
        P_EMAIL: reservation.email,
        P_NOTI: toReservationId(reservation.number),
        P_NEXT_URL: nextUrl.href,
        P_TIMESTAMP: String(timestamp),
        P_SIGNATURE: signValues({ oid: orderId, price: amount, timestamp }, shopKey),
        P_LANG: opening.language,
        P_CHARSET: "utf8",
      },
      expiresAt: expiresAt.toISOString(),
    };
  });
}

/** Returns the merchant id of the outlet of a reservation that still has to be paid. Throws if it cannot be paid. */
async function requirePayable(database: Database, reservation: ReservationRow): Promise<string> {
  const { paymentStatus, status, needsPayment, amount } = reservation;
  if (paymentStatus === "approval_requested") throw new ServiceError(409, "failed_to_create_payment_token");
  if (paymentStatus !== null && paymentStatus !== "error") throw new ServiceError(409, "payment_done");
  if (!isWaiting(status)) throw new ServiceError(422, "expired_reservation");
  const settings = await loadOutletSettings(database, reservation.resourceId);
  if (!needsPayment || !settings?.merchantId) throw new ServiceError(422, "wrong_payment_configuration");
  if (amount === 0) throw new ServiceError(422, "wrong_price");
  return settings.merchantId;
}
