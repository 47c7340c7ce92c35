"use client";

import { useEffect, useState } from "react";
import { type ReadMobileNumber, readSentNumber } from "@/lib/reservation/draft/sent-number";

/**
 * Returns what reads mobile numbers, with the rules of every country: they are loaded once numbers are about to be
 * typed. Until then, and where they cannot be loaded, only numbers in international form are read. `isReady` once it is
 * known which.
 */
export function useNumberReader(isNeeded: boolean): { readNumber: ReadMobileNumber; isReady: boolean } {
  const [reader, setReader] = useState({ readNumber: readSentNumber, isReady: false });
  useEffect(() => {
    if (!isNeeded) return;
    let isShown = true;
    const use = (readNumber: ReadMobileNumber) => isShown && setReader({ readNumber, isReady: true });
    import("@/lib/reservation/draft/mobile-number").then(
      ({ readMobileNumber }) => use(readMobileNumber),
      () => use(readSentNumber),
    );
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  return reader;
}
