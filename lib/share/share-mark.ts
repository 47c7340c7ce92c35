import type { ShareContent } from "@/lib/share/share-content";

/** Returns the attribute that makes a click on an element share this content. */
export function shareMark(content: ShareContent): { "data-share": string } {
  return { "data-share": JSON.stringify(content) };
}
