"use client";

import { useEffect, useState } from "react";
import type { AppError } from "@/lib/base/app-error";
import { onPaymentRelease, startPayment } from "@/lib/payment/start-payment";

type Payable = Parameters<typeof startPayment>[0];

/** State of a Pay button: busy from the click until the page has gone or the payment was refused. */
export function usePay(payable: Payable, onRefused: (error: AppError) => void) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => onPaymentRelease(() => setBusy(false)), []);
  const pay = async () => {
    setBusy(true);
    const started = await startPayment(payable);
    if (!started.ok) onRefused(started.error);
  };
  return { pay, isBusy };
}
