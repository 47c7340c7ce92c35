"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { LoadFailure } from "@/components/calls/load-failure";
import { RetryButton } from "@/components/calls/retry-button";
import { readGuest } from "@/components/reservation-form/draft/guest-memory";
import { recallPromotion } from "@/components/reservation-form/draft/promotion-memory";
import { useDraft } from "@/components/reservation-form/draft/use-draft";
import { useOrdered, usePromotion } from "@/components/reservation-form/use-availability";
import { ConfirmReservation } from "@/components/reservation-summary/confirm-reservation";
import { useOutletRequests } from "@/components/reservation-summary/outlet-words";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import button from "@/components/ui/button.module.css";
import { formAddress } from "@/lib/reservation/booking-address";
import { guestProblems } from "@/lib/reservation/draft/guest-details";
import { partyMismatch } from "@/lib/reservation/draft/party-menus";
import { orderProblem, partyProblem, quantityProblem } from "@/lib/reservation/draft/reservation-rules";
import { readSentNumber } from "@/lib/reservation/draft/sent-number";

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
  const outletRequests = useOutletRequests();

  if (promotion === undefined) {
    if (error === undefined) return <div className={styles.skeleton} aria-busy="true" />;
    return (
      <Missing
        text={
          <LoadFailure error={error} retry={() => mutate()}>
            {t("notLoaded")}
          </LoadFailure>
        }
      >
        <RetryButton className={button.main} retry={() => mutate()} />
      </Missing>
    );
  }
  const { party, date, time, quantities } = draft;
  const mismatch = party === undefined ? undefined : partyMismatch(party, quantities, promotion);
  const hasOrder =
    orderProblem(quantities, promotion) === undefined &&
    mismatch?.isRefused !== true &&
    promotion.menus.every((menu) => {
      const problem = quantityProblem(menu, quantities.get(menu.id) ?? 0, ordered[menu.id]);
      // What this guest already holds may be this very order, sent before; the server can tell.
      return problem === undefined || problem.message === "perPersonLimit";
    });
  const isTable = partyProblem(party, promotion) === undefined && date !== undefined && time !== undefined;
  const step = isTable ? "menu" : "table";
  if (party === undefined || date === undefined || time === undefined || step !== "menu" || !hasOrder) {
    return (
      <Missing text={t("incomplete")}>
        <a className={button.main} href={formAddress(resourceId, id, draft, step)}>
          {t("toForm")}
        </a>
      </Missing>
    );
  }
  if (guest === undefined || guestProblems(guest, readSentNumber).length > 0) {
    return (
      <Missing text={t("guestMissing")}>
        <a className={button.main} href={formAddress(resourceId, id, draft, "guest")}>
          {t("toGuest")}
        </a>
      </Missing>
    );
  }
  if (!outletRequests.isReady) return <div className={styles.skeleton} aria-busy="true" />;
  return (
    <ConfirmReservation
      // Another table is another request: earlier consents and refusals do not apply to it.
      key={`${date} ${time}`}
      promotion={promotion}
      draft={{ ...draft, party, date, time }}
      guest={guest}
      privacyUrl={privacyUrl}
      requestsForOutlet={outletRequests.write?.(guest)}
      onReload={() => mutate()}
    />
  );
}

function Missing({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.missing} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
