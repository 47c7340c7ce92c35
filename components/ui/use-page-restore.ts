"use client";

import { useEffect } from "react";

/** Calls back when the page is restored from the back/forward cache, as it was when the guest left it. */
export function usePageRestore(lookAgain: () => unknown): void {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lookAgain();
    };
    window.addEventListener("pageshow", handleShow);
    return () => window.removeEventListener("pageshow", handleShow);
  }, [lookAgain]);
}
