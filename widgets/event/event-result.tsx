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
import { OutcomeMark, QuizPicture } from "@/widgets/event/result-pictures";
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
