"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { blankWork, isBlankWork, type Work, workSchema } from "@/components/workbench/work";
import { readStored, writeStored } from "@/lib/browser/storage";

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

  const remember = useCallback((kept: Work) => setStates(rememberState(kept, Date.now())), []);
  useEffect(() => {
    const timer = setInterval(() => remember(newest.current), STATE_AFTER_MS);
    return () => clearInterval(timer);
  }, [remember]);

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

const WORK = "workbench:work:";
const STATES = "workbench:states";
/** Work of closed windows that is kept besides that of the open ones. */
const CLOSED_WINDOWS = 10;
const MOST_STATES = 10;
/** Characters of an undo history; a longer one is left out, so that the text itself always has room. */
const MAX_HISTORY = 300_000;

const storedSchema = z.object({
  work: workSchema,
  /** What undoing needs, by the name of the text in the editor. */
  histories: z.record(z.string(), z.unknown()),
  /** Milliseconds since 1970. */
  at: z.number(),
});
const stateSchema = z.object({ work: workSchema, at: z.number() });

/** The work of one window, with the undo history of each text. */
export type StoredWork = z.output<typeof storedSchema>;
/** Work as it was at a moment. */
export type WorkState = z.output<typeof stateSchema>;

/** Returns what a window has stored; blank work where there is nothing that can be read. */
export function readStoredWork(id: string): StoredWork {
  return readWork(WORK + id) ?? { work: blankWork, histories: {}, at: 0 };
}

const readWork = (key: string) => storedSchema.safeParse(readStored("localStorage", key)).data;

/**
 * Stores the work of a window. Where storage is full, older states and then the undo history give way to the text.
 * Returns whether the text is stored: where there is no room even then, it is lost with the window.
 */
export function storeWork(id: string, stored: StoredWork): boolean {
  const short = Object.entries(stored.histories).filter(
    ([, history]) => JSON.stringify(history).length <= MAX_HISTORY,
  );
  const wanted = { ...stored, histories: Object.fromEntries(short) };
  for (const attempt of [wanted, { ...wanted, histories: {} }]) {
    for (let states = readStates(); ; states = states.slice(0, -1)) {
      if (writeStored("localStorage", WORK + id, attempt)) return true;
      if (states.length === 0) break;
      writeStored("localStorage", STATES, states.slice(0, -1));
    }
  }
  return false;
}

/** Returns the windows that have stored work, the most recent first. */
export function storedWindows(): string[] {
  return storedKeys()
    .map((key) => ({ key, at: readWork(key)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .map(({ key }) => key.slice(WORK.length));
}

/** Forgets the work of windows that were closed long ago; `living` are those that are open. */
export function forgetClosedWindows(living: ReadonlySet<string>): void {
  const closed = storedWindows().filter((id) => !living.has(id));
  for (const id of closed.slice(CLOSED_WINDOWS)) localStorage.removeItem(WORK + id);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(WORK));
  } catch {
    // Storage is forbidden.
    return [];
  }
}

/** Returns the last states on this device, the newest first. */
export function readStates(): WorkState[] {
  return z.array(stateSchema).safeParse(readStored("localStorage", STATES)).data ?? [];
}

/** Remembers a state of some work, unless it is blank; the same work once. `at` is in milliseconds since 1970. */
export function rememberState(work: Work, at: number): WorkState[] {
  if (isBlankWork(work)) return readStates();
  const text = JSON.stringify(work);
  const others = readStates().filter((state) => JSON.stringify(state.work) !== text);
  const states = [{ work, at }, ...others].slice(0, MOST_STATES);
  writeStored("localStorage", STATES, states);
  return readStates();
}

const ID = "workbench:window";
const LOCK = "workbench window ";
/** Milliseconds until a reloaded page has certainly given back what it held. */
const RELOADED_MS = 1_000;

let claimed: string | undefined;

/** Returns the id under which this window stores its work. Throws an `Error` where none was claimed. */
export function claimedWindow(): string {
  if (claimed === undefined) throw new Error("this window has not claimed its work");
  return claimed;
}

/**
 * Claims the id under which this window stores its work: its own after a reload, else that of a window that was
 * closed, so that its work continues here, else a new one. A window that is open keeps its own, also where its page was
 * copied to this one.
 */
export async function claimWindow(): Promise<void> {
  if (claimed !== undefined) return;
  const own = readStored("sessionStorage", ID);
  const before = typeof own === "string" ? own : undefined;
  const id = await chooseId(before);
  // A copied window begins with a copy of the work.
  if (before !== undefined && id !== before) storeWork(id, { ...readStoredWork(before), at: Date.now() });
  writeStored("sessionStorage", ID, id);
  claimed = id;
}

async function chooseId(before: string | undefined): Promise<string> {
  // Browsers offer locks only on a secure page.
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return before ?? storedWindows()[0] ?? newId();
  if (before !== undefined && (await hold(locks, before, AbortSignal.timeout(RELOADED_MS)))) return before;
  const { held = [] } = await locks.query();
  const living = new Set(held.map(({ name = "" }) => name.slice(LOCK.length)));
  forgetClosedWindows(living);
  const closed = before === undefined ? storedWindows().filter((id) => !living.has(id)) : [];
  for (const id of [...closed, newId()]) {
    if (await hold(locks, id)) return id;
  }
  return newId();
}

/** Resolves with whether this window now holds an id, until it is closed. */
function hold(locks: LockManager, id: string, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const options = signal === undefined ? { ifAvailable: true } : { signal };
    locks
      .request(LOCK + id, options, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");
