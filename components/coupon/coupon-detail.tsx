"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import box from "@/components/coupon/coupon-box.module.css";
import styles from "@/components/coupon/coupon-detail.module.css";
import { RedeemForm } from "@/components/coupon/redeem-form";
import { useSite } from "@/components/layout/site-context";
import { Photo } from "@/components/offer/photo";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { FailedLoad } from "@/components/ui/load-failure";
import plainText from "@/components/ui/plain-text.module.css";
import list from "@/components/ui/tabbed-list.module.css";
import { useLoadedData } from "@/components/ui/use-call";
import { usePageRestore } from "@/components/ui/use-pages";
import { formatNearDay, formatVenueDateTime, withTimeZone } from "@/lib/base/format-day";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { readUrl } from "@/lib/base/text";
import { venueDay } from "@/lib/base/venue-time";
import { couponPhase, endOfUse, isListed, lastMoment } from "@/lib/coupon/coupon-validity";
import { listCoupons } from "@/lib/coupon/endpoints";
import { readCheck } from "@/lib/coupon/redeem-outcome";
import type { Coupon } from "@/lib/coupon/schema";
import { readApi } from "@/lib/http/read-api";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

type Translate = ReturnType<typeof useTranslations<"Coupons">>;

/** Returns 'Until Thu 24 Dec', with the time where it ends within the day. In the group's time zone. */
export function untilText(t: Translate, { validTo }: Pick<Coupon, "validTo">, locale: Locale): string {
  const { day, time } = lastMoment(validTo, readTimeZone());
  return time === undefined
    ? t("until", { day: nearDay(day, locale) })
    : t("untilTime", { day: nearDay(day, locale), time });
}

/** Returns 'Expired Thu 24 Dec', by its last day in the group's time zone. */
export function expiredText(t: Translate, { validTo }: Pick<Coupon, "validTo">, locale: Locale): string {
  return t("expiredOn", { day: nearDay(lastMoment(validTo, readTimeZone()).day, locale) });
}

/** Returns when a coupon was used, in the group's time zone; a coupon without that moment ended with its validity. */
export function usedAtText(coupon: Pick<Coupon, "usedAt" | "validTo">, locale: Locale): string {
  return formatVenueDateTime(endOfUse(coupon), locale, readTimeZone());
}

/** Formats an instant as a calendar day in the group's time zone. */
export function dayText(instant: string, locale: Locale): string {
  return nearDay(venueDay(new Date(instant), readTimeZone()), locale);
}

/** Formats a day, with its year unless it is the current one. */
function nearDay(day: string, locale: Locale): string {
  return formatNearDay(day, locale, venueDay(serverNow(), readTimeZone()).slice(0, "YYYY".length));
}

const PAGE_SIZE = 48;

/** Reads one coupon of the guest; null when the guest does not have it. */
function useCoupon(id: number) {
  const { mutate, data, error } = useLoadedData(["coupon", id], () => findCoupon(id));
  usePageRestore(mutate);
  return {
    data,
    /** A session that has ended leads to the login, which is no failure of the coupon. */
    error: error?.code === "unauthorized" ? undefined : error,
    /** Reads the coupon again, and throws the error of a failed call: SWR itself would return its cached value. */
    readAgain: async () => {
      const coupon = await findCoupon(id);
      await mutate(coupon, { revalidate: false });
      return coupon;
    },
    retry: () => mutate(),
    /** Shows this coupon at once, and the server's version as soon as it is loaded. */
    show: (coupon: Coupon) => mutate(coupon),
  };
}

/**
 * Searches all coupons, because the back end has no call for a single one. One that moves to the page before while it
 * is searched for, because another goes away, is found there.
 */
async function findCoupon(id: number): Promise<Coupon | null> {
  const read = (page: number) => readApi(listCoupons, { page, perPage: PAGE_SIZE });
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const answer = await read(page);
    const among = (rows: readonly Coupon[]) => rows.find((coupon) => coupon.id === id);
    const found = among(answer.rows) ?? (page === 1 ? undefined : among((await read(page - 1)).rows));
    if (found !== undefined) return isListed(found, serverNow(), readTimeZone()) ? found : null;
    lastPage = answer.lastPage;
  }
  return null;
}

/** One coupon at its address: what it is good for, and its use at the table (R8.3). */
export function CouponDetail({ id }: { id: number }) {
  const t = useTranslations("Coupons");
  const { data: coupon, error, readAgain, retry, show } = useCoupon(id);

  if (coupon === undefined && error !== undefined) {
    return (
      <div className={list.empty}>
        <FailedLoad className={button.quiet} error={error} retry={retry} text={t("notLoaded")} />
      </div>
    );
  }
  if (coupon === undefined) return <div className={styles.skeleton} aria-busy="true" />;
  if (coupon === null) {
    return (
      <div className={`${list.empty} ${styles.missing}`}>
        <span className={box.sign}>
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

function usedText(t: Translate, coupon: Coupon, locale: Locale) {
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

/** The confirmation for the staff: that the coupon was used, when, and where. */
function CouponDone({ coupon }: { coupon: Coupon }) {
  const t = useTranslations("Coupons");
  const locale = useLocale();
  const zone = readTimeZone();
  const used = endOfUse(coupon);
  const at = formatVenueDateTime(used, locale, zone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.done} aria-live="polite">
      <svg className={styles.tick} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="M20 33.5l8.5 8.5L45 25" />
      </svg>
      <h3 tabIndex={-1} ref={heading}>
        {t("done")}
      </h3>
      <p className={styles.what}>{coupon.name}</p>
      <p className={styles.at}>{withTimeZone(at, zone, locale, used)}</p>
      {coupon.usedOutlet === undefined ? null : <p>{coupon.usedOutlet.name}</p>}
      <p className={styles.hint}>{t("doneHint")}</p>
    </section>
  );
}
