import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { reservations } from "#database/schema/reservation.ts";
import { toReservationNumber } from "#shared/booking-names.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { ReservationRow } from "./reservation-answer.ts";

type Wanted = { reservationId: string; customerId: number };

/**
 * Returns a guest's own reservation; `lock` locks it for the rest of the transaction. Throws 404 `notfound_reservation`
 * for another guest's as for an unknown one, and 409 `reservation_already_claimed` for a payment request claimed by
 * another guest. An unclaimed request is found only with `orUnclaimed`.
 */
export async function requireReservation(
  database: Database,
  { reservationId, customerId }: Wanted,
  { lock = false, orUnclaimed = false }: { lock?: boolean; orUnclaimed?: boolean } = {},
): Promise<ReservationRow> {
  const number = toReservationNumber(reservationId);
  if (number === undefined) throw new ServiceError(404, "notfound_reservation");
  const query = database.select().from(reservations).where(eq(reservations.number, number));
  const [reservation] = await (lock ? query.for("update") : query);
  if (reservation?.customerId === customerId) return reservation;
  if (reservation?.kind !== "request") throw new ServiceError(404, "notfound_reservation");
  if (reservation.customerId !== null) throw new ServiceError(409, "reservation_already_claimed");
  if (!orUnclaimed) throw new ServiceError(404, "notfound_reservation");
  return reservation;
}

/**
 * Returns a guest's own reservation, or a payment request that nobody has claimed yet, without claiming it. Throws like
 * `requireReservation`, and 422 `expired_reservation` for an unclaimed request that has expired.
 */
export async function readReservation(database: Database, wanted: Wanted): Promise<ReservationRow> {
  const reservation = await requireReservation(database, wanted, { orUnclaimed: true });
  if (reservation.customerId === null && reservation.status === "cancelled")
    throw new ServiceError(422, "expired_reservation");
  return reservation;
}

/**
 * Assigns an unclaimed payment request to this guest, the first who claims it; nothing changes for one who has. Throws
 * like `readReservation`.
 */
export async function claimReservation(database: Database, wanted: Wanted): Promise<ReservationRow> {
  const reservation = await readReservation(database, wanted);
  if (reservation.customerId !== null) return reservation;
  await database
    .update(reservations)
    .set({ customerId: wanted.customerId })
    .where(and(eq(reservations.number, reservation.number), isNull(reservations.customerId)));
  return requireReservation(database, wanted);
}
