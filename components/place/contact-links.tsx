"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { readAccountSettings } from "@/components/account/read-account-settings";
import styles from "@/components/place/contact-links.module.css";
import button from "@/components/ui/button.module.css";
import field from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toasts";
import { phoneAddress } from "@/lib/base/text";

/** Copies a text; where the browser refuses, shows the text to be selected. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations("Receipt");
  const common = useTranslations("Common");
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      void showToast({ title: common("copied"), message: t("copiedText") });
    } catch {
      // Not allowed, or not available outside of a secure page: the guest can still copy it by hand.
      setRefused(true);
    }
  };
  if (!isRefused) {
    return (
      <button type="button" className={`${button.quiet} ${styles.copy}`} onClick={copy}>
        {t("copyText")}
      </button>
    );
  }
  return (
    <label className={styles.byHand}>
      {t("copyByHand")}
      <textarea
        className={field.field}
        readOnly
        rows={4}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  );
}

/** The ways to contact someone who can help; an unknown one has no button. */
export function ContactLinks({ phone }: { phone: string | undefined }) {
  const t = useTranslations("Receipt");
  const common = useTranslations("Common");
  const channel = readAccountSettings()?.channel;
  if (phone === undefined && channel === undefined) return null;
  return (
    <p className={styles.actions}>
      {phone === undefined ? null : (
        <a href={phoneAddress(phone)}>
          <Icon name="phone" size={19} />
          {common("call", { phone })}
        </a>
      )}
      {channel === undefined ? null : (
        <a href={`${channel}/chat`} target="_blank" rel="noopener">
          <Icon name="chat" size={19} />
          {t("chat")}
        </a>
      )}
    </p>
  );
}
