"use client";

import { useLocale, useTranslations } from "next-intl";
import { DirectionsToOutlet } from "@/components/outlet/directions";
import { Photo } from "@/components/photos/photo";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import { useSite } from "@/components/site/site-context";
import { localeData } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/promotion/schema";
import type { WholeDraft } from "@/lib/reservation/booking/place-reservation";
import { formAddress } from "@/lib/reservation/booking-address";
import type { GuestDetails } from "@/lib/reservation/draft/guest-details";
import { writePhone } from "@/lib/text/phone";
import { formatShortDay } from "@/lib/time/format-day";
import { timeZoneIfDifferent } from "@/lib/time/format-venue-time";
import { readTimeZone } from "@/lib/time/page-time-zone";

type Props = {
  promotion: Promotion;
  draft: WholeDraft;
  guest: GuestDetails;
  requests: string;
  amount: number;
};

/** The guest's choices, each with a link to where it is changed. Date and time are the venue's. */
export function ChosenTable({ promotion, draft, guest, requests, amount }: Props) {
  const t = useTranslations("Summary");
  const common = useTranslations("Common");
  const words = useTranslations("Reserve");
  const offer = useTranslations("Promotion");
  const money = useTranslations("Money");
  const locale = useLocale();
  const { media } = useSite();
  const isInKorea = localeData[locale].country === "KR";
  const { resourceId, id, outlet, menus } = promotion;
  const picture = promotion.thumbnailImage ?? promotion.images[0]?.url;
  const seat = promotion.seating.find(({ code }) => code === guest.seating);
  const zone = timeZoneIfDifferent(readTimeZone(outlet?.resourceId ?? resourceId), locale);
  const chosen = menus.filter((menu) => (draft.quantities.get(menu.id) ?? 0) > 0);
  const change = (step: "table" | "menu" | "guest") => (
    <a
      className={styles.change}
      href={formAddress(resourceId, id, draft, step)}
      aria-label={words(`changeStep.${step}`)}
    >
      {common("change")}
    </a>
  );
  return (
    <>
      <article className={styles.card}>
        {picture === undefined ? null : (
          <Photo
            src={picture}
            alt=""
            sizes="(min-width: 1264px) 572px, (min-width: 900px) 46vw, 90vw"
            media={media}
            leads
          />
        )}
        <div className={styles.head}>
          <h2>{promotion.name}</h2>
          <p>{[outlet?.name, outlet?.site?.name].filter(Boolean).join(", ")}</p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{common("date")}</dt>
            <dd>{formatShortDay(draft.date, locale)}</dd>
          </div>
          <div>
            <dt>{common("time")}</dt>
            <dd>
              <span>{draft.time}</span>
              {zone === undefined ? null : <small> ({zone})</small>}
            </dd>
          </div>
          <div>
            <dt>{common("guests")}</dt>
            <dd>{words("partyLine", { ...draft.party })}</dd>
          </div>
        </dl>
        <div className={styles.directions}>
          <DirectionsToOutlet resourceId={outlet?.resourceId ?? resourceId} known={outlet} />
        </div>
        <footer>{change("table")}</footer>
      </article>
      {chosen.length === 0 ? null : (
        <section className={styles.block}>
          <h2>{t("order")}</h2>
          <ul className={styles.items}>
            {chosen.map((menu) => {
              const quantity = draft.quantities.get(menu.id) ?? 0;
              return (
                <li key={menu.id}>
                  <span>
                    {menu.name} × {quantity}
                    {menu.kind === "deposit" ? <small> ({offer("deposit")})</small> : null}
                  </span>
                  <b>{money("won", { amount: menu.unitPrice * quantity })}</b>
                </li>
              );
            })}
            <li className={styles.total}>
              <span>{common("total")}</span>
              <b>{money("won", { amount })}</b>
            </li>
          </ul>
          {change("menu")}
        </section>
      )}
      <section className={styles.block}>
        <h2>{words("guestTitle")}</h2>
        <p className={styles.guest}>
          {guest.name}
          <br />
          {writePhone(guest.mobile, { isInKorea })}
          <br />
          {guest.email}
        </p>
        {guest.bookedFor === null ? null : (
          <p className={styles.guest}>
            <small>{t("bookedFor")}</small>
            <br />
            {guest.bookedFor.name}
            <br />
            {writePhone(guest.bookedFor.mobile, { isInKorea })}
          </p>
        )}
        {seat === undefined ? null : (
          <p className={styles.guest}>
            <small>{words("seating")}</small>
            <br />
            {seat.name}
          </p>
        )}
        {requests === "" ? null : (
          <p className={styles.guest}>
            <small>{t("requests")}</small>
            <br />
            {requests}
          </p>
        )}
        {change("guest")}
        {requests !== "" ? null : (
          <a className={styles.change} href={formAddress(resourceId, id, draft, "guest")}>
            {t("addRequests")}
          </a>
        )}
      </section>
    </>
  );
}
