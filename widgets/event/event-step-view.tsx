"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { goToChannel } from "@/components/account/open-channel";
import { readAccountSettings } from "@/components/account/read-account-settings";
import button from "@/components/ui/button.module.css";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { SheetFrame } from "@/components/ui/sheet";
import { showError } from "@/components/ui/show-error";
import { useCall } from "@/components/ui/use-call";
import { loyaltyAddress } from "@/lib/account/loyalty";
import type { AppError } from "@/lib/base/app-error";
import type { Action } from "@/lib/cms/widget/action";
import { listCoupons } from "@/lib/coupon/endpoints";
import type { EntryReward, EventOutcome, RightAnswer } from "@/lib/event/answers";
import { paths } from "@/lib/routing/paths";
import { actionLink } from "@/widgets/action/action-link";
import { AnswerList } from "@/widgets/event/event-question";
import styles from "@/widgets/event/event-step-view.module.css";
import type { EventStep } from "@/widgets/event/take-part";

/**
 * Returns a function that does an author's action as if the guest had clicked a link, to be called from a gesture;
 * undefined for an action that leads nowhere here.
 */
export function actionRunner(action: Action): (() => void) | undefined {
  const attributes = actionLink(action, readAccountSettings()?.channel);
  if (attributes === undefined) return undefined;
  if (action.type === "add-channel") return () => goToChannel(attributes.href);
  return () => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    // Escape closes a dialog but does not count as a gesture, so that a new window would be blocked.
    if (navigator.userActivation?.isActive === false) link.removeAttribute("target");
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
  };
}

type EventResultProps = {
  outcome: EventOutcome;
  /** The back end's result of a quiz; nothing is promised where it reported none. */
  reward: EntryReward | undefined;
  action: Action | undefined;
  onClose: () => void;
};

/**
 * The outcome of taking part, in the prescribed words. After a success, closing it runs the author's action
 * (R5.3).
 */
export function EventResult({ outcome, reward, action, onClose }: EventResultProps) {
  const t = useTranslations("Event");
  const common = useTranslations("Common");
  const next = outcome === "succeeded" && action !== undefined ? actionRunner(action) : undefined;
  const close = () => {
    onClose();
    next?.();
  };
  return (
    <SheetFrame
      className={styles.dialog}
      isDescribed={outcome === "failed" || reward?.isCorrect !== undefined}
      onClose={close}
    >
      {reward?.isCorrect === undefined ? (
        <OutcomeMark outcome={outcome} />
      ) : (
        <QuizPicture isCorrect={reward.isCorrect} />
      )}
      <Dialog.Title>{t(outcome)}</Dialog.Title>
      {outcome === "failed" ? <Dialog.Description>{t("failedHint")}</Dialog.Description> : null}
      {reward?.isCorrect === undefined ? null : (
        <Dialog.Description>{t(reward.isCorrect ? "right" : "wrong")}</Dialog.Description>
      )}
      {reward === undefined || reward.rightAnswers.length === 0 ? null : (
        <RightAnswers answers={reward.rightAnswers} />
      )}
      {reward?.couponId === undefined ? null : <WonCoupon id={reward.couponId} />}
      <button type="button" className={button.main} onClick={close}>
        {next === undefined ? t("ok") : common("continue")}
      </button>
    </SheetFrame>
  );
}

function RightAnswers({ answers }: { answers: readonly RightAnswer[] }) {
  const t = useTranslations("Event");
  return (
    <div className={styles.answers}>
      <h3>{t("answers")}</h3>
      <AnswerList answers={answers} />
    </div>
  );
}

/** Names the coupon won as soon as its name is known, and leads to it. */
function WonCoupon({ id }: { id: number }) {
  const t = useTranslations("Event");
  const { data } = useCall(
    listCoupons,
    { status: "usable", page: 1, perPage: 48 },
    { endedSession: "say nothing" },
  );
  const name = data?.rows.find((coupon) => coupon.id === id)?.name;
  return (
    <>
      <p className={styles.won} role="status">
        {name === undefined ? t("couponWon") : t("couponWonNamed", { name })}
      </p>
      <a className={button.quiet} href={paths.coupon(id)}>
        {t("coupon")}
      </a>
    </>
  );
}

