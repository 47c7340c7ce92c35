"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import styles from "@/components/workbench/difference.module.css";
import type { Position } from "@/components/workbench/preview/written-place";
import { Switch } from "@/components/workbench/publishing-bar";
import { ColumnHeads } from "@/components/workbench/reference-table";
import { afterPause, PAUSE_MS, writer } from "@/components/workbench/use-draft-feedback";
import type { Texts } from "@/components/workbench/work";
import { type Pair, type Problem, pairVersions } from "@/components/workbench/workbench-calls";
import { type Locale, localeData } from "@/lib/i18n/locales";

type Props = {
  texts: Texts;
  /** The languages that are compared. */
  one: Locale;
  other: Locale;
  /** Called with a piece that the author chose. */
  onGoTo: (language: Locale, position: Position) => void;
};

const filters = ["all", "differing"] as const;

const differs = ({ here, there, differences }: Pair) =>
  here === undefined || there === undefined || differences.length > 0;

/** Two languages of a page side by side, piece by piece: what one of them lacks, and what they say otherwise. */
export function PairsTable({ texts, one, other, onGoTo }: Props) {
  const t = useTranslations("Workbench.pairs");
  const { pairs, problem } = usePairs(texts[one].html, texts[other].html);
  const [filter, setFilter] = useState<(typeof filters)[number]>("all");
  const count = pairs?.filter(differs).length ?? 0;
  const shown = pairs?.filter((pair) => filter === "all" || differs(pair)) ?? [];
  return (
    <section aria-label={t("title")}>
      <h2>{t("title")}</h2>
      <p role="status">
        {problem !== undefined ? t("failed") : pairs === undefined ? t("reading") : t("count", { count })}
      </p>
      <Switch
        label={t("filter")}
        values={filters}
        chosen={[filter]}
        wordOf={(each) => t(each)}
        onChoose={setFilter}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content is scrolled with the arrow keys */}
      <div className={styles.pairs} role="group" aria-label={t("title")} tabIndex={0}>
        <table>
          <ColumnHeads names={[localeData[one].name, localeData[other].name, t("difference")]} />
          <tbody>
            {shown.map((pair, index) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are replaced by every comparison; they have no ids
                key={index}
                data-tone={differs(pair) ? "bad" : undefined}
              >
                <Piece piece={pair.here} onChoose={(position) => onGoTo(one, position)} />
                <Piece piece={pair.there} onChoose={(position) => onGoTo(other, position)} />
                <td>
                  <Differences pair={pair} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type PieceProps = { piece: Pair["here"]; onChoose: (position: Position) => void };

function Piece({ piece, onChoose }: PieceProps) {
  const t = useTranslations("Workbench.pairs");
  return (
    <td>
      {piece === undefined ? (
        t("missing")
      ) : (
        <button type="button" onClick={() => onChoose(piece.at)}>
          <small>{t(`pieces.${piece.kind}`)}</small> {piece.words}
        </button>
      )}
    </td>
  );
}

function Differences({ pair: { differences } }: { pair: Pair }) {
  const t = useTranslations("Workbench.pairs");
  return (
    <ul>
      {differences.map(({ kind, here, there }) => (
        <li key={`${kind} ${here} ${there}`}>
          {t("pair", { kind: t(`kinds.${kind}`), here: here ?? t("none"), there: there ?? t("none") })}
        </li>
      ))}
    </ul>
  );
}

/** Compares two texts whenever they have changed; undefined until that has been done once. */
function usePairs(html: string, other: string) {
  const [pairs, setPairs] = useState<readonly Pair[]>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(
    () =>
      afterPause(
        PAUSE_MS.findings,
        async (signal) => setPairs(await pairVersions({ html, other, writer }, signal)),
        setProblem,
      ),
    [html, other],
  );
  return { pairs, problem };
}
