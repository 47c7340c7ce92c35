"use client";

import { useEffect, useMemo } from "react";
import useSWRInfinite from "swr/infinite";
import type * as z from "zod/mini";
import { handleEndedSession } from "@/components/ui/use-call";
import type { AppError } from "@/lib/base/app-error";
import type { Endpoint } from "@/lib/http/endpoint";
import { readApi } from "@/lib/http/read-api";

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

/** The rows of a list, as far as they have been requested. */
export type Pages<Row> = {
  /** Undefined while the first page is loading, and where it could not be loaded. */
  rows: readonly Row[] | undefined;
  hasFailed: boolean;
  /** Why the latest page could not be loaded. */
  error: AppError | undefined;
  /** Number of pages shown. */
  count: number;
  hasMore: boolean;
  /** The latest page could not be loaded; those before it are there. */
  hasLostMore: boolean;
  isReading: boolean;
  showMore: () => unknown;
  readAgain: () => Promise<unknown>;
};

/**
 * Reads the rows of a list page by page, and again when the page is shown again. `inputsOf` returns the inputs for one
 * page (counted from 1): several where a list is made of more than one, of which the longest decides how many pages
 * there are. A row that moves to another page meanwhile, because one before it goes away, is shown, and once (`keyOf`).
 * A session that has ended leads to the login (R12.1).
 */
export function usePages<
  Input extends object,
  Data extends z.ZodMiniType<{ rows: readonly unknown[]; lastPage: number }>,
>(
  endpoint: Endpoint<Input, Data>,
  inputsOf: (page: number) => readonly NoInfer<Input>[],
  {
    keyOf,
    initialCount = 1,
  }: { keyOf: (row: z.output<NoInfer<Data>>["rows"][number]) => string | number; initialCount?: number },
): Pages<z.output<Data>["rows"][number]> {
  const read = (page: number) => Promise.all(inputsOf(page).map((input) => readApi(endpoint, input)));
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index) => [endpoint.name, inputsOf(index + 1), index + 1] as const,
    async ([, , number]) => {
      const page = await read(number);
      // Read afterwards: what has left this page before it was read is there.
      return { page, before: number === 1 ? [] : await read(number - 1) };
    },
    {
      initialSize: initialCount,
      onError: (raised: AppError) => handleEndedSession(raised),
      shouldRetryOnError: false,
      // Every page but the first is read with the one before it.
      revalidateFirstPage: false,
    },
  );
  usePageRestore(mutate);
  const rows = useMemo(() => {
    const all = data?.flatMap(({ before, page }) => [...before, ...page].flatMap((each) => [...each.rows]));
    return all && [...new Map(all.map((row) => [keyOf(row), row])).values()];
  }, [data, keyOf]);
  const loaded = data?.length ?? 0;
  const isShort = data !== undefined && loaded < size;
  const lastPage = Math.max(1, ...(data?.at(-1)?.page ?? []).map((each) => each.lastPage));
  return {
    rows,
    // A session that has ended leads to the login, which is no failure of the list.
    hasFailed: error !== undefined && error.code !== "unauthorized" && data === undefined,
    error,
    count: size,
    hasMore: data !== undefined && loaded < lastPage,
    hasLostMore: isShort && error !== undefined && !isValidating,
    isReading: isValidating,
    showMore: () => (isShort ? mutate() : setSize(size + 1)),
    readAgain: () => mutate(),
  };
}
