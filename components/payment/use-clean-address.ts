"use client";

import { useEffect } from "react";
import { paths } from "@/lib/routing/paths";

type Address = {
  isSettled: boolean;
  resourceId: number;
  reservationId: string;
  resume: string | undefined;
  replaces: string | undefined;
};

/** Reduces the address to the reservation once the payment is settled, so that reload and Back only show its status. */
export function useCleanAddress({ isSettled, resourceId, reservationId, resume, replaces }: Address) {
  useEffect(() => {
    if (!isSettled) return;
    const query = new URLSearchParams(location.search);
    if (resume === undefined) query.delete("resume");
    if (replaces === undefined) query.delete("replaces");
    const search = query.toString();
    const address = paths.paymentRequest(resourceId, reservationId) + (search === "" ? "" : `?${search}`);
    if (address !== location.pathname + location.search) history.replaceState(history.state, "", address);
  }, [isSettled, resourceId, reservationId, resume, replaces]);
}
