import { and, eq } from "drizzle-orm";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { paymentAttempts, reservations } from "#database/schema/reservation.ts";
import { expireUnpaid } from "#services/channel-reservation/booked/expire-unpaid.ts";
import { requireReservation } from "#services/channel-reservation/booked/find-reservation.ts";
import { messagesTo } from "#services/channel-reservation/booked/messages-to.ts";
import type { ReservationRow } from "#services/channel-reservation/booked/reservation-answer.ts";
import { isWaiting } from "#shared/booking-names.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { approveAtGateway, netCancelAtGateway, type PaymentAttempt } from "./gateway-client.ts";

type Approval = {
  kind: ReservationRow["kind"];
  reservationId: string;
  approvalId: string;
  customerId: number;
};

/** An approval older than this many times `timeoutMs` was begun by a process that no longer runs. */
const ABANDONED_AFTER = 3;

/**
 * Charges the card, once: a repeated call returns the stored outcome, or `approval_requested` while the gateway call
 * is in progress. Throws `payment_done` if another attempt paid or is being approved, and `expired_reservation` if the
 * time to pay has ended. If the gateway refuses or does not respond, throws 502 `unexpected`, after a net cancel in the
 * latter case; the payment status is then `error`, or stays `approval_requested` until it is certain that nothing was
 * charged.
 */
export async function approvePayment(context: SandboxContext, approval: Approval) {
  const { database, clock } = context;
  await expireUnpaid(database, clock.now());
  const { attempt, isDue } = await database.transaction((transaction) =>
    beginApproval({ ...context, database: transaction }, approval),
  );
  if (isDue) await settleApproval(context, attempt);
  else if (isDoubtful(context, attempt)) await takeBack(context, attempt);
  return readOutcome(database, attempt.orderId);
}

/** Net-cancels the attempts of a reservation whose approval got no response; does nothing if there are none. */
export async function settleDoubt(context: SandboxContext, reservationNumber: number): Promise<void> {
  const attempts = await context.database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reservationNumber, reservationNumber));
  for (const attempt of attempts) if (isDoubtful(context, attempt)) await takeBack(context, attempt);
}

async function beginApproval(
  { database, clock }: SandboxContext,
  { kind, approvalId, ...wanted }: Approval,
): Promise<{ attempt: PaymentAttempt; isDue: boolean }> {
  const reservation = await requireReservation(database, wanted, { lock: true });
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.approvalId, approvalId),
        eq(paymentAttempts.reservationNumber, reservation.number),
      ),
    );
  if (reservation.kind !== kind || !attempt) throw new ServiceError(422, "requirements_not_satisfied");
  if (attempt.state !== "authenticated") return { attempt, isDue: false };
  if (reservation.paymentStatus !== null && reservation.paymentStatus !== "error")
    throw new ServiceError(409, "payment_done");
  if (!isWaiting(reservation.status)) throw new ServiceError(422, "expired_reservation");

  await database
    .update(paymentAttempts)
    .set({ state: "approving", approvalBegunAt: clock.now() })
    .where(eq(paymentAttempts.orderId, attempt.orderId));
  await database
    .update(reservations)
    .set({ paymentStatus: "approval_requested" })
    .where(eq(reservations.number, reservation.number));
  return { attempt, isDue: true };
}

/** Approves the attempt outside any transaction, so that no lock is held while the gateway responds. */
async function settleApproval(context: SandboxContext, attempt: PaymentAttempt): Promise<void> {
  const answer = await approveAtGateway(context, attempt);
  if (answer === "lost") return takeBack(context, attempt);
  if (answer === "refused") return failAttempt(context.database, attempt);
  const { database, clock } = context;
  await database.transaction(async (transaction) => {
    await transaction
      .update(paymentAttempts)
      .set({ state: "approved", approvedAt: clock.now() })
      .where(eq(paymentAttempts.orderId, attempt.orderId));
    const [reservation] = await transaction
      .update(reservations)
      .set({ paymentStatus: "approved", autoCancelAt: null })
      .where(eq(reservations.number, attempt.reservationNumber))
      .returning();
    if (!reservation || !isWaiting(reservation.status)) return;
    await transaction
      .update(reservations)
      .set({ status: reservation.acceptsByHand ? "accepted" : "confirmed" })
      .where(eq(reservations.number, reservation.number));
  });
}

async function takeBack(context: SandboxContext, attempt: PaymentAttempt): Promise<void> {
  const answer = await netCancelAtGateway(context, attempt);
  if (answer === "done") return failAttempt(context.database, attempt);
  await context.database
    .update(paymentAttempts)
    .set({ state: "doubtful" })
    .where(eq(paymentAttempts.orderId, attempt.orderId));
}

function failAttempt(database: Database, attempt: PaymentAttempt): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction
      .update(paymentAttempts)
      .set({ state: "failed" })
      .where(eq(paymentAttempts.orderId, attempt.orderId));
    await transaction
      .update(reservations)
      .set({ paymentStatus: "error" })
      .where(eq(reservations.number, attempt.reservationNumber));
  });
}

function isDoubtful({ clock, config }: SandboxContext, { state, approvalBegunAt }: PaymentAttempt): boolean {
  const age = clock.now().getTime() - (approvalBegunAt?.getTime() ?? 0);
  return state === "doubtful" || (state === "approving" && age > config.gateway.timeoutMs * ABANDONED_AFTER);
}

async function readOutcome(database: Database, orderId: string) {
  const [found] = await database
    .select()
    .from(paymentAttempts)
    .innerJoin(reservations, eq(reservations.number, paymentAttempts.reservationNumber))
    .where(eq(paymentAttempts.orderId, orderId));
  const attempt = found?.payment_attempts;
  if (attempt?.state !== "approved" && attempt?.state !== "approving")
    throw new ServiceError(502, "unexpected");
  return {
    paymentStatus: attempt.state === "approved" ? found?.reservations.paymentStatus : "approval_requested",
    status: found?.reservations.status,
    amount: attempt.amount,
    ...(attempt.approvedAt && { approvedAt: attempt.approvedAt.toISOString() }),
    ...(attempt.state === "approved" && found && { sent: messagesTo(found.reservations) }),
  };
}
