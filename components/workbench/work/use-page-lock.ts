"use client";

import { useEffect, useState } from "react";

/** Returns whether another window has the same part of a page open; `name` is undefined while nothing is open here. */
export function usePageLock(name: string | undefined): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    setElsewhere(false);
    const { locks } = navigator as { locks?: LockManager };
    if (name === undefined || locks === undefined) return;
    const closing = new AbortController();
    const held = new Promise<void>((resolve) => {
      closing.signal.addEventListener("abort", () => resolve());
    });
    const key = `workbench page ${name}`;
    const take = () => {
      if (!closing.signal.aborted) setElsewhere(false);
      return held;
    };
    void locks.request(key, { ifAvailable: true }, async (lock) => {
      if (lock !== null) return take();
      if (closing.signal.aborted) return;
      setElsewhere(true);
      // The other window may be closed before this one.
      void locks.request(key, { signal: closing.signal }, take).catch(() => {});
    });
    return () => closing.abort();
  }, [name]);
  return isElsewhere;
}
