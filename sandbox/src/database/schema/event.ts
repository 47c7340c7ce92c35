import { boolean, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { EventAnswer } from "#shared/event-answers.ts";
import type { Localized } from "#shared/language.ts";
import type { SeedReward } from "#shared/seed-types.ts";
import { customers } from "./customer.ts";

/** Events and quizzes that guests take part in. */
export const events = pgTable("events", {
  id: integer().primaryKey(),
  /** What authors know it by. */
  name: jsonb().$type<Localized>().notNull().default({ ko: "이벤트", en: "Event" }),
  startsAt: timestamp("starts_at", { withTimezone: true }),
  /** The last instant at which answers are accepted. */
  endsAt: timestamp("ends_at", { withTimezone: true }),
  /** Only for guests with a linked loyalty account. */
  needsLoyalty: boolean("needs_loyalty").notNull(),
  /** The number of guests who may take part; `null` for no limit. */
  places: integer(),
  /** The coupon given to every participant. */
  reward: jsonb().$type<SeedReward>(),
  /** The accepted answers to each question of a quiz, in order; `null` for an event that is not a quiz. */
  rightAnswers: jsonb("right_answers").$type<string[][]>(),
});

/** Participations, one per guest and event; they outlive their event. */
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
