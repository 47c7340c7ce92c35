import { and, between, eq, sql } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { outletSettings, slots } from "#database/schema/outlet.ts";
import { reservations } from "#database/schema/reservation.ts";
import { isNotCancelled } from "#services/channel-reservation/booked/is-not-cancelled.ts";
import { seatsOfOtherGuests } from "#services/channel-reservation/booked/other-guests.ts";
import { ServiceError } from "#shared/http/service-error.ts";

export type OutletSettings = typeof outletSettings.$inferSelect;

type Slot = { date: string; time: string };
type SlotOfOutlet = Slot & { resourceId: number };

/** Returns an outlet's reservation settings; `undefined` if it takes no reservations. */
export async function loadOutletSettings(
  database: Database,
  resourceId: number,
): Promise<OutletSettings | undefined> {
  const [settings] = await database
    .select()
    .from(outletSettings)
    .where(eq(outletSettings.resourceId, resourceId));
  return settings;
}

/** Returns a function that gives the seats left at a time of the days from `from` to `to`, inclusive. */
export async function loadRemainingSeats(
  database: Database,
  settings: OutletSettings,
  { from, to }: { from: string; to: string },
): Promise<(slot: Slot) => number> {
  const { resourceId } = settings;
  const given = await database
    .select()
    .from(slots)
    .where(and(eq(slots.resourceId, resourceId), between(slots.date, from, to)));
  const reserved = await database
    .select({ date: reservations.date, time: reservations.time, seats: seatsReserved })
    .from(reservations)
    .where(and(eq(reservations.resourceId, resourceId), between(reservations.date, from, to), isNotCancelled))
    .groupBy(reservations.date, reservations.time);
  const bySlot = (rows: (Slot & { seats: number })[]) =>
    new Map(rows.map(({ date, time, seats }) => [`${date} ${time}`, seats]));
  const [givenSeats, reservedSeats] = [bySlot(given), bySlot(reserved)];
  return ({ date, time }) => {
    const key = `${date} ${time}`;
    const seats = givenSeats.get(key) ?? seatsForGuests(settings, { resourceId, date, time });
    return Math.max(0, seats - (reservedSeats.get(key) ?? 0));
  };
}

/**
 * Locks a slot for the rest of the transaction, so that concurrent bookings of it wait. Throws 409
 * `cannot_make_reservation` if there are not enough seats left for the party.
 */
export async function claimSeats(
  transaction: Database,
  settings: OutletSettings,
  { date, time, party }: Slot & { party: number },
): Promise<void> {
  const { resourceId } = settings;
  const slot = { resourceId, date, time };
  await transaction
    .insert(slots)
    .values({ ...slot, seats: seatsForGuests(settings, slot) })
    .onConflictDoNothing();
  const [locked] = await transaction.select().from(slots).where(isSlot(slot)).for("update");
  if ((locked?.seats ?? 0) - (await countReservedSeats(transaction, slot)) < party)
    throw new ServiceError(409, "cannot_make_reservation");
}

/** Returns the number of seats of a slot taken by reservations. */
export async function countReservedSeats(database: Database, slot: SlotOfOutlet): Promise<number> {
  const [counted] = await database
    .select({ seats: seatsReserved })
    .from(reservations)
    .where(
      and(
        eq(reservations.resourceId, slot.resourceId),
        eq(reservations.date, slot.date),
        eq(reservations.time, slot.time),
        isNotCancelled,
      ),
    );
  return counted?.seats ?? 0;
}

const seatsReserved = sql<number>`coalesce(sum(adult + child + infant), 0)::int`;

function isSlot({ resourceId, date, time }: SlotOfOutlet) {
  return and(eq(slots.resourceId, resourceId), eq(slots.date, date), eq(slots.time, time));
}

function seatsForGuests(settings: OutletSettings, slot: SlotOfOutlet): number {
  return settings.seats - seatsOfOtherGuests(slot, settings);
}
