"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { ShareButton } from "@/components/share/share-button";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { Sheet } from "@/components/ui/sheet";
import { formatShortDay } from "@/lib/base/format-day";
import { withTimeZone } from "@/lib/base/format-venue-time";
import { joinFacts } from "@/lib/base/join-facts";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { FreeTableList, FreeTableListSkeleton } from "@/widgets/finder/free-table-list";
import { SearchHeading } from "@/widgets/finder/search-heading";
import styles from "@/widgets/finder/tables-dialog.module.css";
import { useSearch } from "@/widgets/finder/use-search";

type Props = Parameters<typeof useSearch>[0];

/** Every free table of a day or two for a party, in a dialog over the page that has an address of its own. */
export function TablesDialog(props: Props) {
  return (
    <MessagesProvider>
      <Content {...props} />
    </MessagesProvider>
  );
}

function Content(props: Props) {
  const t = useTranslations("Finder");
  const common = useTranslations("Common");
  const widgets = useTranslations("Widgets");
  const locale = useLocale();
  const { search, isLate, change, close } = useSearch(props);
  // The list comes with a later rendering, so that the head can be used sooner. Not where the page script's sheet is
  // open (`lib/server/before-hydration/opening/sheet.ts`): the guest may be in a field that the list has as well.
  const isListShown = useDeferredValue(true, document.querySelector("[data-opening]") !== null);
  if (search === undefined) return null;
  const { place, days, part, adults } = search;
  const dayNames = days.map((day) => formatShortDay(day, locale));
  const day = joinFacts([...dayNames, part === undefined ? undefined : widgets(`parts.${part}`)]);
  const title = place === undefined ? t("titleAll") : t("title", { hotel: place.name });
  const summary = t("searchedFor", {
    day: withTimeZone(day, readTimeZone(place?.id), locale),
    count: adults,
  });
  return (
    <Sheet
      title={title}
      description={summary}
      heading={
        <SearchHeading
          places={props.places}
          mustChoose={props.mustChoose}
          search={search}
          today={props.today}
          onSearch={change}
        />
      }
      actions={<ShareButton label={common("share")} content={{ title: joinFacts([title, summary]) }} />}
      closeLabel={common("close")}
      className={styles.tables}
      onClose={close}
    >
      {isLate ? (
        <p className={styles.late} role="status">
          {t("late")}
        </p>
      ) : null}
      {isListShown ? (
        <FreeTableList search={search} rootResourceId={props.rootResourceId} onSearch={change} />
      ) : (
        <FreeTableListSkeleton />
      )}
    </Sheet>
  );
}
