"use client";

import useSWR from "swr";
import type * as z from "zod/mini";
import { showError } from "@/components/ui/show-error";
import type { AppError } from "@/lib/base/app-error";
import type { Endpoint } from "@/lib/http/endpoint";
import { readApi } from "@/lib/http/read-api";

export type LoadedDataOptions<Value = unknown> = {
  /** Number of automatic retries of a failed call; without it, the failure is shown with an offer to retry. */
  retries?: number;
  /** A value once read is kept for as long as the page is open. */
  once?: boolean;
  /** The value of the key before is shown until that of a new key is here. */
  keepsPrevious?: boolean;
  /**
   * Whether an ended session is announced and leads to the login (R12.1); a page may show it in its own way instead.
   */
  endedSession?: "log in" | "say nothing";
  /** What is shown until the first answer is here. */
  first?: Value | undefined;
};

/**
 * Reads something while a page is open, from one call or from several: cached by its key, loaded once however many
 * parts of the page need it, and again when the guest comes back to the page. A null key loads nothing. `load` throws
 * `AppError`.
 */
export function useLoadedData<Value>(
  key: readonly [name: string, ...of: unknown[]] | null,
  load: () => Promise<Value>,
  {
    retries = 0,
    once = false,
    keepsPrevious = false,
    endedSession = "log in",
    first,
  }: LoadedDataOptions<Value> = {},
) {
  return useSWR<Value, AppError>(key, load, {
    ...(first === undefined ? {} : { fallbackData: first }),
    shouldRetryOnError: (error: AppError) => retries > 0 && error.code !== "unauthorized",
    errorRetryCount: retries,
    keepPreviousData: keepsPrevious,
    revalidateIfStale: !once,
    revalidateOnFocus: !once,
    revalidateOnReconnect: !once,
    onError: (error: AppError) => endedSession === "log in" && handleEndedSession(error),
  });
}

/** Announces an ended session and leads to the login (R12.1); any other failure is shown where it happened. */
export function handleEndedSession(error: AppError): void {
  if (error.code === "unauthorized") void showError(error);
}

/** Reads the response of one call, cached by the call and its input. An undefined input makes no call. */
export function useCall<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input> | undefined,
  options?: LoadedDataOptions<z.output<Data>>,
) {
  return useLoadedData(
    input === undefined ? null : keyOfCall(endpoint, input),
    // Never runs: without an input there is no key, and without a key SWR loads nothing.
    () => (input === undefined ? Promise.reject(new Error(endpoint.name)) : readApi(endpoint, input)),
    options,
  );
}

/** Returns the key under which a call's response is cached, for code that has it loaded again. */
export function keyOfCall<Input extends object, Data extends z.ZodMiniType>(
  { name }: Endpoint<Input, Data>,
  input: NoInfer<Input>,
): [string, Input] {
  return [name, input];
}
