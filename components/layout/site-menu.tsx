import type { ReactNode } from "react";
import type { ShellProps } from "@/components/layout/chrome";
import styles from "@/components/layout/site-menu.module.css";
import { Icon } from "@/components/ui/icon";
import { loyaltyAddress } from "@/lib/account/loyalty";
import { type Locale, pickLocalized } from "@/lib/i18n/locales";
import type { NavEntry } from "@/lib/place/schema";
import { paths } from "@/lib/routing/paths";
import { linkProps } from "@/widgets/widget-props";

/**
 * The account menu, the same for every visitor (R3.1, R3.2): a welcome, the login, the loyalty programme, the account's pages.
 * Beside it is the place that the browser fills for a signed-in guest; the hint on the document shows one of the two.
 */
export function AccountMenu({ chrome, locale, labels: { account } }: ShellProps) {
  const { account: settings, hasMessenger } = chrome;
  return (
    <>
      <section className={styles.accountMenu} data-when="out">
        <h2>{account.welcome}</h2>
        {hasMessenger ? (
          <>
            <a className={styles.door} href={paths.login("kakao")}>
              {account.continue}
            </a>
            <p>{account.continueHint}</p>
          </>
        ) : null}
        {settings.hasLoyalty ? <p>{account.hint}</p> : null}
        {settings.hasLoyalty ? (
          <div className={styles.actions}>
            <a href={paths.bind()}>{account.signIn}</a>
            <a
              href={loyaltyAddress(settings.loyaltySite, locale, "member/join")}
              target="_blank"
              rel="noopener"
            >
              {account.join}
            </a>
          </div>
        ) : null}
        <ul>
          <li>
            <a href={paths.book()}>
              <Icon name="calendar" />
              {account.reservations}
            </a>
          </li>
          <li>
            <a href={paths.coupon()}>
              <Icon name="ticket" />
              {account.coupons}
            </a>
          </li>
          {hasMessenger ? (
            <li>
              <a href={paths.login("kakao")}>
                <Icon name="person" />
                {account.profile}
                <small>{account.profileSignIn}</small>
              </a>
            </li>
          ) : null}
        </ul>
      </section>
      <div id="account-menu" data-when="in" data-account-settings={JSON.stringify(settings)}>
        <div className={styles.skeleton} aria-busy="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <div id="kept" className={styles.accountMenu} />
    </>
  );
}

type Props = { side: "left" | "right"; label: string; closeLabel: string; children: ReactNode };

/**
 * A panel at one side (R2.1–R2.3). A modal dialog: the browser traps the focus inside and returns it, closes the panel
 * on Escape and lays the overlay over the page. Every navigation is a new document, so it closes both panels.
 */
export function SidePanel({ side, label, closeLabel, children }: Props) {
  return (
    <dialog id={`panel-${side}`} className={styles.panel} data-panel={side} aria-label={label}>
      <a href="#content" role="button" aria-label={closeLabel} data-closes="">
        <Icon name="close" />
      </a>
      <div>{children}</div>
    </dialog>
  );
}

/**
 * The hotel's own menu (R3.12), elsewhere the hotels: entries that need a login or a linked account say so and lead
 * there, and those for members alone are shown once the browser knows that this guest is one.
 */
export function SiteMenu({ chrome: { hotels, menus }, locale, labels: { shell } }: ShellProps) {
  const notes = { login: shell.loginNeeded, loyalty: shell.loyaltyNeeded };
  return (
    <nav className={styles.menu} aria-label={shell.menu}>
      {menus.length > 0 ? null : (
        <ul>
          {hotels.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {menus.map(({ name, entries }) => (
        <details key={name} open>
          <summary>{name}</summary>
          <Entries entries={entries} locale={locale} notes={notes} />
        </details>
      ))}
    </nav>
  );
}

type EntriesProps = {
  entries: readonly NavEntry[];
  locale: Locale;
  notes: { login: string; loyalty: string };
};

function Entries({ entries, locale, notes }: EntriesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li
          key={`${entry.path}-${Object.values(entry.name)[0]}`}
          {...(entry.loyalty === "member" ? { "data-when": "linked" } : {})}
        >
          <EntryLinks entry={entry} name={pickLocalized(entry.name, locale)} notes={notes} />
          {entry.children.length === 0 ? null : (
            <Entries entries={entry.children} locale={locale} notes={notes} />
          )}
        </li>
      ))}
    </ul>
  );
}

type EntryLinksProps = { entry: NavEntry; name: string | undefined; notes: EntriesProps["notes"] };

/**
 * The link to an entry and, where it has a requirement, the link to fulfil that: both are in the page that every
 * visitor gets, and the document's hints show one of them.
 */
function EntryLinks({ entry: { path, login, loyalty }, name, notes }: EntryLinksProps) {
  if (path === undefined) return <span>{name}</span>;
  const link = linkProps(path);
  if (loyalty === "member" || (loyalty === undefined && login !== true)) {
    return <a {...link}>{name}</a>;
  }
  // A login cannot return to another site; it returns to this page.
  const returnTo = link.target === undefined ? path : undefined;
  const [has, lacks] = loyalty === "bind" ? ["linked", "unlinked"] : ["in", "out"];
  return (
    <>
      <a {...link} data-when={has}>
        {name}
      </a>
      <a href={loyalty === "bind" ? paths.bind(returnTo) : paths.login("kakao", returnTo)} data-when={lacks}>
        {name}
        <small>{loyalty === "bind" ? notes.loyalty : notes.login}</small>
      </a>
    </>
  );
}
