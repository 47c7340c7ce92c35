import {
  forgetClosedWindows,
  readStoredWork,
  storedWindows,
  storeWork,
} from "@/components/workbench/stored-work";
import { readStored, writeStored } from "@/lib/browser/storage";

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

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
