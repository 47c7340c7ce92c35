"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useTranslations } from "next-intl";
import button from "@/components/ui/button.module.css";
import { SheetFrame } from "@/components/ui/sheet-frame";
import type { EntryReward, EventOutcome } from "@/lib/event/outcome";
import { paths } from "@/lib/routing/paths";
import type { Action } from "@/lib/widget/action";
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
  const next = outcome === "succeeded" && action !== undefined ? actionRunner(action) : undefined;
  // A tick beside "not the right answer" would contradict it.
  const mark = outcome === "succeeded" && reward?.isCorrect === false ? "wrong" : outcome;
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
      <svg className={styles.mark} data-outcome={mark} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        {mark === "wrong" ? (
          <path d="M21 32h22" />
        ) : mark === "succeeded" || mark === "participated" ? (
          <path d="M20 33.5l8.5 8.5L45 25" />
        ) : mark === "failed" ? (
          <path d="M32 18v18M32 45.5v.5" />
        ) : (
          <path d="M32 17v16l10 6" />
        )}
      </svg>
      <Dialog.Title>{t(outcome)}</Dialog.Title>
      {outcome === "failed" ? <Dialog.Description>{t("failedHint")}</Dialog.Description> : null}
      {reward?.isCorrect === undefined ? null : (
        <Dialog.Description>{t(reward.isCorrect ? "right" : "wrong")}</Dialog.Description>
      )}
      {reward?.couponId === undefined ? null : (
        <a className={button.quiet} href={paths.coupon(reward.couponId)}>
          {t("coupon")}
        </a>
      )}
      <button type="button" className={button.main} onClick={close}>
        {t(next === undefined ? "ok" : "continue")}
      </button>
    </SheetFrame>
  );
}
