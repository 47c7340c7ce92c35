"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import styles from "@/components/coupon/confirm-use.module.css";
import button from "@/components/ui/button.module.css";
import { SheetFrame } from "@/components/ui/sheet-frame";
import spinner from "@/components/ui/spinner.module.css";
import { useIsLong } from "@/components/ui/use-is-long";

type Props = {
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
export function ConfirmUse({ name, outlet, checkNumber, isSending, onConfirm, onClose }: Props) {
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
              <span className={spinner.spinner} aria-hidden="true" />
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
