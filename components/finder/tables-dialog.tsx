"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/finder/tables-dialog.module.css";
import { TablesOf } from "@/components/finder/tables-of";
import { WithMessages } from "@/components/session/with-messages";
import { Icon } from "@/components/ui/icon";
import type { Wanted } from "@/components/widgets/box-finder";
import type { Locale } from "@/lib/i18n/locales";
import { formatWeekday } from "@/lib/time/calendar-days";

type Props = { wanted: Wanted; onClose: () => void };

/** Every table of a hotel that is free on a day for a party, over the page that asked. */
export function TablesDialog(props: Props) {
  return (
    <WithMessages>
      <Content {...props} />
    </WithMessages>
  );
}

function Content({ wanted, onClose }: Props) {
  const t = useTranslations("Finder");
  const locale = useLocale() as Locale;
  const { hotel, date, adults } = wanted;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.dialog}>
          <header>
            <div>
              <Dialog.Title>{t("title", { hotel: hotel.name })}</Dialog.Title>
              <Dialog.Description>
                {t("asked", { day: formatWeekday(date, locale), count: adults })}
              </Dialog.Description>
            </div>
            <Dialog.Close className={styles.close} aria-label={t("close")}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <TablesOf wanted={wanted} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
