import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { ControlContext } from "#control/control-context.ts";
import { eventResults, events } from "#database/schema/event.ts";
import { idSchema, parseBody, parseIdParam, parseQuery } from "#shared/http/validate.ts";

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const localized = z.object({ ko: z.string(), en: z.string() });

const eventSchema = z.strictObject({
  name: localized.default({ ko: "이벤트", en: "Event" }),
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
  needsLoyalty: z.boolean().default(false),
  places: z.number().int().min(0).nullable().default(null),
  reward: z
    .strictObject({
      name: localized,
      description: localized,
      image: z.string().nullable(),
      outletIds: z.array(idSchema),
      goodForDays: z.number().int().min(0),
    })
    .nullable()
    .default(null),
  rightAnswers: z.array(z.array(z.string())).nullable().default(null),
});

const resultQuerySchema = z.object({ eventId: idSchema });

/** Creates and changes events, and lists the guests' answers. */
export function eventControlRoutes({ database }: ControlContext) {
  return new Hono()
    .put("/events/:id", async (c) => {
      const id = parseIdParam(c, "id");
      const event = await parseBody(c, eventSchema);
      await database
        .insert(events)
        .values({ id, ...event })
        .onConflictDoUpdate({ target: events.id, set: event });
      return c.json({ id, ...event });
    })
    .get("/event-results", async (c) => {
      const { eventId } = parseQuery(c, resultQuerySchema);
      const results = await database
        .select()
        .from(eventResults)
        .where(eq(eventResults.eventId, eventId))
        .orderBy(asc(eventResults.id));
      return c.json({ results });
    });
}
