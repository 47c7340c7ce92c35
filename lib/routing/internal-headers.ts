/**
 * The headers by which the parts of this server speak to each other. Whoever sets one and whoever strips them from a
 * stranger's request reads this table, so that no name is set without being stripped (security D3).
 */
export const internalHeaders = {
  /** Proves that the front server has decided the route; its value is drawn anew at every start. */
  decided: "x-yeoul-decided",
  /** `member` where the page is made for readers who are signed in; anything else is a stranger's. */
  audience: "x-yeoul-audience",
  /** The decision of a legacy address, for the redirect handler. */
  legacy: "x-yeoul-legacy",
  /** The address of whoever asks, as the front server knows it: the key of limits for those who are not signed in. */
  client: "x-yeoul-client",
} as const;

/** For whom a page is made: what stands in a login box for members is in a member's page alone. */
export type Audience = "stranger" | "member";
