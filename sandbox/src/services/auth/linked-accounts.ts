import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { customers, linkedAccounts } from "#database/schema/customer.ts";
import type { Clock } from "#shared/clock.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { ProviderName } from "#shared/provider-names.ts";
import type { LinkedProfile } from "./profiles.ts";

export type LinkedAccount = typeof linkedAccounts.$inferSelect;

/** An account at its provider, with the profile that goes with it. */
export type KnownAccount = { provider: ProviderName; accountId: string; profile: LinkedProfile };

const isAccount = ({ provider, accountId }: Pick<KnownAccount, "provider" | "accountId">) =>
  and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.accountId, accountId));

/** The accounts of a customer, the one linked first at the front. */
export function listLinkedAccounts(database: Database, customerId: number): Promise<LinkedAccount[]> {
  return database
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.customerId, customerId))
    .orderBy(asc(linkedAccounts.id));
}

export async function findCustomerOf(
  database: Database,
  account: Pick<KnownAccount, "provider" | "accountId">,
): Promise<number | undefined> {
  const [found] = await database
    .select({ customerId: linkedAccounts.customerId })
    .from(linkedAccounts)
    .where(isAccount(account));
  return found?.customerId;
}

/** The customer whose account this is, a new one when it is nobody's yet; the profile is kept either way. */
export function findOrMakeCustomer(
  { database, clock }: { database: Database; clock: Clock },
  account: KnownAccount,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const customerId =
      (await findCustomerOf(transaction, account)) ?? (await makeCustomer(transaction, clock.now()));
    const [linked] = await transaction
      .insert(linkedAccounts)
      .values({ ...account, customerId })
      .onConflictDoUpdate({
        target: [linkedAccounts.provider, linkedAccounts.accountId],
        set: { profile: account.profile },
      })
      .returning({ customerId: linkedAccounts.customerId });
    if (!linked) throw new Error("The database returned no row for a linked account.");
    // Another first login of the same account was quicker, so the customer made here is nobody.
    if (linked.customerId !== customerId)
      await transaction.delete(customers).where(eq(customers.id, customerId));
    return linked.customerId;
  });
}

/** Links an account to a customer, or keeps its new profile. Refused with 409 `already_linked` when it is another's. */
export async function linkToCustomer(
  database: Database,
  customerId: number,
  account: KnownAccount,
): Promise<void> {
  const linked = await database
    .insert(linkedAccounts)
    .values({ ...account, customerId })
    .onConflictDoUpdate({
      target: [linkedAccounts.provider, linkedAccounts.accountId],
      set: { profile: account.profile },
      setWhere: eq(linkedAccounts.customerId, customerId),
    })
    .returning({ id: linkedAccounts.id });
  if (linked.length === 0) throw new ServiceError(409, "already_linked");
}

export async function keepProfile(database: Database, id: number, profile: LinkedProfile): Promise<void> {
  await database.update(linkedAccounts).set({ profile }).where(eq(linkedAccounts.id, id));
}

/** What the messenger tells by itself, before anybody asks: the account has added the channel. */
export async function keepChannelAdded(database: Database, accountId: string): Promise<void> {
  const [account] = await database
    .select()
    .from(linkedAccounts)
    .where(isAccount({ provider: "kakao", accountId }));
  if (account)
    await keepProfile(database, account.id, { ...account.profile, channel_aggrement: { relation: "ADDED" } });
}

/** Whether the customer had such an account to unlink. */
export async function unlinkFromCustomer(
  database: Database,
  customerId: number,
  account: Pick<KnownAccount, "provider" | "accountId">,
): Promise<boolean> {
  const unlinked = await database
    .delete(linkedAccounts)
    .where(and(isAccount(account), eq(linkedAccounts.customerId, customerId)))
    .returning({ id: linkedAccounts.id });
  return unlinked.length > 0;
}

async function makeCustomer(database: Database, createdAt: Date): Promise<number> {
  const [customer] = await database.insert(customers).values({ createdAt }).returning({ id: customers.id });
  if (!customer) throw new Error("The database returned no row for a new customer.");
  return customer.id;
}
