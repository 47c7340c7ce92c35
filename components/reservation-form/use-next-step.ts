"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { correctStep, goToStep } from "@/components/reservation-form/draft/step-address";
import type { Progress } from "@/components/reservation-form/steps/progress";

/**
 * Leads from one step to the next. An incomplete step shows why, at the first wrong field; menus that do not match the
 * party have to be confirmed once. `onEnd` follows the last step.
 */
export function useNextStep(
  { step, next, isDone, mismatch }: Progress,
  body: RefObject<HTMLElement | null>,
  onEnd: () => void,
) {
  const t = useTranslations("Reserve");
  const [isTried, setTried] = useState(false);
  const [answered, setAnswered] = useState<string>();

  // A link, or a time that was lost meanwhile, may request a step that cannot be reached yet.
  useEffect(() => correctStep(step), [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another step opens
  useEffect(() => {
    setTried(false);
    body.current?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>("[data-step-title]")?.focus({ preventScroll: true });
  }, [step]);

  const isAsking = mismatch !== undefined && !mismatch.isRefused && (step === "menu" || next === undefined);
  const question = isAsking
    ? t(`mismatch.${mismatch.kind}`, { guests: mismatch.guests, menus: mismatch.menus })
    : undefined;

  const goOn = () => {
    if (isDone[step] && question !== undefined && answered !== question) {
      setAnswered(question);
      return;
    }
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
  return { isTried, openQuestion: answered === question ? question : undefined, goOn };
}
