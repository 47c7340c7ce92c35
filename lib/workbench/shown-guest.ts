export const shownGuests = ["out", "in", "linked"] as const;

/** Who a preview is shown to: somebody logged out, a member, or a member whose loyalty account is linked. */
export type ShownGuest = (typeof shownGuests)[number];

/** The guest that an address names; somebody logged out where it names none. */
export function toShownGuest(word: string | null | undefined): ShownGuest {
  return shownGuests.find((guest) => guest === word) ?? "out";
}
