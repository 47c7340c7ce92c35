import { randomInt } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { loyaltyMembers } from "#database/schema/people.ts";
import { toSeoulDate } from "#shared/seoul-date.ts";

export type LoyaltyMember = typeof loyaltyMembers.$inferSelect;

/** Fields of a member to set; a missing field stays as it is. `memberSince` is `YYYY-MM-DD`. */
export type MemberFields = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  tierCode?: string | undefined;
  points?: number | undefined;
  memberSince?: string | undefined;
};

/** Returns the members offered at every sign-in, by id. */
export function listReadyMadeMembers(database: Database): Promise<LoyaltyMember[]> {
  return database
    .select()
    .from(loyaltyMembers)
    .where(eq(loyaltyMembers.readyMade, true))
    .orderBy(asc(loyaltyMembers.loyaltyId));
}

/** Finds a member by number; undefined when there is none. */
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

/** Enrols a new member, by default from today and without points. */
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

/** Changes the given fields of an existing member. */
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

/** Returns a new id, nine digits and a letter; it begins with 9, which no id of the seed does. */
function createLoyaltyId(): string {
  const digits = randomInt(100_000_000).toString().padStart(8, "0");
  return `9${digits}${String.fromCharCode(65 + randomInt(26))}`;
}

/** Returns the programme's response to the back end about a member; its dates are MM/DD/YYYY. */
export function toMemberAnswer({ loyaltyId, firstName, points, memberSince, tierCode }: LoyaltyMember) {
  const [year, month, day] = memberSince.split("-");
  return { loyaltyId, firstName, points, memberSince: `${month}/${day}/${year}`, tierCode };
}
