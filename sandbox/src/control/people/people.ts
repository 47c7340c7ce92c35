import type { SandboxContext } from "#context.ts";
import { ControlError } from "#control/control-error.ts";
import type { Database } from "#database/open-database.ts";
import { changeMember, enrolMember, findMember, type LoyaltyMember } from "#providers/loyalty/members.ts";
import {
  findAccount,
  type MessengerAccount,
  putAccount,
  storeConsent,
} from "#providers/messenger/accounts.ts";
import { toKnownMember, toKnownMessengerAccount } from "#services/auth/known-account.ts";
import {
  findCustomerOf,
  findOrMakeCustomer,
  linkToCustomer,
  listLinkedAccounts,
  unlinkFromCustomer,
} from "#services/auth/linked-accounts.ts";
import type { GuestFields } from "./people-schemas.ts";

/** Returns a messenger guest. Throws a `ControlError` (404) when there is none with this id. */
export async function requireGuest(database: Database, id: number): Promise<MessengerAccount> {
  const guest = await findAccount(database, id);
  if (!guest) throw new ControlError(404, `There is no messenger guest ${id}.`);
  return guest;
}

/** Returns the customer id of a guest after recording their consent; creates the customer if there is none. */
export async function requireCustomerOf(context: SandboxContext, guestId: number): Promise<number> {
  await storeConsent(context, await requireGuest(context.database, guestId));
  const guest = await requireGuest(context.database, guestId);
  return findOrMakeCustomer(context, toKnownMessengerAccount(guest));
}

/** Creates a guest, or changes the given fields of an existing one; returns the guest's id. */
export async function putGuest(
  context: SandboxContext,
  { loyalty, ...fields }: GuestFields,
): Promise<number> {
  const existing = fields.id === undefined ? undefined : await findAccount(context.database, fields.id);
  const name = fields.name ?? existing?.name;
  if (!name) throw new ControlError(422, "A new guest needs a name.");
  const { id } = await putAccount(context, {
    ...(fields.id !== undefined && { id: fields.id }),
    name,
    nickname: fields.nickname ?? existing?.nickname ?? name,
    channel: fields.channel ?? existing?.channel ?? "NONE",
  });
  if (loyalty !== undefined) await putLoyalty(context, id, loyalty);
  return id;
}

/** Links a new membership with a guest's customer, changes the one that is linked, or unlinks it. */
async function putLoyalty(
  context: SandboxContext,
  guestId: number,
  fields: NonNullable<GuestFields["loyalty"]> | null,
): Promise<void> {
  const { database, clock } = context;
  const customerId = await requireCustomerOf(context, guestId);
  const member = await findMemberOf(database, customerId);
  if (fields === null) {
    if (member)
      await unlinkFromCustomer(database, customerId, { provider: "hyatt", accountId: member.loyaltyId });
  } else if (member) await changeMember(database, member.loyaltyId, fields);
  else
    await linkToCustomer(
      database,
      customerId,
      toKnownMember(await enrolMember(context, fields), clock.now()),
    );
}

async function findMemberOf(database: Database, customerId: number): Promise<LoyaltyMember | undefined> {
  const accounts = await listLinkedAccounts(database, customerId);
  return findMember(database, accounts.find(({ provider }) => provider === "hyatt")?.accountId);
}

/** Returns the data about a guest at the messenger, the hotels and the loyalty programme. */
export async function describeGuest(database: Database, id: number) {
  const { name, nickname, channel, consentedAt } = await requireGuest(database, id);
  const customerId = await findCustomerOf(database, { provider: "kakao", accountId: String(id) });
  const member = customerId === undefined ? undefined : await findMemberOf(database, customerId);
  return {
    id,
    name,
    nickname,
    channel,
    consentedAt,
    customerId: customerId ?? null,
    loyalty: member ? toMemberFacts(member) : null,
  };
}

const toMemberFacts = ({ readyMade, ...facts }: LoyaltyMember) => facts;
