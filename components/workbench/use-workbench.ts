"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useAskBefore } from "@/components/workbench/ask-before";
import { cleanPaste } from "@/components/workbench/editor/clean-paste";
import type { OfferedBlock } from "@/components/workbench/editor/complete-blocks";
import type { EditedText, HtmlEditor } from "@/components/workbench/editor/html-editor";
import { useHtmlEditor } from "@/components/workbench/editor/use-html-editor";
import type { Event } from "@/components/workbench/notices";
import { usePublished } from "@/components/workbench/published/use-published";
import { type DraftFeedback, useDraftFeedback } from "@/components/workbench/use-draft-feedback";
import { claimedWindow } from "@/components/workbench/work/claim-window";
import { isPagePath } from "@/components/workbench/work/page-path";
import { readAuthoredFile } from "@/components/workbench/work/read-file";
import { useWork } from "@/components/workbench/work/use-work";
import {
  hasOwnText,
  isBlankWork,
  isOutdated,
  toTexts,
  type Work,
  withName,
  withStyle,
} from "@/components/workbench/work/work";
import {
  loadOwnContent,
  loadVersions,
  type OwnContent,
  type ShownFinding,
} from "@/components/workbench/workbench-calls";
import type { Zone } from "@/lib/cms/schema";
import { byLocale, type Locale, locales, otherLocales } from "@/lib/i18n/locales";

const nothing: OwnContent = { places: [], events: [], pages: [], pictures: [] };

/**
 * The group's own places, events, pages and pictures in a language; empty until they are known, and where they cannot
 * be read.
 */
