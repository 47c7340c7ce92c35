"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { isAnswered, rememberConfirmed } from "@/components/booking/draft/confirmed-menus";
import { correctStep, goToStep } from "@/components/booking/draft/step-address";
import type { Progress } from "@/components/booking/steps/progress";

type Options = {
  body: RefObject<HTMLElement | null>;
  /** The order as it stands (`menusKey`). */
  order: string;
  /** Follows the last step. */
  onEnd: () => void;
};

/**
 * Leads from one step to the next. An incomplete step shows why, at the first wrong field. Menus that do not match the
 * party are asked about once per order as it stands, whatever step, reload or return follows the answer.
 */
export function useNextStep({ step, next, isDone, mismatch }: Progress, { body, order, onEnd }: Options) {
  const t = useTranslations("Reserve");
  const [isTried, setTried] = useState(false);
  const [questionedOrder, setQuestionedOrder] = useState<string>();

  // A link, or a time that was lost meanwhile, may request a step that cannot be reached yet.
  useEffect(() => correctStep(step), [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another step opens
  useEffect(() => {
    setTried(false);
    body.current?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>("[data-step-title]")?.focus({ preventScroll: true });
  }, [step]);

  const isOpen =
    mismatch !== undefined &&
    !mismatch.isRefused &&
    (step === "menu" || next === undefined) &&
    !isAnswered(order);
  const question =
    isOpen && questionedOrder === order
      ? t(`mismatch.${mismatch.kind}`, { guests: mismatch.guests, menus: mismatch.menus })
      : undefined;

  const goOn = () => {
    if (isDone[step] && isOpen && question === undefined) {
      setQuestionedOrder(order);
      return;
    }
    if (question !== undefined) rememberConfirmed(order);
    if (!isDone[step]) {
      setTried(true);
      // The messages are rendered first, then the first field that has one gets the focus.
      requestAnimationFrame(() => {
        const field = body.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-problem]");
        field?.focus();
        field?.scrollIntoView({ block: "center" });
      });
      return;
    }
    if (next === undefined) onEnd();
    else goToStep(next);
  };
  return { isTried, openQuestion: question, goOn };
}
