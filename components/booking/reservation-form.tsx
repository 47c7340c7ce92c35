"use client";

import { useTranslations } from "next-intl";
import { FormSteps, type SummaryActions } from "@/components/booking/form-steps";
import styles from "@/components/booking/reservation-form.module.css";
import { SheetHeader } from "@/components/booking/sheet-header";
import { usePromotion } from "@/components/booking/use-availability";
import button from "@/components/ui/button.module.css";
import { FailedLoad } from "@/components/ui/load-failure";
import type { Step } from "@/lib/booking/step-history";
import { isSoldOut } from "@/lib/offer/guest-prices";
import { paths } from "@/lib/routing/paths";

type Props = {
  resourceId: number;
  id: number;
  step: Step;
  summary: SummaryActions;
};

/** The focus was in the unhydrated form, which this one has replaced. */
const focus = (control: HTMLElement | null) => control?.focus();

/**
 * The reservation form (R6.2): party with day and time, menus, guest; one step is open at a time, and the ones before
 * it are a line each. Choices are kept in the address, typed details in this tab for half an hour; the summary
 * confirms and pays.
 */
export function ReservationForm({ resourceId, id, step, summary }: Props) {
  const t = useTranslations("Reserve");
  const offer = useTranslations("Promotion");
  const { data: promotion, error, mutate, isLoading } = usePromotion(resourceId, id);
  const isStillLoading = promotion === undefined && (isLoading || error === undefined);
  // The first step is in the page already (`unhydrated-form.tsx`), and works.
  if (isStillLoading && step === "table") return null;
  return (
    <div className={styles.form}>
      <SheetHeader promotion={promotion} />
      {promotion !== undefined && isSoldOut(promotion) ? (
        <div className={styles.failed} role="status">
          <p>{offer("allSoldOut")}</p>
          <a className={button.main} href={paths.resourcePage(promotion.outlet?.resourceId ?? resourceId)}>
            {offer("othersAndDays")}
          </a>
        </div>
      ) : promotion !== undefined ? (
        <FormSteps promotion={promotion} resourceId={resourceId} step={step} summary={summary} />
      ) : isStillLoading ? (
        <div className={styles.skeleton} aria-busy="true" />
      ) : (
        <div className={styles.failed} role="alert">
          <FailedLoad
            ref={focus}
            className={button.quiet}
            error={error}
            retry={() => mutate()}
            text={t("notLoaded")}
          />
        </div>
      )}
    </div>
  );
}
