"use client";

import { useLoadedData } from "@/components/ui/use-call";
import { readApi } from "@/lib/http/read-api";
import {
  findFreeTables,
  type TablesOfDay,
  type TablesOfForm,
  tablesOfFormSchema,
} from "@/lib/offer/free-tables";
import type { TableSearch } from "@/widgets/finder/table-search";

/** Milliseconds within which an answer that was requested ahead may be read: tables are taken all the time. */
const AHEAD_MS = 5_000;

/** What was requested ahead and nobody has read yet. */
let ahead: { of: string; requestedAt: number; answer: Promise<TablesOfDay[]> } | undefined;

/** Reads what is free on each of the wanted days. */
export function useTables(search: TableSearch, rootResourceId: number) {
  return useLoadedData(["tables", nameOf(search, rootResourceId)], () => {
    const requested = ahead;
    ahead = undefined;
    const isThis =
      requested?.of === nameOf(search, rootResourceId) &&
      performance.now() - requested.requestedAt < AHEAD_MS;
    return isThis ? requested.answer : requestTables(search, rootResourceId);
  });
}

/**
 * Requests what `useTables` will read, before there is a component that reads it and reports a failure; not again where
 * the page script has it (`early`).
 */
export function requestTablesAhead(
  search: TableSearch,
  rootResourceId: number,
  early?: Promise<TablesOfForm | undefined>,
): void {
  const answer = Promise.resolve(early).then(
    (known) => readEarly(known, search) ?? requestTables(search, rootResourceId),
  );
  answer.catch(() => undefined);
  ahead = { of: nameOf(search, rootResourceId), requestedAt: performance.now(), answer };
}

function requestTables({ place, days, part, adults }: TableSearch, rootResourceId: number) {
  const resourceId = place?.id ?? rootResourceId;
  return Promise.all(
    days.map(async (date): Promise<TablesOfDay> => {
      const found = await readApi(findFreeTables, { resourceId, date, pax: adults, part });
      return { ...found, date };
    }),
  );
}

/** Returns the days of an earlier answer; undefined unless they are those of the search, by the venue's clock. */
function readEarly(known: TablesOfForm | undefined, { days }: TableSearch): TablesOfDay[] | undefined {
  const read = tablesOfFormSchema.safeParse(known);
  return read.success && read.data.days.map(({ date }) => date).join() === days.join()
    ? read.data.days
    : undefined;
}

/** Names a search by everything that is sent. */
function nameOf({ place, days, part, adults }: TableSearch, rootResourceId: number): string {
  return [place?.id ?? rootResourceId, ...days, part, adults].join();
}
