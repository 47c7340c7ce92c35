import { notInArray } from "drizzle-orm";
import { reservations } from "#database/schema/reservation.ts";
import { bookingStatusGroups } from "#shared/booking-names.ts";

/** SQL condition for reservations that are not cancelled: their seats are taken and their orders count. */
export const isNotCancelled = notInArray(reservations.status, [...bookingStatusGroups.cancelled]);
