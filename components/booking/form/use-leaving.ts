"use client";

import { useEffect, useState } from "react";

/** Milliseconds after which a page that has not been left counts as given up by the guest, who may try again. */
const LEAVING_MS = 20_000;

/**
 * Whether the guest is on their way to another page, which may take a while: until the browser restores this page, or
 * it is still here after twenty seconds.
 */
export function useLeaving(): readonly [isLeaving: boolean, setLeaving: (isLeaving: boolean) => void] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => setLeaving(false);
    const timer = setTimeout(stay, LEAVING_MS);
    window.addEventListener("pageshow", stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", stay);
    };
  }, [isLeaving]);
  return [isLeaving, setLeaving];
}
