import type { ShareContent } from "@/lib/share/share-content";

/** Returns the attribute that makes a click on an element share this content. */
export function shareMark(content: ShareContent): { "data-share": string } {
  return { "data-share": JSON.stringify(content) };
}

/** Whether sharing needs a login (R4.8), or only offers one, so that anybody can share a public page. */
export const shareLogins = ["required", "offered"] as const;

export type ShareLogin = (typeof shareLogins)[number];
