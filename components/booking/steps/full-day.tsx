"use client";

import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/booking/steps/full-day.module.css";
import { Inquiry } from "@/components/place/inquiry";
import { TimeLinks } from "@/components/times/time-links";
import { useCall } from "@/components/ui/use-call";
import { formatDay, formatWeekday } from "@/lib/base/format-day";
import { formAddress } from "@/lib/booking/booking-address";
import { minutesToNearest, nearestTimes } from "@/lib/booking/draft/nearest-times";
import { type PartySize, partyTotal } from "@/lib/booking/draft/party-size";
import { spreadOverOutlets } from "@/lib/offer/evening";
import { findFreeTables, type TableOffer } from "@/lib/offer/free-tables";
import type { Promotion } from "@/lib/offer/schema";

type Props = {
  promotion: Promotion;
  /** Venue day. */
  date: string;
  /** The time that the guest wants, if they have said so. */
  time: string | undefined;
  party: PartySize;
};

const OFFERS_SHOWN = 3;
const TIMES_SHOWN = 3;
/** When most guests dine; venue time. */
const USUAL_TIME = "19:00";

/** What a guest can do about a day without a table: book at a neighbour near the same hour, call, chat or write. */
export function FullDay({ promotion, date, time, party }: Props) {
  const t = useTranslations("Inquiry");
  const locale = useLocale();
  const { name, outlet } = promotion;
  return (
    <>
      <Neighbours promotion={promotion} date={date} time={time} party={party} />
      <Inquiry
        outlet={outlet}
        lines={[
          t("hello", { outlet: outlet?.name ?? name }),
          t("offer", { name }),
          t("when", { when: [formatDay(date, locale), time].filter(Boolean).join(" ") }),
          t("guests", { count: partyTotal(party) }),
          t("full"),
        ]}
      />
    </>
  );
}

/**
 * The hotel's other outlets with a table on that day, those nearest to the wanted time first; what could not be checked is
 * said.
 */
function Neighbours({ promotion, date, time = USUAL_TIME, party }: Props) {
  const t = useTranslations("Finder");
  const common = useTranslations("Common");
  const locale = useLocale();
  const { data, error } = useCall(findFreeTables, {
    resourceId: promotion.outlet?.resourceId ?? promotion.resourceId,
    date,
    pax: partyTotal(party),
    elsewhere: "yes",
  });
  const distanceOf = ({ times }: TableOffer) =>
    minutesToNearest(
      times.map((each) => each.time),
      time,
    );
  const nearest = [...(data?.offers ?? [])].sort((one, other) => distanceOf(one) - distanceOf(other));
  const offers = spreadOverOutlets(nearest).slice(0, OFFERS_SHOWN);
  const isUnchecked = error !== undefined || (data?.unchecked ?? 0) > 0;
  if (offers.length === 0 && !isUnchecked) return null;
  return (
    <section className={styles.neighbours} aria-labelledby="neighbours">
      <h4 id="neighbours">{t("neighbours")}</h4>
      <ul>
        {offers.map((each) => (
          <li key={each.promotion.id}>
            <b>{each.promotion.outlet?.name}</b>
            <span>{each.promotion.name}</span>
            <TimeLinks
              times={nearestTimes(each.times, time, TIMES_SHOWN)}
              hrefOf={(chosen) => {
                const draft = { party, date, time: chosen, quantities: new Map(), change: undefined };
                return formAddress(each.promotion.resourceId, each.promotion.id, draft, "guest");
              }}
              about={[formatWeekday(date, locale), each.promotion.outlet?.name ?? each.promotion.name]}
              words={{ left: (count) => common("seatsLeft", { count }) }}
            />
          </li>
        ))}
      </ul>
      {isUnchecked ? <p>{t("someNotChecked")}</p> : null}
    </section>
  );
}
