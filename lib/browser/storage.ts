import "client-only";

type Entry = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** Query keys that the inline script removed from the address before the first paint (R1.7). */
    siteEntry?: Entry;
  }
}

/** Returns the raw value of a consumed query key, or undefined when the address had none. Validate before use. */
export function readEntry(key: string): string | undefined {
  return window.siteEntry?.[key];
}

type Store = "localStorage" | "sessionStorage";

/** What could not be stored, by its key, as JSON; it lasts as long as this document. */
const held: Record<Store, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() };

/**
 * Reads what was stored. Browser storage may be missing, full, cleared or forbidden (R10.6): then what was written in
 * this document is still found, and nothing else. Tampered text is read as nothing.
 */
export function readStored(store: Store, key: string): unknown {
  try {
    return JSON.parse(held[store].get(key) ?? window[store].getItem(key) ?? "null");
  } catch {
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

/**
 * Stores a value as JSON. Returns whether the next document will find it; where storage is missing, full or forbidden,
 * only this one does.
 */
export function writeStored(store: Store, key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    window[store].setItem(key, text);
    held[store].delete(key);
    return true;
  } catch {
    held[store].set(key, text);
    return false;
  }
}

/** Removes everything stored under other keys than those that stay. */
export function forgetStored(stays: RegExp): void {
  for (const store of ["localStorage", "sessionStorage"] as const) {
    for (const key of held[store].keys()) if (!stays.test(key)) held[store].delete(key);
    try {
      for (const key of Object.keys(window[store])) if (!stays.test(key)) window[store].removeItem(key);
    } catch {
      // What is forbidden is empty anyway.
    }
  }
}
