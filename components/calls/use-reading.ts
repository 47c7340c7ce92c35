"use client";

import useSWR from "swr";
import { showError } from "@/components/errors/show-error";
import type { AppError } from "@/lib/errors/app-error";

export type ReadingOptions = {
  /** How often what failed is asked again by itself; without it, it says so and offers another try. */
  retries?: number;
  /** What was read once holds for as long as the page is open. */
  once?: boolean;
  /** Whose the session was is told and logs in again (R12.1), unless the page has its own way to say so. */
  endedSession?: "log in" | "say nothing";
};

/**
 * The one way to read something while a page is open, from one call or from several: kept by its key, asked for once
 * however many parts of the page want it, and again when the guest comes back to the page. A null key asks for nothing.
 * `load` raises `AppError`.
 */
export function useReading<Value>(
  key: readonly [name: string, ...of: unknown[]] | null,
  load: () => Promise<Value>,
  { retries = 0, once = false, endedSession = "log in" }: ReadingOptions = {},
) {
  return useSWR<Value, AppError>(key, load, {
    shouldRetryOnError: (error: AppError) => retries > 0 && error.code !== "unauthorized",
    errorRetryCount: retries,
    revalidateIfStale: !once,
    revalidateOnFocus: !once,
    revalidateOnReconnect: !once,
    onError: (error: AppError) => endedSession === "log in" && logInAgain(error),
  });
}

/** A session that has ended is told and begun anew (R12.1); any other failure is drawn where it happened. */
export function logInAgain(error: AppError): void {
  if (error.code === "unauthorized") void showError(error);
}
