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
import type { LinkedProfile } from "#services/auth/profiles.ts";
import type { ProviderName } from "#shared/provider-names.ts";

/** A guest of the group, whichever account they came with first. */
export const customers = pgTable("customers", {
  id: serial().primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** What stands for the guest where others may read it, such as a shared link or a QR code. */
  publicId: uuid("public_id").notNull().defaultRandom(),
});

/** An account a customer signs in with or has linked, with its profile as the provider last told it. */
export const linkedAccounts = pgTable(
  "linked_accounts",
  {
    id: serial().primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    provider: text().$type<ProviderName>().notNull(),
    /** The provider's own id of the account; one account is one customer's. */
    accountId: text("account_id").notNull(),
    profile: jsonb().$type<LinkedProfile>().notNull(),
  },
  (table) => [
    uniqueIndex("linked_accounts_account").on(table.provider, table.accountId),
    index("linked_accounts_customer").on(table.customerId),
  ],
);

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
