"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Appearances, readAppearance, type ShownPage } from "@/components/workbench/preview/appearances";
import {
  calmPage,
  forceScheme,
  patchPreview,
  untilHydrated,
} from "@/components/workbench/preview/framed-page";
import styles from "@/components/workbench/preview/preview.module.css";
import type { View } from "@/components/workbench/preview/preview-choices";
import { type Pointing, usePointing } from "@/components/workbench/preview/use-pointing";
import type { Position } from "@/components/workbench/preview/written-place";
import type { DraftFeedback } from "@/components/workbench/use-draft-feedback";
import { INITIAL_LOCALE, type Locale, localeData } from "@/lib/i18n/locales";
import { KNOWN_TO_BACKEND, readMark } from "@/lib/workbench/preview-states";

type PreviewFrameProps = {
  title: string;
  address: string;
  /** Increases when the page has to be rendered again. */
  version: number;
  scheme: "light" | "dark";
  /** Width of the page, and of the space it is shown in, in CSS pixels. */
  width: number;
  stageWidth: number;
  pointing: Pointing;
  /** Called with the page whenever a whole one is shown. */
  onShown?: ((page: Window) => void) | undefined;
};

/** Milliseconds without a change after which the whole page is loaded and its blocks hydrate. */
const QUIET_MS = 1_500;

/**
 * One page in a frame of its own, at its true width. New text is shown in it at once; a whole new page loads hidden
 * behind it, and replaces it at the same scroll position once it is hydrated.
 */
function PreviewFrame(props: PreviewFrameProps) {
  const { title, address, version, scheme, width, stageWidth, pointing, onShown } = props;
  const scale = stageWidth === 0 ? 1 : Math.min(1, stageWidth / width);
  const { watch, marks } = usePointing({ ...pointing, scale, version });
  const { pages, seen, isReady, frameOf, handleLoad } = usePreviewPages(address, version, scheme, {
    watch,
    onShown,
  });
  return (
    <figure className={styles.frame} style={{ width: width * scale }}>
      <figcaption>{title}</figcaption>
      <div>
        {pages.map((page) => (
          <iframe
            key={page}
            ref={frameOf(page)}
            title={page === seen ? title : undefined}
            aria-hidden={page === seen ? undefined : true}
            tabIndex={page === seen ? undefined : -1}
            src={address}
            allow="autoplay 'none'"
            loading={page === seen ? "lazy" : "eager"}
            style={{
              width,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
              colorScheme: scheme,
              // A press before the page is watched would be a guest's, and lead away from it.
              pointerEvents: isReady ? undefined : "none",
            }}
            onLoad={() => void handleLoad(page)}
          />
        ))}
        {marks}
      </div>
    </figure>
  );
}

/** Returns the visible page and the one that is loading to replace it, each by the version it was loaded for. */
function usePreviewPages(
  address: string,
  version: number,
  scheme: PreviewFrameProps["scheme"],
  { watch, onShown }: Pick<PreviewFrameProps, "onShown"> & { watch: (page: Window) => void },
) {
  const [seen, setSeen] = useState(version);
  const [coming, setComing] = useState<number>();
  const [isReady, setReady] = useState(false);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const shown = useRef(version);

  useEffect(() => {
    if (shown.current === version) return;
    setComing(undefined);
    const changing = new AbortController();
    const fetchWhole = () => {
      shown.current = version;
      setComing(version);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A large page is rendered for seconds: the whole one is not asked for while the server still writes its new text.
    const fetchWholeLater = () => {
      timer = setTimeout(fetchWhole, QUIET_MS);
    };
    const page = frames.current.get(seen)?.contentDocument;
    if (isReady && page)
      patchPreview(page, address, changing.signal).then(
        (isPatched) => {
          if (isPatched) settle(page, scheme);
          if (changing.signal.aborted) return;
          if (isPatched) fetchWholeLater();
          else fetchWhole();
        },
        // Another change is under way, or the page that is loaded whole shows the error.
        () => changing.signal.aborted || fetchWhole(),
      );
    else fetchWholeLater();
    return () => {
      clearTimeout(timer);
      changing.abort();
    };
  }, [isReady, seen, version, address, scheme]);

  const frameOf = (page: number) => (frame: HTMLIFrameElement | null) => {
    if (frame === null) frames.current.delete(page);
    else frames.current.set(page, frame);
  };
  const handleLoad = async (page: number) => {
    const loaded = frames.current.get(page)?.contentWindow;
    if (!loaded) return;
    settle(loaded.document, scheme);
    watch(loaded);
    await untilHydrated(loaded);
    if (page === seen) {
      onShown?.(loaded);
      return setReady(true);
    }
    // The text has changed meanwhile, and another page is loading.
    if (frames.current.get(page)?.contentWindow !== loaded) return;
    loaded.scrollTo({ top: frames.current.get(seen)?.contentWindow?.scrollY ?? 0, behavior: "instant" });
    onShown?.(loaded);
    setSeen(page);
    setComing(undefined);
  };
  return {
    pages: coming === undefined || coming === seen ? [seen] : [seen, coming],
    seen,
    /** Whether the visible page is watched and can be changed. */
    isReady,
    frameOf,
    handleLoad,
  };
}

/** Shows a page for the chosen screen, and keeps it from taking the author's keyboard. */
function settle(page: Document, scheme: PreviewFrameProps["scheme"]): void {
  forceScheme(page, scheme);
  // The window of a page in a frame has classes of its own, which its type leaves out.
  if (page.defaultView !== null) calmPage(page.defaultView);
}

type Props = {
  view: View;
  readings: Readonly<Record<Locale, DraftFeedback>>;
  /** Whether nothing else is shown beside it. */
  isAlone: boolean;
  /** Called with what an author clicked, and with the element behind which they want a block. */
  onChoose: (language: Locale, position: Position) => void;
  onAdd: (language: Locale, behind: Position) => void;
};

/** The page as guests will see it, once for every combination of the chosen values; wider ones are scaled down. */
export function PreviewStage({ view, readings, isAlone, onChoose, onAdd }: Props) {
  const t = useTranslations("Workbench");
  const stage = useRef<HTMLDivElement>(null);
  const stageWidth = useWidth(stage);
  const shown = view.languages.flatMap((language) =>
    view.guests.flatMap((guest) =>
      view.schemes.flatMap((scheme) => view.widths.map((width) => ({ language, guest, scheme, width }))),
    ),
  );
  const [first, setFirst] = useState<ShownPage>();
  const isKnown = first && readMark(first.page.document, KNOWN_TO_BACKEND);
  return (
    <>
      {first === undefined ? null : (
        <Appearances
          shown={first}
          isAlone={isAlone}
          onChoose={(position) => onChoose(view.languages[0] ?? INITIAL_LOCALE, position)}
        />
      )}
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
          const address = `/workbench/preview/${draft}?language=${language}&guest=${guest}&pass-login=true${asOf}`;
          return draft === undefined ? (
            <p key={title} className={styles.nothing}>
              {t("nothingWritten")}
            </p>
          ) : (
            <PreviewFrame
              // Another screen, draft or day is another page.
              key={`${title} ${draft} ${view.day}`}
              title={title}
              address={address}
              version={version}
              scheme={scheme}
              width={width}
              stageWidth={stageWidth}
              pointing={{
                isEditing: view.click === "edit",
                onChoose: (position) => onChoose(language, position),
                onAdd: (behind) => onAdd(language, behind),
              }}
              onShown={
                index === 0
                  ? (page) => setFirst({ page, address, width, appearance: readAppearance(page.document) })
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
