"use client";

import { preload } from "swr";
import { useLoadedData } from "@/components/calls/use-loaded-data";
import { readApi } from "@/lib/http/read-api";
import { type FreeTables, findFreeTables } from "@/lib/promotion/free-tables";
import type { TableSearch } from "@/widgets/finder/table-search";

export type TablesOfDay = FreeTables & { date: string };

/** Reads what is free on each of the wanted days. */
export function useTables(search: TableSearch, rootResourceId: number) {
  return useLoadedData(...callOf(search, rootResourceId));
}

/** Asks for what `useTables` will read, before there is a component that reads it and reports a failure. */
export function preloadTables(search: TableSearch, rootResourceId: number): void {
  preload(...callOf(search, rootResourceId)).catch(() => undefined);
}

/** The key of the answer and the call for it. */
function callOf({ place, days, part, adults }: TableSearch, rootResourceId: number) {
  const resourceId = place?.id ?? rootResourceId;
  const load = () =>
    Promise.all(
      days.map(async (date): Promise<TablesOfDay> => {
        const found = await readApi(findFreeTables, { resourceId, date, pax: adults, part });
        return { ...found, date };
      }),
    );
  return [["tables", resourceId, days.join(), part, adults], load] as const;
}
