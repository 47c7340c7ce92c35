import { toQuery } from "@/lib/reservation/draft/draft-address";
import { type ReservationDraft, writeDraft } from "@/lib/reservation/draft/reservation-draft";
import { paths } from "@/lib/routing/paths";

/** The form of a promotion, open at a step, with a draft in it. */
export function formAddress(
  resourceId: number,
  id: number,
  draft: ReservationDraft,
  step: "party" | "when" | "menu" | "guest",
): string {
  const search = writeDraft(new URLSearchParams({ step }), draft);
  return paths.promotion(resourceId, id) + toQuery(search);
}

/** The summary of a promotion with a draft. */
export function summaryAddress(resourceId: number, id: number, draft: ReservationDraft): string {
  return paths.diningSummary(resourceId, id) + toQuery(writeDraft(new URLSearchParams(), draft));
}
