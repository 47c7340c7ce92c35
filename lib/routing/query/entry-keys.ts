/** The query keys that are read on load and then removed from the address (R1.7). */
export const entryKeys = [
  "language",
  "pass-login",
  "register",
  "reservation-id",
  "shared-by",
  "campaign",
  "action",
  "redirect",
  "ignore-action",
  "post-action",
  "left-side-menu",
  "right-side-menu",
] as const;

export type EntryKey = (typeof entryKeys)[number];

/** The values of `left-side-menu` and `right-side-menu` that open a panel (R2.3); any other opens nothing. */
export const panelRequests = ["true", "1", "open"] as const;
