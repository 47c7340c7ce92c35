"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useTranslations } from "next-intl";
import button from "@/components/ui/button.module.css";
import { SheetFrame } from "@/components/ui/sheet-frame";
import { useCall } from "@/components/ui/use-call";
import type { Action } from "@/lib/cms/widget/action";
import { listCoupons } from "@/lib/coupon/endpoints";
import type { EntryReward, EventOutcome } from "@/lib/event/outcome";
import type { RightAnswer } from "@/lib/event/right-answers";
import { paths } from "@/lib/routing/paths";
import { AnswerList } from "@/widgets/event/answer-list";
import styles from "@/widgets/event/event-result.module.css";
import { actionRunner } from "@/widgets/event/run-action";

type Props = {
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
export function EventResult({ outcome, reward, action, onClose }: Props) {
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
