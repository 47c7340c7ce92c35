import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { ControlContext } from "#control/control-context.ts";
import { ControlError } from "#control/control-error.ts";
import { requireCustomerOf } from "#control/people/people.ts";
import { outletSettings, slots } from "#database/schema/outlet.ts";
import { reservations } from "#database/schema/reservation.ts";
import { countReservedSeats } from "#services/channel-reservation/promotion/seats.ts";
import { toReservationId, toReservationNumber } from "#shared/booking-names.ts";
import { parseBody, parseIdParam } from "#shared/http/validate.ts";
import { toSeoulDate, toSeoulTime } from "#shared/seoul-date.ts";
import {
  capacitySchema,
  outletSettingsSchema,
  paymentRequestSchema,
  type ReservationChange,
  reservationChangeSchema,
  reservationSchema,
} from "./booking-schemas.ts";
import { makePaymentRequest, makeReservation } from "./make-reservation.ts";

/** Sets up tables and reservations: what outlets do at the real back end, and states that only time would produce. */
export function bookingControlRoutes(context: ControlContext) {
  const { database } = context;

  return new Hono()
    .put("/outlets/:id", async (c) => {
      const resourceId = parseIdParam(c, "id");
      const settings = await parseBody(c, outletSettingsSchema);
      await database
        .insert(outletSettings)
        .values({ resourceId, ...settings })
        .onConflictDoUpdate({ target: outletSettings.resourceId, set: settings });
      return c.json({ resourceId, ...settings });
    })
    .put("/capacity", async (c) => {
      const { remaining, ...slot } = await parseBody(c, capacitySchema);
      const seats = remaining + (await countReservedSeats(database, slot));
      await database
        .insert(slots)
        .values({ ...slot, seats })
        .onConflictDoUpdate({ target: [slots.resourceId, slots.date, slots.time], set: { seats } });
      return c.json({ ...slot, remaining });
    })
    .put("/reservations", async (c) => {
      const wanted = await parseBody(c, reservationSchema);
      const { messengerId, customerId } = wanted;
      if ((messengerId === undefined) === (customerId === undefined))
        throw new ControlError(422, "Name one of messengerId and customerId.");
      const owner = customerId ?? (await requireCustomerOf(context, Number(messengerId)));
      return c.json({ reservationId: await makeReservation(context, owner, wanted) });
    })
    .patch("/reservations/:id", async (c) => {
      const { startsAt, ...change } = await parseBody(c, reservationChangeSchema);
      const reservationId = c.req.param("id");
      const [changed] = await database
        .update(reservations)
        .set({ ...change, ...toVenueTime(startsAt) })
        .where(eq(reservations.number, toReservationNumber(reservationId) ?? 0))
        .returning();
      if (!changed) throw new ControlError(404, `There is no reservation ${reservationId}.`);
      const { number, status, paymentStatus, date, time, autoCancelAt } = changed;
      return c.json({
        reservationId: toReservationId(number),
        status,
        paymentStatus,
        date,
        time,
        autoCancelAt,
      });
    })
    .post("/payment-requests", async (c) => {
      const wanted = await parseBody(c, paymentRequestSchema);
      return c.json({ reservationId: await makePaymentRequest(context, wanted) });
    });
}

function toVenueTime(startsAt: ReservationChange["startsAt"]) {
  return startsAt && { date: toSeoulDate(startsAt), time: toSeoulTime(startsAt) };
}
