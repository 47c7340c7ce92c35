"use client";

import { useEffect, useState } from "react";

const LONG_MS = 5_000;

/** Returns whether something has taken so long that the guest needs to know what to do: five seconds. */
export function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn]);
  return isLong;
}
