import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { coupons } from "#database/schema/coupon.ts";
import { type PageOf, type PageQuery, rowsBefore, toPage } from "#shared/page-rows.ts";
import { monthsBefore } from "#shared/seoul-date.ts";
import type { CouponRow } from "./coupon-answer.ts";

/** How long used and expired coupons are listed. */
const MONTHS_SHOWN = 6;

type Wanted = PageQuery & { customerId: number; status?: "usable" | "used" | "expired" | undefined };

/**
 * Returns one page of a guest's coupons: usable ones first, soonest to end first, then used and expired ones, latest
 * first. Those used or expired more than six months ago are left out.
 */
export async function listCoupons(
  database: Database,
  { customerId, status, ...query }: Wanted,
  now: Date,
): Promise<PageOf<CouponRow>> {
  const { usedAt, validTo, id } = coupons;
  const since = monthsBefore(now, MONTHS_SHOWN);
  const belongs = {
    usable: and(isNull(usedAt), gte(validTo, now)),
    used: and(isNotNull(usedAt), gte(usedAt, since)),
    expired: and(isNull(usedAt), lt(validTo, now), gte(validTo, since)),
  };
  const listed = and(
    eq(coupons.customerId, customerId),
    status === undefined ? or(...Object.values(belongs)) : belongs[status],
  );
  const isUsable = sql`${usedAt} is null and ${validTo} >= ${now.toISOString()}`;
  const rows = await database
    .select()
    .from(coupons)
    .where(listed)
    .orderBy(
      desc(isUsable),
      asc(sql`case when ${isUsable} then ${validTo} end`),
      desc(sql`coalesce(${usedAt}, ${validTo})`),
      asc(id),
    )
    .limit(query.perPage)
    .offset(rowsBefore(query));
  const [counted] = await database.select({ total: count() }).from(coupons).where(listed);
  return toPage(rows, counted?.total ?? 0, query);
}
