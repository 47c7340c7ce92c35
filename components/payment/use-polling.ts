"use client";

import { useEffect } from "react";

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 15_000;
const GROWTH = 1.5;

/** Polls, with growing pauses, for as long as something is still to be decided. `look` must stay the same function. */
export function usePolling(isWaiting: boolean, look: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return;
    let isShown = true;
    let pause = FIRST_DELAY_MS;
    let timer = setTimeout(lookOnce, pause);
    async function lookOnce() {
      await look();
      pause = Math.min(pause * GROWTH, MAX_DELAY_MS);
      if (isShown) timer = setTimeout(lookOnce, pause);
    }
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isWaiting, look]);
}
