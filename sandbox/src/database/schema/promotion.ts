import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { LanguageCode, Localized } from "#shared/language.ts";
import type { MenuKind, SeedPicture, SeedRefundRule } from "#shared/seed-types.ts";
import { resources } from "./resource.ts";

export const promotions = pgTable(
  "promotions",
  {
    id: integer().primaryKey(),
    /** The outlet that serves it. */
    resourceId: integer("resource_id")
      .notNull()
      .references(() => resources.id),
    name: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    thumbnailImage: text("thumbnail_image").notNull(),
    contents: jsonb().$type<Localized>().notNull(),
    images: jsonb().$type<SeedPicture[]>().notNull(),
    /** First and last bookable day, in whole days from the sandbox's current day in Seoul. */
    startsInDays: integer("starts_in_days").notNull(),
    endsInDays: integer("ends_in_days").notNull(),
    minPax: integer("min_pax").notNull(),
    maxPax: integer("max_pax").notNull(),
    needsPayment: boolean("needs_payment").notNull(),
    autoCancelMinutes: integer("auto_cancel_minutes").notNull(),
    requiresMenu: boolean("requires_menu").notNull(),
    /** Whether each adult and child needs a menu of their own; `null` if not specified. */
    menuPerPerson: boolean("menu_per_person"),
    /** Seating preferences that a guest may choose from. */
    seating: jsonb().$type<{ code: string; name: Localized }[]>(),
    refundRules: jsonb("refund_rules").$type<SeedRefundRule[]>().notNull(),
    notices: jsonb().$type<Localized>().notNull(),
    special: boolean().notNull(),
    /** The outlet's sittings it is served at; `null` for all of them. */
    sittings: jsonb().$type<string[]>(),
  },
  (table) => [index("promotions_resource_id").on(table.resourceId)],
);

export const promotionMenus = pgTable(
  "promotion_menus",
  {
    promotionId: integer("promotion_id")
      .notNull()
      .references(() => promotions.id, { onDelete: "cascade" }),
    id: integer().notNull(),
    /** The menu's position in the list, from 0. */
    position: integer().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    image: text(),
    /** In won. */
    unitPrice: integer("unit_price").notNull(),
    minQuantity: integer("min_quantity").notNull(),
    maxQuantity: integer("max_quantity").notNull(),
    maxPerPerson: integer("max_per_person"),
    soldOut: boolean("sold_out").notNull(),
    /** The days of the week on which it is served, 0 for Sunday; `null` for all of them. */
    weekdays: jsonb().$type<number[]>(),
    /** Whether it is a children's menu; `null` if not specified. */
    forChild: boolean("for_child"),
    /** A meal, a deposit for the table, or an addition to a meal. */
    kind: text().$type<MenuKind>().notNull().default("meal"),
    allergens: jsonb().$type<Record<LanguageCode, string[]>>(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.id] })],
);
