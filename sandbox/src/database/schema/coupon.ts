import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Localized } from "#seed/types.ts";
import { customers } from "./customer.ts";

/** What guests may have once, at one of some outlets. Nothing here points at resources, so a coupon outlives them. */
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
    /** Outlets where it is taken. */
    outletIds: jsonb("outlet_ids").$type<number[]>().notNull(),
    validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
    /** The last instant at which it is good. */
    validTo: timestamp("valid_to", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
    /** The check it was spent on. */
    usedResourceId: integer("used_resource_id"),
    usedCheckNumber: text("used_check_number"),
  },
  (table) => [index("coupons_customer").on(table.customerId, table.validTo)],
);

/** Guests' bills at the outlets. While one is open, whoever knows its password may have a coupon taken off it. */
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
