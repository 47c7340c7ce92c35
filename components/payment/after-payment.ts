"use client";

import { useEffect } from "react";
import { rememberJustBooked } from "@/lib/booking/just-booked";
import { paymentState } from "@/lib/booking/payment-state";
import type { VenueReservation } from "@/lib/booking/schema";
import type { SentMessage } from "@/lib/booking/sent-message";
import { announcePurchase, shouldReportPurchase } from "@/lib/tracking/purchase";

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

/** Reports to tracking a purchase that this browser made, once the server says that it was approved (R10.2). */
export function usePurchase(reservation: VenueReservation | undefined, isReturn: boolean) {
  useEffect(() => {
    if (reservation === undefined || paymentState(reservation) !== "holds") return;
    const { reservationId, resourceId, currency, amount, promotionName, items, paymentStatus } = reservation;
    if (paymentStatus !== "approved" || !shouldReportPurchase(reservationId, isReturn)) return;
    announcePurchase({ reservationId, resourceId, currency, amount, promotionName, items });
  }, [reservation, isReturn]);
}
