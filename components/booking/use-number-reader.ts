"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type GuestDetails,
  type ReadMobileNumber,
  readSentNumber,
  withReadNumbers,
} from "@/lib/booking/guest-details";

/**
 * Returns what reads mobile numbers, with the rules of every country: they are loaded as soon as the form is open,
 * because the connection may be gone when its last step opens. Until then, and where they cannot be loaded, only
 * numbers in international form are read. `isReady` once it is known which.
 */
export function useNumberReader(): { readNumber: ReadMobileNumber; isReady: boolean } {
  const [reader, setReader] = useState({ readNumber: readSentNumber, isReady: false });
  useEffect(() => {
    let isShown = true;
    const use = (readNumber: ReadMobileNumber) => isShown && setReader({ readNumber, isReady: true });
    const load = () =>
      import("@/lib/booking/mobile-number").then(
        ({ readMobileNumber }) => {
          window.removeEventListener("online", load);
          use(readMobileNumber);
        },
        () => use(readSentNumber),
      );
    void load();
    // Cut off while they were on their way, they are requested again.
    window.addEventListener("online", load);
    return () => {
      isShown = false;
      window.removeEventListener("online", load);
    };
  }, []);
  return reader;
}

type LeftNumber = {
  guest: GuestDetails;
  readNumber: ReadMobileNumber;
  onChange: (guest: GuestDetails) => void;
};

/**
 * Returns what to call when a field with a mobile number is left: it then shows what will be sent. One that was left
 * before the rules of its country were loaded is read once they are, unless the guest is writing a number then.
 */
export function useLeaveNumber({ guest, readNumber, onChange }: LeftNumber): () => void {
  const isLeft = useRef(false);
  const read = () => onChange(withReadNumbers(guest, readNumber));
  const readLate = useEffectEvent(() => {
    const isWriting = document.activeElement?.matches("input[type=tel]") ?? false;
    if (!isWriting) read();
  });
  // Shown in the step in which the focus is read, so that nobody can begin to type in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reader
  useEffect(() => {
    if (isLeft.current) queueMicrotask(() => flushSync(readLate));
  }, [readNumber]);
  return () => {
    isLeft.current = true;
    read();
  };
}
