export const shownGuests = ["out", "in", "linked"] as const;

/** The guest for whom a preview is rendered: logged out, a member, or a member whose loyalty account is linked. */
export type ShownGuest = (typeof shownGuests)[number];

/** Returns the guest that an address names; logged out by default. */
export function toShownGuest(word: string | null | undefined): ShownGuest {
  return shownGuests.find((guest) => guest === word) ?? "out";
}
