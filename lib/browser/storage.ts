import "client-only";

type Store = "localStorage" | "sessionStorage";

/**
 * Browser storage that may be full, wiped or forbidden: reading then finds nothing, writing does nothing (R10.6).
 */
export function readStored(store: Store, key: string): unknown {
  try {
    return JSON.parse(window[store].getItem(key) ?? "null");
  } catch {
    // Forbidden storage and tampered text are the same to the reader: nothing is there.
    return null;
  }
}

/** May this page keep anything at all? */
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

export function writeStored(store: Store, key: string, value: unknown): void {
  try {
    window[store].setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden; whatever is kept here is a comfort, never a need.
  }
}
