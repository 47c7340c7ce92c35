import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { parseBody } from "#shared/http/validate.ts";
import type { LinkedProfile } from "#shared/profiles.ts";
import { providerNames } from "#shared/providers.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { issueAccessToken, renewAccessToken, requireCustomer, revokeAccessToken } from "./access-token.ts";
import type { ProviderRegistrations } from "./ask-provider.ts";
import { codeSchema, exchangeCode } from "./exchange-code.ts";
import {
  findOrMakeCustomer,
  linkToCustomer,
  listLinkedAccounts,
  storeProfile,
  unlinkFromCustomer,
} from "./linked-accounts.ts";
import { readProfile } from "./read-profile.ts";

const providerSchema = z.enum(providerNames);
const unbindSchema = z.object({ id: z.coerce.string().min(1) });

/** The calls under `/crm_channel_base/auth`: login, logout, and a customer's linked accounts. */
export function authRoutes(context: SandboxContext, registrations: ProviderRegistrations) {
  const { database } = context;

  /** Trades the code in the body and returns its account with the current profile. */
  const tradeForAccount = async (c: Context<SandboxEnv>) => {
    const provider = parseProvider(c);
    const accountId = await exchangeCode(registrations[provider], await parseBody(c, codeSchema));
    const language = c.get("language");
    return {
      provider,
      accountId,
      profile: await readProfile(context, registrations, { provider, accountId, language }),
    };
  };

  /** Fetches the profile of the caller's account at this provider again. Throws 404 if none is linked. */
  const refreshProfile = async (c: Context<SandboxEnv>): Promise<LinkedProfile> => {
    const provider = parseProvider(c);
    const { customerId } = await requireCustomer(context, c);
    const account = (await listLinkedAccounts(database, customerId)).find(
      (linked) => linked.provider === provider,
    );
    if (!account) throw new ServiceError(404, "page_not_found");
    const { accountId } = account;
    const language = c.get("language");
    const profile = await readProfile(context, registrations, { provider, accountId, language });
    await storeProfile(database, account.id, profile);
    return profile;
  };

  return new Hono<SandboxEnv>()
    .post("/:provider/login", async (c) => {
      const account = await tradeForAccount(c);
      const customerId = await findOrMakeCustomer(context, account);
      return c.json({ data: await issueAccessToken(context, { customerId, authBy: account.provider }) });
    })
    .post("/:provider/logout", async (c) => {
      parseProvider(c);
      await requireCustomer(context, c);
      await revokeAccessToken(context, c);
      return c.json({ data: true });
    })
    .post("/:provider/update", async (c) => {
      const profile = await refreshProfile(c);
      return c.json({ data: { ...profile, ...(await renewAccessToken(context, c)) } });
    })
    .post("/:provider/sync", async (c) => c.json({ data: await refreshProfile(c) }))
    .post("/:provider/bind", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const account = await tradeForAccount(c);
      await linkToCustomer(database, customerId, account);
      return c.json({ data: account.profile });
    })
    .post("/:provider/unbind", async (c) => {
      const provider = parseProvider(c);
      const { customerId, authBy } = await requireCustomer(context, c);
      const { id } = await parseBody(c, unbindSchema);
      // The account a guest signed in with identifies them, so it cannot be unlinked.
      if (provider === authBy) throw new ServiceError(422, "requirements_not_satisfied");
      const isUnlinked = await unlinkFromCustomer(database, customerId, { provider, accountId: id });
      if (!isUnlinked) throw new ServiceError(404, "page_not_found");
      return c.json({ data: true });
    });
}

function parseProvider(c: Context<SandboxEnv>) {
  const provider = providerSchema.safeParse(c.req.param("provider"));
  if (!provider.success) throw new ServiceError(404, "page_not_found");
  return provider.data;
}
