import "client-only";

type Store = "localStorage" | "sessionStorage";

/**
 * Browser storage that may be full, cleared or forbidden: reading then finds nothing, and writing does nothing (R10.6).
 */
export function readStored(store: Store, key: string): unknown {
  try {
    return JSON.parse(window[store].getItem(key) ?? "null");
  } catch {
    // The reader treats forbidden storage and tampered text alike: as nothing stored.
    return null;
  }
}

/** Returns whether this page may write to the given storage. */
export function canStore(store: Store): boolean {
  const PROBE = "may-store";
  try {
    window[store].setItem(PROBE, "1");
    window[store].removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** Stores a value as JSON; does nothing where storage is full or forbidden. */
export function writeStored(store: Store, key: string, value: unknown): void {
  try {
    window[store].setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden storage is ignored: everything stored here is optional.
  }
}
