/** The outcomes of a payment at the card gateway; a tester may choose any of them. */
export const gatewayOutcomes = [
  "approve",
  "decline",
  "insufficient",
  "cancel",
  "timeout",
  "slow",
  "late",
  "closed",
  "double",
  "get",
  "euc_kr",
  "wrong_amount",
  "bad_signature",
] as const;

export type GatewayOutcome = (typeof gatewayOutcomes)[number];

export type GatewayOrderState =
  | "opened"
  | "authenticated"
  | "failed"
  | "approved"
  | "net_cancelled"
  | "partially_refunded"
  | "refunded";
