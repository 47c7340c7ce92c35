"use client";

import { useEffect, useRef, useState } from "react";
import {
  type DraftText,
  type Linted,
  lintDraft,
  type Problem,
  type ShownFinding,
  storeDraft,
  toProblem,
  type Weight,
} from "@/components/workbench/workbench-calls";
import type { Locale } from "@/lib/i18n/locales";

/** Milliseconds after the last keystroke, so that nothing is done for every letter. The preview comes first. */
export const PAUSE_MS = { preview: 40, findings: 500 };

const none: readonly ShownFinding[] = [];

/** Identifies this window to the server, which works only on the newest text of each. */
export const writer = crypto.getRandomValues(new Uint32Array(2)).join("-");

export type DraftFeedback = {
  /** Id under which the preview is shown; undefined while nothing is written. */
  draft: string | undefined;
  /** Increases with every change that the preview has to show. */
  version: number;
  findings: readonly ShownFinding[];
  /** Undefined until it is known, and while nothing is written. */
  weight: Weight | undefined;
  /** Whether the text has changed since its findings were made. */
  isChecking: boolean;
  problem: Problem | undefined;
};

type Options = {
  written: DraftText;
  /** The HTML in another language, for comparison; empty where none is written. */
  other: string;
  locale: Locale;
  /** The language of the findings. */
  words: Locale;
  /** Whether the path is one of a page; nothing is stored for another. */
  isPage: boolean;
  /** Increases when everything has to be tried again. */
  attempt: number;
};

/** Stores a draft for its preview and lints it whenever it changes, each as soon as possible. */
export function useDraftFeedback({ written, other, locale, words, isPage, attempt }: Options): DraftFeedback {
  const { html, style, path, zone } = written;
  const id = useRef<string>(undefined);
  const [stored, setStored] = useState<{ draft: string | undefined; version: number }>({
    draft: undefined,
    version: 0,
  });
  const [linted, setLinted] = useState<Linted & { of: string }>();
  const [problem, setProblem] = useState<Problem>();
  const isBlank = html.trim() === "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same again
  useEffect(() => {
    if (isBlank || !isPage) {
      setStored(({ version }) => ({ draft: undefined, version }));
      return;
    }
    return afterPause(
      PAUSE_MS.preview,
      async (signal) => {
        const draft = await storeDraft({ html, style, path, zone }, id.current, signal);
        id.current = draft;
        setStored(({ version }) => ({ draft, version: version + 1 }));
      },
      setProblem,
    );
  }, [html, style, path, zone, isBlank, isPage, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same again
  useEffect(() => {
    if (isBlank) {
      setLinted(undefined);
      return;
    }
    return afterPause(
      PAUSE_MS.findings,
      async (signal) => {
        const found = await lintDraft({ html, style, other, locale, words, writer }, signal);
        setLinted({ ...found, of: `${style}${html}` });
      },
      setProblem,
    );
  }, [html, style, other, locale, words, isBlank, attempt]);

  return {
    ...stored,
    findings: linted?.findings ?? none,
    weight: linted?.weight,
    isChecking: !isBlank && problem === undefined && linted?.of !== `${style}${html}`,
    problem,
  };
}

/** Does some work after a pause, unless it is cancelled first; returns the function that cancels it. */
export function afterPause(
  pause: number,
  work: (signal: AbortSignal) => Promise<void>,
  setProblem: (problem: Problem | undefined) => void,
): () => void {
  const reading = new AbortController();
  const timer = setTimeout(async () => {
    try {
      await work(reading.signal);
      setProblem(undefined);
    } catch (error) {
      // A newer reading may have begun meanwhile; then this failure is irrelevant.
      if (!reading.signal.aborted) setProblem(toProblem(error));
    }
  }, pause);
  return () => {
    clearTimeout(timer);
    reading.abort();
  };
}
