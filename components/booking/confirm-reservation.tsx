"use client";

import { useLocale, useTranslations } from "next-intl";
import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from "react";
import { consentsFor, type SummaryWords } from "@/components/booking/consents";
import { GuestFacts } from "@/components/booking/guest-facts";
import { RefusalNotice } from "@/components/booking/refusal-notice";
import styles from "@/components/booking/reservation-summary.module.css";
import { SummaryLayout } from "@/components/booking/summary-layout";
import { readTakenConsents, removeUnhydratedSummary } from "@/components/booking/taken-consents";
import { usePresentTable } from "@/components/booking/use-availability";
import { usePlacing } from "@/components/booking/use-placing";
import { useSite } from "@/components/layout/site-context";
import { DirectionsToOutlet } from "@/components/place/directions";
import { RefundRows, useRefundLine } from "@/components/receipt/refund-rows";
import button from "@/components/ui/button.module.css";
import { useIsLong } from "@/components/ui/use-is-long";
import { timeZoneIfDifferent } from "@/lib/base/format-day";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { formAddress } from "@/lib/booking/booking-address";
import type { GuestDetails } from "@/lib/booking/guest-details";
import { type PartyMismatch, partyMismatch } from "@/lib/booking/party-menus";
import { findOrCreateBooking } from "@/lib/booking/pending-bookings";
import {
  type BookingOutcome,
  type BookingRequest,
  bookOnceMore,
  hashBookingRequest,
  loadActiveReservation,
  toBookingRequest,
} from "@/lib/booking/place-reservation";
import { isSameTable } from "@/lib/booking/present-table";
import { recoveryStepAfter } from "@/lib/booking/recovery-step";
import { amountOf } from "@/lib/booking/reservation-rules";
import { composeRequests } from "@/lib/booking/special-requests";
import { openForm } from "@/lib/booking/step-history";
import type { WholeDraft } from "@/lib/booking/whole-draft";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

type Props = {
  promotion: Promotion;
  draft: WholeDraft;
  guest: GuestDetails;
  /** The guest's requests in the outlet's language; undefined where its messages could not be loaded. */
  requestsForOutlet: string | undefined;
  /** Address of the group's privacy policy, if it has stated one. */
  privacyUrl: string | undefined;
  onReload: () => Promise<unknown>;
};

/**
 * The last review and the one button (R6.9): the price, the refund terms, the consents. However often it is pressed,
 * in however many tabs, there is one reservation and one payment under way.
 */
export function ConfirmReservation(props: Props) {
  const { promotion, draft, guest, requestsForOutlet, privacyUrl, onReload } = props;
  const translators = useSummaryWords();
  const { summary: t, common, form: words, money } = translators;
  const locale = useLocale();
  const { media } = useSite();
  const outletId = promotion.outlet?.resourceId ?? promotion.resourceId;
  const timeZone = readTimeZone(outletId);
  const consents = consentsFor(guest);
  const [taken] = useState(() => readTakenConsents(consents));
  const [agreed, setAgreed] = useState(taken.agreed);
  useLayoutEffect(removeUnhydratedSummary, []);
  const [isTried, setTried] = useState(false);
  const requests = composeRequests(guest, words);
  const mismatch = partyMismatch(draft.party, draft.quantities, promotion);
  const amount = amountOf(draft.quantities, promotion.menus);
  const [seenAmount, setSeenAmount] = useState(amount);
  const hasChanged = amount !== seenAmount;
  const request = toBookingRequest(promotion, draft, guest, requestsForOutlet ?? requests);
  const [earlier, setEarlier] = useEarlierBooking(request);

  const { isBusy, isCrowded, refused, sendOnce } = usePlacing(request, {
    replaces: draft.change,
    onPlaced: setEarlier,
    onReload,
  });
  const { present } = usePresentTable(draft.change);
  const isSame = present !== undefined && isSameTable(draft, promotion.id, present);
  const { refundRules } = promotion;
  const { date, time } = draft;
  const refundLine = useRefundLine({ refundRules, date, time, amount, timeZone });
  const isLong = useIsLong(isBusy);
  // Pressing again would be refused again.
  const isTaken =
    refused !== undefined && earlier === undefined && recoveryStepAfter(refused.code) === "alternatives";
  const chooseAnother = () =>
    openForm(formAddress(promotion.resourceId, promotion.id, { ...draft, time: undefined }, "table"));

  const handlePay = async () => {
    if (isBusy) return;
    if (agreed.length < consents.length) {
      setTried(true);
      document.querySelector<HTMLElement>("[data-consents] [aria-required]:not(:checked)")?.focus();
      return;
    }
    if (hasChanged) {
      setSeenAmount(amount);
      return;
    }
    await sendOnce();
  };

  if (earlier !== undefined && !earlier.isToBePaid && !isBusy) {
    return (
      <BookedAlready
        address={paths.paymentRequest(promotion.resourceId, earlier.reservationId)}
        reservationId={earlier.reservationId}
        onBookOnceMore={async () => {
          await bookOnceMore(request);
          setEarlier(undefined);
        }}
      />
    );
  }

  const isPaid = promotion.needsPayment;
  const won = money("won", { amount });
  const action = isTaken || isSame ? "chooseAnother" : isPaid ? "pay" : "reserve";
  return (
    <SummaryLayout
      words={translators}
      notices={
        <Notices change={draft.change} isSame={isSame} held={earlier?.reservationId} mismatch={mismatch} />
      }
      table={{
        promotion,
        draft,
        zone: timeZoneIfDifferent(timeZone, locale),
        hasRequests: requests !== "",
        locale,
        media,
        directions: <DirectionsToOutlet resourceId={outletId} known={promotion.outlet} />,
      }}
      guest={<GuestFacts promotion={promotion} guest={guest} requests={requests} />}
      refundTable={<RefundRows reservation={{ refundRules, date, time, amount, timeZone }} />}
      refundLine={refundLine}
      agreement={{
        consents,
        agreed,
        isTried,
        privacyUrl,
        isOpened: taken.isOpened,
        onChange: setAgreed,
      }}
      action={{
        label: isBusy ? common("oneMoment") : t(action, { amount: won }),
        saysAmount: isPaid && action === "pay",
        isBusy,
        onNext: action === "chooseAnother" && !isBusy ? chooseAnother : handlePay,
      }}
    >
      <div aria-live="polite">
        {hasChanged ? (
          <p className={styles.notice}>
            {t("priceChanged", { before: money("won", { amount: seenAmount }), after: won })}
          </p>
        ) : null}
      </div>
      <div aria-live="polite">
        {isCrowded && isBusy ? <p className={styles.notice}>{t("crowded")}</p> : null}
        {isLong && !isCrowded ? <TakesLong /> : null}
      </div>
      {refused === undefined ? null : (
        <RefusalNotice error={refused} isHeld={earlier !== undefined} promotion={promotion} draft={draft} />
      )}
    </SummaryLayout>
  );
}

