/**
 * Parses `text` as a URL, resolved against `base` if given; undefined when it is invalid. Some guests' browsers lack
 * `URL.canParse`.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
