import { boolean, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { SeedReward } from "#seed/types.ts";
import type { EventAnswer } from "#shared/event-answers.ts";
import { customers } from "./customer.ts";

/** Events and quizzes that guests take part in. */
export const events = pgTable("events", {
  id: integer().primaryKey(),
  startsAt: timestamp("starts_at", { withTimezone: true }),
  /** The last instant at which answers are taken. */
  endsAt: timestamp("ends_at", { withTimezone: true }),
  /** Only for guests with a linked loyalty account. */
  needsLoyalty: boolean("needs_loyalty").notNull(),
  /** How many guests may take part before it is over. */
  places: integer(),
  /** The coupon that everybody who takes part is given. */
  reward: jsonb().$type<SeedReward>(),
  /** The right answer to each question of a quiz, in order; nothing where nothing is right or wrong. */
  rightAnswers: jsonb("right_answers").$type<string[][]>(),
});

/** Who took part, once each. It outlives its event. */
export const eventResults = pgTable(
  "event_results",
  {
    id: serial().primaryKey(),
    eventId: integer("event_id").notNull(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    answers: jsonb().$type<EventAnswer[]>().notNull(),
    /** Where the guest came from. */
    campaign: text(),
    sharedBy: text("shared_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("event_results_once").on(table.eventId, table.customerId)],
);
