import type { ShellProps } from "@/components/layout/chrome";
import { BrandMark, Icon } from "@/components/ui/icon";
import { localeData, otherLocales } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import styles from "./app-shell.module.css";

/** The header bar: the links to both panels, the group's name, its hotels, the other languages, the reservations. */
export function HeaderBar({ chrome, locale, labels: { common, shell } }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {shell.skip}
      </a>
      <PanelLink side="left" label={shell.menu}>
        <Icon name="menu" />
      </PanelLink>
      <a className={styles.brand} href={paths.home()}>
        <BrandMark />
        <span>{chrome.appName}</span>
      </a>
      <nav aria-label={common.hotels}>
        {chrome.hotels.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      {otherLocales(locale).map((other) => (
        <a key={other} href={`?language=${other}`} lang={other} title={localeData[other].viewIn}>
          <span aria-hidden="true">{localeData[other].shortName}</span>
          <span>{localeData[other].name}</span>
        </a>
      ))}
      <a className={styles.reservations} href={paths.book()}>
        {common.myReservations}
      </a>
      <PanelLink side="right" label={shell.account}>
        <Icon name="person" />
      </PanelLink>
    </>
  );
}

type PanelLinkProps = {
  side: "left" | "right";
  label: string;
  children: React.ReactNode;
};

/** Opens a panel; without script it is a link to the panel, which CSS then shows. */
function PanelLink({ side, label, children }: PanelLinkProps) {
  const id = `panel-${side}`;
  return (
    <a href={`#${id}`} role="button" aria-label={label} aria-haspopup="dialog" data-opens={id}>
      {children}
    </a>
  );
}
