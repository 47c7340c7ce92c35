"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { readAccountSettings } from "@/components/account/read-account-settings";
import { ContactLinks, CopyText } from "@/components/place/contact-links";
import { Directions } from "@/components/place/directions";
import styles from "@/components/receipt/receipt.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { Sheet } from "@/components/ui/sheet";
import { formatTimeZone, formatVenueDateTime } from "@/lib/base/format-day";
import { joinFacts } from "@/lib/base/text";
import { venueInstant } from "@/lib/base/venue-instant";
import { googleCalendarAddress } from "@/lib/booking/calendar-links";
import { partySize } from "@/lib/booking/reservation-rules";
import type { VenueReservation } from "@/lib/booking/schema";
import { inAppBrowserOf } from "@/lib/browser/device";
import type { OutletDetails } from "@/lib/place/outlet-details";
import { paths } from "@/lib/routing/paths";
import { rememberShare } from "@/lib/share/pending-share";
import type { ShareContent } from "@/lib/share/share-content";
import { shareMark } from "@/lib/share/share-mark";

type Props = {
  reservation: VenueReservation;
  outlet: OutletDetails | undefined;
  /** Whether the table is ahead: a past one is neither added to a calendar nor shared. */
  isAhead: boolean;
};
type Opened = "directions" | "calendar" | "ask" | "share";

/**
 * Actions for a table: find the way, add it to a calendar, ask about it, share it with the party. A tile without a purpose
 * is left out.
 */
export function ReceiptTiles({ reservation, outlet, isAhead }: Props) {
  const t = useTranslations("Receipt");
  const locale = useLocale();
  const [opened, setOpened] = useState<Opened>();
  const { resourceId, reservationId, date, time, promotionId } = reservation;
  const name = outlet?.name ?? reservation.outlet?.name ?? reservation.promotionName;
  const hotel = outlet?.hotel?.name ?? "";
  const { timeZone } = reservation;
  const when = formatVenueDateTime(venueInstant(date, time, timeZone), locale, timeZone);
  const shared = t("shareText", {
    outlet: name,
    hotel,
    when,
    zone: formatTimeZone(timeZone, locale),
    count: partySize(reservation),
  }).replace(/, \n/, "\n");
  const link = `${location.origin}${paths.promotion(resourceId, promotionId)}?language=${locale}`;
  const sharedText = [shared, outlet?.address ?? "", link].filter((line) => line !== "").join("\n");
  const canAsk = outlet?.phone !== undefined || readAccountSettings()?.channel !== undefined;

  const tiles = [
    ...(outlet === undefined ? [] : [{ name: "directions", icon: "pin" } as const]),
    ...(isAhead ? [{ name: "calendar", icon: "calendar" } as const] : []),
    ...(canAsk ? [{ name: "ask", icon: "chat" } as const] : []),
    ...(isAhead ? [{ name: "share", icon: "share" } as const] : []),
  ];

  return (
    <>
      <ul className={styles.tiles} aria-label={t("tiles")}>
        {tiles.map((tile) => (
          <li key={tile.name}>
            <button type="button" onClick={() => setOpened(tile.name)}>
              <span className={styles.disc}>
                <Icon name={tile.icon} />
              </span>
              {t(tile.name)}
            </button>
          </li>
        ))}
      </ul>
      {opened === "directions" && outlet !== undefined ? (
        <Sheet title={t("directions")} onClose={() => setOpened(undefined)}>
          <Directions outlet={outlet} />
        </Sheet>
      ) : null}
      {opened === "calendar" ? (
        <Sheet title={t("calendarTitle")} onClose={() => setOpened(undefined)}>
          <p className={parts.plain}>
            {name}, {when}
          </p>
          {inAppBrowserOf(navigator.userAgent) !== undefined ? (
            <p className={parts.plain}>{t("calendarInApp")}</p>
          ) : (
            <a className={`${button.quiet} ${parts.action}`} href={paths.calendarFile(reservationId)}>
              {t("calendarFile")}
            </a>
          )}
          <a
            className={`${button.quiet} ${parts.action}`}
            href={googleCalendarAddress(reservation, {
              title: name,
              details: reservationId,
              location: [name, outlet?.address ?? ""].filter((line) => line !== "").join(", "),
            })}
            target="_blank"
            rel="noopener"
          >
            {t("google")}
          </a>
          <CopyText text={sharedText} />
        </Sheet>
      ) : null}
      {opened === "ask" ? (
        <Sheet title={t("askTitle")} onClose={() => setOpened(undefined)}>
          <p className={parts.plain}>{joinFacts([name, reservationId])}</p>
          <ContactLinks phone={outlet?.phone} />
        </Sheet>
      ) : null}
      {opened === "share" ? (
        <ShareSheet
          promotion={{ resourceId, id: promotionId }}
          text={sharedText}
          card={{
            title: `${name}, ${when}`,
            description: t("shareCardText", {
              hotel,
              zone: formatTimeZone(timeZone, locale),
              count: partySize(reservation),
            }).replace(/^, /, ""),
            imageUrl: outlet?.image,
            hashtags: undefined,
            buttonText: undefined,
          }}
          link={link}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}

type ShareSheetProps = {
  /** Ids of the promotion, for its public page. */
  promotion: { resourceId: number; id: number };
  /** Place, day, time and party as text, with the address and the link. */
  text: string;
  /** Place, day, time and party as a messenger card: nothing in it names the guest or the reservation. */
  card: ShareContent;
  /** The promotion's public address. */
  link: string;
  onClose: () => void;
};

/**
 * Shares the table with the party. No script of the messenger runs on a page private to a guest, so its
 * card is shared from the promotion's public page, which opens with it.
 */
function ShareSheet({ promotion, text, card, link, onClose }: ShareSheetProps) {
  const t = useTranslations("Receipt");
  const page = paths.promotion(promotion.resourceId, promotion.id);
  const shareInApps = async () => {
    try {
      await navigator.share({ title: card.title ?? "", text, url: link });
    } catch {
      // The guest closed the system's share sheet, or it failed: the other ways remain.
    }
  };
  return (
    <Sheet title={t("share")} onClose={onClose}>
      <p className={parts.requests}>{text}</p>
      <a
        className={`${button.main} ${parts.action}`}
        href={page}
        onClick={() => rememberShare(shareMark(card)["data-share"], page)}
      >
        {t("shareCard")}
      </a>
      {typeof navigator.share === "function" ? (
        <button type="button" className={`${button.quiet} ${parts.action}`} onClick={shareInApps}>
          {t("shareApps")}
        </button>
      ) : null}
      <CopyText text={text} />
    </Sheet>
  );
}
