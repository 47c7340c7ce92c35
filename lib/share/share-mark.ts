import type { ShareContent } from "@/lib/share/share-content";

/** The attribute by which anything on a page says that a click on it shares. */
export function shareMark(content: ShareContent): { "data-share": string } {
  return { "data-share": JSON.stringify(content) };
}
