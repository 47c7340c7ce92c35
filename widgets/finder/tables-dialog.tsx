"use client";

import { useLocale, useTranslations } from "next-intl";
import { MessagesProvider } from "@/components/messages/messages-provider";
import { Sheet } from "@/components/ui/sheet";
import { formatShortDay } from "@/lib/time/format-day";
import { withTimeZone } from "@/lib/time/format-venue-time";
import { readTimeZone } from "@/lib/time/page-time-zone";
import { FreeTableList } from "@/widgets/finder/free-table-list";
import type { TableSearch } from "@/widgets/finder/table-search";
import styles from "@/widgets/finder/tables-dialog.module.css";

type Props = {
  search: TableSearch;
  /** The resource below which all places are. */
  rootResourceId: number;
  onSearch: (search: TableSearch) => void;
  onClose: () => void;
};

/** Every free table of a day or two for a party, in a dialog over the page. */
export function TablesDialog(props: Props) {
  return (
    <MessagesProvider>
      <Content {...props} />
    </MessagesProvider>
  );
}

function Content({ search, rootResourceId, onSearch, onClose }: Props) {
  const t = useTranslations("Finder");
  const widgets = useTranslations("Widgets");
  const locale = useLocale();
  const { place, days, part, adults } = search;
  const told = days.map((day) => formatShortDay(day, locale)).join(" · ");
  const day = part === undefined ? told : `${told} · ${widgets(`parts.${part}`)}`;
  return (
    <Sheet
      title={place === undefined ? t("titleAll") : t("title", { hotel: place.name })}
      description={t("asked", { day: withTimeZone(day, readTimeZone(place?.id), locale), count: adults })}
      closeLabel={t("close")}
      className={styles.tables}
      onClose={onClose}
    >
      <FreeTableList search={search} rootResourceId={rootResourceId} onSearch={onSearch} />
    </Sheet>
  );
}
