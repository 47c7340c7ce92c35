"use client";

import { useLocale, useTranslations } from "next-intl";
import { goToStep } from "@/components/booking/draft/step-address";
import styles from "@/components/booking/form/reservation-form.module.css";
import { formatShortDay } from "@/lib/base/format-day";
import { dayAndTime } from "@/lib/base/format-venue-time";
import { joinFacts } from "@/lib/base/join-facts";
import type { GuestDetails } from "@/lib/booking/draft/guest-details";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import { namesOfOrder } from "@/lib/booking/draft/reservation-rules";
import type { Step } from "@/lib/booking/step-history";
import type { Promotion } from "@/lib/offer/schema";

/** Returns what was chosen at each step, as a line; empty where nothing was. */
export function useChosenLines(
  promotion: Promotion,
  { party, date, time, quantities }: ReservationDraft,
  guest: GuestDetails,
): Readonly<Record<Step, readonly string[]>> {
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const day = date === undefined ? "" : formatShortDay(date, locale);
  const when = date === undefined || time === undefined ? day : dayAndTime(date, time, locale);
  return {
    table: [when, party === undefined ? "" : t("partyLine", { ...party })].filter((fact) => fact !== ""),
    menu: [namesOfOrder(quantities, promotion.menus)],
    guest: [guest.name],
  };
}

/** The steps before the open one, each as a line with a button that leads back to it. */
export function DoneSteps({
  steps,
  chosen,
}: {
  steps: readonly Step[];
  chosen: Readonly<Record<Step, readonly string[]>>;
}) {
  const t = useTranslations("Reserve");
  const common = useTranslations("Common");
  return (
    <ol className={styles.done}>
      {steps.map((name, index) => (
        <li key={name}>
          <span aria-hidden="true">{index + 1}</span>
          <b>{joinFacts(chosen[name]) || t("noneChosen")}</b>
          <button type="button" onClick={() => goToStep(name)} aria-label={t(`changeStep.${name}`)}>
            {common("change")}
          </button>
        </li>
      ))}
    </ol>
  );
}
