import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { SeedSitting } from "#shared/seed-types.ts";
import { resources } from "./resource.ts";

/** An outlet's reservation settings; an outlet without a row takes no reservations. */
export const outletSettings = pgTable("outlet_settings", {
  resourceId: integer("resource_id")
    .primaryKey()
    .references(() => resources.id, { onDelete: "cascade" }),
  /** The outlet's contract with the card gateway; without one, it accepts no advance payment. */
  merchantId: text("merchant_id"),
  acceptsByHand: boolean("accepts_by_hand").notNull(),
  closedOnHolidays: boolean("closed_on_holidays").notNull(),
  /** Seats at each time before any booking. */
  seats: integer().notNull(),
  /** How many of the seats other guests take, from 0 (none) to 1 (nearly all). */
  busyness: doublePrecision().notNull(),
  sittings: jsonb().$type<SeedSitting[]>().notNull(),
});

/**
 * The seats for guests of this channel at one time of one day. The row is inserted at the first booking, whose
 * transactions lock it, or by the controls; without a row the outlet's settings apply.
 */
export const slots = pgTable(
  "slots",
  {
    resourceId: integer("resource_id").notNull(),
    /** Venue time, `YYYY-MM-DD` and `HH:mm`. */
    date: text().notNull(),
    time: text().notNull(),
    seats: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.date, table.time] })],
);
