import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";
import { gatewayFormSchema } from "@/lib/payment/schema";
import { settledPaymentSchema } from "@/lib/payment/settled-payment";
import { reservationIdSchema } from "@/lib/reservation/schema";

// What browsers ask handlers of our own; none of it is a call of the contract.
const BASE = "/crm_channel_si_tc/payment";
/** The approval, and the status before and after it. */
const SETTLING_TIMEOUT_MS = 38_000;

/** `payment/initHash` from a browser: where the payment comes back to is our server's to say. */
export const askGatewayForm = defineEndpoint({
  name: "payment/initHash",
  group: "booking",
  method: "GET",
  input: z.object({
    reservationId: reservationIdSchema,
    resourceId: idSchema,
    /** The reservation that this one is to take the place of; it comes back with the payment. */
    replaces: z.optional(reservationIdSchema),
  }),
  path: `${BASE}/initHash/:reservationId`,
  data: gatewayFormSchema,
  idempotent: false,
});

/** Asks our server to find out how a payment stands, and to have it approved where that is still due (R7.2). */
export const askSettlement = defineEndpoint({
  name: "payment/settle",
  group: "booking",
  method: "POST",
  input: z.object({
    reservationId: reservationIdSchema,
    /** Absent: only how it stands. */
    approvalId: z.optional(z.string().check(z.regex(/^[\w.~-]{1,128}$/))),
    /** The sealed text of the return address, in a browser where nobody is signed in. */
    resume: z.optional(z.string().check(z.maxLength(4_096))),
  }),
  path: `${BASE}/settle`,
  data: settledPaymentSchema,
  idempotent: false,
  timeoutMs: SETTLING_TIMEOUT_MS,
  outlivesRequest: true,
});
