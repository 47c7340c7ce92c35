import { and, eq } from "drizzle-orm";
import type { SandboxContext } from "#context.ts";
import { paymentAttempts, reservations } from "#database/schema/reservation.ts";
import { expireUnpaid } from "#services/channel-reservation/booked/expire-unpaid.ts";
import { requireReservation } from "#services/channel-reservation/booked/find-reservation.ts";
import {
  type PaymentAttempt,
  refundAtGateway,
} from "#services/channel-reservation/payment/gateway-client.ts";
import {
  isInTimeToCancel,
  refundAmount,
  refundPercent,
} from "#services/channel-reservation/payment/refund-rule.ts";
import { type BookingStatus, bookingStatusGroups } from "#shared/booking-names.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { addDays, toInstant, toSeoulDate } from "#shared/seoul-date.ts";

type Cancelling = { reservationId: string; customerId: number; reason?: string | undefined };

const { waiting, accepted, confirmed, inProgress } = bookingStatusGroups;
const CANCELLABLE: readonly BookingStatus[] = [...waiting, ...accepted, ...confirmed, ...inProgress];

/** Days within which card companies return a payment. */
const REFUND_DAYS = 7;

/**
 * Cancels a guest's reservation and refunds the amount due now by its refund rules. Throws `requirements_not_satisfied`
 * within 24 hours of the reservation or after it, while a payment is being approved, and if it is already cancelled. If
 * the gateway does not refund, the reservation stays cancelled and the payment status is `cancel_failed`.
 */
export async function cancelReservation(context: SandboxContext, cancelling: Cancelling) {
  const { database, clock } = context;
  const now = clock.now();
  await expireUnpaid(database, now);

  const { number, paid, percent, amount } = await database.transaction(async (transaction) => {
    const reservation = await requireReservation(transaction, cancelling, { lock: true });
    const startsAt = toInstant(reservation.date, reservation.time);
    if (!CANCELLABLE.includes(reservation.status) || !isInTimeToCancel(startsAt, now))
      throw new ServiceError(422, "requirements_not_satisfied");
    // It is still uncertain whether there is anything to refund.
    if (reservation.paymentStatus === "approval_requested")
      throw new ServiceError(409, "requirements_not_satisfied");

    const [attempt] = await transaction
      .select()
      .from(paymentAttempts)
      .where(
        and(eq(paymentAttempts.reservationNumber, reservation.number), eq(paymentAttempts.state, "approved")),
      );
    const percentDue = attempt ? refundPercent(reservation.refundRules, startsAt, now) : 0;
    const amountDue = attempt ? refundAmount(attempt.amount, percentDue) : 0;
    await transaction
      .update(reservations)
      .set({
        status: "cancelled",
        cancelReason: cancelling.reason ?? "guest",
        autoCancelAt: null,
        ...(amountDue > 0 && { paymentStatus: "cancel_requested" }),
        ...(attempt && {
          refund: {
            amount: amountDue,
            fee: attempt.amount - amountDue,
            requestedAt: now.toISOString(),
            ...(amountDue > 0 && { expectedBy: addDays(toSeoulDate(now), REFUND_DAYS) }),
          },
        }),
      })
      .where(eq(reservations.number, reservation.number));
    return { number: reservation.number, paid: attempt, percent: percentDue, amount: amountDue };
  });

  if (paid && amount > 0) await refund(context, { number, paid, amount });
  const [cancelled] = await database.select().from(reservations).where(eq(reservations.number, number));
  return {
    status: "cancelled" as const,
    ...(cancelled?.paymentStatus && { paymentStatus: cancelled.paymentStatus }),
    refundAmount: amount,
    refundPercent: percent,
  };
}

async function refund(
  context: SandboxContext,
  { number, paid, amount }: { number: number; paid: PaymentAttempt; amount: number },
): Promise<void> {
  const answer = await refundAtGateway(context, paid, amount);
  const whole = amount === paid.amount ? "full_cancel" : "partial_cancel";
  await context.database
    .update(reservations)
    .set({ paymentStatus: answer === "done" ? whole : "cancel_failed" })
    .where(eq(reservations.number, number));
}
