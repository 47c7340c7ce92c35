import { getTranslations } from "next-intl/server";
import { pickLocalized, type Locale } from "@/lib/i18n/locales";
import type { NavEntry } from "@/lib/resource/schema";
import { paths } from "@/lib/routing/paths";
import styles from "./site-menu.module.css";

type Props = {
  hotels: { label: string; href: string }[];
  menus: { name: string; entries: NavEntry[] }[];
  locale: Locale;
};

/** The hotels' own menus (R3.12): entries that need a login or a linked account say so and lead there. */
export async function SiteMenu({ menus, locale }: Props) {
  const t = await getTranslations("Shell");
  const notes = { login: t("loginNeeded"), loyalty: t("loyaltyNeeded") };
  return (
    <nav className={styles.menu}>
      {menus.map(({ name, entries }) => (
        <details key={name} open={menus.length === 1} className={styles.group}>
          <summary>{name}</summary>
          <Entries entries={entries} locale={locale} notes={notes} />
        </details>
      ))}
    </nav>
  );
}

type EntriesProps = { entries: readonly NavEntry[]; locale: Locale; notes: { login: string; loyalty: string } };

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
                href={needs === undefined || isOutside ? entry.path : paths.login(needs, entry.path)}
                {...(isOutside ? { target: "_blank", rel: "noopener" } : {})}
              >
                {pickLocalized(entry.name, locale)}
                {needs === undefined ? null : (
                  <small>{needs === "hyatt" ? notes.loyalty : notes.login}</small>
                )}
              </a>
              {entry.children.length === 0 ? null : <Entries entries={entry.children} locale={locale} notes={notes} />}
            </li>
          );
        })}
    </ul>
  );
}
