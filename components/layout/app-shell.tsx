import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { CmsPart } from "@/components/cms/cms-part";
import { AccountMenu } from "@/components/layout/account-menu";
import { Dialogs } from "@/components/layout/dialogs";
import type { Frame } from "@/components/layout/frame";
import { HeaderBar } from "@/components/layout/header-bar";
import { Once } from "@/components/layout/once";
import type { ShellFacts } from "@/components/layout/shell-facts";
import { SidePanel } from "@/components/layout/side-panel";
import { SiteMenu } from "@/components/layout/site-menu";
import { widgetMessages } from "@/components/widgets/widget-messages";
import type { Locale } from "@/lib/i18n/locales";
import styles from "./app-shell.module.css";

type Props = { frame: Frame; locale: Locale; children: ReactNode };

/** The five zones (R2.1): the page between top and bottom, a panel at either side, hidden until asked for. */
export async function AppShell({ frame, locale, children }: Props) {
  const { Shell: shell, Account: account, Widgets } = await getMessages();
  const { appName, hotels, menus, zones } = frame;
  const { top, left, right, bottom } = zones;
  const facts: ShellFacts = { frame: { appName, hotels, menus }, locale, labels: { shell, account } };
  return (
    <NextIntlClientProvider locale={locale} messages={widgetMessages(Widgets, frame)}>
      <Once id="bar" tag="header" className={styles.bar} facts={facts}>
        <HeaderBar {...facts} />
      </Once>
      {top === undefined ? null : (
        <div className={styles.top} data-zone="top">
          <CmsPart part={top} />
        </div>
      )}
      <main id="content" className={styles.page} data-zone="page">
        {children}
      </main>
      {bottom === undefined ? null : (
        <footer className={styles.bottom} data-zone="bottom">
          <CmsPart part={bottom} />
        </footer>
      )}
      <SidePanel side="left" label={shell.menu} closeLabel={shell.close}>
        <Once id="site-menu" facts={facts}>
          <SiteMenu {...facts} />
        </Once>
        {left === undefined ? null : <CmsPart part={left} />}
      </SidePanel>
      <SidePanel side="right" label={shell.account} closeLabel={shell.close}>
        <Once id="account-menu" facts={facts}>
          <AccountMenu {...facts} />
        </Once>
        {right === undefined ? null : <CmsPart part={right} />}
      </SidePanel>
      <Dialogs />
    </NextIntlClientProvider>
  );
}
