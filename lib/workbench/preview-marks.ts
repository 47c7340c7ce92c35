/** Names of what a preview of another day says of itself in its head (R11.4). */
export const KNOWN_TO_BACKEND = "as-of-known";
export const PREVIEW_TICKET = "as-of-ticket";

/** Returns what a page's head says under a name; undefined where it does not. */
export function readMark(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
