export const previewGuests = ["out", "in", "linked"] as const;

/** The guest for whom a preview is rendered: logged out, a member, or a member whose loyalty account is linked. */
export type PreviewGuest = (typeof previewGuests)[number];

/** Returns the guest that an address names; logged out by default. */
export function toPreviewGuest(word: string | null | undefined): PreviewGuest {
  return previewGuests.find((guest) => guest === word) ?? "out";
}