function useOwnContent(language: Locale): OwnContent {
  const [content, setContent] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    loadOwnContent(language).then(
      (loaded) => {
        if (isCurrent) setContent(loaded);
      },
      // Without them numbers and addresses are written by hand.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return content;
}

type Options = {
  blocks: readonly OfferedBlock[];
  /** The author's own language. */
  words: Locale;
};

/** All that the workbench knows and does, apart from how it looks. */
export function useWorkbench({ blocks, words }: Options) {
  const [shown, setShown] = useState<EditedText>({ language: words, kind: "html" });
  const [event, setEvent] = useState<Event>();
  const [attempt, setAttempt] = useState(0);
  const asking = useAskBefore();
  const own = useOwnContent(shown.language);
  const held: { editor?: () => HtmlEditor | undefined } = {};
  const bench = useWork({ id: claimedWindow(), readHistories: () => held.editor?.()?.readHistories() ?? {} });
  const { work, revision } = bench;
  const { path, zone, texts } = work;
  const isPage = isPagePath(path);
  const isElsewhere = usePageLock(isBlankWork(work) || !isPage ? undefined : `${path} ${zone}`);
  const reading = usePublished({ path, zone, isPage, attempt });
  const feedback = useFeedback(work, { words, isPage, attempt });
  const { findings } = feedback[shown.language];
  const marked = useMemo(() => findings.filter(({ kind }) => kind === shown.kind), [findings, shown.kind]);

  const { container, editor } = useHtmlEditor({
    ...useEditorWords(),
    blocks,
    ownPages: own.pages,
    histories: bench.histories,
    shown,
    text: texts[shown.language][shown.kind],
    revision,
    findings: marked,
    onChange: ({ language, kind }, text) =>
      bench.change((before) =>
        kind === "style"
          ? withStyle(before, language, text)
          : {
              ...before,
              texts: { ...before.texts, [language]: { ...before.texts[language], html: text } },
            },
      ),
    onPaste: (pasted) => {
      const clean = cleanPaste(pasted);
      if (clean === undefined) return undefined;
      if (clean.pictures > 0 || clean.hadLooks) setEvent(clean.pictures > 0 ? "pastedPictures" : "pasted");
      return clean.html;
    },
  });
  held.editor = editor;

  const handleLoad = async (wantedPath: string, wantedZone: Zone) => {
    setEvent(undefined);
    try {
      const versions = await loadVersions(wantedPath, wantedZone);
      if (versions.length === 0) {
        setEvent("notLoaded");
        return bench.change(withName(work, { path: wantedPath, zone: wantedZone }));
      }
      if (hasOwnText(work) && !(await asking.ask())) return;
      const loaded = toTexts(versions);
      bench.replace({ texts: loaded, base: loaded, path: wantedPath, zone: wantedZone }, "loaded");
    } catch {
      setEvent("loadFailed");
      // Where the author is signed out, the next attempt says so and asks for the secret.
      setAttempt((before) => before + 1);
    }
  };
  const handleOpen = async (file: File) => {
    const opened = readAuthoredFile(new Uint8Array(await file.arrayBuffer()));
    setEvent(undefined);
    if (opened.kind !== "text") return setEvent(opened.kind === "office" ? "officeFile" : "noTextFile");
    if (hasOwnText(work) && !(await asking.ask())) return;
    const { language } = shown;
    const next = { ...texts, [language]: { ...texts[language], html: opened.text } };
    bench.replace({ ...work, texts: next }, "opened");
    if (opened.encoding === "euc-kr") setEvent("koreanFile");
  };
  /** Does something with a text of the shown language in the editor. */
  const edit = (kind: EditedText["kind"], work: (editor: HtmlEditor) => void) => {
    setShown({ ...shown, kind });
    // The editor shows the other text only after the next rendering.
    requestAnimationFrame(() => {
      const current = editor();
      if (current !== undefined) work(current);
    });
  };
  const { published } = reading;
  return {
    ...bench,
    shown,
    show: setShown,
    goTo: (finding: ShownFinding) => edit(finding.kind, (current) => current.goTo(finding)),
    container,
    editor,
    edit,
    own,
    feedback,
    findings,
    isPage,
    isElsewhere,
    isOutdated: published !== undefined && isOutdated(work, published.texts),
    published,
    readPublished: reading.read,
    problem: locales.flatMap((each) => feedback[each].problem ?? [])[0] ?? reading.problem,
    event,
    askDialog: asking.dialog,
    load: handleLoad,
    open: handleOpen,
    keepMine: () =>
      published && bench.change((before) => ({ ...before, base: published.texts, loadedAs: undefined })),
    retry: () => setAttempt((before) => before + 1),
    dismiss: () => {
      setEvent(undefined);
      bench.dismiss();
    },
  };
}

type Facts = { words: Locale; isPage: boolean; attempt: number };

function useFeedback({ texts, path, zone }: Work, facts: Facts): Record<Locale, DraftFeedback> {
  return byLocale((locale) => {
    const other = otherLocales(locale).find((another) => texts[another].html !== "");
    // biome-ignore lint/correctness/useHookAtTopLevel: called once per language, whose number and order never change
    return useDraftFeedback({
      written: { ...texts[locale], path, zone },
      other: other === undefined ? "" : texts[other].html,
      locale,
      ...facts,
    });
  });
}

/** The editor's own words: its labels, and those of its search, by the English ones that it knows. */
function useEditorWords() {
  const t = useTranslations("Workbench");
  const search = (
    name: "find" | "replace" | "next" | "previous" | "all" | "matchCase" | "regexp" | "byWord",
  ) => t(`search.${name}`);
  return {
    labels: { html: t("panes.html"), style: t("panes.style") },
    phrases: {
      Find: search("find"),
      Replace: search("replace"),
      next: search("next"),
      previous: search("previous"),
      all: search("all"),
      "match case": search("matchCase"),
      regexp: search("regexp"),
      "by word": search("byWord"),
      replace: t("search.replaceOne"),
      "replace all": t("search.replaceAll"),
      close: t("close"),
      "Fold line": t("search.fold"),
      "Unfold line": t("search.unfold"),
    },
  };
}

/** Returns whether another window has the same part of a page open; `name` is undefined while nothing is open here. */
function usePageLock(name: string | undefined): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    setElsewhere(false);
    const { locks } = navigator as { locks?: LockManager };
    if (name === undefined || locks === undefined) return;
    const closing = new AbortController();
    const held = new Promise<void>((resolve) => {
      closing.signal.addEventListener("abort", () => resolve());
    });
    const key = `workbench page ${name}`;
    const take = () => {
      if (!closing.signal.aborted) setElsewhere(false);
      return held;
    };
    void locks.request(key, { ifAvailable: true }, async (lock) => {
      if (lock !== null) return take();
      if (closing.signal.aborted) return;
      setElsewhere(true);
      // The other window may be closed before this one.
      void locks.request(key, { signal: closing.signal }, take).catch(() => {});
    });
    return () => closing.abort();
  }, [name]);
  return isElsewhere;
}
