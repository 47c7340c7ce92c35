import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#database/open-database.ts";
import { checks, coupons } from "#database/schema/coupon.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { toCouponStatus } from "./coupon-answer.ts";

const typed = z.string().trim().max(32);

/** What the staff of an outlet types on the guest's phone. */
export const checkQuerySchema = z.object({ checkNumber: typed, password: typed });

export type Spending = { couponId: number; resourceId: number; customerId: number } & z.infer<
  typeof checkQuerySchema
>;

/**
 * Takes a coupon off an open check, once, however many ask at the same time. What is wrong with the coupon is said
 * before what is wrong with the check, and nothing is told of a check to whoever does not know its password. Refuses
 * with one of the keys in README.md.
 */
export function spendCoupon(database: Database, spending: Spending, now: Date) {
  return database.transaction(async (transaction) => {
    const { couponId, resourceId, checkNumber } = spending;
    // The lock makes a second call wait, and then find the coupon used.
    const [coupon] = await transaction.select().from(coupons).where(eq(coupons.id, couponId)).for("update");
    if (coupon?.customerId !== spending.customerId) throw new ServiceError(404, "notfound_coupon");
    const status = toCouponStatus(coupon, now);
    if (status === "used") throw new ServiceError(409, "used_coupon");
    if (status === "expired") throw new ServiceError(422, "expired_coupon");
    if (coupon.validFrom > now) throw new ServiceError(422, "wrong_coupon_date");
    if (!coupon.outletIds.includes(resourceId)) throw new ServiceError(422, "wrong_coupon_outlet");
    await requireOpenCheck(transaction, spending);
    await transaction
      .update(coupons)
      .set({ usedAt: now, usedResourceId: resourceId, usedCheckNumber: checkNumber })
      .where(eq(coupons.id, couponId));
    return { used: true as const, usedAt: now.toISOString() };
  });
}

async function requireOpenCheck(
  database: Database,
  { resourceId, checkNumber, password }: Spending,
): Promise<void> {
  const [check] = await database
    .select()
    .from(checks)
    .where(and(eq(checks.resourceId, resourceId), eq(checks.number, checkNumber)))
    // Nobody may close the check while a coupon is taken off it.
    .for("share");
  if (!check) throw new ServiceError(422, "wrong_check_number");
  if (check.password !== password) throw new ServiceError(422, "wrong_check_password");
  if (!check.open) throw new ServiceError(409, "closed_check");
}
