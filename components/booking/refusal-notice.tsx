"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import styles from "@/components/booking/reservation-summary.module.css";
import { findOpenDays, useBookableDays, useTimes } from "@/components/booking/use-availability";
import { TimeLinks } from "@/components/offer/time-links";
import { openingMessageKey } from "@/components/payment/payment-notice";
import button from "@/components/ui/button.module.css";
import { RetryButton } from "@/components/ui/load-failure";
import { useCall, useLoadedData } from "@/components/ui/use-call";
import { type AppError, isOutcomeUnknown, isRefused } from "@/lib/base/app-error";
import { dayAfter } from "@/lib/base/calendar-days";
import { formatShortDay, formatWeekday } from "@/lib/base/format-day";
import { phoneAddress } from "@/lib/base/text";
import { formAddress, summaryAddress } from "@/lib/booking/booking-address";
import { nearestTimes } from "@/lib/booking/nearest-times";
import { recoveryStepAfter } from "@/lib/booking/recovery-step";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import { partyTotal } from "@/lib/booking/reservation-rules";
import type { WholeDraft } from "@/lib/booking/whole-draft";
import { hasTable, shownStatus } from "@/lib/offer/availability-status";
import { listPromotions } from "@/lib/offer/endpoints";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

const TIMES_OFFERED = 3;
const DAYS_OFFERED = 2;
const PROMOTIONS_ASKED = 6;
const PROMOTIONS_OFFERED = 3;

type Read = { data?: unknown; error?: AppError; mutate: () => Promise<unknown> };

/**
 * Reads the times of the day nearest to the one chosen, the next days and the hotel's other promotions:
 * `hasCheckedTables` is false where a failure leaves open whether there are tables, `hasCheckedAll` where anything
 * failed. `isLooking` while nothing can be offered yet and a response is pending.
 */
function useAlternatives({ id, resourceId, outlet }: Promotion, draft: WholeDraft) {
  const pax = partyTotal(draft.party);
  const slots = useTimes(id, draft.date, pax);
  const range = useBookableDays({ id, resourceId, outlet });
  const { mutate: readSlots } = slots;
  // What was cached before the refusal is what led to it.
  useEffect(() => void readSlots().catch(() => {}), [readSlots]);
  const end = range.data?.end;
  const openDays = useLoadedData(end === undefined ? null : ["days after", id, draft.date, pax], () =>
    findOpenDays(id, { from: dayAfter(draft.date), end: end ?? "", pax, count: DAYS_OFFERED }),
  );
  const hotel = outlet?.resourceId ?? resourceId;
  const promotions = useCall(listPromotions, {
    resourceId: hotel,
    page: 1,
    perPage: PROMOTIONS_ASKED,
    withOutlet: false,
  });

  const free = slots.error === undefined ? (slots.data ?? []) : [];
  const times = nearestTimes(
    free
      .filter((slot) => hasTable(slot) && slot.time !== draft.time)
      .map((slot) => ({ ...slot, isFew: shownStatus(slot, pax) === "few" })),
    draft.time,
    TIMES_OFFERED,
  );
  const days = openDays.data ?? [];
  const failed = [slots, range, openDays, promotions].filter(hasFailed);
  const isLooking =
    isAwaited(slots) ||
    (times.length === 0 && (isAwaited(range) || (end !== undefined && isAwaited(openDays))));
  return {
    times,
    days,
    others: (promotions.data?.rows ?? []).filter((row) => row.id !== id).slice(0, PROMOTIONS_OFFERED),
    isLooking,
    hasCheckedTables: ![slots, range, openDays].some(hasFailed),
    hasCheckedAll: failed.length === 0,
    retry: () => Promise.all(failed.map(({ mutate }) => mutate())),
  };
}

function isAwaited({ data, error }: Read): boolean {
  return data === undefined && error === undefined;
}

/** Returns whether a read failed. A promotion that no longer accepts reservations has responded, and offers nothing. */
function hasFailed({ error }: Read): boolean {
  return error !== undefined && !isRefused(error);
}

type AlternativesProps = Pick<Props, "promotion" | "draft"> & {
  /** The refusal's own sentence, shown where nothing else is free. */
  refusal: string;
};

/**
 * Alternatives to a table that has gone (R6.7): the nearest times of the day, the next days, other promotions of
 * the hotel; each is one tap and keeps everything else. What could not be loaded is reported with a retry, never shown
 * as full.
 */
