import { asc, eq } from "drizzle-orm";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { messengerAccounts } from "#database/schema/people.ts";
import { idSchema } from "#shared/http/validate.ts";
import type { Localized } from "#shared/language.ts";
import type { ChannelRelation } from "#shared/seed-types.ts";

export type MessengerAccount = typeof messengerAccounts.$inferSelect;

/** Fields of an account to set; a missing `nickname` defaults to the name, a missing `channel` to `NONE`. */
export type AccountFields = { name?: Localized; nickname?: Localized; channel?: ChannelRelation };

/** Returns the accounts offered at every sign-in, by id. */
export function listReadyMadeAccounts(database: Database): Promise<MessengerAccount[]> {
  return database
    .select()
    .from(messengerAccounts)
    .where(eq(messengerAccounts.readyMade, true))
    .orderBy(asc(messengerAccounts.id));
}

/** Returns the account with this id, which may be untrusted input; `undefined` if there is none. */
export async function findAccount(database: Database, id: unknown): Promise<MessengerAccount | undefined> {
  const known = idSchema.safeParse(id);
  if (!known.success) return undefined;
  const [account] = await database
    .select()
    .from(messengerAccounts)
    .where(eq(messengerAccounts.id, known.data));
  return account;
}

/** Creates an account that is not offered to other guests, or changes the one with this id. */
export async function putAccount(
  { database, clock }: Pick<SandboxContext, "database" | "clock">,
  { id, name, nickname = name, channel }: AccountFields & { id?: number; name: Localized },
): Promise<MessengerAccount> {
  const values = {
    ...(id !== undefined && { id }),
    name,
    nickname: nickname ?? name,
    channel: channel ?? "NONE",
    channelChangedAt: clock.now(),
  };
  const [account] = await database
    .insert(messengerAccounts)
    .values(values)
    .onConflictDoUpdate({ target: messengerAccounts.id, set: values })
    .returning();
  if (!account) throw new Error("The database returned no row for a messenger account.");
  return account;
}

/** Stores the consent to share the account with the hotels; an earlier consent keeps its time. */
export async function storeConsent(
  { database, clock }: Pick<SandboxContext, "database" | "clock">,
  account: MessengerAccount,
): Promise<void> {
  if (account.consentedAt !== null) return;
  await database
    .update(messengerAccounts)
    .set({ consentedAt: clock.now() })
    .where(eq(messengerAccounts.id, account.id));
}

/** Records that an account has added the channel. */
export async function addChannel(
  { database, clock }: Pick<SandboxContext, "database" | "clock">,
  accountId: number,
): Promise<void> {
  await database
    .update(messengerAccounts)
    .set({ channel: "ADDED", channelChangedAt: clock.now() })
    .where(eq(messengerAccounts.id, accountId));
}
