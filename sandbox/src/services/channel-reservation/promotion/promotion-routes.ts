import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { flagSchema, idSchema, parseIdParam, parseQuery } from "#shared/http/validate.ts";
import { fillMediaAddresses } from "#shared/media-address.ts";
import { pageQuerySchema } from "#shared/page-rows.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { addDays, toSeoulDate } from "#shared/seoul-date.ts";
import { listPromotions, listSpecialOffers } from "./promotion-cards.ts";
import { loadPromotionDetail, requirePromotion, toBookableDays } from "./promotion-detail.ts";
import { publicHolidays } from "./public-holidays.ts";

const listQuerySchema = pageQuerySchema.extend({ withOutlet: flagSchema.default(false) });

/** The longest span of holidays, in days, enough for a calendar; a longer one is cut off. */
const MAX_HOLIDAY_SPAN_DAYS = 400;
const holidayQuerySchema = z.object({
  resourceId: idSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** The calls under `promotion/` about promotions and holidays. */
export function promotionRoutes(context: SandboxContext) {
  const { database } = context;
  return new Hono<SandboxEnv>()
    .post("/promotion/list/:resourceId", async (c) => {
      const { withOutlet, ...query } = parseQuery(c, listQuerySchema);
      const options = { language: c.var.language, withOutlet, now: c.var.now, daysAhead: c.var.daysAhead };
      const page = await listPromotions(database, parseIdParam(c, "resourceId"), query, options);
      return c.json({ data: fillMediaAddresses(page, context) });
    })
    .get("/promotion/special/:resourceId", async (c) => {
      const options = { language: c.var.language, now: c.var.now, daysAhead: c.var.daysAhead };
      const offers = await listSpecialOffers(database, parseIdParam(c, "resourceId"), options);
      return c.json({ data: fillMediaAddresses(offers, context) });
    })
    .get("/promotion/name/:id", async (c) => {
      const { id, name } = await requirePromotion(database, parseIdParam(c, "id"));
      return c.json({ data: { id, name: name[c.var.language] } });
    })
    .get("/promotion/detail/:resourceId/:id", async (c) => {
      const promotion = await loadPromotionDetail(database, {
        resourceId: parseIdParam(c, "resourceId"),
        id: parseIdParam(c, "id"),
        language: c.var.language,
        now: c.var.now,
        daysAhead: c.var.daysAhead,
      });
      return c.json({ data: fillMediaAddresses(promotion, context) });
    })
    .get("/promotion/calendarRange/:id", async (c) => {
      const promotion = await requirePromotion(database, parseIdParam(c, "id"), c.var.daysAhead);
      return c.json({ data: toBookableDays(promotion, c.var.now) });
    })
    .get("/promotion/holiday", (c) => {
      const { from = toSeoulDate(c.var.now), to } = parseQuery(c, holidayQuerySchema);
      const latest = addDays(from, MAX_HOLIDAY_SPAN_DAYS);
      return c.json({ data: publicHolidays(from, to && to < latest ? to : latest) });
    });
}