/** The sign of an outcome that says nothing of right or wrong; decorative. */
function OutcomeMark({ outcome }: { outcome: EventOutcome }) {
  return (
    <svg className={styles.mark} data-outcome={outcome} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" />
      {outcome === "succeeded" || outcome === "participated" ? (
        <path d="M20 33.5l8.5 8.5L45 25" />
      ) : outcome === "failed" ? (
        <path d="M32 18v18M32 45.5v.5" />
      ) : (
        <path d="M32 17v16l10 6" />
      )}
    </svg>
  );
}

/** Two glasses that meet for a right answer, an overturned one with its last drops for a wrong one; decorative. */
function QuizPicture({ isCorrect }: { isCorrect: boolean }) {
  return (
    <svg
      className={styles.picture}
      data-outcome={isCorrect ? "right" : "wrong"}
      viewBox={isCorrect ? "0 0 160 104" : "0 56 160 52"}
      aria-hidden="true"
    >
      {isCorrect ? (
        <>
          <g transform="rotate(14 56 64)">
            <path className={styles.wine} d="M44.6 46h22.8c-.6 9-4.6 16-11.4 16s-10.8-7-11.4-16z" />
            <path d="M44 32h24c2 18-2 32-12 32s-14-14-12-32zM56 64v28M45 92h22" />
          </g>
          <g transform="rotate(-14 104 64)">
            <path className={styles.wine} d="M92.6 46h22.8c-.6 9-4.6 16-11.4 16s-10.8-7-11.4-16z" />
            <path d="M92 32h24c2 18-2 32-12 32s-14-14-12-32zM104 64v28M93 92h22" />
          </g>
          <path className={styles.spark} d="M80 22V8M66 24l-8-11M94 24l8-11M52 32l-11-6M108 32l11-6" />
        </>
      ) : (
        <>
          <path className={styles.wine} d="M16 96c4-7 14-9 24-8 8 .8 12 4 22 4-2 4-10 6-22 6s-20 0-24-2z" />
          <g transform="translate(4 18) rotate(-98 72 64)">
            <path d="M60 32h24c2 18-2 32-12 32s-14-14-12-32zM72 64v28M61 92h22" />
          </g>
          <path className={styles.spark} d="M30 68v8M20 76v5" />
          <path d="M10 100h140" />
        </>
      )}
    </svg>
  );
}

export { takePart } from "@/widgets/event/take-part";

type Props = {
  step: EventStep;
  /** The author's action after a successful entry. */
  action: Action | undefined;
  onClose: () => void;
};

/** The response to pressing an event's button: what is missing, or the outcome. */
export function EventStepView({ step, action, onClose }: Props) {
  return (
    <MessagesProvider>
      {step.kind === "login" ? (
        <LoginFirst error={step.error} />
      ) : step.kind === "loyalty" ? (
        <LoyaltyFirst />
      ) : step.kind === "result" ? (
        <EventResult outcome={step.outcome} reward={step.reward} action={action} onClose={onClose} />
      ) : null}
    </MessagesProvider>
  );
}

/** The answers are stored before this is shown, so that an ended session may lead to the login automatically. */
function LoginFirst({ error }: { error: AppError | undefined }) {
  const t = useTranslations("Event");
  const common = useTranslations("Common");
  useEffect(() => {
    if (error !== undefined) void showError(error);
  }, [error]);
  return (
    <Missing sentence={t("loginFirst")}>
      <a className={button.main} href={paths.login("kakao", here())}>
        {common("logIn")}
      </a>
    </Missing>
  );
}

function LoyaltyFirst() {
  const t = useTranslations("Event");
  const locale = useLocale();
  const facts = readAccountSettings();
  return (
    <Missing sentence={t("loyaltyFirst")}>
      <a className={button.main} href={paths.bind(here())}>
        {t("signIn")}
      </a>
      {facts === undefined ? null : (
        <a
          className={button.quiet}
          href={loyaltyAddress(facts.loyaltySite, locale, "member/join")}
          target="_blank"
          rel="noopener"
        >
          {t("join")}
        </a>
      )}
    </Missing>
  );
}

/** A sentence and links; the first link gets the focus, because it may be below the fold. */
function Missing({ sentence, children }: { sentence: string; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.querySelector("a")?.focus(), []);
  return (
    <div ref={note} className={styles.note} role="status">
      <p>{sentence}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

function here(): string {
  return location.pathname + location.search + location.hash;
}
