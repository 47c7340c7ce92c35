"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { readAccountSettings } from "@/components/account/read-account-settings";
import { ContactLinks, CopyText } from "@/components/place/contact-links";
import styles from "@/components/place/contact-links.module.css";
import button from "@/components/ui/button.module.css";
import { showToast } from "@/components/ui/toasts";

/** A Korean mobile number, with or without its country: only these receive text messages. */
const MOBILE = /^(?:\+?82)?0?1[016789]\d{7,8}$/;

type Message = { subject: string; text: string };

/**
 * Returns the addresses that open a guest's own apps with the message written: `sms` where the number is a mobile one,
 * `mail` where there is a mail address.
 */
export function messageAddresses(
  { phone = "", email }: { phone?: string | undefined; email: string | undefined },
  { subject, text }: Message,
): { sms: string | undefined; mail: string | undefined } {
  const number = phone.replace(/[^\d+]/g, "");
  const body = encodeURIComponent(text.replace(/\r?\n/g, "\r\n"));
  return {
    // Android wants `?`, iOS `&`; this form is read by both.
    sms: MOBILE.test(number) ? `sms:${number}?&body=${encodeURIComponent(text)}` : undefined,
    mail:
      email === undefined
        ? undefined
        : `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}

type Props = {
  outlet: { name: string; phone?: string | undefined } | undefined;
  /** The lines of the message that the guest may send, in their language. */
  lines: readonly string[];
  /** Fields that complete the message. */
  children?: ReactNode;
};

/**
 * Ways to ask the restaurant for what cannot be booked here: a call, a chat, or a message that is already written. The
 * messenger's chat cannot be given a text, so opening it copies the message.
 */
export function Inquiry({ outlet, lines, children }: Props) {
  const t = useTranslations("Inquiry");
  const common = useTranslations("Common");
  const [isWritten, setWritten] = useState(false);
  const id = useId();
  const channel = readAccountSettings()?.channel;
  const text = lines.join("\n");
  const { sms, mail } = messageAddresses(
    { phone: outlet?.phone, email: readMailAddress() },
    { subject: t("subject", { outlet: outlet?.name ?? "" }).trim(), text },
  );
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => void showToast({ title: common("copied"), message: t("paste") }),
      // The text stands above the link, and can be copied by hand.
      () => undefined,
    );
  return (
    <div className={styles.inquiry}>
      <ContactLinks phone={outlet?.phone} />
      <button
        type="button"
        className={styles.write}
        aria-expanded={isWritten}
        aria-controls={id}
        onClick={() => setWritten(!isWritten)}
      >
        {t("write")}
      </button>
      <div id={id} hidden={!isWritten}>
        {children}
        <p className={styles.text}>{text}</p>
        {channel === undefined ? null : (
          <a
            className={`${button.main} ${styles.action}`}
            href={`${channel}/chat`}
            target="_blank"
            rel="noopener"
            onClick={() => void copy()}
          >
            {t("chat")}
          </a>
        )}
        {sms === undefined ? null : (
          <a className={`${button.quiet} ${styles.action}`} href={sms}>
            {t("sms")}
          </a>
        )}
        {mail === undefined ? null : (
          <a className={`${button.quiet} ${styles.action}`} href={mail}>
            {t("mail")}
          </a>
        )}
        <CopyText text={text} />
      </div>
    </div>
  );
}

/** Returns the mail address that the company states at the end of the page. */
function readMailAddress(): string | undefined {
  return document.querySelector("[data-legal-mail]")?.textContent ?? undefined;
}
