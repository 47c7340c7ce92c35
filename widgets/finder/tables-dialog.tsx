"use client";

import { useLocale, useTranslations } from "next-intl";
import { WithMessages } from "@/components/messages/with-messages";
import { Sheet } from "@/components/ui/sheet";
import type { Locale } from "@/lib/i18n/locales";
import { formatShortDay } from "@/lib/time/day-words";
import { readZone } from "@/lib/time/page-zone";
import { withZone } from "@/lib/time/venue-words";
import styles from "@/widgets/finder/tables-dialog.module.css";
import { TablesOf } from "@/widgets/finder/tables-of";
import type { Wanted } from "@/widgets/finder/wanted";

type Props = {
  wanted: Wanted;
  /** The resource below which all places are. */
  everywhere: number;
  onAsk: (wanted: Wanted) => void;
  onClose: () => void;
};

/** Every free table of a day or two for a party, in a dialog over the page. */
export function TablesDialog(props: Props) {
  return (
    <WithMessages>
      <Content {...props} />
    </WithMessages>
  );
}

function Content({ wanted, everywhere, onAsk, onClose }: Props) {
  const t = useTranslations("Finder");
  const widgets = useTranslations("Widgets");
  const locale = useLocale() as Locale;
  const { place, days, part, adults } = wanted;
  const told = days.map((day) => formatShortDay(day, locale)).join(" · ");
  const day = part === undefined ? told : `${told} · ${widgets(`parts.${part}`)}`;
  return (
    <Sheet
      title={place === undefined ? t("titleAll") : t("title", { hotel: place.name })}
      description={t("asked", { day: withZone(day, readZone(place?.id), locale), count: adults })}
      closeLabel={t("close")}
      className={styles.tables}
      onClose={onClose}
    >
      <TablesOf wanted={wanted} everywhere={everywhere} onAsk={onAsk} />
    </Sheet>
  );
}
