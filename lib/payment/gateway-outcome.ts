/** Why a payment did not come about, in the words of the contract's `reason` and of ours where nobody answered. */
export const paymentFailures = [
  "cancelled",
  "declined",
  "insufficient",
  "timeout",
  "expired",
  "amount_mismatch",
  "invalid",
  "unreachable",
] as const;

export type PaymentFailure = (typeof paymentFailures)[number];

export type GatewayOutcome =
  | { kind: "authenticated"; approvalId: string }
  | { kind: "failed"; reason: PaymentFailure };

const APPROVAL_ID = /^[\w.~-]{1,128}$/;

/**
 * What the back end's redirect says of a payment: `…/{approvalId}` or `…?payment=failed&reason=…`, behind the return
 * address that we gave it. Only these two words are taken of it; undefined for an address that leads anywhere else.
 */
export function readOutcome(location: string | undefined, cleanAddress: string): GatewayOutcome | undefined {
  if (location === undefined || !URL.canParse(location)) return undefined;
  const clean = new URL(cleanAddress);
  const { origin, pathname, search } = new URL(location);
  if (origin !== clean.origin) return undefined;
  if (pathname === clean.pathname) {
    // Some back ends put what they have to say behind the whole return address, its query included.
    const behind = /\/([\w.~-]+)$/.exec(search)?.[1];
    if (behind !== undefined) return { kind: "authenticated", approvalId: behind };
    const query = new URLSearchParams(search.replaceAll(/(?!^)\?/g, "&"));
    return query.get("payment") === "failed"
      ? { kind: "failed", reason: toPaymentFailure(query.get("reason")) }
      : undefined;
  }
  const approvalId = pathname.startsWith(`${clean.pathname}/`)
    ? pathname.slice(clean.pathname.length + 1)
    : "";
  return APPROVAL_ID.test(approvalId) ? { kind: "authenticated", approvalId } : undefined;
}

/** A reason we have a sentence for; a stranger counts as a card that was declined. */
export function toPaymentFailure(reason: string | null): PaymentFailure {
  return paymentFailures.find((known) => known === reason) ?? "declined";
}
