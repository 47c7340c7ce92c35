"use client";

import { useEffect, useRef, useState } from "react";
import { readStates, readStoredWork, rememberState, storeWork } from "@/components/workbench/stored-work";
import { isBlankWork, type Work } from "@/components/workbench/work";

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
 * `revision` increases with every such exchange, which the editor has to show. Whoever waited for something reads what
 * is written by then from `current`, and changes that.
 */
export function useWork({ id, readHistories }: Options) {
  const [first] = useState(() => readStoredWork(id));
  const [work, setWork] = useState<Work>(first.work);
  const [revision, setRevision] = useState(0);
  const [replaced, setReplaced] = useState<{ by: Replacement; before: Work }>();
  const [states, setStates] = useState(readStates);
  const [isUnkept, setUnkept] = useState(false);
  // Changed before the next rendering, so that nothing that is done in between begins from an older text.
  const newest = useRef(work);
  const read = useRef(readHistories);
  read.current = readHistories;
  const current = () => newest.current;
  const change = (toNext: (before: Work) => Work) => {
    newest.current = toNext(newest.current);
    setWork(newest.current);
  };

  useEffect(() => {
    const store = () =>
      setUnkept(!storeWork(id, { work, histories: read.current(), at: Date.now() }) && !isBlankWork(work));
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
      if (!isBlankWork(newest.current)) setStates(rememberState(newest.current, Date.now()));
    }, STATE_AFTER_MS);
    return () => clearInterval(timer);
  }, []);

  const put = (next: Work) => {
    change(() => next);
    setRevision((before) => before + 1);
  };
  return {
    work,
    histories: first.histories,
    revision,
    states,
    /** What was replaced, while it can be brought back. */
    replaced,
    /** Whether this device has no room for what is written. */
    isUnkept,
    current,
    change,
    replace: (next: Work, by: Replacement) => {
      const before = current();
      remember(before);
      setReplaced(isBlankWork(before) ? undefined : { by, before });
      put(next);
    },
    undo: () => {
      if (replaced === undefined) return;
      remember(current());
      put(replaced.before);
      setReplaced(undefined);
    },
    /** Remembers the work as it is now. */
    keep: () => remember(current()),
    dismiss: () => setReplaced(undefined),
  };
}
