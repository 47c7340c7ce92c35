"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "@/components/coupon/redeem-form.module.css";
import { type RedeemFields, type RedeemProblems, useRedeem } from "@/components/coupon/use-redeem";
import button from "@/components/ui/button.module.css";
import ui from "@/components/ui/field.module.css";
import { SheetFrame } from "@/components/ui/sheet";
import { useIsLong } from "@/components/ui/use-is-long";
import { forgetCheck, type RedeemField, readCheck, rememberCheck } from "@/lib/coupon/redeem-outcome";
import type { Coupon } from "@/lib/coupon/schema";

type Props = {
  coupon: Coupon;
  readAgain: () => Promise<Coupon | null>;
  onUsed: (used: Pick<Coupon, "usedAt" | "usedOutlet">) => void;
  onClose: () => void;
};

/** The form that the staff fills in on the guest's phone: the restaurant, the check and its password. */
export function RedeemForm({ coupon, readAgain, onUsed, onClose }: Props) {
  const t = useTranslations("Coupons");
  const common = useTranslations("Common");
  const [draft, setDraft] = useState(() => beginDraft(coupon));
  const [isPasswordShown, setPasswordShown] = useState(false);
  const { stage, problems, notice, review, confirm, withdraw, lookAgain, forget } = useRedeem({
    coupon,
    draft,
    readAgain,
    onUsed: (used) => {
      forgetCheck();
      onUsed(used);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  const change = (field: RedeemField, fields: Partial<RedeemFields>) => {
    const changed = { ...draft, ...fields };
    setDraft(changed);
    const { outlet, checkNumber } = changed;
    rememberCheck({ couponId: coupon.id, outletId: outlet?.resourceId, checkNumber }, Date.now());
    forget(field);
  };
  useFocusOnProblem(form, problems);
  useEffect(() => {
    form.current?.querySelector("h3")?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      <h3 tabIndex={-1}>{t("atTable")}</h3>
      <p className={styles.intro}>{t("handOver")}</p>
      <fieldset
        className={styles.outlets}
        aria-describedby={problems.outlet === undefined ? undefined : "problem-outlet"}
      >
        <legend>{t("outlet")}</legend>
        {coupon.outlets.map((outlet) => (
          <label key={outlet.resourceId} className={ui.choice}>
            <input
              className={ui.check}
              type="radio"
              name="outlet"
              checked={draft.outlet?.resourceId === outlet.resourceId}
              aria-invalid={problems.outlet !== undefined}
              onChange={() => change("outlet", { outlet })}
            />
            {outlet.name}
          </label>
        ))}
        <Problem field="outlet" problems={problems} />
      </fieldset>
      <Field field="checkNumber" label={t("checkNumber")} hint={t("checkNumberHint")} problems={problems}>
        <input
          className={ui.field}
          id="checkNumber"
          name="checkNumber"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={32}
          value={draft.checkNumber}
          onChange={(event) => change("checkNumber", { checkNumber: event.target.value })}
          {...problemProps("checkNumber", problems)}
        />
      </Field>
      <Field field="password" label={t("password")} hint={t("passwordHint")} problems={problems}>
        <span className={styles.secret}>
          <input
            className={ui.field}
            id="password"
            name="check-password"
            type={isPasswordShown ? "text" : "password"}
            inputMode="numeric"
            // A password manager must not store a password that belongs to the restaurant.
            autoComplete="one-time-code"
            enterKeyHint="go"
            maxLength={32}
            value={draft.password}
            onChange={(event) => change("password", { password: event.target.value })}
            {...problemProps("password", problems)}
          />
          <button
            type="button"
            aria-pressed={isPasswordShown}
            onClick={() => setPasswordShown(!isPasswordShown)}
          >
            {t(isPasswordShown ? "hide" : "show")}
          </button>
        </span>
      </Field>
      <div role="status" className={styles.notice} data-empty={notice === undefined}>
        {notice === undefined ? null : <p>{t(notice)}</p>}
        {stage === "doubt" ? <p>{t("doubtHint")}</p> : null}
      </div>
      <div className={styles.actions}>
        {stage === "doubt" ? (
          <button type="button" className={button.main} onClick={lookAgain}>
            {common("checkAgain")}
          </button>
        ) : (
          <button ref={continueButton} type="submit" className={button.main} disabled={stage === "looking"}>
            {common(stage === "looking" ? "oneMoment" : "continue")}
          </button>
        )}
        <button
          type="button"
          className={button.quiet}
          onClick={() => {
            forgetCheck();
            onClose();
          }}
          disabled={stage === "looking"}
        >
          {t("close")}
        </button>
      </div>
      {stage === "confirming" || stage === "sending" ? (
        <ConfirmUse
          name={coupon.name}
          outlet={draft.outlet?.name ?? ""}
          checkNumber={draft.checkNumber.trim()}
          isSending={stage === "sending"}
          onConfirm={confirm}
          onClose={() => {
            withdraw();
            // While the dialog is still open it traps the focus.
            requestAnimationFrame(() => continueButton.current?.focus());
          }}
        />
      ) : null}
    </form>
  );
}

/** Returns what was typed before a login or a reload; a single restaurant is preselected. */
function beginDraft({ id, outlets }: Coupon): RedeemFields {
  const stored = readCheck(id, Date.now());
  const outlet =
    outlets.length === 1 ? outlets[0] : outlets.find(({ resourceId }) => resourceId === stored?.outletId);
  return { outlet, checkNumber: stored?.checkNumber ?? "", password: "" };
}

/** Moves the focus to the first field with a problem, so that the problem is read out and the keyboard is open. */
function useFocusOnProblem(form: React.RefObject<HTMLFormElement | null>, problems: RedeemProblems): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, problems]);
}

type FieldProps = {
  field: RedeemField;
  label: string;
  hint: string;
  problems: RedeemProblems;
  children: ReactNode;
};

/** A field of the redeem form with its label, its hint and its problem. */
function Field({ field, label, hint, problems, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{label}</label>
      {children}
      <p id={`hint-${field}`} className={styles.hint}>
        {hint}
      </p>
      <Problem field={field} problems={problems} />
    </div>
  );
}

/** Shows the problem of a field; nothing where there is none. */
function Problem({ field, problems }: { field: RedeemField; problems: RedeemProblems }) {
  const problem = problems[field];
  return problem === undefined ? null : (
    <p id={`problem-${field}`} className={styles.problem}>
      {problem}
    </p>
  );
}

/** Returns the ARIA attributes of a field: whether it is invalid, and what describes it. */
function problemProps(field: RedeemField, problems: RedeemProblems) {
  const isWrong = problems[field] !== undefined;
  return {
    "aria-invalid": isWrong,
    "aria-describedby": isWrong ? `problem-${field} hint-${field}` : `hint-${field}`,
  };
}

type ConfirmUseProps = {
  name: string;
  outlet: string;
  checkNumber: string;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Milliseconds: too short to read the question, longer than a double tap. */
const READ_FIRST_MS = 500;

/**
 * The confirming tap: says what is used, where, and that it cannot be undone. The key or tap before it uses nothing.
 */
function ConfirmUse({ name, outlet, checkNumber, isSending, onConfirm, onClose }: ConfirmUseProps) {
  const t = useTranslations("Coupons");
  const common = useTranslations("Common");
  const keepButton = useRef<HTMLButtonElement>(null);
  const isLong = useIsLong(isSending);
  const [isReadable, setReadable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReadable(true), READ_FIRST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SheetFrame
      role="alertdialog"
      canClose={!isSending}
      isDescribed
      className={styles.dialog}
      onClose={onClose}
      focusFirst={() => keepButton.current?.focus()}
      // The form decides where the focus goes next, because it knows how the dialog ended.
      focusAfter={() => {}}
    >
      <Dialog.Title>{t("confirmTitle")}</Dialog.Title>
      <dl>
        <dt>{t("confirmWhat")}</dt>
        <dd>{name}</dd>
        <dt>{t("outlet")}</dt>
        <dd>{outlet}</dd>
        <dt>{t("confirmCheck")}</dt>
        <dd>{checkNumber}</dd>
      </dl>
      <Dialog.Description className={styles.once}>{t("confirmOnce")}</Dialog.Description>
      <p className={styles.long} role="status">
        {isLong ? t("takesLong") : null}
      </p>
      <div className={styles.answers}>
        <button
          ref={keepButton}
          type="button"
          className={button.quiet}
          disabled={isSending}
          onClick={onClose}
        >
          {t("keep")}
        </button>
        <button type="button" className={button.main} disabled={isSending || !isReadable} onClick={onConfirm}>
          {isSending ? (
            <>
              <span className={styles.spinner} aria-hidden="true" />
              {common("oneMoment")}
            </>
          ) : (
            t("confirm")
          )}
        </button>
      </div>
    </SheetFrame>
  );
}
