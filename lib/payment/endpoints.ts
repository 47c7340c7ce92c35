import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { approvalSchema, gatewayFormSchema } from "@/lib/payment/schema";
import { reservationIdSchema } from "@/lib/reservation/schema";

const BASE = "/crm_channel_si_tc/payment";
/** An approval asks the card company; after this long the status decides, never a second approval. */
const APPROVAL_TIMEOUT_MS = 30_000;

const approvalInput = z.object({
  reservationId: reservationIdSchema,
  approvalId: z.string().min(1).max(128),
});

export const getGatewayForm = defineEndpoint({
  name: "payment/initHash",
  method: "GET",
  input: z.object({ reservationId: reservationIdSchema, returnUrl: z.url() }),
  path: ({ reservationId }) => `${BASE}/initHash/${reservationId}`,
  query: ({ returnUrl }) => ({ returnUrl }),
  data: gatewayFormSchema,
  // Each asks for a new order at the gateway.
  idempotent: false,
});

/** The gateway's own form, handed on byte for byte (`passForm`); the answer is a redirect and not an envelope. */
export const preApprovePayment = defineEndpoint({
  name: "payment/preApproval",
  method: "POST",
  input: z.object({ returnUrl: z.url() }),
  path: () => `${BASE}/preApproval`,
  query: ({ returnUrl }) => ({ returnUrl }),
  data: z.unknown(),
  idempotent: false,
  timeoutMs: APPROVAL_TIMEOUT_MS,
});

/** Finishes the payment of a booking. */
export const approvePayment = defineEndpoint({
  name: "payment/approval",
  method: "POST",
  input: approvalInput,
  path: () => `${BASE}/approval`,
  body: (input) => input,
  data: approvalSchema,
  idempotent: false,
  timeoutMs: APPROVAL_TIMEOUT_MS,
});

/** Finishes the payment of a request: a link that the outlet sent (R7.5). */
export const approvePaymentRequest = defineEndpoint({
  name: "payment/approvalPR",
  method: "POST",
  input: approvalInput,
  path: () => `${BASE}/approvalPR`,
  body: (input) => input,
  data: approvalSchema,
  idempotent: false,
  timeoutMs: APPROVAL_TIMEOUT_MS,
});
