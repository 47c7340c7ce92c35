import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { reservations } from "#database/schema/reservation.ts";
import { toReservationNumber } from "#shared/booking-names.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { ReservationRow } from "./reservation-answer.ts";

type Wanted = { reservationId: string; customerId: number };

/**
 * A guest's own reservation; `lock` holds it for the rest of the transaction. Another's is 404 `notfound_reservation`,
 * as one that is not there; a payment request claimed by another is 409 `reservation_already_claimed`. A request that
 * nobody has claimed is found only with `orUnclaimed`.
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
 * The same, and an unclaimed payment request now belongs to this guest: the first who opens it. Refuses with
 * `expired_reservation` one that ended before anybody came.
 */
export async function claimReservation(database: Database, wanted: Wanted): Promise<ReservationRow> {
  const reservation = await requireReservation(database, wanted, { orUnclaimed: true });
  if (reservation.customerId !== null) return reservation;
  if (reservation.status === "cancelled") throw new ServiceError(422, "expired_reservation");
  await database
    .update(reservations)
    .set({ customerId: wanted.customerId })
    .where(and(eq(reservations.number, reservation.number), isNull(reservations.customerId)));
  return requireReservation(database, wanted);
}
