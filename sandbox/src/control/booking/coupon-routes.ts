import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { ControlContext } from "#control/control-context.ts";
import { ControlError } from "#control/control-error.ts";
import { requireCustomerOf } from "#control/people/people.ts";
import { checks, coupons } from "#database/schema/coupon.ts";
import { idSchema, parseBody, parseIdParam } from "#shared/http/validate.ts";
import { addDays, endOfDay, toSeoulDate } from "#shared/seoul-date.ts";

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const named = z.object({ ko: z.string(), en: z.string() });
const localized = z.union([z.string().transform((text) => ({ ko: text, en: text })), named]);

const DEFAULT_GOOD_FOR_DAYS = 30;

const couponSchema = z.strictObject({
  id: idSchema.optional(),
  messengerId: idSchema.optional(),
  customerId: idSchema.optional(),
  name: localized.optional(),
  description: localized.optional(),
  image: z.string().nullable().optional(),
  outletIds: z.array(idSchema).optional(),
  validFrom: instant.optional(),
  validTo: instant.optional(),
  usedAt: instant.nullable().optional(),
  usedResourceId: idSchema.nullable().optional(),
});

const checkSchema = z.strictObject({
  password: z.string().min(1).max(32).default("2580"),
  open: z.boolean().default(true),
});

/** Creates and changes guests' coupons and outlets' checks. */
export function couponControlRoutes(context: ControlContext) {
  const { database } = context;

  return new Hono()
    .put("/coupons", async (c) => {
      const { id, messengerId, customerId, ...fields } = await parseBody(c, couponSchema);
      if (id !== undefined) {
        const changed = await database.update(coupons).set(fields).where(eq(coupons.id, id)).returning();
        if (changed.length === 0) throw new ControlError(404, `There is no coupon ${id}.`);
        return c.json({ id });
      }
      if ((messengerId === undefined) === (customerId === undefined))
        throw new ControlError(422, "Name one of messengerId and customerId.");
      const owner = customerId ?? (await requireCustomerOf(context, Number(messengerId)));
      return c.json({ id: await makeCoupon(context, owner, fields) });
    })
    .get("/coupons/:id", async (c) => {
      const id = parseIdParam(c, "id");
      const [coupon] = await database.select().from(coupons).where(eq(coupons.id, id));
      if (!coupon) throw new ControlError(404, `There is no coupon ${id}.`);
      return c.json(coupon);
    })
    .put("/checks/:resourceId/:number", async (c) => {
      const check = { resourceId: parseIdParam(c, "resourceId"), number: c.req.param("number") };
      const state = await parseBody(c, checkSchema);
      await database
        .insert(checks)
        .values({ ...check, ...state })
        .onConflictDoUpdate({ target: [checks.resourceId, checks.number], set: state });
      return c.json({ ...check, ...state });
    });
}

type CouponFields = Omit<z.infer<typeof couponSchema>, "id" | "messengerId" | "customerId">;

async function makeCoupon(
  { database, clock }: ControlContext,
  customerId: number,
  fields: CouponFields,
): Promise<number> {
  const now = clock.now();
  const [made] = await database
    .insert(coupons)
    .values({
      name: { ko: "디저트 한 접시", en: "A plate of dessert" },
      description: { ko: "식사 뒤에 드립니다.", en: "After your meal." },
      outletIds: [],
      validFrom: now,
      validTo: endOfDay(addDays(toSeoulDate(now), DEFAULT_GOOD_FOR_DAYS)),
      ...fields,
      customerId,
    })
    .returning({ id: coupons.id });
  if (!made) throw new Error("The database returned no row for a new coupon.");
  return made.id;
}
