import type { Reservation } from "@/lib/reservation/schema";

/** A reservation with the zone (IANA name) of its date and time. */
export type VenueReservation = Reservation & { timeZone: string };
