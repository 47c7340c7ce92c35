import * as z from "zod/mini";
import { APPROVAL_ID, whole } from "@/lib/base/ids";
import { reservationIdSchema } from "@/lib/booking/schema";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";
import { gatewayFormSchema, settledPaymentSchema } from "@/lib/payment/schema";

// Endpoints of our own server for browsers; none of them is a call of the back end.
const BASE = "/crm_channel_si_tc/payment";
/** In milliseconds: the approval, and the status before and after it. */
const SETTLING_TIMEOUT_MS = 38_000;

/** `payment/initHash` for browsers; our server sets the return address itself. */
export const requestGatewayForm = defineEndpoint({
  group: "booking",
  input: z.object({
    reservationId: reservationIdSchema,
    resourceId: idSchema,
    /** The reservation that this one replaces; it is returned with the payment. */
    replaces: z.optional(reservationIdSchema),
  }),
  path: `${BASE}/initHash/:reservationId`,
  data: gatewayFormSchema,
  idempotent: false,
});

/** Makes our server check a payment's status and have the payment approved if that is still due (R7.2). */
export const requestSettlement = defineEndpoint({
  group: "booking",
  method: "POST",
  input: z.object({
    reservationId: reservationIdSchema,
    /** Absent to read the status only. */
    approvalId: z.optional(z.string().check(z.regex(whole(APPROVAL_ID)))),
    /** The sealed text of the return address, for a browser without a session. */
    resume: z.optional(z.string().check(z.maxLength(4_096))),
  }),
  path: `${BASE}/settle`,
  data: settledPaymentSchema,
  timeoutMs: SETTLING_TIMEOUT_MS,
  outlivesRequest: true,
});
