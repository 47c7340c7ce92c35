import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { NavEntry, SeedResource } from "#shared/seed-types.ts";

/** The tree of group, regions, hotels (sites), outlets and pages. */
export const resources = pgTable(
  "resources",
  {
    id: integer().primaryKey(),
    parentId: integer("parent_id").references((): AnyPgColumn => resources.id),
    type: text().$type<SeedResource["type"]>().notNull(),
    key: text().notNull(),
    visible: boolean().notNull(),
    weight: integer().notNull(),
    content: jsonb().$type<SeedResource["content"]>().notNull(),
    seo: jsonb().$type<SeedResource["seo"]>().notNull(),
  },
  (table) => [index("resources_parent_id").on(table.parentId)],
);

export const sites = pgTable("sites", {
  id: integer().primaryKey(),
  resourceId: integer("resource_id")
    .notNull()
    .references(() => resources.id),
  name: text().notNull(),
  navMenu: jsonb("nav_menu").$type<NavEntry[]>().notNull(),
});
