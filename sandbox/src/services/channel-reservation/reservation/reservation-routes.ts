import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { requireCustomer } from "#services/auth/access-token.ts";
import { expireUnpaid } from "#services/channel-reservation/booked/expire-unpaid.ts";
import {
  claimReservation,
  readReservation,
  requireReservation,
} from "#services/channel-reservation/booked/find-reservation.ts";
import {
  toReservationStatus,
  toReservations,
} from "#services/channel-reservation/booked/reservation-answer.ts";
import { settleDoubt } from "#services/channel-reservation/payment/approve-payment.ts";
import { parseBody, parseIdParam, parseQuery } from "#shared/http/validate.ts";
import { pageQuerySchema } from "#shared/page-rows.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { cancelReservation } from "./cancel-reservation.ts";
import { createReservation, draftSchema } from "./create-reservation.ts";
import { listReservations } from "./list-reservations.ts";

const listQuerySchema = pageQuerySchema.extend({ tab: z.enum(["current", "past"]).default("current") });
const cancelSchema = z.object({ reason: z.string().max(500).optional() });

/** The calls under `reservation/`, about a guest's reservations; all are refused with 401 without a session. */
export function reservationRoutes(context: SandboxContext) {
  const { database, clock } = context;

  return new Hono<SandboxEnv>()
    .post("/reservation/create/:resourceId/:promotionId", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const requested = {
        resourceId: parseIdParam(c, "resourceId"),
        promotionId: parseIdParam(c, "promotionId"),
        customerId,
        draft: await parseBody(c, draftSchema),
      };
      return c.json({ data: await createReservation(database, requested, clock.now(), c.var.storeAnswer) });
    })
    .get("/reservation/list", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const query = parseQuery(c, listQuerySchema);
      await expireUnpaid(database, clock.now());
      const page = await listReservations(database, { ...query, customerId }, clock.now());
      return c.json({ data: { ...page, rows: await toReservations(database, page.rows, c.var.language) } });
    })
    .get("/reservation/detail/:id", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      await expireUnpaid(database, clock.now());
      const reservation = await readReservation(database, { reservationId: c.req.param("id"), customerId });
      const [detail] = await toReservations(database, [reservation], c.var.language);
      return c.json({ data: detail });
    })
    .get("/reservation/status/:id", async (c) => {
      const wanted = {
        reservationId: c.req.param("id"),
        customerId: (await requireCustomer(context, c)).customerId,
      };
      const { number } = await requireReservation(database, wanted, { orUnclaimed: true });
      await settleDoubt(context, number);
      await expireUnpaid(database, clock.now());
      const reservation = await requireReservation(database, wanted, { orUnclaimed: true });
      return c.json({ data: toReservationStatus(reservation) });
    })
    .post("/reservation/claim/:id", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      await expireUnpaid(database, clock.now());
      await claimReservation(database, { reservationId: c.req.param("id"), customerId });
      return c.json({ data: true });
    })
    .put("/reservation/cancel/:id", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const { reason } = await parseBody(c, cancelSchema);
      const cancelling = { reservationId: c.req.param("id"), customerId, reason };
      return c.json({ data: await cancelReservation(context, cancelling) });
    });
}
