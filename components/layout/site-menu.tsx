import type { ShellFacts } from "@/components/layout/shell-facts";
import { type Locale, pickLocalized } from "@/lib/i18n/locales";
import type { NavEntry } from "@/lib/resource/schema";
import { paths } from "@/lib/routing/paths";
import styles from "./site-menu.module.css";

/**
 * The hotel's own menu (R3.12), elsewhere the hotels: entries that need a login or a linked account say so and lead
 * there.
 */
export function SiteMenu({ frame: { hotels, menus }, locale, labels: { shell } }: ShellFacts) {
  const notes = { login: shell.loginNeeded, loyalty: shell.loyaltyNeeded };
  return (
    <nav className={styles.menu} aria-label={shell.menu}>
      {menus.length > 0 ? null : (
        <ul className={styles.hotels}>
          {hotels.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {menus.map(({ name, entries }) => (
        <details key={name} open className={styles.group}>
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
      {entries
        .filter(({ loyalty }) => loyalty !== "member")
        .map((entry) => {
          const isOutside = /^https?:/.test(entry.path);
          const needs = entry.loyalty === "bind" ? "hyatt" : entry.login === true ? "kakao" : undefined;
          return (
            <li key={`${entry.path}-${Object.values(entry.name)[0]}`}>
              <a
                href={
                  needs === undefined || isOutside
                    ? entry.path
                    : needs === "hyatt"
                      ? paths.bind(entry.path)
                      : paths.login("kakao", entry.path)
                }
                {...(isOutside ? { target: "_blank", rel: "noopener" } : {})}
              >
                {pickLocalized(entry.name, locale)}
                {needs === undefined ? null : (
                  <small>{needs === "hyatt" ? notes.loyalty : notes.login}</small>
                )}
              </a>
              {entry.children.length === 0 ? null : (
                <Entries entries={entry.children} locale={locale} notes={notes} />
              )}
            </li>
          );
        })}
    </ul>
  );
}
