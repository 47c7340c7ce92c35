"use client";

import { useEffect, useState } from "react";
import { serverNow } from "@/lib/time/server-clock";

/** Returns whether an instant has passed by the server's clock; false where there is none. */
export function useDeadline(instant: string | undefined): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (instant === undefined) return;
    const left = Date.parse(instant) - serverNow().getTime();
    const timer = setTimeout(() => setOver(instant), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== undefined && over === instant;
}
