import { APPROVAL_ID, whole } from "@/lib/base/ids";

/**
 * Reasons why a payment failed: the values of the back end's `reason`, and our own when no response arrived or its
 * reason is not known.
 */
const paymentFailures = [
  "cancelled",
  "declined",
  "insufficient",
  "timeout",
  "expired",
  "amount_mismatch",
  "invalid",
  "unreachable",
  "unknown",
] as const;

export type PaymentFailure = (typeof paymentFailures)[number];

export type GatewayOutcome =
  | { kind: "authenticated"; approvalId: string }
  | { kind: "failed"; reason: PaymentFailure };

const approvalIdPattern = whole(APPROVAL_ID);

/**
 * Reads a payment's outcome from the back end's redirect: `…/{approvalId}` or `…?payment=failed&reason=…`, appended to
 * the return address that we gave it. Only the approval id or the reason is read; undefined for an address that leads
 * elsewhere.
 */
export function readOutcome(location: string | undefined, cleanAddress: string): GatewayOutcome | undefined {
  if (location === undefined || !URL.canParse(location)) return undefined;
  const clean = new URL(cleanAddress);
  const { origin, pathname, search } = new URL(location);
  if (origin !== clean.origin) return undefined;
  if (pathname === clean.pathname) {
    // Some back ends append their result to the whole return address, including its query.
    const behind = search.slice(search.lastIndexOf("/") + 1);
    if (search.includes("/") && approvalIdPattern.test(behind))
      return { kind: "authenticated", approvalId: behind };
    const query = new URLSearchParams(search.replaceAll(/(?!^)\?/g, "&"));
    return query.get("payment") === "failed"
      ? { kind: "failed", reason: toPaymentFailure(query.get("reason")) }
      : undefined;
  }
  const approvalId = pathname.startsWith(`${clean.pathname}/`)
    ? pathname.slice(clean.pathname.length + 1)
    : "";
  return approvalIdPattern.test(approvalId) ? { kind: "authenticated", approvalId } : undefined;
}

/** Returns a reason that has a message; of an unknown one it is only said that the payment was not completed. */
export function toPaymentFailure(reason: string | null): PaymentFailure {
  return paymentFailures.find((known) => known === reason) ?? "unknown";
}
