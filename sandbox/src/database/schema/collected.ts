import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { AdSdkType, RecordKind } from "#shared/collected-kinds.ts";

/** What visitors' browsers sent us to keep; nothing here is ever answered to a visitor again. */
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
 * Which ad scripts a page loads: those of its campaign, its resource or its site. The controls put them here. The ids
 * are text because callers also ask with words such as `unknown`, which simply match nothing.
 */
export const adSdks = pgTable("ad_sdks", {
  id: serial().primaryKey(),
  campaign: text(),
  resourceId: text("resource_id"),
  siteId: text("site_id"),
  type: text().$type<AdSdkType>().notNull(),
  sdkId: text("sdk_id").notNull(),
});

/** One row for each kind of state that must be recognised at the next start, such as the seed's hash. */
export const markers = pgTable("markers", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What an `Idempotency-Key` was answered with; a row without a status is a call still under way. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    id: serial().primaryKey(),
    key: text().notNull(),
    call: text().notNull(),
    /** A hash of the credentials the call came with, or nothing: a key is its caller's own. */
    caller: text().notNull().default(""),
    /** A hash of the body the call came with: a key stands for one request and no other. */
    request: text().notNull().default(""),
    status: integer(),
    body: text(),
    claimedAt: timestamp("claimed_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("idempotent_answers_key_call").on(table.key, table.call, table.caller)],
);
