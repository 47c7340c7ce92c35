import { notInArray } from "drizzle-orm";
import { reservations } from "#database/schema/reservation.ts";
import { bookingStatusGroups } from "#shared/booking-names.ts";

/** A reservation that was not cancelled: it holds its seats and its orders count. */
export const isStanding = notInArray(reservations.status, [...bookingStatusGroups.cancelled]);
