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

/** Once settled the address asks for nothing but the reservation, so that reload and Back show its status alone. */
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
