import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { LinkedProfile } from "#shared/profiles.ts";
import type { ProviderName } from "#shared/providers.ts";

/** A guest of the group, whichever account they first signed in with. */
export const customers = pgTable("customers", {
  id: serial().primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** Identifies the guest where others may read it, such as in a shared link or a QR code. */
  publicId: uuid("public_id").notNull().defaultRandom(),
});

/** An account a customer signs in with or has linked, with the profile last received from its provider. */
export const linkedAccounts = pgTable(
  "linked_accounts",
  {
    id: serial().primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    provider: text().$type<ProviderName>().notNull(),
    /** The provider's id of the account; an account belongs to one customer only. */
    accountId: text("account_id").notNull(),
    profile: jsonb().$type<LinkedProfile>().notNull(),
  },
  (table) => [
    uniqueIndex("linked_accounts_account").on(table.provider, table.accountId),
    index("linked_accounts_customer").on(table.customerId),
  ],
);

/** Access tokens issued to the web server at login; only their hashes are stored. */
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
