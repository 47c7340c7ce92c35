"use client";

import { useEffect, useRef, useState } from "react";
import {
  readStates,
  readStoredWork,
  rememberState,
  storeWork,
} from "@/components/workbench/work/stored-work";
import { isBlankWork, type Work } from "@/components/workbench/work/work";

/** Milliseconds after the last keystroke until the work is stored; leaving the page stores it at once. */
const STORE_AFTER_MS = 400;
/** Milliseconds of writing after which another state is remembered. */
const STATE_AFTER_MS = 5 * 60_000;

/** Why the whole work was replaced. */
export type Replacement = "loaded" | "opened" | "restored";

type Options = {
  /** The id of this window (`claimWindow`). */
  id: string;
  /** Returns what undoing needs, by the name of the text in the editor. */
  readHistories: () => Record<string, unknown>;
};

/**
 * The work of this window, stored on this device as it changes. `replace` exchanges all of it and can be undone;
 * `revision` increases with every such exchange, which the editor has to show.
 */
export function useWork({ id, readHistories }: Options) {
  const [first] = useState(() => readStoredWork(id));
  const [work, setWork] = useState<Work>(first.work);
  const [revision, setRevision] = useState(0);
  const [replaced, setReplaced] = useState<{ by: Replacement; before: Work }>();
  const [states, setStates] = useState(readStates);
  const latest = useRef({ work, readHistories });
  latest.current = { work, readHistories };

  useEffect(() => {
    const store = () => storeWork(id, { work, histories: latest.current.readHistories(), at: Date.now() });
    const timer = setTimeout(store, STORE_AFTER_MS);
    addEventListener("pagehide", store);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", store);
    };
  }, [id, work]);

  const remember = (kept: Work) => {
    if (!isBlankWork(kept)) setStates(rememberState(kept, Date.now()));
  };
  useEffect(() => {
    const timer = setInterval(() => {
      const { work: written } = latest.current;
      if (!isBlankWork(written)) setStates(rememberState(written, Date.now()));
    }, STATE_AFTER_MS);
    return () => clearInterval(timer);
  }, []);

  const put = (next: Work) => {
    setWork(next);
    setRevision((before) => before + 1);
  };
  return {
    work,
    histories: first.histories,
    revision,
    states,
    /** What was replaced, while it can be brought back. */
    replaced,
    change: setWork,
    replace: (next: Work, by: Replacement) => {
      remember(work);
      setReplaced(isBlankWork(work) ? undefined : { by, before: work });
      put(next);
    },
    undo: () => {
      if (replaced === undefined) return;
      remember(work);
      put(replaced.before);
      setReplaced(undefined);
    },
    /** Remembers the work as it is now. */
    keep: () => remember(work),
    dismiss: () => setReplaced(undefined),
  };
}
