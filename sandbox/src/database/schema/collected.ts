import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { AdSdkType, RecordKind } from "#shared/collected-kinds.ts";

/** Records sent by visitors' browsers; they are never returned to a visitor. */
export const records = pgTable(
  "records",
  {
    id: serial().primaryKey(),
    kind: text().$type<RecordKind>().notNull(),
    body: jsonb().notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("records_kind").on(table.kind)],
);

/**
 * The ad scripts that a page loads: those of its campaign, its resource or its site. They are set by the controls. The
 * ids are text because clients also query with values such as `unknown`, which match nothing.
 */
export const adSdks = pgTable("ad_sdks", {
  id: serial().primaryKey(),
  campaign: text(),
  resourceId: text("resource_id"),
  siteId: text("site_id"),
  type: text().$type<AdSdkType>().notNull(),
  sdkId: text("sdk_id").notNull(),
});

/** State to compare at the next start, such as the seed's hash, by name. */
export const markers = pgTable("markers", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Responses stored by `Idempotency-Key`; a row without a status is a call still in progress. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    id: serial().primaryKey(),
    key: text().notNull(),
    call: text().notNull(),
    /** A hash of the call's credentials, or an empty string: keys are scoped to their caller. */
    caller: text().notNull().default(""),
    /** A hash of the call's body: a key may not be used with another body. */
    request: text().notNull().default(""),
    status: integer(),
    body: text(),
    claimedAt: timestamp("claimed_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("idempotent_answers_key_call").on(table.key, table.call, table.caller)],
);
