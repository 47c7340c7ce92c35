import type { Database } from "#database/open-database.ts";
import { coupons } from "#database/schema/coupon.ts";
import { customers } from "#database/schema/customer.ts";
import { loyaltyMembers, messengerAccounts } from "#database/schema/people.ts";
import { findMember } from "#providers/loyalty/members.ts";
import { findAccount } from "#providers/messenger/accounts.ts";
import { toKnownMember, toKnownMessengerAccount } from "#services/auth/known-account.ts";
import {
  findCustomerOf,
  findOrMakeCustomer,
  type KnownAccount,
  linkToCustomer,
} from "#services/auth/linked-accounts.ts";
import type { SeedCoupon, SeedCustomer, SeedPeople } from "#shared/seed-types.ts";
import { addDays, endOfDay, toInstant, toSeoulDate } from "#shared/seoul-date.ts";

/** Time of the last activity of the seed's people, before any time that tests and demos use. */
const LONG_AGO = new Date("2026-10-05T00:00:00+09:00");

/**
 * Replaces all people, customers and their data included, by the seed's people, in one transaction. Dates of their
 * coupons are relative to `now`.
 */
export async function writePeople(database: Database, people: SeedPeople, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of [customers, messengerAccounts, loyaltyMembers]) await transaction.delete(table);
    if (people.guests.length > 0)
      await transaction.insert(messengerAccounts).values(people.guests.map(toRow));
    if (people.members.length > 0)
      await transaction
        .insert(loyaltyMembers)
        .values(people.members.map((member) => ({ ...member, readyMade: true })));
    for (const customer of people.customers) await writeCustomer(transaction, customer);
    for (const coupon of people.coupons) await writeCoupon(transaction, coupon, now);
  });
}

const toRow = ({ consentedAt, ...guest }: SeedPeople["guests"][number]) => ({
  ...guest,
  consentedAt: consentedAt === null ? null : new Date(consentedAt),
  channelChangedAt: LONG_AGO,
  readyMade: true,
});

async function writeCustomer(database: Database, { guestId, loyaltyId }: SeedCustomer): Promise<void> {
  const guest = await findAccount(database, guestId);
  const member = await findMember(database, loyaltyId ?? undefined);
  const accounts: KnownAccount[] = [];
  if (guest) accounts.push(toKnownMessengerAccount(guest));
  if (member) accounts.push(toKnownMember(member, LONG_AGO));
  const [first, ...others] = accounts;
  if (!first) return;
  const customerId = await findOrMakeCustomer({ database, clock: { now: () => LONG_AGO } }, first);
  for (const account of others) await linkToCustomer(database, customerId, account);
}

/** The time of day at which the seed's coupons were used. */
const SPENT_AT = "20:40";

async function writeCoupon(
  database: Database,
  { guestId, startsInDays, endsInDays, used, ...terms }: SeedCoupon,
  now: Date,
): Promise<void> {
  const customerId = await findCustomerOf(database, { provider: "kakao", accountId: String(guestId) });
  if (customerId === undefined) return;
  const today = toSeoulDate(now);
  await database.insert(coupons).values({
    ...terms,
    customerId,
    validFrom: toInstant(addDays(today, startsInDays), "00:00"),
    validTo: endOfDay(addDays(today, endsInDays)),
    ...(used && {
      usedAt: toInstant(addDays(today, -used.daysAgo), SPENT_AT),
      usedResourceId: used.resourceId,
      usedCheckNumber: used.checkNumber,
    }),
  });
}
