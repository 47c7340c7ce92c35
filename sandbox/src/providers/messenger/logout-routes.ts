import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import type { OpenIdProvider } from "#providers/openid/open-provider.ts";
import { messengerApp } from "#shared/providers.ts";
import { toReaderLanguage } from "#shared/reader-language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { problemPage } from "./account-pages.ts";
import { toErrorCode } from "./kakao-manner.ts";

const logoutSchema = z.object({
  client_id: z.string(),
  logout_redirect_uri: z.string(),
  state: z.string().optional(),
});

/** Signs the browser out of the messenger and redirects to a return address, which must be registered exactly. */
export function logoutRoutes({ config }: SandboxContext, openid: OpenIdProvider) {
  const registered = [`${config.publicOrigin}/`, `${config.publicOrigin}/auth/kakao/logout`];

  return new Hono<SandboxEnv>().get("/oauth/logout", async (c) => {
    const refuse = (error: string) =>
      c.html(problemPage(toReaderLanguage(c.req.header("accept-language")), toErrorCode(error)), 400);
    const { success, data } = logoutSchema.safeParse(c.req.query());
    if (!success || data.client_id !== messengerApp.clientId) return refuse("invalid_client");
    if (!registered.includes(data.logout_redirect_uri)) return refuse("logout_redirect_mismatch");
    await openid.signOut(c);
    const address = new URL(data.logout_redirect_uri);
    if (data.state !== undefined) address.searchParams.set("state", data.state);
    return c.redirect(address.href, 302);
  });
}
