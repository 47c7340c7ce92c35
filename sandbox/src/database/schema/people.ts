import { boolean, date, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ChannelRelation, Localized } from "#seed/types.ts";

/** Ids up to here are the seed's. */
const LARGEST_SEED_ID = 999_999;

/** The messenger's accounts. They are the messenger's, not the hotels': no other table refers to them. */
export const messengerAccounts = pgTable("messenger_accounts", {
  id: integer()
    .primaryKey()
    .generatedByDefaultAsIdentity({ startWith: LARGEST_SEED_ID + 1 }),
  name: jsonb().$type<Localized>().notNull(),
  nickname: jsonb().$type<Localized>().notNull(),
  channel: text().$type<ChannelRelation>().notNull(),
  channelChangedAt: timestamp("channel_changed_at", { withTimezone: true }).notNull(),
  /** When the holder agreed to be known to the hotels; nothing until they are asked. */
  consentedAt: timestamp("consented_at", { withTimezone: true }),
  /** Offered to everybody who signs in; an account made later is its maker's own. */
  readyMade: boolean("ready_made").notNull().default(false),
});

/** The loyalty programme's members, likewise the programme's own. */
export const loyaltyMembers = pgTable("loyalty_members", {
  loyaltyId: text("loyalty_id").primaryKey(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  tierCode: text("tier_code").notNull(),
  points: integer().notNull(),
  memberSince: date("member_since").notNull(),
  readyMade: boolean("ready_made").notNull().default(false),
});
