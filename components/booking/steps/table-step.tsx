"use client";

import { useTranslations } from "next-intl";
import { PartyFields } from "@/components/booking/steps/party-fields";
import { StepTitle } from "@/components/booking/steps/step-title";
import { TableTimes } from "@/components/booking/steps/table-times";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import type { Promotion } from "@/lib/offer/schema";

type Props = {
  promotion: Promotion;
  draft: ReservationDraft;
  isTried: boolean;
  onParty: (patch: Partial<ReservationDraft>) => void;
  onChange: (patch: Partial<ReservationDraft>) => void;
  /** Sets what the guest has not chosen yet. */
  onFill: (patch: Partial<ReservationDraft>) => void;
};

/** The table on one sheet (R6.2, R6.4): how many guests, on which day, at what time. */
export function TableStep({ promotion, draft, isTried, onParty, onChange, onFill }: Props) {
  const t = useTranslations("Reserve");
  return (
    <>
      <StepTitle step="table">{t("tableTitle")}</StepTitle>
      <PartyFields
        promotion={promotion}
        party={draft.party}
        date={draft.date}
        isTried={isTried}
        onChange={onParty}
      />
      <TableTimes promotion={promotion} draft={draft} isTried={isTried} onChange={onChange} onFill={onFill} />
    </>
  );
}
