import * as z from "zod/mini";
import {
  cancelledReservationSchema,
  createdReservationSchema,
  reservationDraftSchema,
  reservationIdSchema,
  reservationPageSchema,
  reservationSchema,
  reservationStatusSchema,
} from "@/lib/booking/schema";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";

const BASE = "/crm_channel_si_tc/reservation";
/** In milliseconds. A booking may wait for the outlet's own system; it is never retried automatically. */
const WRITE_TIMEOUT_MS = 10_000;

const byId = z.object({ id: reservationIdSchema });

export const createReservation = defineEndpoint({
  group: "booking",
  method: "POST",
  input: z.object({ resourceId: idSchema, promotionId: idSchema, draft: reservationDraftSchema }),
  path: `${BASE}/create/:resourceId/:promotionId`,
  body: "draft",
  data: createdReservationSchema,
  timeoutMs: WRITE_TIMEOUT_MS,
  outlivesRequest: true,
});

export const listReservations = defineEndpoint({
  group: "account",
  input: z.object({
    tab: z.enum(["current", "past"]),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
    perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 16),
  }),
  path: `${BASE}/list`,
  data: reservationPageSchema,
});

export const getReservation = defineEndpoint({
  group: "booking",
  input: byId,
  path: `${BASE}/detail/:id`,
  data: reservationSchema,
});

export const getReservationStatus = defineEndpoint({
  group: "booking",
  input: byId,
  path: `${BASE}/status/:id`,
  data: reservationStatusSchema,
});

/**
 * Makes a payment request the guest's own, which reading it never does (R7.5). At a back end without this call, the
 * guest's own act reads `detail` once (`app/api/[...path]/exposed-calls.ts`).
 */
export const claimReservation = defineEndpoint({
  group: "booking",
  method: "POST",
  input: byId,
  path: `${BASE}/claim/:id`,
  data: z.unknown(),
});

export const cancelReservation = defineEndpoint({
  group: "booking",
  method: "PUT",
  input: z.extend(byId, { reason: z.optional(z.string().check(z.maxLength(500))) }),
  path: `${BASE}/cancel/:id`,
  data: cancelledReservationSchema,
  timeoutMs: WRITE_TIMEOUT_MS,
  outlivesRequest: true,
});
