"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { goToStep } from "@/components/booking/draft-memory";
import { FormBar } from "@/components/booking/form-bar";
import { useCheckedDraft, useGuest, useProposedMenus } from "@/components/booking/form-state";
import { menusKey, rememberGuest, rememberPromotion } from "@/components/booking/guest-memory";
import { GuestStep } from "@/components/booking/guest-step";
import { MenuStep } from "@/components/booking/menu-step";
import styles from "@/components/booking/reservation-form.module.css";
import { StepMark } from "@/components/booking/step-mark";
import { TableStep } from "@/components/booking/table-step";
import { useMonth, useOrdered, usePresentTable } from "@/components/booking/use-availability";
import { progressOf, useConnection, useLeaving, useNextStep } from "@/components/booking/use-next-step";
import { useNumberReader } from "@/components/booking/use-number-reader";
import { isSignedIn } from "@/lib/account/signed-in";
import { monthOf } from "@/lib/base/calendar-days";
import { dayAndTime, formatShortDay } from "@/lib/base/format-day";
import { joinFacts } from "@/lib/base/text";
import { summaryAddress } from "@/lib/booking/booking-address";
import { type GuestDetails, withReadNumbers } from "@/lib/booking/guest-details";
import { withoutSurplus } from "@/lib/booking/party-menus";
import { isSameTable } from "@/lib/booking/present-table";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import {
  amountOf,
  countBookingSteps,
  dueDeposits,
  namesOfOrder,
  partyTotal,
} from "@/lib/booking/reservation-rules";
import type { Step } from "@/lib/booking/step-history";
import { adultPriceText, isSoldOut } from "@/lib/offer/guest-prices";
import type { Promotion } from "@/lib/offer/schema";

/** The address of a summary, and whether a payment follows it. */
export type Summary = { address: string; isPaid: boolean };

/** How the summary is prepared during the last step, and opened after it. */
export type SummaryActions = {
  prepare: (summary: Summary) => void;
  /** `isKept`: what was typed is still there on another page. */
  open: (summary: Summary, typed: { isKept: boolean }) => void;
};

type Props = { promotion: Promotion; resourceId: number; step: Step; summary: SummaryActions };

