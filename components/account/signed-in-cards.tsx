"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useLocale, useTranslations } from "next-intl";
import { toString as toSvg } from "qrcode";
import { type ReactNode, useEffect, useState } from "react";
import { AddChannel } from "@/components/account/add-channel";
import { LoyaltyCard } from "@/components/account/loyalty-card";
import styles from "@/components/account/profile-card.module.css";
import { readAccountSettings } from "@/components/account/read-account-settings";
import { useProfiles } from "@/components/account/use-profiles";
import button from "@/components/ui/button.module.css";
import { BrandMark, Icon } from "@/components/ui/icon";
import { FailedLoad } from "@/components/ui/load-failure";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { useCall } from "@/components/ui/use-call";
import type { AccountSettings } from "@/lib/account/account-settings";
import { getQrText } from "@/lib/account/endpoints";
import { inAccountOrder } from "@/lib/account/profile-manager";
import type { MessengerProfile } from "@/lib/account/schema";
import { formatDate } from "@/lib/base/format-day";
import { venueDay } from "@/lib/base/venue-time";
import { prefersReducedMotion } from "@/lib/browser/device";
import { paths } from "@/lib/routing/paths";

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

/** The cards with the messages they need. */
export function SignedInCards({ isLoyalty }: { isLoyalty: boolean }) {
  return (
    <MessagesProvider>
      <ProfileCards isLoyalty={isLoyalty} />
    </MessagesProvider>
  );
}

/** A signed-in guest's cards (R4.4, R4.5): the loyalty card alone, or one slide for each linked profile. */
function ProfileCards({ isLoyalty }: { isLoyalty: boolean }) {
  const t = useTranslations("Account");
  const { profile, refresh } = useProfiles();
  const settings = readAccountSettings();
  if (settings === undefined || profile.state === "loading")
    return <div className={styles.skeleton} aria-busy="true" />;
  if (profile.state !== "loggedIn") {
    return (
      <div className={`${styles.card} ${styles.failed}`}>
        <FailedLoad className={styles.link} retry={refresh} text={t("notLoaded")} />
      </div>
    );
  }
  const linked = inAccountOrder(profile.info, settings.order);
  const shown = isLoyalty ? linked.filter(({ provider }) => provider === "hyatt") : linked;
  const hasLoyalty = linked.some(({ provider }) => provider === "hyatt");
  const cards = shown.map((card) =>
    card.provider === "kakao" ? (
      <MessengerCard key={`kakao-${card.profile.id}`} profile={card.profile} settings={settings} />
    ) : (
      <LoyaltyCard key={`hyatt-${card.profile.loyaltyId}`} profile={card.profile} onChanged={refresh} />
    ),
  );
  return (
    <div className={styles.cards}>
      {cards.length > 0 ? <Carousel>{cards}</Carousel> : null}
      {hasLoyalty || !settings.hasLoyalty ? null : (
        <a className={styles.link} href={paths.bind()}>
          {t("link")}
        </a>
      )}
    </div>
  );
}

/** Slides with arrows and dots; a single one needs neither. */
function Carousel({ children }: { children: ReactNode[] }) {
  const t = useTranslations("Account");
  const [viewport, carousel] = useEmblaCarousel({
    align: "start",
    duration: prefersReducedMotion() ? 0 : 25,
  });
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (carousel === undefined) return;
    const follow = () => setAt(carousel.selectedScrollSnap());
    carousel.on("select", follow).on("reInit", follow);
    return () => {
      carousel.off("select", follow).off("reInit", follow);
    };
  }, [carousel]);
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={t("cards")}>
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.slides}>{children}</div>
      </div>
      {children.length < 2 ? null : (
        <div className={styles.controls}>
          <button
            type="button"
            className={button.icon}
            aria-label={t("previousCard")}
            // `disabled` would take the focus away from the button that was pressed.
            aria-disabled={at === 0}
            onClick={() => carousel?.scrollPrev()}
          >
            <Icon name="back" size={18} />
          </button>
          {Array.from(children, (_, index) => (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its place
              key={index}
              className={styles.dot}
              aria-label={t("card", { number: index + 1 })}
              aria-current={index === at}
              onClick={() => carousel?.scrollTo(index)}
            />
          ))}
          <button
            type="button"
            className={button.icon}
            aria-label={t("nextCard")}
            aria-disabled={at === children.length - 1}
            onClick={() => carousel?.scrollNext()}
          >
            <Icon name="arrow" size={18} />
          </button>
        </div>
      )}
    </section>
  );
}
