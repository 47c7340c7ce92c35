import { toQuery } from "@/lib/reservation/draft/draft-address";
import { type ReservationDraft, writeDraft } from "@/lib/reservation/draft/reservation-draft";
import type { Step } from "@/lib/reservation/step-history";
import { paths } from "@/lib/routing/paths";

/** Returns the address of a promotion's form, open at a step, with a draft. */
export function formAddress(resourceId: number, id: number, draft: ReservationDraft, step: Step): string {
  const search = writeDraft(new URLSearchParams({ step }), draft);
  return paths.promotion(resourceId, id) + toQuery(search);
}

/** Returns the address of a promotion's summary, with a draft. */
export function summaryAddress(resourceId: number, id: number, draft: ReservationDraft): string {
  return paths.diningSummary(resourceId, id) + toQuery(writeDraft(new URLSearchParams(), draft));
}

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
