"use client";

import { useLocale, useTranslations } from "next-intl";
import { WithMessages } from "@/components/messages/with-messages";
import { Sheet } from "@/components/ui/sheet";
import type { Wanted } from "@/components/widgets/finder/box-finder";
import styles from "@/components/widgets/finder/tables-dialog.module.css";
import { TablesOf } from "@/components/widgets/finder/tables-of";
import type { Locale } from "@/lib/i18n/locales";
import { formatWeekday } from "@/lib/time/day-words";
import { readZone } from "@/lib/time/page-zone";
import { withZone } from "@/lib/time/venue-words";

type Props = {
  wanted: Wanted;
  places: readonly Wanted["hotel"][];
  onAsk: (wanted: Wanted) => void;
  onClose: () => void;
};

/** Every table of a hotel that is free on a day for a party, over the page that asked. */
export function TablesDialog(props: Props) {
  return (
    <WithMessages>
      <Content {...props} />
    </WithMessages>
  );
}

function Content({ wanted, places, onAsk, onClose }: Props) {
  const t = useTranslations("Finder");
  const locale = useLocale() as Locale;
  const { hotel, date, adults } = wanted;
  return (
    <Sheet
      title={t("title", { hotel: hotel.name })}
      description={t("asked", {
        day: withZone(formatWeekday(date, locale), readZone(hotel.id), locale),
        count: adults,
      })}
      closeLabel={t("close")}
      className={styles.tables}
      onClose={onClose}
    >
      <TablesOf wanted={wanted} others={places.filter(({ id }) => id !== hotel.id)} onAsk={onAsk} />
    </Sheet>
  );
}
