import type { Reservation } from "@/lib/reservation/schema";

/** A reservation with the zone (IANA name) in which its date and time are told. */
export type VenueReservation = Reservation & { timeZone: string };
