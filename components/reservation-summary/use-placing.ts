"use client";

import { useEffect, useState } from "react";
import { useSending } from "@/components/reservation-summary/use-sending";
import { loadAhead } from "@/lib/page-script/hydration/load-ahead";
import { loadPageFiles } from "@/lib/page-script/hydration/load-page-files";
import { preparePayment, startPayment } from "@/lib/payment/start-payment";
import {
  type BookingOutcome,
  type BookingRequest,
  placeReservation,
} from "@/lib/reservation/booking/place-reservation";
import { paths } from "@/lib/routing/paths";

type Options = {
  /** The reservation that this one replaces. */
  replaces: string | undefined;
  onPlaced: (placed: BookingOutcome) => void;
  /** Reads the promotion again, whose prices are no longer true. */
  onReload: () => Promise<unknown>;
};

/**
 * Sends a request once, however often it is pressed, and leads to its payment, or to its receipt where none is due. The
 * receipt's files are loaded while the guest reads and agrees.
 */
export function usePlacing(request: BookingRequest, { replaces, onPlaced, onReload }: Options) {
  const { resourceId } = request;
  const [isCrowded, setCrowded] = useState(false);
  useEffect(() => loadAhead(() => loadPageFiles(anyReceipt(resourceId))), [resourceId]);

  const sending = useSending(
    async () => {
      setCrowded(false);
      const placed = await placeReservation(request, {
        onUnpaid: (reservationId) => preparePayment({ resourceId, reservationId, replaces }),
        onCrowded: () => setCrowded(true),
      });
      if (!placed.ok) return placed.error;
      const { reservationId, isToBePaid } = placed.value;
      if (!isToBePaid) {
        onPlaced(placed.value);
        const query = replaces === undefined ? "" : `?replaces=${replaces}`;
        location.assign(paths.paymentRequest(resourceId, reservationId) + query);
        return undefined;
      }
      const started = await startPayment({ resourceId, reservationId, replaces });
      if (started.ok) return undefined;
      // Not before: rendering it would hold up a page that is about to be left.
      onPlaced(placed.value);
      return started.error;
    },
    async ({ code }) => {
      if (code === "wrong_price") await onReload();
    },
  );
  return { ...sending, isCrowded };
}

/**
 * Returns the address of a receipt without its reservation: the page is the same for each, which it asks for itself.
 */
function anyReceipt(resourceId: number): string {
  return paths.paymentRequest(resourceId, "AH_0");
}
