"use client";

import { useEffect, useRef, useState } from "react";
import { showError } from "@/components/ui/show-error";
import type { AppError } from "@/lib/base/app-error";
import { type BookingOutcome, type BookingRequest, placeReservation } from "@/lib/booking/place-reservation";
import { isOverOffer } from "@/lib/booking/step-history";
import { beforeChunkReload } from "@/lib/browser/reload";
import { onPaymentRelease, preparePayment, startPayment } from "@/lib/payment/start-payment";
import { paths } from "@/lib/routing/paths";
import { loadPageFiles } from "@/lib/server/before-hydration/hydration/fetch-ahead";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";

type Options = {
  /** The reservation that this one replaces. */
  replaces: string | undefined;
  onPlaced: (placed: BookingOutcome) => void;
  /** Reads the promotion again, whose prices are no longer true. */
  onReload: () => Promise<unknown>;
};

/**
 * Sends a request once, however often it is pressed, and leads to its payment, or to its receipt where none is due. Over
 * its offer it leads to the reservation's own page in either case, where the payment begins. The files of that page are
 * loaded while the guest reads and agrees.
 */
export function usePlacing(request: BookingRequest, { replaces, onPlaced, onReload }: Options) {
  const { resourceId } = request;
  const [isCrowded, setCrowded] = useState(false);
  useEffect(() => loadAhead(() => loadPageFiles(anyReceipt(resourceId))), [resourceId]);

  const sending = useSending(
    async () => {
      setCrowded(false);
      const placed = await placeReservation(request, {
        onUnpaid: (reservationId) => {
          if (!isOverOffer()) preparePayment({ resourceId, reservationId, replaces });
        },
        onCrowded: () => setCrowded(true),
      });
      if (!placed.ok) return placed.error;
      const { reservationId, isToBePaid } = placed.value;
      // A payment begins on no page with other companies' scripts.
      if (!isToBePaid || isOverOffer()) {
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
 * Sends once at a time, however often it is pressed, and returns the refusal. `send` resolves to its refusal, or to
 * undefined where another page follows; it then stays busy until that page opens, or Back returns the guest here.
 */
export function useSending(
  send: () => Promise<AppError | undefined>,
  onRefused: (error: AppError) => Promise<void>,
) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError>();
  // State alone would let a second click through before the button is rendered as busy.
  const isSending = useRef(false);

  useEffect(() => beforeChunkReload(() => !isSending.current), []);
  useEffect(
    () =>
      onPaymentRelease(() => {
        isSending.current = false;
        setBusy(false);
      }),
    [],
  );

  const sendOnce = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setRefused(undefined);
    const error = await send();
    if (error === undefined) return;
    if (error.code === "unauthorized") {
      await showError(error);
      return;
    }
    await onRefused(error);
    isSending.current = false;
    setBusy(false);
    setRefused(error);
  };
  return { isBusy, refused, sendOnce };
}

/**
 * Returns the address of a receipt without its reservation: the page is the same for each, which it asks for itself.
 */
function anyReceipt(resourceId: number): string {
  return paths.paymentRequest(resourceId, "AH_0");
}
