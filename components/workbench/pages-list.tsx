"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import styles from "@/components/workbench/difference.module.css";
import { ColumnHeads } from "@/components/workbench/reference-table";
import type { WorkState } from "@/components/workbench/use-work";
import type { Work } from "@/components/workbench/work";
import { readAnswer } from "@/components/workbench/workbench-calls";
import { formatVenueDateTime } from "@/lib/base/format-day";
import { type Zone, zones } from "@/lib/cms/schema";
import { localeData, locales } from "@/lib/i18n/locales";

const pagesSchema = z.object({
  total: z.number(),
  next: z.number(),
  unchecked: z.array(z.string()),
  pages: z.array(
    z.object({
      part: z.string(),
      path: z.string(),
      zone: z.enum(zones),
      locale: z.enum(locales),
      letters: z.number(),
      errors: z.number(),
      warnings: z.number(),
      dead: z.number(),
      changedAt: z.optional(z.string()),
    }),
  ),
});

/** A part of a published page in one language, with the number of its findings. */
type CheckedPage = z.output<typeof pagesSchema>["pages"][number];
/** What is known of the published pages while they are checked. */
export type CheckedPages = {
  /** The checked pages, those with the most errors first. */
  pages: readonly CheckedPage[];
  /** Pages looked at so far, of how many. */
  done: number;
  total: number;
  /** Paths that could not be checked just now. */
  unchecked: readonly string[];
};

/**
 * Checks every published page, a stretch of them with each call, and tells after each what is known. Throws
 * `WorkbenchError`, and what `fetch` throws.
 */
export async function checkAllPages(
  signal: AbortSignal,
  onProgress: (known: CheckedPages) => void,
): Promise<void> {
  const parts = new Map<string, CheckedPage>();
  const missed: string[] = [];
  let done = 0;
  let isOver = false;
  while (!isOver) {
    const answer = await fetch(`/workbench/pages?from=${done}`, { signal });
    const { pages, unchecked, next, total } = await readAnswer(answer, pagesSchema);
    // A part that several pages share is reported for the first of them.
    for (const page of pages) if (!parts.has(page.part)) parts.set(page.part, page);
    missed.push(...unchecked);
    isOver = next >= total || next <= done;
    done = next;
    const known = [...parts.values()].sort((a, b) => b.errors - a.errors || b.warnings - a.warnings);
    onProgress({ pages: known, done, total, unchecked: [...missed] });
  }
}

type StatesListProps = { states: readonly WorkState[]; onRestore: (work: Work) => void };

/** The last ten states of work on this device, of any page, each of which can be brought back. */
export function StatesList({ states, onRestore }: StatesListProps) {
  const t = useTranslations("Workbench");
  const locale = useLocale();
  return (
    <section aria-label={t("states")}>
      <h2>{t("states")}</h2>
      <p>{t(states.length === 0 ? "noStates" : "statesHint")}</p>
      <ol className={styles.states}>
        {states.map(({ work, at }) => (
          <li key={at}>
            <b>{formatVenueDateTime(new Date(at), locale)}</b>
            <span>
              {work.path} · {t(`zones.${work.zone}`)} ·{" "}
              {t("letters", {
                letters: locales.reduce((sum, each) => sum + work.texts[each].html.length, 0),
              })}
            </span>
            <button type="button" onClick={() => onRestore(work)}>
              {t("restore")}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
        <ColumnHeads names={columns.map((column) => t(`pageColumns.${column}`))} />
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
