"use client";

import { useEffect } from "react";
import { rememberJustBooked } from "@/lib/reservation/booking/just-booked";
import type { SentMessage } from "@/lib/reservation/sent-message";

type Returned = {
  /** The guest returned from the gateway and the payment's state is known, if only that it is being approved. */
  hasReturned: boolean;
  /** The messages that the guest will be sent, if the approval's answer named them. */
  sent: SentMessage[] | undefined;
};

/** Remembers that a reservation was just paid, so that the receipt says so once the table is certain. */
export function useJustBooked(reservationId: string, { hasReturned, sent }: Returned): void {
  useEffect(() => {
    if (hasReturned || sent !== undefined) rememberJustBooked(reservationId, sent ?? []);
  }, [hasReturned, sent, reservationId]);
}