/** The steps of the form: completed ones as lines, the open one, and the button that leads on to the summary. */
export function FormSteps({ promotion, resourceId, step: requestedStep, summary }: Props) {
  const t = useTranslations("Reserve");
  const summaryWords = useTranslations("Summary");
  const locale = useLocale();
  const { draft, change, fill, notices } = useCheckedDraft(promotion);
  const { guest, isFromBooked: isGuestKnown, change: changeGuest } = useGuest(locale);
  const { isCutOff, checkConnection } = useConnection();
  const ordered = useOrdered(promotion.id, draft.date);
  const body = useRef<HTMLDivElement>(null);
  const { readNumber, isReady } = useNumberReader();
  const progress = progressOf({ promotion, draft, guest, ordered, isGuestKnown, readNumber }, requestedStep);
  const { order, step, number, mismatch } = progress;
  const total = countBookingSteps({
    hasMenus: promotion.menus.length > 0,
    needsPayment: promotion.needsPayment,
  });
  const isOpen = step === "menu";
  const { isProposed, changeParty } = useProposedMenus({ promotion, draft, ordered, isOpen, change, fill });
  const next = {
    address: summaryAddress(resourceId, promotion.id, draft),
    isPaid: promotion.needsPayment,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of the last step
  useEffect(() => {
    if (progress.next === undefined) summary.prepare(next);
  }, [progress.next]);
  const [isLeaving, setLeaving] = useLeaving();
  const handleEnd = () => {
    const isKept = rememberGuest(withReadNumbers(guest, readNumber));
    rememberPromotion(promotion);
    // Without a connection the browser would replace the form with an error page of its own.
    if (!checkConnection()) return;
    setLeaving(true);
    summary.open(next, { isKept });
  };
  const options = { body, order: menusKey(promotion.id, draft), onEnd: handleEnd };
  const { isTried, openQuestion, goOn } = useNextStep(progress, options);
  const { present, cost } = usePresentTable(draft.change);
  // Its table alone may stay, because what is changed may be the order, which is the last to be chosen.
  const isSame =
    progress.next === undefined && present !== undefined && isSameTable(draft, promotion.id, present);
  const question = isSame ? undefined : openQuestion;
  const correction = useCorrection({ promotion, draft, isWanted: question !== undefined, change });
  const chosen = useChosenLines(promotion, draft, guest);
  const price = usePriceLine(promotion, draft);
  const { party, quantities } = draft;
  const open: Readonly<Record<Step, () => React.ReactNode>> = {
    table: () => (
      <TableStep
        promotion={promotion}
        draft={draft}
        present={present}
        isTried={isTried}
        onParty={changeParty}
        onChange={change}
        onFill={fill}
      />
    ),
    menu: () => (
      <MenuStep
        promotion={promotion}
        quantities={quantities}
        ordered={ordered}
        isProposed={isProposed}
        refusal={mismatch?.isRefused === true ? mismatch : undefined}
        isTried={isTried}
        diets={guest.diets}
        onDiets={(diets) => changeGuest({ ...guest, diets })}
        onChange={change}
      />
    ),
    guest: () => (
      <GuestStep
        guest={guest}
        seating={promotion.seating}
        hasChildren={party !== undefined && party.children + party.infants > 0}
        isTried={isTried}
        readNumber={readNumber}
        onChange={changeGuest}
      />
    ),
  };
  return (
    <>
      <div ref={body} className={styles.body}>
        <DoneSteps steps={order.slice(0, number - 1)} chosen={chosen} />
        <div className={styles.notices} aria-live="polite">
          {draft.change === undefined ? null : (
            <p>
              {t("changing", { id: draft.change })} {cost}
            </p>
          )}
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
        <section className={styles.step} aria-labelledby={`step-${step}`}>
          <StepMark t={t} number={number} total={total} />
          {open[step]()}
        </section>
      </div>
      <FormBar
        amount={price}
        line={chosen.table}
        label={
          isSame
            ? summaryWords("chooseAnother")
            : question !== undefined
              ? t("mismatch.goOn")
              : isLeaving && isSignedIn(document.cookie)
                ? t("openingReview")
                : progress.next === "guest"
                  ? t("guestTitle")
                  : t(`next.${progress.next ?? (isSignedIn(document.cookie) ? "review" : "signIn")}`)
        }
        isBusy={isLeaving || (step === "guest" && !isReady)}
        notice={isCutOff ? t("offline") : isSame ? t("sameTable") : question}
        correction={isCutOff ? undefined : correction}
        onNext={isSame ? () => goToStep("table") : goOn}
      />
    </>
  );
}

type Options = {
  promotion: Promotion;
  draft: ReservationDraft;
  /** The guest is being asked about the order. */
  isWanted: boolean;
  change: (patch: Partial<ReservationDraft>) => void;
};

/**
 * Returns how to correct an order of more meals than guests with one tap; undefined where nothing is to be taken off.
 */
function useCorrection({ promotion, draft, isWanted, change }: Options) {
  const t = useTranslations("Reserve");
  const { party, quantities } = draft;
  if (!isWanted || party === undefined) return undefined;
  const fewer = withoutSurplus(party, quantities, promotion);
  const order = fewer === undefined ? "" : namesOfOrder(fewer, promotion.menus);
  if (fewer === undefined || order === namesOfOrder(quantities, promotion.menus)) return undefined;
  return { label: t("mismatch.correct", { order }), onCorrect: () => change({ quantities: fewer }) };
}

/**
 * Returns the price in the form's bar: the amount of what was chosen, else what an adult pays at least on the chosen
 * day.
 */
function usePriceLine(promotion: Promotion, { quantities, date, party }: ReservationDraft): string {
  const t = useTranslations("Reserve");
  const money = useTranslations("Money");
  const month = party === undefined || date === undefined ? undefined : monthOf(date);
  const days = useMonth(promotion.id, month, party === undefined ? 0 : partyTotal(party)).data;
  const price = days?.find((day) => day.date === date)?.price;
  const amount = amountOf(quantities, promotion.menus);
  const deposit = amountOf(dueDeposits(promotion), promotion.menus);
  const withDeposit = (price: string) =>
    deposit === 0 ? price : t("withDeposit", { price, deposit: money("won", { amount: deposit }) });
  if (amount > 0) return withDeposit(money("won", { amount }));
  if (!promotion.needsPayment) return t("nothingToPay");
  const onDay =
    price === undefined
      ? promotion
      : { ...promotion, price: { child: promotion.price?.child, adult: price.adult } };
  const lowest = adultPriceText(onDay, money);
  if (lowest !== undefined) return withDeposit(lowest);
  return t(isSoldOut(promotion) ? "problem.soldOut" : "noneChosen");
}

/** Returns what was chosen at each step, as a line; empty where nothing was. */
function useChosenLines(
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
function DoneSteps({
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
