"use client";

import { useCallback, useEffect, useState } from "react";
import { type Texts, toTexts } from "@/components/workbench/work/work";
import { loadVersions, type Problem, toProblem } from "@/components/workbench/workbench-calls";
import type { Zone } from "@/lib/cms/schema";

/** What is published of the part that is written; undefined until it is known. */
export type Published = { texts: Texts; isWritten: boolean };

type Options = {
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
export function usePublished({ path, zone, isPage, attempt }: Options) {
  const [published, setPublished] = useState<Published>();
  const [problem, setProblem] = useState<Problem>();
  const read = useCallback(
    async (isWanted: () => boolean = () => true) => {
      try {
        const versions = await loadVersions(path, zone);
        if (!isWanted()) return;
        setPublished({ texts: toTexts(versions), isWritten: versions.length > 0 });
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
