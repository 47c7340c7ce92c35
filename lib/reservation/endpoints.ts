import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";
import {
  cancelledReservationSchema,
  createdReservationSchema,
  reservationDraftSchema,
  reservationIdSchema,
  reservationPageSchema,
  reservationSchema,
  reservationStatusSchema,
} from "@/lib/reservation/schema";

const BASE = "/crm_channel_si_tc/reservation";
/** A booking may wait for the outlet's own system; it is never sent twice by code. */
const WRITE_TIMEOUT_MS = 10_000;

const byId = z.object({ id: reservationIdSchema });

export const createReservation = defineEndpoint({
  name: "reservation/create",
  group: "booking",
  method: "POST",
  input: z.object({ resourceId: idSchema, promotionId: idSchema, draft: reservationDraftSchema }),
  path: `${BASE}/create/:resourceId/:promotionId`,
  body: "draft",
  data: createdReservationSchema,
  idempotent: false,
  timeoutMs: WRITE_TIMEOUT_MS,
  outlivesRequest: true,
});

export const listReservations = defineEndpoint({
  name: "reservation/list",
  group: "account",
  method: "GET",
  input: z.object({
    tab: z.enum(["current", "past"]),
    page: z.coerce.number().int().min(1).default(1),
    perPage: z.coerce.number().int().min(1).max(48).default(16),
  }),
  path: `${BASE}/list`,
  data: reservationPageSchema,
  idempotent: true,
});

export const getReservation = defineEndpoint({
  name: "reservation/detail",
  group: "booking",
  method: "GET",
  input: byId,
  path: `${BASE}/detail/:id`,
  data: reservationSchema,
  idempotent: true,
});

export const getReservationStatus = defineEndpoint({
  name: "reservation/status",
  group: "booking",
  method: "GET",
  input: byId,
  path: `${BASE}/status/:id`,
  data: reservationStatusSchema,
  idempotent: true,
});

export const cancelReservation = defineEndpoint({
  name: "reservation/cancel",
  group: "booking",
  method: "PUT",
  input: byId.extend({ reason: z.string().max(500).optional() }),
  path: `${BASE}/cancel/:id`,
  data: cancelledReservationSchema,
  idempotent: false,
  timeoutMs: WRITE_TIMEOUT_MS,
  outlivesRequest: true,
});