export function Alternatives({ promotion, draft, refusal }: AlternativesProps) {
  const t = useTranslations("Summary");
  const offer = useTranslations("Promotion");
  const finder = useTranslations("Finder");
  const common = useTranslations("Common");
  const locale = useLocale();
  const { id, resourceId } = promotion;
  const found = useAlternatives(promotion, draft);
  const { times, days, others, hasCheckedTables, hasCheckedAll } = found;

  if (found.isLooking)
    return (
      <>
        <p>
          <b>{t("taken")}</b>
        </p>
        <p className={styles.small}>{finder("looking")}</p>
      </>
    );
  const isAnyFree = times.length > 0 || days.length > 0;
  const other = (patch: Partial<ReservationDraft>) => summaryAddress(resourceId, id, { ...draft, ...patch });
  return (
    <div className={styles.alternatives}>
      <p>
        <b>{isAnyFree || !hasCheckedTables ? t("taken") : refusal}</b>
      </p>
      <p>{isAnyFree ? t("gone") : hasCheckedTables ? t("goneAll") : finder("notChecked")}</p>
      {times.length === 0 ? null : (
        <>
          <h3>{t("sameDay")}</h3>
          <TimeLinks
            times={times}
            hrefOf={(time) => other({ time })}
            about={[formatWeekday(draft.date, locale), promotion.outlet?.name ?? promotion.name]}
            words={{ left: (count) => common("seatsLeft", { count }) }}
          />
        </>
      )}
      {days.length === 0 ? null : (
        <>
          <h3>{t("otherDays")}</h3>
          <p>
            {days.map((date) => (
              <a key={date} href={formAddress(resourceId, id, { ...draft, date }, "table")}>
                {formatShortDay(date, locale)}
              </a>
            ))}
          </p>
        </>
      )}
      {others.length === 0 ? null : (
        <>
          <h3>{offer("others")}</h3>
          <ul>
            {others.map((row) => (
              <li key={row.id}>
                <a href={paths.promotion(row.resourceId, row.id)}>{row.name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasCheckedAll ? null : (
        <div>
          {isAnyFree || hasCheckedTables ? <p>{t("someNotChecked")}</p> : null}
          <RetryButton className={button.quiet} retry={found.retry} />
        </div>
      )}
    </div>
  );
}

type Props = {
  error: AppError;
  /** The table is already reserved; what failed is opening the payment. */
  isHeld: boolean;
  promotion: Promotion;
  draft: WholeDraft;
};

/**
 * Explains a refusal and offers the next step that helps (R6.7), above the button; what was chosen and typed is kept.
 */
export function RefusalNotice({ error, isHeld, promotion, draft }: Props) {
  const t = useTranslations("Summary");
  const common = useTranslations("Common");
  const sentence = useTranslations("Errors");
  const payment = useTranslations("Payment");
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is scrolled into view again
  useEffect(() => {
    element.current?.scrollIntoView({ block: "center" });
  }, [error]);
  const { resourceId, id, outlet } = promotion;
  const recoveryStep = recoveryStepAfter(error.code);
  const isUnsure = isOutcomeUnknown(error);
  return (
    <div ref={element} className={styles.refusal} role="alert">
      {recoveryStep === "alternatives" ? null : (
        <p>
          <b>
            {!isUnsure
              ? sentence(error.code)
              : isHeld
                ? payment(`failure.${openingMessageKey(error) ?? "notOpened"}`)
                : t("unsure")}
          </b>
          {isUnsure && error.requestId !== undefined
            ? ` ${sentence("quote", { id: error.requestId })}`
            : null}
        </p>
      )}
      {recoveryStep === "alternatives" ? (
        <Alternatives promotion={promotion} draft={draft} refusal={sentence(error.code)} />
      ) : recoveryStep === "table" || recoveryStep === "menu" || recoveryStep === "guest" ? (
        <a className={button.quiet} href={formAddress(resourceId, id, draft, recoveryStep)}>
          {t(`recovery.${recoveryStep}`)}
        </a>
      ) : recoveryStep === "others" ? (
        <a className={button.quiet} href={paths.resourcePage(outlet?.resourceId ?? resourceId)}>
          {common("seeOtherOffers")}
        </a>
      ) : recoveryStep === "call" && outlet?.phone !== undefined ? (
        <a className={button.quiet} href={phoneAddress(outlet.phone)}>
          {common("call", { phone: outlet.phone })}
        </a>
      ) : null}
    </div>
  );
}
