import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { customers, linkedAccounts } from "#database/schema/customer.ts";
import type { Clock } from "#shared/clock.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { LinkedProfile } from "#shared/profiles.ts";
import type { ProviderName } from "#shared/providers.ts";

export type LinkedAccount = typeof linkedAccounts.$inferSelect;

/** An account at its provider, with its profile. */
export type KnownAccount = { provider: ProviderName; accountId: string; profile: LinkedProfile };

const isAccount = ({ provider, accountId }: Pick<KnownAccount, "provider" | "accountId">) =>
  and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.accountId, accountId));

/** Returns the accounts of a customer in the order they were linked. */
export function listLinkedAccounts(database: Database, customerId: number): Promise<LinkedAccount[]> {
  return database
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.customerId, customerId))
    .orderBy(asc(linkedAccounts.id));
}

/** Finds the customer to whom an account is linked; undefined when there is none. */
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

/** Returns the id of the account's customer, creating one if there is none; stores the profile in either case. */
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
    // A concurrent first login of the same account came first, so the customer created here is unused.
    if (linked.customerId !== customerId)
      await transaction.delete(customers).where(eq(customers.id, customerId));
    return linked.customerId;
  });
}

/** Links an account to a customer, or stores its new profile. Throws 409 `already_linked` if it is another's. */
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

/** Replaces the stored profile of a linked account. */
export async function storeProfile(database: Database, id: number, profile: LinkedProfile): Promise<void> {
  await database.update(linkedAccounts).set({ profile }).where(eq(linkedAccounts.id, id));
}

/** Stores the messenger's notification that an account has added the channel. */
export async function storeChannelAdded(database: Database, accountId: string): Promise<void> {
  const [account] = await database
    .select()
    .from(linkedAccounts)
    .where(isAccount({ provider: "kakao", accountId }));
  if (account)
    await storeProfile(database, account.id, {
      ...account.profile,
      channel_aggrement: { relation: "ADDED" },
    });
}

/** Unlinks an account from a customer; returns whether it was linked. */
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
