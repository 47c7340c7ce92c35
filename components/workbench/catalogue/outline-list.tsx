"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { moveEntry, readOutline, type TextChange } from "@/components/workbench/editor/outline";

type Props = {
  text: string;
  onChange: (change: TextChange) => void;
  /** Called with the offset of an entry that the author chose. */
  onGoTo: (offset: number) => void;
};

/** The elements of the page in their order, each of which can be found in the text and moved. */
export function OutlineList({ text, onChange, onGoTo }: Props) {
  const t = useTranslations("Workbench.outline");
  const outline = useMemo(() => readOutline(text), [text]);
  const handleMove = (index: number, by: 1 | -1) => {
    const change = moveEntry(text, outline, index, by);
    if (change !== undefined) onChange(change);
  };
  return (
    <section aria-label={t("title")}>
      <h2>{t("title")}</h2>
      {outline.length === 0 ? <p>{t("empty")}</p> : null}
      <ol className={styles.outline}>
        {outline.map(({ from, name, words }, index) => (
          <li key={from}>
            <button type="button" onClick={() => onGoTo(from)}>
              <code>{name}</code> {words}
            </button>
            <button
              type="button"
              aria-label={t("up", { name, row: index + 1 })}
              disabled={index === 0}
              onClick={() => handleMove(index, -1)}
            >
              <span aria-hidden="true">↑</span>
            </button>
            <button
              type="button"
              aria-label={t("down", { name, row: index + 1 })}
              disabled={index === outline.length - 1}
              onClick={() => handleMove(index, 1)}
            >
              <span aria-hidden="true">↓</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