type NoticesProps = {
  /** The reservation that this one replaces. */
  change: string | undefined;
  /** Nothing of that reservation is changed. */
  isSame: boolean;
  /** The reservation that is made already, and waits for its payment. */
  held: string | undefined;
  mismatch: PartyMismatch | undefined;
};

/** What the guest must know before the review of the table. */
function Notices({ change, isSame, held, mismatch }: NoticesProps) {
  const t = useTranslations("Summary");
  const form = useTranslations("Reserve");
  return (
    <>
      {change === undefined ? null : <p className={styles.notice}>{t("changing", { id: change })}</p>}
      {isSame ? <p className={styles.notice}>{form("sameTable")}</p> : null}
      {held === undefined ? null : <p className={styles.notice}>{t("held", { id: held })}</p>}
      {mismatch === undefined ? null : (
        <p className={styles.notice}>
          {t(mismatch.kind === "childrens" ? "mismatch.childrens" : "mismatch.guests", {
            guests: mismatch.guests,
            menus: mismatch.menus,
          })}
        </p>
      )}
    </>
  );
}

/** Says that the reservation may have been made although its answer has not come. */
function TakesLong() {
  const t = useTranslations("Summary");
  return (
    <p className={styles.notice}>
      {t("takesLong")} <a href={paths.book()}>{t("toBook")}</a>
    </p>
  );
}

/** Returns the translators of a summary in the browser. */
function useSummaryWords(): SummaryWords {
  return {
    summary: useTranslations("Summary"),
    common: useTranslations("Common"),
    form: useTranslations("Reserve"),
    offer: useTranslations("Promotion"),
    money: useTranslations("Money"),
    receipt: useTranslations("Receipt"),
  };
}

type BookedAlreadyProps = { reservationId: string; address: string; onBookOnceMore: () => void };

/** Says that the same request is already a reservation, with a link to it and a button to make another one. */
function BookedAlready({ reservationId, address, onBookOnceMore }: BookedAlreadyProps) {
  const t = useTranslations("Summary");
  return (
    <div className={styles.missing} role="status">
      <p>{t("bookedAlready", { id: reservationId })}</p>
      <a className={button.main} href={address}>
        {t("seeBooked")}
      </a>
      <button type="button" className={button.quiet} onClick={onBookOnceMore}>
        {t("bookOnceMore")}
      </button>
    </div>
  );
}

/**
 * Reads the reservation that this very request has already become, here or in another tab; undefined where it has not
 * been sent. A new request is stored as a booking at once: tabs that send it at the same time must send the same
 * attribution.
 */
function useEarlierBooking(
  request: BookingRequest,
): [BookingOutcome | undefined, Dispatch<SetStateAction<BookingOutcome | undefined>>] {
  const [earlier, setEarlier] = useState<BookingOutcome>();
  const requestText = JSON.stringify(request);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const sent: BookingRequest = JSON.parse(requestText);
      const booking = findOrCreateBooking(await hashBookingRequest(sent));
      if (booking.reservationId === undefined) return;
      const active = await loadActiveReservation(booking.reservationId, sent.needsPayment);
      if (isShown && active.ok) setEarlier(active.value);
    };
    void look();
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && void look();
    window.addEventListener("pageshow", handleShow);
    return () => {
      isShown = false;
      window.removeEventListener("pageshow", handleShow);
    };
  }, [requestText]);
  return [earlier, setEarlier];
}
