"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { calmPage } from "@/components/workbench/preview/calm-page";
import type { Locale } from "@/lib/i18n/locales";
import type { ExampleCase } from "@/lib/workbench/preview-states";

type Props = { block: string; shown: ExampleCase; language: Locale };

const MAX_HEIGHT = 520;
const LEAST_HEIGHT = 120;

/** A live block in one of its states, in a frame as high as it needs. */
export function ExampleFrame({ block, shown, language }: Props) {
  const t = useTranslations("Workbench");
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const { name, state, guest } = shown;
  const title = t(`cases.${name}`);
  const handleLoad = () => {
    const view = frame.current?.contentDocument?.defaultView;
    if (view) calmPage(view);
    const page = frame.current?.contentDocument?.querySelector("main");
    if (!page) return;
    new ResizeObserver(() =>
      setHeight(Math.min(MAX_HEIGHT, Math.max(LEAST_HEIGHT, page.scrollHeight + 16))),
    ).observe(page);
  };
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <iframe
        ref={frame}
        title={`cms-box-${block}: ${title}`}
        src={`/workbench/example/${block}?${new URLSearchParams({ language, state, guest, "pass-login": "true" })}`}
        loading="lazy"
        style={{ height }}
        onLoad={handleLoad}
      />
    </figure>
  );
}
