import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CmsPart } from "@/components/cms/cms-part";
import { PageContent } from "@/components/cms/page-content";
import styles from "@/components/layout/app-shell.module.css";
import type { Chrome, ShellProps } from "@/components/layout/chrome";
import { Companions } from "@/components/layout/companions";
import { AccountMenu, SidePanel, SiteMenu } from "@/components/layout/site-menu";
import { BrandMark, Icon } from "@/components/ui/icon";
import { PageTextsProvider } from "@/components/ui/page-texts";
import { keepHyphens, phoneAddress } from "@/lib/base/text";
import { defaultTimeZones, type TimeZones, writeTimeZones } from "@/lib/base/venue-time";
import type { PartView } from "@/lib/cms/parse/part-view";
import type { LegalNotice as Notice } from "@/lib/cms/site/legal-notice";
import type { Translator } from "@/lib/i18n/load-messages";
import { type Locale, localeData, otherLocales } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { widgetMessages } from "@/widgets/widget-messages";

type LegalNoticeProps = { notice: Notice; t: Translator<"Legal"> };

const facts = ["representative", "businessNumber", "mailOrderNumber", "address", "hosting"] as const;

/**
 * Who runs the site, at the end of every page: the company and its numbers, how to reach it, its terms and, emphasised
 * as the law on personal data wants it, its privacy policy. What the group has not stated is not shown.
 */
function LegalNotice({ notice, t }: LegalNoticeProps) {
  const { company, phone, email, privacyUrl, termsUrl } = notice;
  return (
    <section className={styles.notice} aria-label={t("title")}>
      <p>
        {termsUrl === undefined ? null : <a href={termsUrl}>{t("terms")}</a>}
        {privacyUrl === undefined ? null : (
          <a href={privacyUrl}>
            <b>{t("privacy")}</b>
          </a>
        )}
      </p>
      <ul>
        {company === undefined ? null : <li>{company}</li>}
        {facts.map((name) =>
          notice[name] === undefined ? null : <li key={name}>{`${t(name)} ${keepHyphens(notice[name])}`}</li>,
        )}
        {phone === undefined ? null : (
          <li>
            {`${t("phone")} `}
            <a href={phoneAddress(phone)}>{phone}</a>
          </li>
        )}
        {email === undefined ? null : (
          <li>
            {`${t("email")} `}
            <a href={`mailto:${email}`} data-legal-mail="">
              {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

type Props = {
  chrome: Chrome;
  locale: Locale;
  /**
   * Of a page that is stored for all guests: what `children` are made from, such as the id in the page's address (see
   * `PageContent`). A page that depends on its query or its guest has none (`app/app-shell-props.test.ts`).
   */
  contentKey?: unknown;
  /** Authored parts that the page itself shows, besides its zones. */
  parts?: readonly (PartView | undefined)[];
  /** Plain components only; see `PageContent`. */
  children: ReactNode;
  /** Structured data for crawlers, as returned by `writeStructuredData`. */
  structuredData?: string | undefined;
  /** Rendered only in the browser, in the place of an `IslandPlaceholder` among the children. */
  island?: ReactNode;
  /**
   * The page belongs to one guest or to a step of a process, as the route table says of it (`Route`): its policy refuses
   * other companies' scripts.
   */
  isPrivate?: boolean;
  /** Invisible companions of the page that replace the guest's session and the visit's tracking. */
  companions?: ReactNode;
};

/** The five zones (R2.1): the page between top and bottom, and a panel at either side, hidden until opened. */
export async function AppShell(props: Props) {
  const { chrome, locale, contentKey, parts = [], structuredData, children, island } = props;
  const { isPrivate = false, companions } = props;
  const { Common: common, Shell: shell, Account: account, Widgets } = await getMessages();
  const t = await getTranslations("Account");
  const legalWords = await getTranslations("Legal");
  const { account: accountSettings, appName, hasMessenger, hotels, legal, menus, timeZones, zones } = chrome;
  const { top, left, right, bottom } = zones;
  const shellProps: ShellProps = {
    chrome: { account: accountSettings, appName, hasMessenger, hotels, menus, timeZones },
    locale,
    labels: { common, shell, account: { ...account, welcome: t("welcome", { name: unbroken(appName) }) } },
  };
  const allParts = [...Object.values(zones), ...parts];
  return (
    <PageTextsProvider texts={{ locale, messages: widgetMessages(Widgets, allParts) }}>
      <PageContent
        contentKey={
          contentKey === undefined ? undefined : [shellProps, chrome.visit, legal, contentKey, structuredData]
        }
        parts={allParts}
      >
        <header className={styles.bar}>
          <HeaderBar {...shellProps} />
        </header>
        {top === undefined ? null : (
          <div data-zone="top">
            <CmsPart part={top} />
          </div>
        )}
        <main
          id="content"
          data-zone="page"
          data-visit={JSON.stringify(chrome.visit)}
          data-phone={chrome.phone}
          data-share-login={chrome.shareLogin === "offered" ? "offered" : undefined}
          {...timeZoneAttributes(timeZones)}
        >
          {children}
        </main>
        {bottom === undefined ? null : (
          <footer data-zone="bottom">
            <CmsPart part={bottom} />
          </footer>
        )}
        {legal === undefined ? null : <LegalNotice notice={legal} t={legalWords} />}
        <SidePanel side="left" label={shell.menu} closeLabel={common.close}>
          <SiteMenu {...shellProps} />
          {left === undefined ? null : <CmsPart part={left} />}
        </SidePanel>
        <SidePanel side="right" label={shell.account} closeLabel={common.close}>
          <AccountMenu {...shellProps} />
          {right === undefined ? null : <CmsPart part={right} />}
        </SidePanel>
        {structuredData === undefined ? null : <StructuredData text={structuredData} />}
      </PageContent>
      {island}
      {companions ?? (
        <Companions
          visit={chrome.visit}
          sdk={isPrivate ? undefined : chrome.messengerSdk}
          login={chrome.shareLogin}
        />
      )}
    </PageTextsProvider>
  );
}

/** Keeps a name of several words on one line where there is room for it. */
function unbroken(name: string): string {
  return name.replaceAll(" ", "\u00a0");
}

/** The page view that `/`, `/r/{resourceId}` and `/p/{pageKey}` share (R1.1): the authored page, else the children. */
export function CmsPage({ chrome, children }: { chrome: Chrome; children?: ReactNode }) {
  return chrome.zones.page === undefined ? children : <CmsPart part={chrome.zones.page} />;
}

/** The page's structured data for crawlers (R11.2), as returned by `writeStructuredData`; it is not executable. */
function StructuredData({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * Returns the zones as attributes of the page's main element, for code in the browser (`lib/base/page-time-zone.ts`);
 * none where every zone is Seoul's.
 */
function timeZoneAttributes(zones: TimeZones): { "data-time-zones"?: string } {
  const isPlain = zones.group === defaultTimeZones.group && Object.keys(zones.venues).length === 0;
  return isPlain ? {} : { "data-time-zones": writeTimeZones(zones) };
}

/** The header bar: the links to both panels, the group's name, its hotels, the other languages, the reservations. */
function HeaderBar({ chrome, locale, labels: { common, shell } }: ShellProps) {
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
