import { and, asc, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { paymentAttempts, reservationItems, type reservations } from "#database/schema/reservation.ts";
import { toReservationId } from "#shared/booking-names.ts";
import type { LanguageCode } from "#shared/language.ts";

export type ReservationRow = typeof reservations.$inferSelect;

/** Returns the contract's Reservation of each row, in one language. */
export async function toReservations(database: Database, rows: ReservationRow[], language: LanguageCode) {
  const numbers = rows.map(({ number }) => number);
  const items =
    numbers.length === 0
      ? []
      : await database
          .select()
          .from(reservationItems)
          .where(inArray(reservationItems.reservationNumber, numbers))
          .orderBy(asc(reservationItems.position));
  const payments = await findPayments(database, numbers);
  return rows.map((row) => ({
    ...toReservationStatus(row),
    resourceId: row.resourceId,
    promotionId: row.promotionId,
    promotionName: row.promotionName[language],
    outlet: { resourceId: row.resourceId, name: row.outletName[language] },
    date: row.date,
    time: row.time,
    adult: row.adult,
    child: row.child,
    infant: row.infant,
    items: items
      .filter(({ reservationNumber }) => reservationNumber === row.number)
      .map(({ menuId, name, quantity, unitPrice }) => ({
        crmSiTcXpromotionMenuId: menuId,
        menuName: name[language],
        menuAmount: quantity,
        menuUnitPrice: unitPrice,
        menuTotalPrice: quantity * unitPrice,
      })),
    amount: row.amount,
    currency: "KRW" as const,
    name: row.name,
    mobile: row.mobile,
    email: row.email,
    requests: row.requests,
    ...(row.bookedFor && { bookedFor: row.bookedFor }),
    ...(row.requestCodes && { requestCodes: row.requestCodes }),
    needsPayment: row.needsPayment,
    refundRules: row.refundRules,
    ...(row.refund && { refund: row.refund }),
    ...payments.get(row.number),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Returns when and how each reservation was paid, of those that were, by their numbers. */
async function findPayments(database: Database, numbers: number[]) {
  if (numbers.length === 0) return new Map<number, never>();
  const { reservationNumber, approvedAt, transactionId } = paymentAttempts;
  const paid = await database
    .select({ reservationNumber, approvedAt, transactionId })
    .from(paymentAttempts)
    .where(and(inArray(reservationNumber, numbers), isNotNull(approvedAt)))
    .orderBy(asc(approvedAt));
  return new Map(
    paid.map((attempt) => [
      attempt.reservationNumber,
      {
        paidAt: attempt.approvedAt?.toISOString(),
        payment: {
          method: "card",
          // Card companies give eight digits.
          approvalNumber: attempt.transactionId?.replace(/\D/g, "").padEnd(8, "0").slice(0, 8),
        },
      },
    ]),
  );
}

/** Returns the response of `reservation/status`. */
export function toReservationStatus(row: ReservationRow) {
  return {
    reservationId: toReservationId(row.number),
    status: row.status,
    ...(row.paymentStatus && { paymentStatus: row.paymentStatus }),
    ...(row.autoCancelAt && { autoCancelAt: row.autoCancelAt.toISOString() }),
    kind: row.kind,
  };
}
