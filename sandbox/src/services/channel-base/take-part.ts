import { and, count, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#database/open-database.ts";
import { coupons } from "#database/schema/coupon.ts";
import { eventResults, events } from "#database/schema/event.ts";
import { listLinkedAccounts } from "#services/auth/linked-accounts.ts";
import type { EventAnswer } from "#shared/event-answers.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { SeedReward } from "#shared/seed-types.ts";
import { addDays, endOfDay, toSeoulDate } from "#shared/seoul-date.ts";

const word = z.string().max(200).optional();

/** Where a participating guest came from. */
export const sourceQuerySchema = z.object({ campaign: word, sharedBy: word });

/** Reasons to refuse participation. The web application distinguishes the codes 103, 105, 106 and 107. */
const refusals = {
  unknown: [404, -101_101],
  wrongAnswers: [422, -101_102],
  participated: [409, -101_103],
  noLoyalty: [403, -101_104],
  ended: [422, -101_105],
  notStarted: [422, -101_106],
  noPlaces: [409, -101_107],
} as const;

/** Returns the error to throw for a refused participation. */
export function refuseToTakePart(reason: keyof typeof refusals): ServiceError {
  const [status, code] = refusals[reason];
  return new ServiceError(status, "participation_failed", { code });
}

type Entry = {
  eventId: number;
  customerId: number;
  answers: EventAnswer[];
  campaign?: string | undefined;
  sharedBy?: string | undefined;
};

type RightAnswer = { question: string; answer: string };

/** The result of a participation: `true`, or for a quiz whether it was right, the coupon's id and what was accepted. */
export type TakenPart = true | { correct?: boolean; couponId?: number; rightAnswers?: RightAnswer[] };

/**
 * Stores a guest's answers, once for each event, and gives the guest the event's coupon; for a quiz, also returns
 * whether the answers were right. Throws `participation_failed` with the code of the refusal.
 */
export function takePart(database: Database, entry: Entry, now: Date): Promise<TakenPart> {
  return database.transaction(async (transaction) => {
    const { eventId, customerId } = entry;
    // The lock serialises concurrent participations, so that places are counted correctly.
    const [event] = await transaction.select().from(events).where(eq(events.id, eventId)).for("update");
    if (!event) throw refuseToTakePart("unknown");
    if (event.startsAt && now < event.startsAt) throw refuseToTakePart("notStarted");
    if (event.endsAt && now > event.endsAt) throw refuseToTakePart("ended");
    if (event.needsLoyalty && !(await hasLoyalty(transaction, customerId)))
      throw refuseToTakePart("noLoyalty");
    const stored = await transaction
      .insert(eventResults)
      .values({ ...entry, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: eventResults.id });
    if (stored.length === 0) throw refuseToTakePart("participated");
    const [taken] = await transaction
      .select({ total: count() })
      .from(eventResults)
      .where(eq(eventResults.eventId, eventId));
    if (event.places !== null && (taken?.total ?? 0) > event.places) throw refuseToTakePart("noPlaces");
    const correct = event.rightAnswers === null ? undefined : isRight(entry.answers, event.rightAnswers);
    const couponId = event.reward ? await giveReward(transaction, customerId, event.reward, now) : undefined;
    // Events other than quizzes have no result to return.
    if (correct === undefined || event.rightAnswers === null) return true;
    return {
      correct,
      ...(couponId !== undefined && { couponId }),
      rightAnswers: acceptedAnswers(entry.answers, event.rightAnswers),
    };
  });
}

/** Returns a guest's answers to an event; an empty list if they did not take part or there is no such event. */
export async function readOwnAnswers(
  database: Database,
  eventId: number,
  customerId: number,
): Promise<EventAnswer[]> {
  const [entry] = await database
    .select({ answers: eventResults.answers })
    .from(eventResults)
    .where(and(eq(eventResults.eventId, eventId), eq(eventResults.customerId, customerId)));
  return entry?.answers ?? [];
}

/** Returns whether every answer is an accepted one, ignoring case; a question without accepted ones allows any. */
function isRight(answers: readonly EventAnswer[], right: readonly string[][]): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return right.every(
    (allowed, place) =>
      allowed.length === 0 ||
      allowed.some((text) => plain(text) === plain(String(answers[place]?.answer ?? ""))),
  );
}

/** Returns each accepted answer with its question, as the guest was asked it. */
function acceptedAnswers(answers: readonly EventAnswer[], right: readonly string[][]): RightAnswer[] {
  return answers.flatMap(({ question }, place) =>
    (right[place] ?? []).map((answer) => ({ question, answer })),
  );
}

async function hasLoyalty(database: Database, customerId: number): Promise<boolean> {
  const accounts = await listLinkedAccounts(database, customerId);
  return accounts.some(({ provider }) => provider === "hyatt");
}

async function giveReward(
  database: Database,
  customerId: number,
  { goodForDays, ...terms }: SeedReward,
  now: Date,
): Promise<number | undefined> {
  const validTo = endOfDay(addDays(toSeoulDate(now), goodForDays));
  const [given] = await database
    .insert(coupons)
    .values({ ...terms, customerId, validFrom: now, validTo })
    .returning({ id: coupons.id });
  return given?.id;
}
