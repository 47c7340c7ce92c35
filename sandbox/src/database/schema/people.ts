import { boolean, date, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Localized } from "#shared/language.ts";
import type { ChannelRelation } from "#shared/seed-types.ts";

/** The largest id the seed may use. */
const MAX_SEED_ID = 999_999;

/** The messenger's accounts. They belong to the messenger, not to the hotels: no other table refers to them. */
export const messengerAccounts = pgTable("messenger_accounts", {
  id: integer()
    .primaryKey()
    .generatedByDefaultAsIdentity({ startWith: MAX_SEED_ID + 1 }),
  name: jsonb().$type<Localized>().notNull(),
  nickname: jsonb().$type<Localized>().notNull(),
  channel: text().$type<ChannelRelation>().notNull(),
  channelChangedAt: timestamp("channel_changed_at", { withTimezone: true }).notNull(),
  /** When the holder consented to share the profile with the hotels; `null` before. */
  consentedAt: timestamp("consented_at", { withTimezone: true }),
  /** Whether the account is offered at every sign-in; one created later is offered only to its own browser. */
  readyMade: boolean("ready_made").notNull().default(false),
});

/** The loyalty programme's members, which likewise belong to the programme. */
export const loyaltyMembers = pgTable("loyalty_members", {
  loyaltyId: text("loyalty_id").primaryKey(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  tierCode: text("tier_code").notNull(),
  points: integer().notNull(),
  memberSince: date("member_since").notNull(),
  readyMade: boolean("ready_made").notNull().default(false),
});
