import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CmsPart } from "@/components/cms/cms-part";
import { AccountMenu } from "@/components/layout/account-menu";
import type { Frame } from "@/components/layout/frame";
import { PanelButton } from "@/components/layout/panel-button";
import { SidePanel } from "@/components/layout/side-panel";
import { SiteMenu } from "@/components/layout/site-menu";
import { BrandMark, Icon } from "@/components/ui/icon";
import { otherLocale, type Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import styles from "./app-shell.module.css";

type Props = { frame: Frame; locale: Locale; children: ReactNode };

/** The five zones (R2.1): the page between top and bottom, a panel at either side, hidden until asked for. */
export async function AppShell({ frame, locale, children }: Props) {
  const t = await getTranslations("Shell");
  const { zones } = frame;
  return (
    <>
      <a className={styles.skip} href="#content">
        {t("skip")}
      </a>
      <header className={styles.bar}>
        <PanelButton side="left" label={t("menu")} className={styles.menuButton}>
          <Icon name="menu" />
        </PanelButton>
        <a className={styles.brand} href={paths.home()}>
          <BrandMark />
          <span>{frame.appName}</span>
        </a>
        <nav className={styles.nav} aria-label={t("hotels")}>
          {frame.hotels.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <a
          className={styles.language}
          href={`?language=${otherLocale(locale)}`}
          lang={otherLocale(locale)}
          hrefLang={otherLocale(locale)}
          aria-label={t("switchLabel")}
        >
          {t("switchTo")}
        </a>
        <a className={styles.reservations} href={paths.book()}>
          {t("reservations")}
        </a>
        <PanelButton side="right" label={t("account")}>
          <Icon name="person" />
        </PanelButton>
      </header>
      {zones.top === undefined ? null : (
        <div className={styles.top} data-zone="top">
          <CmsPart part={zones.top} />
        </div>
      )}
      <main id="content" className={styles.page} data-zone="page">
        {children}
      </main>
      {zones.bottom === undefined ? null : (
        <footer className={styles.bottom} data-zone="bottom">
          <CmsPart part={zones.bottom} />
        </footer>
      )}
      <SidePanel side="left" label={t("menu")} closeLabel={t("close")}>
        <SiteMenu hotels={frame.hotels} menus={frame.menus} locale={locale} />
        {zones.left === undefined ? null : <CmsPart part={zones.left} />}
      </SidePanel>
      <SidePanel side="right" label={t("account")} closeLabel={t("close")}>
        <AccountMenu appName={frame.appName} />
        {zones.right === undefined ? null : <CmsPart part={zones.right} />}
      </SidePanel>
    </>
  );
}
