import { countryReadFor, type GuestDetails, noGuestDetails } from "@/lib/booking/guest-details";
import type { Reservation } from "@/lib/booking/schema";
import { readRequests } from "@/lib/booking/special-requests";

type Booked = Pick<Reservation, "name" | "mobile" | "email" | "requests" | "requestCodes">;

/** A back end may hide parts of what it returns; a hidden number or address cannot be sent again. */
const isWhole = (text: string) => !text.includes("*");

/** Returns the reservation that was made last, which has the highest number; undefined where there is none. */
export function findLatest<Row extends Pick<Reservation, "reservationId">>(
  rows: readonly Row[],
): Row | undefined {
  return [...rows].sort(
    ({ reservationId: one }, { reservationId: other }) =>
      other.length - one.length || other.localeCompare(one, "en"),
  )[0];
}

/**
 * Returns what a reservation says of the guest who made it, for the form of the next one; `country` as the form needs
 * it.
 */
export function contactOf({ name, mobile, email }: Booked, country: string): GuestDetails {
  const phone = isWhole(mobile) ? mobile : "";
  return {
    ...noGuestDetails,
    name: isWhole(name) ? name : "",
    mobile: phone,
    email: isWhole(email) ? email : "",
    country: countryReadFor(country, phone) ?? country,
  };
}

/**
 * Returns what a reservation says of its guest together with their wishes, for booking the same again: the coded ones,
 * and what they wrote themselves below those.
 */
export function rebookedGuest(booked: Booked, country: string): GuestDetails {
  return { ...contactOf(booked, country), ...readRequests(booked) };
}

/** Fills empty fields of the form with what is known of the guest; typed values stay. */
export function fillEmpty(typed: GuestDetails, known: GuestDetails): GuestDetails {
  return {
    ...typed,
    name: typed.name === "" ? known.name : typed.name,
    email: typed.email === "" ? known.email : typed.email,
    ...(typed.mobile === "" && known.mobile !== "" ? { mobile: known.mobile, country: known.country } : {}),
  };
}
