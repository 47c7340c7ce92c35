import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { approvalSchema, gatewayFormSchema } from "@/lib/payment/schema";
import { reservationIdSchema } from "@/lib/reservation/schema";

const BASE = "/crm_channel_si_tc/payment";
/** An approval asks the card company; after this long the status decides, never a second approval. */
const APPROVAL_TIMEOUT_MS = 30_000;
const PRE_APPROVAL_TIMEOUT_MS = 5_000;

const approvalInput = z.object({
  reservationId: reservationIdSchema,
  approvalId: z.string().check(z.minLength(1), z.maxLength(128)),
});

export const getGatewayForm = defineEndpoint({
  name: "payment/initHash",
  group: "booking",
  method: "GET",
  input: z.object({ reservationId: reservationIdSchema, returnUrl: z.url() }),
  path: `${BASE}/initHash/:reservationId`,
  data: gatewayFormSchema,
  // Each asks for a new order at the gateway.
  idempotent: false,
});

/**
 * The gateway's own form, handed on byte for byte (`passForm`); the answer is a redirect and not an envelope. Nothing is
 * charged by it and a guest waits for it in front of an empty page, so it has no more time than the request.
 */
export const preApprovePayment = defineEndpoint({
  name: "payment/preApproval",
  group: "booking",
  method: "POST",
  input: z.object({ returnUrl: z.url() }),
  path: `${BASE}/preApproval`,
  query: ["returnUrl"],
  data: z.unknown(),
  idempotent: false,
  timeoutMs: PRE_APPROVAL_TIMEOUT_MS,
});

/** Finishes the payment of a booking. */
export const approvePayment = defineEndpoint({
  name: "payment/approval",
  group: "booking",
  method: "POST",
  input: approvalInput,
  path: `${BASE}/approval`,
  data: approvalSchema,
  idempotent: false,
  timeoutMs: APPROVAL_TIMEOUT_MS,
  outlivesRequest: true,
});

/** Finishes the payment of a request: a link that the outlet sent (R7.5). */
export const approvePaymentRequest = defineEndpoint({
  name: "payment/approvalPR",
  group: "booking",
  method: "POST",
  input: approvalInput,
  path: `${BASE}/approvalPR`,
  data: approvalSchema,
  idempotent: false,
  timeoutMs: APPROVAL_TIMEOUT_MS,
  outlivesRequest: true,
});
