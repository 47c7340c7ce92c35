"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useState } from "react";
import { cleanPaste } from "@/components/workbench/editor/clean-paste";
import type { OfferedBlock } from "@/components/workbench/editor/complete-blocks";
import type { EditedText, HtmlEditor } from "@/components/workbench/editor/html-editor";
import { useHtmlEditor } from "@/components/workbench/editor/use-html-editor";
import { type DraftFeedback, useDraftFeedback } from "@/components/workbench/use-draft-feedback";
import { type Event, useAskBefore, useOpening, usePublished } from "@/components/workbench/use-opening";
import { claimedWindow, useWork } from "@/components/workbench/use-work";
import { isBlankWork, isOutdated, type Work, withStyle } from "@/components/workbench/work";
import { loadOwnContent, type OwnContent, type ShownFinding } from "@/components/workbench/workbench-calls";
import { byLocale, type Locale, locales, otherLocales } from "@/lib/i18n/locales";
import { isAuthoredRoute } from "@/lib/routing/route-template";

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
  const copying = useCopied(bench.current);
  const { work, revision } = bench;
  const { path, zone, texts } = work;
  const isPage = isAuthoredRoute(path);
  const isElsewhere = usePageLock(isBlankWork(work) || !isPage ? undefined : `${path} ${zone}`);
  const reading = usePublished({ path, zone, isPage, attempt });
  const feedback = useFeedback(work, { words, isPage, attempt });
  const { findings } = feedback[shown.language];
  const marked = useMemo(() => findings.filter(({ kind }) => kind === shown.kind), [findings, shown.kind]);

  const { container, editor, cursor } = useHtmlEditor({
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

  const tryAgain = useCallback(() => setAttempt((before) => before + 1), []);
  const { load, open } = useOpening({
    bench,
    ask: asking.ask,
    tell: setEvent,
    // Where the author is signed out, the next attempt says so and asks for the secret.
    onFailed: tryAgain,
  });
  /** Does something with a text in the editor, by default one of the shown language. */
  const edit = (
    kind: EditedText["kind"],
    work: (editor: HtmlEditor) => void,
    language: Locale = shown.language,
  ) => {
    setShown({ language, kind });
    // The editor shows the other text only after the next rendering.
    requestAnimationFrame(() => {
      const current = editor();
      if (current !== undefined) work(current);
    });
  };
  const { published } = reading;
  const problem = locales.flatMap((each) => feedback[each].problem ?? [])[0] ?? reading.problem;
  useTryAgain(problem === "lost", tryAgain);
  return {
    ...bench,
    shown,
    show: setShown,
    goTo: (finding: ShownFinding) => edit(finding.kind, (current) => current.goTo(finding)),
    container,
    editor,
    cursor,
    edit,
    own,
    feedback,
    findings,
    isPage,
    isElsewhere,
    published,
    isOutdated: published !== undefined && isOutdated(work, published),
    readPublished: reading.read,
    problem,
    event,
    askDialog: asking.dialog,
    load,
    open: (file: File) => open(file, shown.language),
    ...copying,
    /** Begins the shown language with the text and style of another one, to be translated where it stands. */
    beginLike: (language: Locale) => {
      const { html, style } = bench.current().texts[language];
      bench.change((before) => {
        const { [shown.language]: own } = before.texts;
        return {
          ...before,
          texts: { ...before.texts, [shown.language]: { ...own, style: own.style || style } },
        };
      });
      editor()?.replace(html);
    },
    keepMine: () =>
      published && bench.change((before) => ({ ...before, base: published, loadedAs: undefined })),
    retry: tryAgain,
    dismiss: () => {
      setEvent(undefined);
      bench.dismiss();
    },
  };
}

/** What was copied last of each text, by its language and kind. `noteCopied` says that one was copied as it is now. */
function useCopied(current: () => Work) {
  const [copied, setCopied] = useState<Readonly<Record<string, string>>>({});
  const noteCopied = ({ language, kind }: EditedText) =>
    setCopied((before) => ({ ...before, [`${language} ${kind}`]: current().texts[language][kind] }));
  return { copied, noteCopied };
}

/** Milliseconds between two attempts while the workbench does not answer. */
const TRY_AGAIN_MS = 5_000;

/** Tries again while the connection is lost: at once when the browser says that it is back, else now and then. */
function useTryAgain(isLost: boolean, tryAgain: () => void): void {
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(tryAgain, TRY_AGAIN_MS);
    addEventListener("online", tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener("online", tryAgain);
    };
  }, [isLost, tryAgain]);
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
  const search = useTranslations("Workbench.search");
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
      replace: search("replaceOne"),
      "replace all": search("replaceAll"),
      close: t("close"),
      "Fold line": search("fold"),
      "Unfold line": search("unfold"),
    },
  };
}

/**
 * Returns whether another window has the same part of a page open, for as long as it has: each of them is told. `name`
 * is undefined while nothing is open here.
 */
function usePageLock(name: string | undefined): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    setElsewhere(false);
    // Browsers offer locks only on a secure page.
    const { locks } = navigator as { locks?: LockManager };
    if (name === undefined || locks === undefined) return;
    return meetOthers(locks, `workbench page ${name}`, (others) => setElsewhere(others > 0));
  }, [name]);
  return isElsewhere;
}

/**
 * Tells how many other windows are at the same place, whenever that changes. Each holds a lock of its own while it is
 * there, and says so: who hears it waits for that lock, which is given back however the other window ends. Returns the
 * function that leaves the place.
 */
function meetOthers(locks: LockManager, place: string, tell: (others: number) => void): () => void {
  const self = `${place} ${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  const others = new Set<string>();
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(place);
  let isHere = false;
  const sayHello = () => {
    if (isHere) channel.postMessage(self);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "string" || others.has(data)) return;
    others.add(data);
    tell(others.size);
    sayHello();
    const forget = () => {
      others.delete(data);
      if (!signal.aborted) tell(others.size);
    };
    // Refused once this window has left.
    locks.request(data, { signal }, forget).catch(() => {});
  };
  const stay = () => {
    isHere = true;
    sayHello();
    return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  };
  locks.request(self, { signal }, stay).catch(() => {});
  return () => {
    leaving.abort();
    channel.close();
  };
}
