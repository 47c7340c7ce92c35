import type { DescriptionsOf, Refusal } from "@/lib/http/endpoint";
import type * as endpoints from "@/lib/payment/endpoints";

const payable: readonly Refusal[] = [
  { status: 404, key: "notfound_reservation", when: "the reservation is unknown or another guest's" },
  { status: 409, key: "reservation_already_claimed", when: "somebody else has claimed the payment request" },
  { status: 422, key: "expired_reservation", when: "the time to pay is over, or it is cancelled" },
  { status: 409, key: "payment_done", when: "it is already paid" },
  { status: 422, key: "wrong_payment_configuration", when: "the outlet takes no payments" },
];
const approval = {
  session: "required",
  once: true,
  withoutIt: "The guest is told that the payment is not known yet; its status is requested again.",
  data: {
    paymentStatus: "approved",
    status: "confirmed",
    amount: 240_000,
    sent: [{ channel: "sms", to: "010-****-5678" }],
  },
  refusals: [
    ...payable,
    { status: 422, key: "requirements_not_satisfied", when: "the approval id belongs to another payment" },
    { status: 502, key: "unexpected", when: "the gateway refused the charge or did not answer" },
  ],
} as const;

/** What a back end must know of the calls for payments; `docs/backend.md` shows their order. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  getGatewayForm: {
    summary: "The card gateway's form for a reservation, signed; each call opens a new order there.",
    session: "required",
    withoutIt: "A table that must be paid cannot be paid; the guest may try again until it expires.",
    input: { reservationId: "AH_100012", returnUrl: "https://www.example/payment-request/11/AH_100012" },
    data: {
      action: "https://gateway.example/pay",
      method: "POST",
      fields: { P_OID: "o7712", P_AMT: "240000", P_SIGNATURE: "9c1f…" },
    },
    refusals: [
      ...payable,
      { status: 409, key: "failed_to_create_payment_token", when: "the gateway did not open an order" },
    ],
  },
  preApprovePayment: {
    summary:
      "Takes the form with which the gateway returns the guest's browser, without a session, and redirects (303) to `returnUrl/{approvalId}` or to `returnUrl?payment=failed&reason=…`. Nothing is charged yet.",
    session: "none",
    withoutIt: "A guest who comes back from the gateway is told that the payment could not be made.",
    input: { returnUrl: "https://www.example/payment-request/11/AH_100012" },
    data: null,
    refusals: [{ status: 422, key: "requirements_not_satisfied", when: "`returnUrl` is not of this site" }],
  },
  approvePayment: {
    ...approval,
    summary: "Has the card charged for a booking. A repeated call answers with what came of the first.",
    input: { reservationId: "AH_100012", approvalId: "a81c" },
  },
  approvePaymentRequest: {
    ...approval,
    summary: "The same for a payment request: a link that an outlet sent.",
    input: { reservationId: "AH_100013", approvalId: "a81d" },
  },
};
