"use client";

import { html } from "@codemirror/lang-html";
import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import styles from "@/components/workbench/difference.module.css";
import { editorLook } from "@/components/workbench/editor/editor-look";
import { isSameText, type Texts } from "@/components/workbench/work";
import { type Locale, localeData, locales } from "@/lib/i18n/locales";

type Props = {
  /** Undefined while it is not known. */
  published: Texts | undefined;
  written: Texts;
};

/** What is published beside what is written, in every language: the text and the style of the part. */
export function Difference({ published, written }: Props) {
  const t = useTranslations("Workbench");
  if (published === undefined) return <p role="status">{t("publishedUnknown")}</p>;
  return (
    <>
      {locales.map((locale) => (
        <section key={locale} aria-label={localeData[locale].name}>
          <h3>{localeData[locale].name}</h3>
          {isSameText(published[locale], written[locale]) ? (
            <p>{t(written[locale].html.trim() === "" ? "neitherWritten" : "samePublished")}</p>
          ) : (
            <Sides published={published} written={written} locale={locale} />
          )}
        </section>
      ))}
    </>
  );
}

function Sides({ published, written, locale }: { published: Texts; written: Texts; locale: Locale }) {
  const t = useTranslations("Workbench");
  const kinds = (["html", "style"] as const).filter(
    (kind) => published[locale][kind].trim() !== written[locale][kind].trim(),
  );
  return kinds.map((kind) => (
    <div key={kind}>
      <p className={styles.sides}>
        <b>{t("sides.published", { what: t(`panes.${kind}`) })}</b>
        <b>{t("sides.written", { what: t(`panes.${kind}`) })}</b>
      </p>
      <Merge
        before={published[locale][kind]}
        after={written[locale][kind]}
        labels={[
          t("sides.published", { what: t(`panes.${kind}`) }),
          t("sides.written", { what: t(`panes.${kind}`) }),
        ]}
      />
    </div>
  ));
}

type MergeProps = { before: string; after: string; labels: readonly [string, string] };

/** Two texts side by side, with the lines and words that differ marked, and long equal stretches left out. */
function Merge({ before, after, labels: [left, right] }: MergeProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current === null) return;
    const side = (doc: string, label: string) => ({
      doc,
      extensions: [
        lineNumbers(),
        html(),
        editorLook,
        EditorView.lineWrapping,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ "aria-label": label }),
      ],
    });
    const view = new MergeView({
      a: side(before, left),
      b: side(after, right),
      parent: container.current,
      collapseUnchanged: { margin: 2, minSize: 4 },
    });
    return () => view.destroy();
  }, [before, after, left, right]);
  return <div ref={container} className={styles.merge} />;
}
