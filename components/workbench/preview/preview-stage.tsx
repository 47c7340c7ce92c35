"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Appearances } from "@/components/workbench/preview/appearances";
import styles from "@/components/workbench/preview/preview.module.css";
import type { View } from "@/components/workbench/preview/preview-choices";
import { PreviewFrame } from "@/components/workbench/preview/preview-frame";
import { type Appearance, readAppearance } from "@/components/workbench/preview/read-appearance";
import type { DraftFeedback } from "@/components/workbench/use-draft-feedback";
import { type Locale, localeData } from "@/lib/i18n/locales";
import { KNOWN_TO_BACKEND, readMark } from "@/lib/workbench/preview-marks";

type Props = { view: View; readings: Readonly<Record<Locale, DraftFeedback>> };

/** The page as guests will see it, once for every combination of the chosen values; wider ones are scaled down. */
export function PreviewStage({ view, readings }: Props) {
  const t = useTranslations("Workbench");
  const stage = useRef<HTMLDivElement>(null);
  const stageWidth = useWidth(stage);
  const shown = view.languages.flatMap((language) =>
    view.guests.flatMap((guest) =>
      view.schemes.flatMap((scheme) => view.widths.map((width) => ({ language, guest, scheme, width }))),
    ),
  );
  const [first, setFirst] = useState<{ page: Window; appearance: Appearance }>();
  const isKnown = first && readMark(first.page.document, KNOWN_TO_BACKEND);
  return (
    <>
      {first === undefined ? null : <Appearances page={first.page} appearance={first.appearance} />}
      <p role="status" className={styles.asOf}>
        {isKnown === undefined ? "" : t(isKnown === "yes" ? "day.known" : "day.unknown")}
      </p>
      <div
        ref={stage}
        className={styles.stage}
        data-kind={shown.length > 1 ? "many" : "one"}
        role="region"
        aria-label={t("preview")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content is scrolled with the arrow keys
        tabIndex={0}
      >
        {shown.map(({ language, guest, scheme, width }, index) => {
          const { draft, version } = readings[language];
          const name = [localeData[language].name, t(`guests.${guest}`), width, t(scheme)];
          const title = `${t("preview")}: ${name.join(", ")}`;
          const asOf = view.day === "" ? "" : `&day=${view.day}`;
          return draft === undefined ? (
            <p key={title} className={styles.nothing}>
              {t("nothingWritten")}
            </p>
          ) : (
            <PreviewFrame
              // Another colour scheme needs the style sheets loaded again, and another draft or day is another page.
              key={`${title} ${draft} ${view.day}`}
              title={title}
              address={`/workbench/preview/${draft}?language=${language}&guest=${guest}&pass-login=true${asOf}`}
              version={version}
              scheme={scheme}
              width={width}
              stageWidth={stageWidth}
              onShown={
                index === 0
                  ? (page) => setFirst({ page, appearance: readAppearance(page.document) })
                  : undefined
              }
            />
          );
        })}
      </div>
    </>
  );
}

/** Returns the current width of an element, without its padding; 0 until it is known. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
