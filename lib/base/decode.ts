/** Decodes percent-encoded text; `undefined` where an escape is incomplete or its bytes are not text. */
export function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
