"use client";

import { useEffect, useState } from "react";
import { waitUntil } from "@/lib/base/wait-until";

/** Returns whether an instant has passed by the server's clock; false where there is none. */
export function useDeadline(instant: string | undefined): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (instant === undefined) return;
    return waitUntil(new Date(instant), () => setOver(instant));
  }, [instant]);
  return instant !== undefined && over === instant;
}
