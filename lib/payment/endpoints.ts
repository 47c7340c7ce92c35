import * as z from "zod/mini";
import { reservationIdSchema } from "@/lib/booking/schema";
import { defineEndpoint } from "@/lib/http/endpoint";
import { approvalSchema, gatewayFormSchema } from "@/lib/payment/schema";

const BASE = "/crm_channel_si_tc/payment";
/** An approval calls the card company; after this many milliseconds the status decides, never a second approval. */
const APPROVAL_TIMEOUT_MS = 30_000;
const PRE_APPROVAL_TIMEOUT_MS = 5_000;

export const getGatewayForm = defineEndpoint({
  group: "booking",
  input: z.object({ reservationId: reservationIdSchema, returnUrl: z.url() }),
  path: `${BASE}/initHash/:reservationId`,
  data: gatewayFormSchema,
  // Each call creates a new order at the gateway.
  idempotent: false,
});

/**
 * Passes on the gateway's form byte for byte (`forwardForm`); the response is a redirect instead of an envelope. It
 * charges nothing and the guest waits in front of an empty page, so its timeout is no longer than the request's.
 */
export const preApprovePayment = defineEndpoint({
  group: "booking",
  method: "POST",
  input: z.object({ returnUrl: z.url() }),
  path: `${BASE}/preApproval`,
  query: ["returnUrl"],
  data: z.unknown(),
  timeoutMs: PRE_APPROVAL_TIMEOUT_MS,
});

const approval = {
  group: "booking",
  method: "POST",
  input: z.object({
    reservationId: reservationIdSchema,
    approvalId: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  data: approvalSchema,
  timeoutMs: APPROVAL_TIMEOUT_MS,
  outlivesRequest: true,
} as const;

/** Approves the payment of a booking. */
export const approvePayment = defineEndpoint({ ...approval, path: `${BASE}/approval` });

/** Approves the payment of a payment request: a link that the outlet sent (R7.5). */
export const approvePaymentRequest = defineEndpoint({ ...approval, path: `${BASE}/approvalPR` });
