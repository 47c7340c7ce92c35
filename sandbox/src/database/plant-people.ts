import { findMember } from "#providers/loyalty/members.ts";
import { findAccount } from "#providers/messenger/accounts.ts";
import type { SeedCustomer, SeedPeople } from "#seed/types.ts";
import { toKnownMember, toKnownMessengerAccount } from "#services/auth/known-account.ts";
import { findOrMakeCustomer, type KnownAccount, linkToCustomer } from "#services/auth/linked-accounts.ts";
import type { Database } from "./open-database.ts";
import { customers } from "./schema/customer.ts";
import { loyaltyMembers, messengerAccounts } from "./schema/people.ts";

/** When the seed's people last did anything; before any time a test or a demo looks at. */
const LONG_AGO = new Date("2026-10-05T00:00:00+09:00");

/** Replaces everybody, the customers with all that is theirs included, by the seed's people, in one transaction. */
export async function plantPeople(database: Database, people: SeedPeople): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of [customers, messengerAccounts, loyaltyMembers]) await transaction.delete(table);
    if (people.guests.length > 0)
      await transaction.insert(messengerAccounts).values(people.guests.map(toRow));
    if (people.members.length > 0)
      await transaction
        .insert(loyaltyMembers)
        .values(people.members.map((member) => ({ ...member, readyMade: true })));
    for (const customer of people.customers) await plantCustomer(transaction, customer);
  });
}

const toRow = ({ consentedAt, ...guest }: SeedPeople["guests"][number]) => ({
  ...guest,
  consentedAt: consentedAt === null ? null : new Date(consentedAt),
  channelChangedAt: LONG_AGO,
  readyMade: true,
});

async function plantCustomer(database: Database, { guestId, loyaltyId }: SeedCustomer): Promise<void> {
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
