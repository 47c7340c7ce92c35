"use client";

import { useEffect, useState } from "react";
import { serverNow } from "@/lib/base/server-clock";

const SECOND_MS = 1_000;

/** Returns the server's time, updated once a second while `isTicking`. */
export function useServerNow(isTicking: boolean): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (!isTicking) return;
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
