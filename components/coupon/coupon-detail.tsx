"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { dayText, expiredText, untilText, usedAtText } from "@/components/coupon/coupon-dates";
import styles from "@/components/coupon/coupon-detail.module.css";
import { CouponDone } from "@/components/coupon/coupon-done";
import { RedeemForm } from "@/components/coupon/redeem-form";
import { useCoupon } from "@/components/coupon/use-coupon";
import { useSite } from "@/components/layout/site-context";
import { Photo } from "@/components/offer/photos/photo";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { LoadFailure } from "@/components/ui/load-failure";
import plainText from "@/components/ui/plain-text.module.css";
import { RetryButton } from "@/components/ui/retry-button";
import { withTimeZone } from "@/lib/base/format-venue-time";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { readUrl } from "@/lib/browser/read-url";
import { couponPhase } from "@/lib/coupon/coupon-validity";
import type { Coupon } from "@/lib/coupon/schema";
import { readCheck } from "@/lib/coupon/typed-check";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

/** One coupon at its address: what it is good for, and its use at the table (R8.3). */
export function CouponDetail({ id }: { id: number }) {
  const t = useTranslations("Coupons");
  const { data: coupon, error, readAgain, retry, show } = useCoupon(id);

  if (coupon === undefined && error !== undefined) {
    return (
      <div className={styles.empty}>
        <p>
          <LoadFailure error={error} retry={retry}>
            {t("notLoaded")}
          </LoadFailure>
        </p>
        <RetryButton className={button.quiet} retry={retry} />
      </div>
    );
  }
  if (coupon === undefined) return <div className={styles.skeleton} aria-busy="true" />;
  if (coupon === null) {
    return (
      <div className={styles.empty}>
        <span className={styles.sign}>
          <Icon name="ticket" size={40} />
        </span>
        <h2>{t("missing")}</h2>
        <p>{t("missingHint")}</p>
        <a className={button.quiet} href={paths.coupon()}>
          {t("back")}
        </a>
      </div>
    );
  }
  return (
    <>
      <a className={styles.back} href={paths.coupon()} onClick={goBackToBox}>
        <Icon name="back" size={18} />
        {t("back")}
      </a>
      <OpenCoupon
        coupon={coupon}
        readAgain={readAgain}
        onUsed={(used) => show({ ...coupon, ...used, status: "used" })}
      />
    </>
  );
}

type Props = {
  coupon: Coupon;
  /** Reads the coupon's status from the server; null when it is gone. Throws the error of the call. */
  readAgain: () => Promise<Coupon | null>;
  onUsed: (used: Pick<Coupon, "usedAt" | "usedOutlet">) => void;
};

function OpenCoupon({ coupon, readAgain, onUsed }: Props) {
  const t = useTranslations("Coupons");
  const locale = useLocale();
  const { media } = useSite();
  // After a login or a reload, the form that was being filled in is open again.
  const [isOpen, setOpen] = useState(() => readCheck(coupon.id, Date.now()) !== undefined);
  const [isJustUsed, setJustUsed] = useState(false);
  const useButton = useRef<HTMLButtonElement>(null);
  const ticket = useRef<HTMLElement>(null);
  const phase = couponPhase(coupon, serverNow());

  return (
    <div className={styles.columns}>
      <article ref={ticket} className={styles.ticket} data-phase={phase} aria-labelledby="coupon-name">
        <div className={styles.paper}>
          {coupon.image === undefined ? null : (
            <div className={styles.picture}>
              <Photo src={coupon.image} alt="" sizes="(min-width: 900px) 400px, 92vw" media={media} leads />
            </div>
          )}
          <div className={styles.text}>
            <h2 id="coupon-name">{coupon.name}</h2>
            {coupon.description === undefined ? null : (
              <p className={plainText.lines}>{coupon.description}</p>
            )}
          </div>
          <div className={styles.stub}>
            <p className={styles.date}>
              {phase === "used"
                ? usedText(t, coupon, locale)
                : phase === "expired"
                  ? expiredText(t, coupon, locale)
                  : withTimeZone(untilText(t, coupon, locale), readTimeZone(), locale)}
            </p>
            {phase === "usable" ? null : <b className={styles.stamp}>{t(phase)}</b>}
          </div>
        </div>
      </article>
      <div className={styles.side}>
        {isJustUsed ? (
          <CouponDone coupon={coupon} />
        ) : isOpen && phase === "usable" ? (
          <RedeemForm
            coupon={coupon}
            readAgain={readAgain}
            onUsed={(used) => {
              setJustUsed(true);
              onUsed(used);
            }}
            onClose={() => {
              setOpen(false);
              requestAnimationFrame(() => {
                // The bar sticks to the window, so that focusing it would scroll to its place in the page.
                useButton.current?.focus({ preventScroll: true });
                ticket.current?.scrollIntoView({ block: "nearest" });
              });
            }}
          />
        ) : (
          <section className={styles.where}>
            <h3>{t("where")}</h3>
            <ul>
              {coupon.outlets.map(({ resourceId, name }) => (
                <li key={resourceId}>
                  <a href={paths.resourcePage(resourceId)}>
                    <Icon name="pin" size={20} />
                    {name}
                    <Icon name="arrow" size={16} />
                  </a>
                </li>
              ))}
            </ul>
            {phase === "early" ? (
              <p className={styles.notYet}>{t("notYet", { day: dayText(coupon.validFrom, locale) })}</p>
            ) : null}
          </section>
        )}
        {phase === "usable" && !isOpen ? (
          <div className={styles.bar}>
            <button
              ref={useButton}
              type="button"
              className={`${button.main} ${styles.primary}`}
              onClick={() => setOpen(true)}
            >
              {t("use")}
            </button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function usedText(t: ReturnType<typeof useTranslations<"Coupons">>, coupon: Coupon, locale: Locale) {
  const at = usedAtText(coupon, locale);
  const { usedOutlet } = coupon;
  return usedOutlet === undefined ? t("usedAt", { at }) : t("usedAtOutlet", { at, outlet: usedOutlet.name });
}

/** Goes Back when the guest came from the list of coupons, so that it keeps its scroll position. */
function goBackToBox(event: React.MouseEvent): void {
  const from = readUrl(document.referrer);
  const isFromBox = from?.origin === location.origin && from.pathname === paths.coupon();
  if (!isFromBox || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.back();
}
