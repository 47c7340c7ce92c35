import { readOutcome, toPaymentFailure } from "@/lib/payment/gateway-outcome";

const clean = "https://yeoul.test/payment-request/11/AH_7";

test.each([
  [`${clean}/ab.C-1_~`, { kind: "authenticated", approvalId: "ab.C-1_~" }],
  [`${clean}/abc?resume=x.y`, { kind: "authenticated", approvalId: "abc" }],
  [`${clean}?resume=x.y/abc`, { kind: "authenticated", approvalId: "abc" }],
  [`${clean}?payment=failed&reason=declined`, { kind: "failed", reason: "declined" }],
  [`${clean}?resume=x.y?payment=failed&reason=cancelled`, { kind: "failed", reason: "cancelled" }],
  [`${clean}?resume=x&payment=failed&reason=amount_mismatch`, { kind: "failed", reason: "amount_mismatch" }],
  [`${clean}?resume=a/b&payment=failed&reason=expired`, { kind: "failed", reason: "expired" }],
  [`${clean}?payment=failed&reason=<script>`, { kind: "failed", reason: "unknown" }],
])("%s is read as a payment outcome (R7.1)", (location, outcome) => {
  expect(readOutcome(location, clean)).toEqual(outcome);
});

test.each([
  undefined,
  "",
  "/payment-request/11/AH_7/abc",
  clean,
  "https://evil.test/payment-request/11/AH_7/abc",
  "https://yeoul.test.evil.test/payment-request/11/AH_7/abc",
  "https://yeoul.test@evil.test/payment-request/11/AH_7/abc",
  "https://yeoul.test/payment-request/11/AH_77/abc",
  // An approval of another reservation, whose id has the same length.
  "https://yeoul.test/payment-request/11/AH_8/abc",
  "https://yeoul.test/payment-request/12/AH_7/abc",
  "https://yeoul.test/another-request/11/AH_7/abc",
  `${clean}/`,
  `${clean}?resume=x/y z`,
  "https://yeoul.test/payment-request/11/AH_7/../../../auth/abc",
  `${clean}/a/b`,
  `${clean}/%2e%2e`,
  "javascript:alert(1)",
])("%s is not a return address of ours (R7.1)", (location) => {
  expect(readOutcome(location, clean)).toBeUndefined();
});

test("an unknown reason, the gateway's own word or none, does not blame the card (R7.3)", () => {
  expect(toPaymentFailure("timeout")).toBe("timeout");
  expect(toPaymentFailure("PAY_PROCESS_ABORTED")).toBe("unknown");
  expect(toPaymentFailure(null)).toBe("unknown");
});
