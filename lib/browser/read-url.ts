/** An address taken apart, `text` on its own or below `base`; undefined for what is none. `URL.canParse` is too young for guests. */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
