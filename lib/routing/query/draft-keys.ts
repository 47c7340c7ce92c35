/** The query keys of a reservation draft. */
export const draftKeys = ["adults", "children", "infants", "date", "time", "menu", "change"] as const;
