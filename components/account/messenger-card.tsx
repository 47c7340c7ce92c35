"use client";

import { useLocale, useTranslations } from "next-intl";
import { toString as toSvg } from "qrcode";
import { useEffect, useState } from "react";
import { AddChannel } from "@/components/account/add-channel";
import styles from "@/components/account/profile-card.module.css";
import { BrandMark } from "@/components/ui/icon";
import { useCall } from "@/components/ui/use-call";
import type { AccountSettings } from "@/lib/account/account-settings";
import { getQrText } from "@/lib/account/endpoints";
import type { MessengerProfile } from "@/lib/account/schema";
import { formatDate } from "@/lib/base/format-day";
import { venueDay } from "@/lib/base/venue-time";

type Props = { profile: MessengerProfile; settings: AccountSettings };

/** The messenger card (R4.5): the code that the outlet scans, whose it is and since when. */
export function MessengerCard({ profile, settings }: Props) {
  const t = useTranslations("Account");
  const locale = useLocale();
  const { data: loadedText } = useCall(getQrText, profile.qr === undefined ? {} : undefined, {
    endedSession: "say nothing",
  });
  const text = profile.qr ?? loadedText;
  const since = profile.connectedAt === undefined ? undefined : venueDay(new Date(profile.connectedAt));
  return (
    <section className={`${styles.card} ${styles.messenger}`} aria-label={t("messengerCard")}>
      <header>
        <a href={settings.accountPage} target="_blank" rel="noopener" aria-label={t("profile")}>
          <BrandMark />
        </a>
        {profile.hasChannel || settings.channel === undefined ? null : (
          <AddChannel channel={settings.channel} />
        )}
      </header>
      <div className={styles.code}>
        {text === undefined ? <span className={styles.qr} /> : <QrCode text={text} label={t("qr")} />}
        <p>
          <strong>{profile.name}</strong>
          {text === undefined ? null : <span className={styles.text}>{text}</span>}
          {since === undefined ? null : <span>{t("memberSince", { day: formatDate(since, locale) })}</span>}
        </p>
      </div>
    </section>
  );
}

/** Rendered as SVG, so that it is sharp at every density. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [svg, setSvg] = useState<string>();
  const [isUnfit, setUnfit] = useState(false);
  useEffect(() => {
    let isShown = true;
    setUnfit(false);
    toSvg(text, { type: "svg", margin: 0, errorCorrectionLevel: "M" }).then(
      (rendered) => isShown && setSvg(rendered),
      // Longer than a code can hold; the text beside it is what remains.
      () => isShown && setUnfit(true),
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  if (isUnfit) return null;
  return (
    <span
      className={styles.qr}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the library from the text, which it encodes
      dangerouslySetInnerHTML={{ __html: svg ?? "" }}
    />
  );
}
