"use client";

import { useEffect, useState } from "react";
import { type ReadMobileNumber, readSentNumber } from "@/lib/reservation/draft/sent-number";

/**
 * Returns what reads mobile numbers, with the rules of every country: they are loaded as soon as the form is open, because
 * the connection may be gone when its last step opens. Until then, and where they cannot be loaded, only numbers in international form are read. `isReady` once it is
 * known which.
 */
export function useNumberReader(): { readNumber: ReadMobileNumber; isReady: boolean } {
  const [reader, setReader] = useState({ readNumber: readSentNumber, isReady: false });
  useEffect(() => {
    let isShown = true;
    const use = (readNumber: ReadMobileNumber) => isShown && setReader({ readNumber, isReady: true });
    const load = () =>
      import("@/lib/reservation/draft/mobile-number").then(
        ({ readMobileNumber }) => {
          window.removeEventListener("online", load);
          use(readMobileNumber);
        },
        () => use(readSentNumber),
      );
    void load();
    // Cut off while they were on their way, they are asked for again.
    window.addEventListener("online", load);
    return () => {
      isShown = false;
      window.removeEventListener("online", load);
    };
  }, []);
  return reader;
}
