import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { ProviderName } from "#shared/provider-names.ts";

/** A guest of the group, whichever account they came with first. */
export const customers = pgTable("customers", {
  id: serial().primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** What the web server was handed at a login; only a hash of it is kept. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The account the guest signed in with. */
    authBy: text("auth_by").$type<ProviderName>().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("access_tokens_customer").on(table.customerId)],
);
