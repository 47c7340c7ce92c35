"use client";

import { useEffect, useRef, useState } from "react";
import { showError } from "@/components/errors/show-error";
import { beforeChunkReload } from "@/lib/browser/chunk-reload";
import type { AppError } from "@/lib/errors/app-error";
import { onPaymentRelease } from "@/lib/payment/start-payment";

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
