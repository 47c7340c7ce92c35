"use client";

import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/workbench/published/difference.module.css";
import type { WorkState } from "@/components/workbench/work/stored-work";
import type { Work } from "@/components/workbench/work/work";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import { locales } from "@/lib/i18n/locales";

type Props = { states: readonly WorkState[]; onRestore: (work: Work) => void };

/** The last ten states of work on this device, of any page, each of which can be brought back. */
export function StatesList({ states, onRestore }: Props) {
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
