import "client-only";

type Entry = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** The query keys that the inline script took from the address before the first paint (R1.7). */
    yeoulEntry?: Entry;
  }
}

/** A consumed query key's raw value; undefined when the address had none. Validate before use. */
export function readEntry(key: string): string | undefined {
  return window.yeoulEntry?.[key];
}
