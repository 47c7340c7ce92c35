import type { ShellProps } from "@/components/layout/chrome";
import { type Locale, pickLocalized } from "@/lib/i18n/locales";
import type { NavEntry } from "@/lib/place/schema";
import { paths } from "@/lib/routing/paths";
import { linkProps } from "@/widgets/link-props";
import styles from "./site-menu.module.css";

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
