import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { requireCustomer } from "#services/auth/access-token.ts";
import { expireUnpaid } from "#services/channel-reservation/booked/expire-unpaid.ts";
import { countOrderedItems } from "#services/channel-reservation/booked/ordered-items.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { idSchema, parseIdParam, parseQuery } from "#shared/http/validate.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { daysOfMonth } from "#shared/seoul-date.ts";
import { loadDayPrices } from "./meal-prices.ts";
import { intervalOf, timesOf } from "./opening-hours.ts";
import { requirePromotion, toBookableDays } from "./promotion-detail.ts";
import { loadOutletSettings, loadRemainingSeats, type OutletSettings } from "./seats.ts";
import { isInTime, toDayStatus, toSlotStatus } from "./slot-status.ts";

const paxSchema = z.coerce.number().int().min(1).max(1_000).default(1);
const monthSchema = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);
const calendarQuerySchema = z.object({ month: monthSchema, pax: paxSchema });
const timetableQuerySchema = z.object({ date: z.iso.date(), pax: paxSchema });
const rangeQuerySchema = z.object({ date: z.iso.date() });
const orderedQuerySchema = z.object({ promotionId: idSchema, date: z.iso.date() });

/** The calls under `promotion/` about available days and times. Dates and times are in venue time. */
export function availabilityRoutes(context: SandboxContext) {
  const { database, clock } = context;

  /** Returns the requested promotion with its outlet's settings. Throws `wrong_outlet_configuration` without them. */
  async function loadOffer(c: Context<SandboxEnv>) {
    const promotion = await requirePromotion(database, parseIdParam(c, "id"), c.var.daysAhead);
    const settings = await loadOutletSettings(database, promotion.resourceId);
    if (!settings) throw new ServiceError(422, "wrong_outlet_configuration");
    return { ...promotion, settings, days: toBookableDays(promotion, c.var.now), now: c.var.now };
  }

  const timesOn = (offer: Awaited<ReturnType<typeof loadOffer>>, date: string) =>
    date < offer.days.start || date > offer.days.end
      ? []
      : timesOf(offer.settings, date, offer.sittings).filter((time) => isInTime(date, time, offer.now));

  async function loadSlots(settings: OutletSettings, from: string, to: string, pax: number) {
    await expireUnpaid(database, clock.now());
    const remainingAt = await loadRemainingSeats(database, settings, { from, to });
    return (date: string, time: string) => {
      const remaining = remainingAt({ date, time });
      return { time, remaining, status: toSlotStatus({ seats: settings.seats, remaining, pax }) };
    };
  }

  return new Hono<SandboxEnv>()
    .get("/promotion/calendar/:id", async (c) => {
      const { month, pax } = parseQuery(c, calendarQuerySchema);
      const offer = await loadOffer(c);
      const slotAt = await loadSlots(offer.settings, `${month}-01`, `${month}-31`, pax);
      const priceOn = await loadDayPrices(database, offer.id);
      const days = daysOfMonth(month).map((date) => {
        const slots = timesOn(offer, date).map((time) => slotAt(date, time));
        const free = slots.filter(({ status }) => status !== "full");
        const price = priceOn(date);
        return {
          date,
          status: toDayStatus(slots.map(({ status }) => status)),
          freeTimes: free.length,
          ...(price !== undefined && { price: { adult: price } }),
          ...(free.length > 0 ? { remaining: Math.max(...free.map(({ remaining }) => remaining)) } : {}),
        };
      });
      return c.json({ data: days });
    })
    .get("/promotion/timetable/:id", async (c) => {
      const { date, pax } = parseQuery(c, timetableQuerySchema);
      const offer = await loadOffer(c);
      const slotAt = await loadSlots(offer.settings, date, date, pax);
      return c.json({ data: timesOn(offer, date).map((time) => slotAt(date, time)) });
    })
    .get("/promotion/timetableRange/:id", async (c) => {
      const { date } = parseQuery(c, rangeQuerySchema);
      const { settings, sittings } = await loadOffer(c);
      const times = timesOf(settings, date, sittings);
      const [start, end] = [times.at(0), times.at(-1)];
      if (start === undefined || end === undefined) throw new ServiceError(422, "no_tables");
      return c.json({ data: { start, end, interval: intervalOf(times) } });
    })
    .get("/promotion/orderedItemCount", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const { promotionId, date } = parseQuery(c, orderedQuerySchema);
      await expireUnpaid(database, clock.now());
      const counts = await countOrderedItems(database, { customerId, promotionId, date });
      return c.json({ data: Object.fromEntries(counts) });
    });
}
