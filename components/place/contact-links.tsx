"use client";

import { useTranslations } from "next-intl";
import { readAccountSettings } from "@/components/account/read-account-settings";
import styles from "@/components/place/contact-links.module.css";
import { Icon } from "@/components/ui/icon";
import { phoneAddress } from "@/lib/base/text";

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
