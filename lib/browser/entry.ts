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
