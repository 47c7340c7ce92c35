import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { loginRoutes } from "#providers/openid/login-routes.ts";
import { openProvider } from "#providers/openid/open-provider.ts";
import { pageLanguage } from "#providers/openid/page-language.ts";
import type { ProviderKeys } from "#providers/provider-keys.ts";
import { messengerApp } from "#shared/providers.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { chooseAccountPage, consentPage, endedPage, problemPage } from "./account-pages.ts";
import { accountRoutes } from "./account-routes.ts";
import {
  findAccount,
  listReadyMadeAccounts,
  type MessengerAccount,
  putAccount,
  storeConsent,
} from "./accounts.ts";
import { channelRoutes } from "./channel-routes.ts";
import { adaptToKakao, toErrorCode } from "./kakao-manner.ts";
import { logoutRoutes } from "./logout-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { createSignInTickets } from "./sign-in-tickets.ts";

const HOUR = 3600;
const ACCESS_TOKEN_SECONDS = 6 * HOUR;
const REFRESH_TOKEN_SECONDS = 60 * 24 * HOUR;

const formSchema = z.object({
  account: z.string().optional(),
  name: z.string().trim().min(1).max(40).optional(),
});

export type Messenger = ReturnType<typeof createMessenger>;

/**
 * Creates the messenger: login and API in Kakao's formats, the account page, and the pages of the group's channel.
 * `announceChannelAdded` notifies the owner of the channel, with the id of the account that added it.
 */
export function createMessenger(
  context: SandboxContext,
  { clientSecret, serviceKey }: ProviderKeys,
  announceChannelAdded: (accountId: string) => Promise<void>,
) {
  const { database, config } = context;
  const redirectUri = `${config.publicOrigin}/auth/kakao/callback`;
  const tickets = createSignInTickets();
  const requireAccount = async (accountId: string): Promise<MessengerAccount> => {
    const account = await findAccount(database, accountId);
    if (!account) throw new Error(`There is no messenger account ${accountId}.`);
    return account;
  };

  const openid = openProvider({
    name: "messenger",
    origin: config.messenger.origin,
    client: { id: messengerApp.clientId, secret: clientSecret, redirectUri },
    claims: { profile_nickname: ["nickname"], name: [], plusfriends: [] },
    accessTokenSeconds: ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: REFRESH_TOKEN_SECONDS,
    accounts: {
      async find(accountId) {
        const account = await findAccount(database, accountId);
        return account && { nickname: account.nickname.ko };
      },
      hasConsented: async (accountId) => (await findAccount(database, accountId))?.consentedAt != null,
    },
    showProblem: ({ error, language }) => problemPage(language, toErrorCode(error)),
  });
  adaptToKakao(openid, { redirectUri, refreshTokenSeconds: REFRESH_TOKEN_SECONDS });

  const readAccount = async (given: Record<string, unknown>) => {
    const form = formSchema.safeParse(given).data;
    const account = form?.name
      ? await putAccount(context, { name: { ko: form.name, en: form.name } })
      : await findAccount(database, form?.account);
    return account && String(account.id);
  };

  const app = new Hono<SandboxEnv>()
    .route("/", logoutRoutes(context, openid))
    .all("/oauth/*", openid.answer)
    .all("/.well-known/*", openid.answer)
    .route("/", profileRoutes(context, openid, serviceKey))
    .use(pageLanguage)
    .route(
      "/login",
      loginRoutes(openid, {
        async chooseAccount(c, { path, wantsNew }) {
          const current = await findAccount(database, await openid.readAccountId(c));
          const readyMade = await listReadyMadeAccounts(database);
          const isListed = readyMade.some(({ id }) => id === current?.id);
          return chooseAccountPage(c, {
            path: `${path}/account`,
            cancelPath: `${path}/cancel`,
            accounts: current && !isListed ? [current, ...readyMade] : readyMade,
            currentId: current?.id,
            wantsNew,
          });
        },
        readAccount,
        consent: {
          ask: async (c, { path, accountId }) => consentPage(c, await requireAccount(accountId), path),
          store: async (accountId) => storeConsent(context, await requireAccount(accountId)),
        },
        sayEnded: endedPage,
      }),
    )
    .route("/", accountRoutes(context, openid, tickets, readAccount))
    .route("/", channelRoutes(context, openid, announceChannelAdded));

  return {
    app,
    tickets,
    /** Ends all sessions, tokens and tickets. */
    clear() {
      openid.clear();
      tickets.clear();
    },
  };
}
