import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";
import { approvalSchema, gatewayFormSchema } from "@/lib/payment/schema";
import { settledPaymentSchema } from "@/lib/payment/settled-payment";
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

/** The same from a browser: where the payment comes back to is our server's to say. */
export const askGatewayForm = defineEndpoint({
  name: "payment/initHash",
  method: "GET",
  input: z.object({ reservationId: reservationIdSchema, resourceId: idSchema }),
  path: ({ reservationId }) => `${BASE}/initHash/${reservationId}`,
  query: ({ resourceId }) => ({ resourceId }),
  data: gatewayFormSchema,
  idempotent: false,
});

/** Asks our server to find out how a payment stands, and to have it approved where that is still due (R7.2). */
export const askSettlement = defineEndpoint({
  name: "payment/settle",
  method: "POST",
  input: z.object({
    reservationId: reservationIdSchema,
    /** Absent: only how it stands. */
    approvalId: z
      .string()
      .regex(/^[\w.~-]{1,128}$/)
      .optional(),
    /** The sealed text of the return address, in a browser where nobody is signed in. */
    resume: z.string().max(4_096).optional(),
  }),
  path: () => `${BASE}/settle`,
  body: (input) => input,
  data: settledPaymentSchema,
  idempotent: false,
  timeoutMs: APPROVAL_TIMEOUT_MS,
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
