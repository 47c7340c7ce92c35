"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Catalogue } from "@/components/workbench/catalogue/catalogue";
import type { Entry } from "@/components/workbench/catalogue/write-block";
import { Comparison } from "@/components/workbench/difference";
import comparison from "@/components/workbench/difference.module.css";
import { PagesList } from "@/components/workbench/pages-list";
import { PairsTable } from "@/components/workbench/pairs-table";
import { PreviewChoices, type View } from "@/components/workbench/preview/preview-choices";
import { PreviewStage } from "@/components/workbench/preview/preview-stage";
import type { Position } from "@/components/workbench/preview/written-place";
import { Switch } from "@/components/workbench/publishing-bar";
import type { useWorkbench } from "@/components/workbench/use-workbench";
import styles from "@/components/workbench/workbench.module.css";
import { FALLBACK_LOCALE, INITIAL_LOCALE, type Locale } from "@/lib/i18n/locales";

const sides = ["preview", "catalogue", "languages", "difference", "allPages"] as const;

/** What is shown beside the text. */
export type Side = (typeof sides)[number];

type Props = {
  bench: ReturnType<typeof useWorkbench>;
  entries: readonly Entry[];
  side: Side;
  view: View;
  onSide: (side: Side) => void;
  onView: (view: View) => void;
};

/** The page as guests will see it, what can be inserted in it, and what is published. */
export function RightPane({ bench, entries, side, view, onSide, onView }: Props) {
  const t = useTranslations("Workbench");
  const { work, shown, editor } = bench;
  const [chosen, setChosen] = useState(0);
  const showBlocks = () => {
    onSide("catalogue");
    setChosen((before) => before + 1);
  };
  const handleChoose = (language: Locale, position: Position) =>
    bench.edit("html", (html) => html.choose(position) && showBlocks(), language);
  const addBehind = (offset: number) => {
    editor()?.goBehind(offset);
    showBlocks();
  };
  const isPreviewed = side === "preview" || side === "catalogue";
  return (
    <section className={styles.right} aria-label={t("views")}>
      <div className={styles.panes}>
        <Switch
          label={t("views")}
          values={sides}
          chosen={[side]}
          wordOf={(each) => t(each)}
          onChoose={onSide}
        />
      </div>
      {side === "preview" ? <PreviewChoices view={view} onChange={onView} /> : null}
      <div className={styles.views}>
        {side === "catalogue" ? (
          <Catalogue
            bench={bench}
            entries={entries}
            chosen={chosen}
            onAdd={(offset) => bench.edit("html", () => addBehind(offset))}
          />
        ) : null}
        {isPreviewed ? (
          <div className={styles.previewed}>
            <PreviewStage
              view={view}
              readings={bench.feedback}
              isAlone={side === "preview"}
              onChoose={handleChoose}
              onAdd={(language, behind) =>
                bench.edit("html", (html) => addBehind(html.offsetOf(behind)), language)
              }
            />
          </div>
        ) : null}
        {side === "difference" ? <Comparison bench={bench} /> : null}
        {side === "languages" ? (
          <div className={comparison.page}>
            <PairsTable
              texts={work.texts}
              one={INITIAL_LOCALE}
              other={shown.language === INITIAL_LOCALE ? FALLBACK_LOCALE : shown.language}
              onGoTo={(language, position) => bench.edit("html", (html) => html.goTo(position), language)}
            />
          </div>
        ) : null}
        {side === "allPages" ? (
          <div className={comparison.page}>
            <PagesList onLoad={(wanted, part) => void bench.load(wanted, part)} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
