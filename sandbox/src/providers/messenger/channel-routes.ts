import { type Context, Hono } from "hono";
import type { SandboxContext } from "#context.ts";
import type { OpenIdProvider } from "#providers/openid/open-provider.ts";
import { messengerApp } from "#shared/providers.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { addChannel, findAccount } from "./accounts.ts";
import { channelPage, chatPage, friendPage, unknownChannelPage } from "./channel-pages.ts";

const FRIEND = `/${messengerApp.channelId}/friend`;

/** The guests' pages of the group's channel: its home, the window to add it, and a chat. */
export function channelRoutes(
  context: SandboxContext,
  openid: OpenIdProvider,
  announceChannelAdded: (accountId: string) => Promise<void>,
) {
  const { database, config } = context;
  const picture = `${config.mediaOrigin}/media/logo.jpg?w=320`;
  const readAccount = async (c: Context<SandboxEnv>) => findAccount(database, await openid.readAccountId(c));

  return new Hono<SandboxEnv>()
    .get(`/${messengerApp.channelId}`, async (c) => {
      const account = await readAccount(c);
      return c.html(channelPage(c, { picture, isAdded: account?.channel === "ADDED" }));
    })
    .get(FRIEND, async (c) => {
      const account = await readAccount(c);
      if (!account) return c.redirect(`/account?return=${FRIEND}`, 303);
      const isAdded = account.channel === "ADDED";
      return c.html(
        friendPage(c, { picture, isAdded, isDone: isAdded && c.req.query("added") !== undefined }),
      );
    })
    .post(FRIEND, async (c) => {
      const account = await readAccount(c);
      if (account) {
        await addChannel(context, account.id);
        await announceChannelAdded(String(account.id));
      }
      return c.redirect(account ? `${FRIEND}?added` : FRIEND, 303);
    })
    .get(`/${messengerApp.channelId}/chat`, (c) => c.html(chatPage(c)))
    .get("/:channel{_[^/]+}", (c) => c.html(unknownChannelPage(c), 404))
    .get("/:channel{_[^/]+}/:page", (c) => c.html(unknownChannelPage(c), 404));
}
