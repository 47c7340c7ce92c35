import { randomInt } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { loyaltyMembers } from "#database/schema/people.ts";
import { toSeoulDate } from "#shared/seoul-date.ts";

export type LoyaltyMember = typeof loyaltyMembers.$inferSelect;

/** What may be said of a member; a field left out stays as it is. `memberSince` is `YYYY-MM-DD`. */
export type MemberFields = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  tierCode?: string | undefined;
  points?: number | undefined;
  memberSince?: string | undefined;
};

/** The members offered to whoever signs in, longest membership first. */
export function listReadyMadeMembers(database: Database): Promise<LoyaltyMember[]> {
  return database
    .select()
    .from(loyaltyMembers)
    .where(eq(loyaltyMembers.readyMade, true))
    .orderBy(asc(loyaltyMembers.loyaltyId));
}

export async function findMember(
  database: Database,
  loyaltyId: string | undefined,
): Promise<LoyaltyMember | undefined> {
  if (loyaltyId === undefined) return undefined;
  const [member] = await database
    .select()
    .from(loyaltyMembers)
    .where(eq(loyaltyMembers.loyaltyId, loyaltyId));
  return member;
}

/** Enrols a new member, from today and with no points unless it is said otherwise. */
export async function enrolMember(
  { database, clock }: Pick<SandboxContext, "database" | "clock">,
  fields: MemberFields,
): Promise<LoyaltyMember> {
  const [member] = await database
    .insert(loyaltyMembers)
    .values({
      loyaltyId: createLoyaltyId(),
      firstName: fields.firstName ?? "Guest",
      lastName: fields.lastName ?? "",
      tierCode: fields.tierCode ?? "MEMB",
      points: fields.points ?? 0,
      memberSince: fields.memberSince ?? toSeoulDate(clock.now()),
    })
    .returning();
  if (!member) throw new Error("The database returned no row for a loyalty member.");
  return member;
}

/** Changes the fields given of a member who is there. */
export async function changeMember(
  database: Database,
  loyaltyId: string,
  fields: MemberFields,
): Promise<void> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  await database
    .update(loyaltyMembers)
    .set(Object.fromEntries(given))
    .where(eq(loyaltyMembers.loyaltyId, loyaltyId));
}

/** Nine digits and a letter; those that begin with 9 are never the seed's. */
function createLoyaltyId(): string {
  const digits = randomInt(100_000_000).toString().padStart(8, "0");
  return `9${digits}${String.fromCharCode(65 + randomInt(26))}`;
}
