"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { showError } from "@/components/ui/show-error";
import type { AppError } from "@/lib/base/app-error";
import { beforeChunkReload } from "@/lib/browser/reload";
import { redeemCoupon } from "@/lib/coupon/endpoints";
import { decideRedeemRefusal, type RedeemField } from "@/lib/coupon/redeem-outcome";
import type { Coupon } from "@/lib/coupon/schema";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";

type Outlet = Coupon["outlets"][number];

export type RedeemFields = { outlet: Outlet | undefined; checkNumber: string; password: string };

/** A message for each field that is wrong. */
export type RedeemProblems = Partial<Record<RedeemField, string>>;

/** `looking` reads the coupon's status from the server; `doubt` could not find it out. */
type Stage = "typing" | "confirming" | "sending" | "looking" | "doubt";

type RedeemOptions = {
  coupon: Coupon;
  draft: RedeemFields;
  readAgain: () => Promise<Coupon | null>;
  onUsed: (used: Pick<Coupon, "usedAt" | "usedOutlet">) => void;
};

/**
 * Uses a coupon: validated, confirmed, sent once. The outcome of a lost response is never guessed: the coupon's status
 * is read from the server, and until it is known nothing is sent again.
 */
export function useRedeem({ coupon, draft, readAgain, onUsed }: RedeemOptions) {
  const t = useTranslations("Coupons");
  const errors = useTranslations("Errors");
  const [stage, setStage] = useState<Stage>("typing");
  const [problems, setProblems] = useState<RedeemProblems>({});
  const [notice, setNotice] = useState<"doubt" | "notUsed" | "offline">();
  // State alone would let a second tap through before the button is rendered as busy.
  const isSending = useRef(false);
  const [attempt] = useState(createAttemptKey);
  // A reload for a lost script would take away what was typed, and what is known of what was sent.
  const isUntouched =
    stage === "typing" && notice === undefined && draft.checkNumber === "" && draft.password === "";
  useEffect(() => beforeChunkReload(() => isUntouched && !isSending.current), [isUntouched]);

  const lookAgain = async () => {
    setStage("looking");
    try {
      const truth = await readAgain();
      if (truth?.status === "used") {
        onUsed({ usedAt: truth.usedAt, usedOutlet: truth.usedOutlet });
        return;
      }
      setNotice("notUsed");
      setStage("typing");
    } catch {
      // The outcome is still unknown; the guest may check again.
      setNotice("doubt");
      setStage("doubt");
    }
  };

  const sentenceOf = ({ code, retryAfterSeconds }: AppError) =>
    code === "too_many_attempts" && retryAfterSeconds !== undefined
      ? t("tooMany", { minutes: Math.ceil(retryAfterSeconds / 60) })
      : errors(code);

  const handleRefusal = async (error: AppError) => {
    const refusal = decideRedeemRefusal(error);
    if (refusal.kind !== "doubt") attempt.markAnswered();
    switch (refusal.kind) {
      case "field":
        setProblems({ [refusal.field]: sentenceOf(error) });
        setStage("typing");
        return;
      case "doubt":
        return lookAgain();
      case "changed":
        setStage("typing");
        await showError(error);
        await readAgain().catch(() => undefined);
        return;
      case "refused":
        setStage("typing");
        return showError(error);
      default:
        return refusal satisfies never;
    }
  };

  const confirm = async () => {
    const { outlet } = draft;
    if (isSending.current || outlet === undefined) return;
    setNotice(undefined);
    if (!navigator.onLine) {
      setNotice("offline");
      setStage("typing");
      return;
    }
    isSending.current = true;
    setStage("sending");
    const redemption = {
      couponId: coupon.id,
      resourceId: outlet.resourceId,
      // A Korean or Japanese keyboard may write digits at full width.
      checkNumber: draft.checkNumber.normalize("NFKC").trim(),
      password: draft.password.normalize("NFKC").trim(),
    };
    const result = await callApi(redeemCoupon, redemption, { idempotencyKey: attempt.keyFor(redemption) });
    isSending.current = false;
    if (result.ok) onUsed({ usedAt: result.value.usedAt, usedOutlet: outlet });
    else await handleRefusal(result.error);
  };

  return {
    stage,
    problems,
    notice,
    /** Validates what was typed, and asks for the second, deliberate tap. */
    review: () => {
      if (stage !== "typing") return;
      const missing: RedeemProblems = {
        ...(draft.outlet === undefined ? { outlet: t("chooseOutlet") } : {}),
        ...(draft.checkNumber.trim() === "" ? { checkNumber: t("enterNumber") } : {}),
        ...(draft.password.trim() === "" ? { password: t("enterPassword") } : {}),
      };
      setProblems(missing);
      setNotice(undefined);
      if (Object.keys(missing).length === 0) setStage("confirming");
    },
    confirm,
    withdraw: () => setStage("typing"),
    lookAgain,
    /** Removes the problem of a field that the guest is changing. */
    forget: (field: RedeemField) => {
      if (problems[field] === undefined) return;
      const { [field]: _, ...others } = problems;
      setProblems(others);
    },
  };
}
