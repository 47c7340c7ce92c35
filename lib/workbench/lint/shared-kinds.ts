/** What two versions of a page have in common, whatever their language. */
export const sharedKinds = [
  "block",
  "option",
  "question",
  "heading",
  "list",
  "text",
  "picture",
  "link",
  "phone",
  "amount",
  "day",
  "time",
  "half",
  "weekday",
  "year",
  "number",
] as const;
/** A kind of what two versions share. */
export type SharedKind = (typeof sharedKinds)[number];
