"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { readAuthoredFile } from "@/components/workbench/read-file";
import type { useWork } from "@/components/workbench/use-work";
import { hasOwnText, type Texts, toTexts, withName } from "@/components/workbench/work";
import styles from "@/components/workbench/workbench.module.css";
import { loadVersions, type Problem, toProblem } from "@/components/workbench/workbench-calls";
import type { Zone } from "@/lib/cms/schema";
import type { Locale } from "@/lib/i18n/locales";

/** Something that happened to the last file or page that was requested. */
export type Event =
  | "notLoaded"
  | "loadFailed"
  | "officeFile"
  | "noTextFile"
  | "koreanFile"
  | "pasted"
  | "pastedPictures";

type UsePublishedOptions = {
  path: string;
  zone: Zone;
  isPage: boolean;
  /** Increases when everything has to be tried again. */
  attempt: number;
};

/**
 * Reads what is published of a part, and again whenever the author returns to this window, because another may have
 * published meanwhile.
 */
export function usePublished({ path, zone, isPage, attempt }: UsePublishedOptions) {
  const [published, setPublished] = useState<Texts>();
  const [problem, setProblem] = useState<Problem>();
  const read = useCallback(
    async (isWanted: () => boolean = () => true) => {
      try {
        const versions = await loadVersions(path, zone);
        if (!isWanted()) return;
        setPublished(toTexts(versions));
        setProblem(undefined);
      } catch (error) {
        if (isWanted()) setProblem(toProblem(error));
      }
    },
    [path, zone],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same again
  useEffect(() => {
    setPublished(undefined);
    if (!isPage) return;
    let isWanted = true;
    const readAgain = () => {
      if (document.visibilityState === "visible") void read(() => isWanted);
    };
    readAgain();
    document.addEventListener("visibilitychange", readAgain);
    addEventListener("focus", readAgain);
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", readAgain);
      removeEventListener("focus", readAgain);
    };
  }, [read, isPage, attempt]);
  return { published, problem, read };
}

type Options = {
  bench: Pick<ReturnType<typeof useWork>, "current" | "change" | "replace">;
  /** Resolves with whether what is written may be replaced. */
  ask: () => Promise<boolean>;
  /** Tells the author what became of it. */
  tell: (event: Event | undefined) => void;
  onFailed: () => void;
};

/**
 * Loads what is published, and opens files, in place of what is written. Either may take seconds, in which the author
 * writes on: what is written by then is asked for, kept and brought back by undoing. Of several only the one that was
 * requested last replaces anything.
 */
export function useOpening({ bench, ask, tell, onFailed }: Options) {
  const requests = useRef(0);
  const begin = (): (() => boolean) => {
    const request = ++requests.current;
    return () => request === requests.current;
  };
  const mayReplace = async () => !hasOwnText(bench.current()) || (await ask());
  const load = async (path: string, zone: Zone) => {
    const isWanted = begin();
    tell(undefined);
    try {
      const versions = await loadVersions(path, zone);
      if (!isWanted()) return;
      if (versions.length === 0) {
        tell("notLoaded");
        bench.change((before) => withName(before, { path, zone }));
      } else if (await mayReplace()) {
        const loaded = toTexts(versions);
        bench.replace({ texts: loaded, base: loaded, path, zone }, "loaded");
      }
    } catch {
      if (!isWanted()) return;
      tell("loadFailed");
      onFailed();
    }
  };
  const open = async (file: File, language: Locale) => {
    const isWanted = begin();
    tell(undefined);
    const opened = readAuthoredFile(new Uint8Array(await file.arrayBuffer()));
    if (!isWanted()) return;
    if (opened.kind !== "text") return tell(opened.kind === "office" ? "officeFile" : "noTextFile");
    if (!(await mayReplace())) return;
    const { texts, ...work } = bench.current();
    const next = { ...texts, [language]: { ...texts[language], html: opened.text } };
    bench.replace({ ...work, texts: next }, "opened");
    if (opened.encoding === "euc-kr") tell("koreanFile");
  };
  return { load, open };
}

/** Asks before what is written is replaced. `ask` resolves with whether it may be; `dialog` has to be on the page. */
export function useAskBefore() {
  const t = useTranslations("Workbench");
  const dialog = useRef<HTMLDialogElement>(null);
  const [answer, setAnswer] = useState<{ give: (isAllowed: boolean) => void }>();
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setAnswer({ give: resolve });
        dialog.current?.showModal();
      }),
    [],
  );
  return {
    ask,
    dialog: (
      <dialog
        ref={dialog}
        className={styles.ask}
        aria-labelledby="ask-title"
        onClose={({ currentTarget }) => answer?.give(currentTarget.returnValue === "replace")}
        onCancel={({ currentTarget }) => {
          currentTarget.returnValue = "keep";
        }}
      >
        <form method="dialog">
          <h2 id="ask-title">{t("ask.title")}</h2>
          <p>{t("ask.text")}</p>
          <button type="submit" value="keep">
            {t("ask.keep")}
          </button>
          <button type="submit" value="replace">
            {t("ask.replace")}
          </button>
        </form>
      </dialog>
    ),
  };
}
