import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#database/open-database.ts";
import { checks, coupons } from "#database/schema/coupon.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { toCouponStatus } from "./coupon-answer.ts";

const typed = z.string().trim().max(32);

/** The input of the outlet's staff on the guest's phone. */
export const checkSchema = z.object({ checkNumber: typed, password: typed });

export type Spending = { couponId: number; resourceId: number; customerId: number } & z.infer<
  typeof checkSchema
>;

/**
 * Uses a coupon on an open check, only once even with concurrent calls. Faults of the coupon are reported before those
 * of the check, and nothing about a check but its existence is revealed without its password. Throws one of the errors
 * in README.md.
 */
export function spendCoupon(database: Database, spending: Spending, now: Date) {
  return database.transaction(async (transaction) => {
    const { couponId, resourceId, checkNumber } = spending;
    // The lock makes a concurrent call wait, so that it then finds the coupon used.
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
    // The check must not be closed while the coupon is being used on it.
    .for("share");
  if (!check) throw new ServiceError(422, "wrong_check_number");
  if (check.password !== password) throw new ServiceError(422, "wrong_check_password");
  if (!check.open) throw new ServiceError(409, "closed_check");
}
