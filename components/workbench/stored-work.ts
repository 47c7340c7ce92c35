import * as z from "zod/mini";
import { blankWork, type Work, workSchema } from "@/components/workbench/work";
import { readStored, writeStored } from "@/lib/browser/storage";

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

function readWork(key: string): StoredWork | undefined {
  return storedSchema.safeParse(readStored("localStorage", key)).data;
}

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

/** Remembers a state of some work; the same work is remembered once. `at` is in milliseconds since 1970. */
export function rememberState(work: Work, at: number): WorkState[] {
  const text = JSON.stringify(work);
  const others = readStates().filter((state) => JSON.stringify(state.work) !== text);
  const states = [{ work, at }, ...others].slice(0, MOST_STATES);
  writeStored("localStorage", STATES, states);
  return readStates();
}
