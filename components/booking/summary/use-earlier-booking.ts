"use client";

import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { findOrCreateBooking } from "@/lib/booking/pending-bookings";
import {
  type BookingOutcome,
  type BookingRequest,
  hashBookingRequest,
  loadActiveReservation,
} from "@/lib/booking/place-reservation";

/**
 * Reads the reservation that this very request has already become, here or in another tab; undefined where it has not
 * been sent. A new request is stored as a booking at once: tabs that send it at the same time must send the same
 * attribution.
 */
export function useEarlierBooking(
  request: BookingRequest,
): [BookingOutcome | undefined, Dispatch<SetStateAction<BookingOutcome | undefined>>] {
  const [earlier, setEarlier] = useState<BookingOutcome>();
  const requestText = JSON.stringify(request);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const sent: BookingRequest = JSON.parse(requestText);
      const booking = findOrCreateBooking(await hashBookingRequest(sent));
      if (booking.reservationId === undefined) return;
      const active = await loadActiveReservation(booking.reservationId, sent.needsPayment);
      if (isShown && active.ok) setEarlier(active.value);
    };
    void look();
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && void look();
    window.addEventListener("pageshow", handleShow);
    return () => {
      isShown = false;
      window.removeEventListener("pageshow", handleShow);
    };
  }, [requestText]);
  return [earlier, setEarlier];
}
