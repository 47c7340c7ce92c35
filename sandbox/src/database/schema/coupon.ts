import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Localized } from "#shared/language.ts";
import { customers } from "./customer.ts";

/** Coupons, usable once at one of their outlets. There are no foreign keys to resources, so coupons outlive them. */
export const coupons = pgTable(
  "coupons",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 70_001 }),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    name: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    image: text(),
    /** Outlets that accept it. */
    outletIds: jsonb("outlet_ids").$type<number[]>().notNull(),
    validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
    /** The last instant at which it is valid. */
    validTo: timestamp("valid_to", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
    /** The check it was used on. */
    usedResourceId: integer("used_resource_id"),
    usedCheckNumber: text("used_check_number"),
  },
  (table) => [index("coupons_customer").on(table.customerId, table.validTo)],
);

/** Guests' bills at the outlets. A coupon can be used on an open check by a guest who knows the check's password. */
export const checks = pgTable(
  "checks",
  {
    resourceId: integer("resource_id").notNull(),
    number: text().notNull(),
    password: text().notNull(),
    open: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.number] })],
);
