import { toQuery } from "@/lib/reservation/draft/draft-address";
import { writeDraft } from "@/lib/reservation/draft/reservation-draft";
import { paths } from "@/lib/routing/paths";

/** Returns the address of the reservation form for a table: a number of adults, a venue day and a time (`HH:mm`). */
export function tableAddress(
  { resourceId, id }: { resourceId: number; id: number },
  { date, time, adults }: { date: string; time: string; adults: number },
): string {
  const query = writeDraft(new URLSearchParams(), {
    party: { adults, children: 0, infants: 0 },
    date,
    time,
    quantities: new Map(),
    change: undefined,
  });
  return paths.promotion(resourceId, id) + toQuery(query);
}
