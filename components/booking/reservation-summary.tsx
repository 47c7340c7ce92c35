"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ConfirmReservation } from "@/components/booking/confirm-reservation";
import { readGuest, recallPromotion } from "@/components/booking/guest-memory";
import { useOutletWords } from "@/components/booking/outlet-words";
import styles from "@/components/booking/reservation-summary.module.css";
import { hasUnhydratedSummary } from "@/components/booking/taken-consents";
import { useOrdered, usePromotion } from "@/components/booking/use-availability";
import { useDraft } from "@/components/booking/use-draft";
import button from "@/components/ui/button.module.css";
import { LoadFailure, RetryButton } from "@/components/ui/load-failure";
import { formAddress } from "@/lib/booking/booking-address";
import { guestProblems, readSentNumber } from "@/lib/booking/guest-details";
import { composeRequests } from "@/lib/booking/special-requests";
import { completeDraft } from "@/lib/booking/whole-draft";
import { canStore } from "@/lib/browser/storage";

type Props = {
  resourceId: number;
  id: number;
  /** Address of the group's privacy policy, if it has stated one. */
  privacyUrl: string | undefined;
};

/**
 * Everything once more before it is sent (R6.2): the draft comes from the address, the guest's details from this tab. A
 * missing part leads back to its step, with all the rest kept.
 */
export function ReservationSummary({ resourceId, id, privacyUrl }: Props) {
  const t = useTranslations("Summary");
  const [first] = useState(() => recallPromotion(resourceId, id));
  const { data: promotion, error, mutate } = usePromotion(resourceId, id, first);
  const { draft } = useDraft();
  const ordered = useOrdered(id, draft.date);
  const guest = readGuest();
  const outlet = useOutletWords();

  if (promotion === undefined) {
    if (error === undefined) return <Awaited />;
    return (
      <Missing text={<LoadFailure error={error} retry={() => mutate()} text={t("notLoaded")} />}>
        <RetryButton className={button.main} retry={() => mutate()} />
      </Missing>
    );
  }
  const completed = completeDraft(draft, promotion, ordered);
  if ("step" in completed) {
    return (
      <Missing text={t("incomplete")}>
        <a className={button.main} href={formAddress(resourceId, id, draft, completed.step)}>
          {t("toForm")}
        </a>
      </Missing>
    );
  }
  if (guest === undefined || guestProblems(guest, readSentNumber).length > 0) {
    return (
      <Missing text={t(canStore("sessionStorage") ? "guestMissing" : "guestNotKept")}>
        <a className={button.main} href={formAddress(resourceId, id, draft, "guest")}>
          {t("toGuest")}
        </a>
      </Missing>
    );
  }
  if (!outlet.isReady) return <Awaited />;
  return (
    <ConfirmReservation
      // Another table is another request: earlier consents and refusals do not apply to it.
      key={`${completed.draft.date} ${completed.draft.time}`}
      promotion={promotion}
      draft={completed.draft}
      guest={guest}
      privacyUrl={privacyUrl}
      requestsForOutlet={outlet.words && composeRequests(guest, outlet.words)}
      onReload={() => mutate()}
    />
  );
}

/** A skeleton; nothing where the page itself shows as much of the summary as its address tells. */
function Awaited() {
  return hasUnhydratedSummary() ? null : <div className={styles.skeleton} aria-busy="true" />;
}

function Missing({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.missing} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
