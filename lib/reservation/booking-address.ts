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
