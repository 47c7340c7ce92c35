"use client";

import { useLoadedData } from "@/components/calls/use-loaded-data";
import { readApi } from "@/lib/http/read-api";
import { type FreeTables, findFreeTables } from "@/lib/promotion/free-tables";
import type { TableSearch } from "@/widgets/finder/table-search";

export type TablesOfDay = FreeTables & { date: string };

/** Reads what is free on each of the wanted days. */
export function useTables({ place, days, part, adults }: TableSearch, rootResourceId: number) {
  const resourceId = place?.id ?? rootResourceId;
  return useLoadedData(["tables", resourceId, days.join(), part, adults], () =>
    Promise.all(
      days.map(async (date): Promise<TablesOfDay> => {
        const found = await readApi(findFreeTables, { resourceId, date, pax: adults, part });
        return { ...found, date };
      }),
    ),
  );
}
