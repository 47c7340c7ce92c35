"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import styles from "@/components/workbench/preview/preview.module.css";
import type { View } from "@/components/workbench/preview/preview-choices";
import { PreviewFrame } from "@/components/workbench/preview/preview-frame";
import type { DraftFeedback } from "@/components/workbench/use-draft-feedback";
import { type Locale, localeFacts } from "@/lib/i18n/locales";

type Props = { view: View; readings: Readonly<Record<Locale, DraftFeedback>> };

/** The page as guests will see it, once for every combination of the chosen values; wider ones are scaled down. */
export function PreviewStage({ view, readings }: Props) {
  const t = useTranslations("Workbench");
  const stage = useRef<HTMLDivElement>(null);
  const room = useWidth(stage);
  const shown = view.languages.flatMap((language) =>
    view.guests.flatMap((guest) =>
      view.schemes.flatMap((scheme) => view.widths.map((width) => ({ language, guest, scheme, width }))),
    ),
  );
  return (
    <div ref={stage} className={styles.stage} data-kind={shown.length > 1 ? "many" : "one"}>
      {shown.map(({ language, guest, scheme, width }) => {
        const { draft, version } = readings[language];
        const name = [localeFacts[language].name, t(`guests.${guest}`), width, t(scheme)];
        const title = `${t("preview")}: ${name.join(", ")}`;
        return draft === undefined ? (
          <p key={title} className={styles.nothing}>
            {t("nothingWritten")}
          </p>
        ) : (
          <PreviewFrame
            // Another colour scheme needs the style sheets loaded again, and another draft is another page.
            key={`${title} ${draft}`}
            title={title}
            address={`/workbench/preview/${draft}?language=${language}&guest=${guest}&pass-login=true`}
            version={version}
            scheme={scheme}
            width={width}
            room={room}
          />
        );
      })}
    </div>
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
