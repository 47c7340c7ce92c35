import { inArray } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import type { coupons } from "#database/schema/coupon.ts";
import { resources } from "#database/schema/resource.ts";
import type { LanguageCode } from "#shared/language.ts";

export type CouponRow = typeof coupons.$inferSelect;

/** Returns the status of a coupon at an instant. One whose first instant is still to come is `usable`. */
export function toCouponStatus({ usedAt, validTo }: CouponRow, now: Date): "usable" | "used" | "expired" {
  if (usedAt !== null) return "used";
  return validTo < now ? "expired" : "usable";
}

/** Returns the contract's Coupon of each row, in one language. Outlets that no longer exist are left out. */
export async function toCoupons(database: Database, rows: CouponRow[], language: LanguageCode, now: Date) {
  const ids = [
    ...new Set(rows.flatMap(({ outletIds, usedResourceId }) => [...outletIds, usedResourceId ?? 0])),
  ];
  const outlets =
    ids.length === 0 ? [] : await database.select().from(resources).where(inArray(resources.id, ids));
  const toOutlet = (id: number | null) => {
    const outlet = outlets.find((resource) => resource.id === id);
    return outlet ? [{ resourceId: outlet.id, name: outlet.content[language].name }] : [];
  };
  return rows.map((row) => {
    const [usedOutlet] = toOutlet(row.usedResourceId);
    return {
      id: row.id,
      name: row.name[language],
      description: row.description[language],
      ...(row.image !== null && { image: row.image }),
      status: toCouponStatus(row, now),
      validFrom: row.validFrom.toISOString(),
      validTo: row.validTo.toISOString(),
      ...(row.usedAt && { usedAt: row.usedAt.toISOString() }),
      ...(usedOutlet && { usedOutlet }),
      outlets: row.outletIds.flatMap(toOutlet),
    };
  });
}
