import { index, integer, jsonb, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import type { LanguageCode } from "#shared/language.ts";
import type { Zone } from "#shared/seed-types.ts";

export const languages = pgTable("languages", {
  id: integer().primaryKey(),
  code: text().$type<LanguageCode>().notNull().unique(),
  name: text().notNull(),
});

/** An authored part of one zone; its content is in `part_contents`, one row per language. */
export const parts = pgTable("parts", {
  id: serial().primaryKey(),
  type: text().$type<Zone>().notNull(),
});

export const partContents = pgTable(
  "part_contents",
  {
    partId: integer("part_id")
      .notNull()
      .references(() => parts.id, { onDelete: "cascade" }),
    language: text().$type<LanguageCode>().notNull(),
    html: text().notNull(),
    style: text(),
  },
  (table) => [primaryKey({ columns: [table.partId, table.language] })],
);

/** Zones refer to parts without a foreign key: real content has dangling references, which the web must tolerate. */
const zones = {
  page: integer(),
  top: integer(),
  right: integer(),
  left: integer(),
  bottom: integer(),
};

export const layouts = pgTable("layouts", { id: integer().primaryKey(), ...zones });

export const pages = pgTable(
  "pages",
  {
    id: serial().primaryKey(),
    key: text().notNull().unique(),
    resourceId: integer("resource_id"),
    ...zones,
  },
  (table) => [index("pages_resource_id").on(table.resourceId)],
);

export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
