"use client";

import { useEffect } from "react";
import { paymentState } from "@/lib/reservation/payment-state";
import type { VenueReservation } from "@/lib/reservation/schema";
import { announcePurchase, shouldReportPurchase } from "@/lib/tracking/purchase/purchase";

/** Reports to tracking a purchase that this browser made, once the server says that it was approved (R10.2). */
export function usePurchase(reservation: VenueReservation | undefined, isReturn: boolean) {
  useEffect(() => {
    if (reservation === undefined || paymentState(reservation) !== "holds") return;
    const { reservationId, resourceId, currency, amount, promotionName, items, paymentStatus } = reservation;
    if (paymentStatus !== "approved" || !shouldReportPurchase(reservationId, isReturn)) return;
    announcePurchase({ reservationId, resourceId, currency, amount, promotionName, items });
  }, [reservation, isReturn]);
}
