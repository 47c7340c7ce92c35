import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { coupons } from "#database/schema/coupon.ts";
import { requireCustomer } from "#services/auth/access-token.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { parseBody, parseIdParam, parseQuery } from "#shared/http/validate.ts";
import { fillMediaAddresses } from "#shared/media-address.ts";
import { pageQuerySchema } from "#shared/page-rows.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { limitCheckGuesses } from "./check-guesses.ts";
import { toCoupons } from "./coupon-answer.ts";
import { listCoupons } from "./list-coupons.ts";
import { checkSchema, spendCoupon } from "./spend-coupon.ts";

const listQuerySchema = pageQuerySchema.extend({ status: z.enum(["usable", "used", "expired"]).optional() });

/** The calls under `coupon/`, about a guest's coupons; all but the name are refused with 401 without a session. */
export function couponRoutes(context: SandboxContext) {
  const { database, clock } = context;
  const limitGuesses = limitCheckGuesses();

  return new Hono<SandboxEnv>()
    .get("/coupon/list", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const query = parseQuery(c, listQuerySchema);
      const now = clock.now();
      const page = await listCoupons(database, { ...query, customerId }, now);
      const rows = await toCoupons(database, page.rows, c.var.language, now);
      return c.json({ data: fillMediaAddresses({ ...page, rows }, context) });
    })
    .get("/coupon/name/:couponId", async (c) => {
      const id = parseIdParam(c, "couponId");
      const [coupon] = await database.select({ name: coupons.name }).from(coupons).where(eq(coupons.id, id));
      if (!coupon) throw new ServiceError(404, "notfound_coupon");
      return c.json({ data: { id, name: coupon.name[c.var.language] } });
    })
    .post("/coupon/check/:couponId/:resourceId", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const spending = {
        couponId: parseIdParam(c, "couponId"),
        resourceId: parseIdParam(c, "resourceId"),
        customerId,
        // In the body where the setting func_config says so, else in the query, as older fronts send it.
        ...(c.req.query("checkNumber") === undefined
          ? await parseBody(c, checkSchema)
          : parseQuery(c, checkSchema)),
      };
      const now = clock.now();
      const used = await limitGuesses(spending, now, () => spendCoupon(database, spending, now));
      return c.json({ data: used });
    });
}
