"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import {
  type CheckedPage,
  type CheckedPages,
  checkAllPages,
} from "@/components/workbench/published/check-all-pages";
import styles from "@/components/workbench/published/difference.module.css";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import type { Zone } from "@/lib/cms/schema";
import { localeData } from "@/lib/i18n/locales";

type Props = { onLoad: (path: string, zone: Zone) => void };

/** Every published page with the number of its findings, those with the most errors first. */
export function PagesList({ onLoad }: Props) {
  const t = useTranslations("Workbench");
  const [known, setKnown] = useState<CheckedPages>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    checkAllPages(leaving.signal, setKnown).catch(() => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, []);
  const pages = known?.pages ?? [];
  const isOver = known !== undefined && known.done >= known.total;
  return (
    <section aria-labelledby="all-pages">
      <h2 id="all-pages">{t("allPages")}</h2>
      <p role="status">
        {hasFailed
          ? t("failed")
          : isOver
            ? t("pagesChecked", {
                pages: pages.length,
                errors: pages.filter(({ errors }) => errors > 0).length,
              })
            : t("checkingPages", { done: known?.done ?? 0, total: known?.total ?? 0 })}
      </p>
      {known === undefined || known.unchecked.length === 0 ? null : (
        <p>{t("pagesUnchecked", { paths: known.unchecked.join(", ") })}</p>
      )}
      {pages.length === 0 ? null : <PagesTable pages={pages} onLoad={onLoad} />}
    </section>
  );
}

const columns = ["page", "language", "errors", "warnings", "dead", "size", "changed"] as const;

function PagesTable({ pages, onLoad }: Props & { pages: readonly CheckedPage[] }) {
  const t = useTranslations("Workbench");
  const words = useLocale();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content is scrolled with the arrow keys
    <div className={styles.table} role="group" aria-labelledby="all-pages" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`pageColumns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map(({ path, zone, locale, errors, warnings, dead, letters, changedAt }) => (
            <tr key={`${path} ${zone} ${locale}`}>
              <th scope="row">
                <button type="button" onClick={() => onLoad(path, zone)}>
                  {zone === "page" ? path : `${path} · ${t(`zones.${zone}`)}`}
                </button>
              </th>
              <td>{localeData[locale].name}</td>
              <td data-tone={errors > 0 ? "bad" : undefined}>{errors}</td>
              <td>{warnings}</td>
              <td>{dead}</td>
              <td>{t("kilobytes", { kilobytes: Math.ceil(letters / 1024) })}</td>
              <td>{changedAt === undefined ? "" : formatVenueDateTime(new Date(changedAt), words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
