import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import type { OpenIdProvider } from "#providers/openid/open-provider.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { accountPage, chooseAccountPage } from "./account-pages.ts";
import { findAccount, listReadyMadeAccounts } from "./accounts.ts";
import type { SignInTickets } from "./sign-in-tickets.ts";

/**
 * A path of the messenger. Two leading slashes would lead to another host, and so would one that browsers find only
 * after they have removed tabs and line breaks or have read a backslash as a slash.
 */
const returnSchema = z
  .string()
  .regex(/^\/(?!\/)[^\s\\]*$/)
  .catch("/account");

/** The account page, which shows the browser's account, with sign-in and sign-out. */
export function accountRoutes(
  { database }: SandboxContext,
  openid: OpenIdProvider,
  tickets: SignInTickets,
  readAccount: (form: Record<string, unknown>) => Promise<string | undefined>,
) {
  return new Hono<SandboxEnv>()
    .get("/account", async (c) => {
      const account = await findAccount(database, await openid.readAccountId(c));
      if (account) return c.html(accountPage(c, account));
      const accounts = await listReadyMadeAccounts(database);
      const returnTo = returnSchema.parse(c.req.query("return"));
      return c.html(
        chooseAccountPage(c, { path: "/account", accounts, currentId: undefined, wantsNew: false, returnTo }),
      );
    })
    .post("/account", async (c) => {
      const form = await c.req.parseBody();
      const accountId = await readAccount(form);
      if (accountId !== undefined) await openid.signIn(c, accountId);
      return c.redirect(returnSchema.parse(form.return), 303);
    })
    .post("/account/sign-out", async (c) => {
      await openid.signOut(c);
      return c.redirect("/account", 303);
    })
    .get("/sign-in/:ticket", async (c) => {
      const accountId = tickets.redeem(c.req.param("ticket"));
      if (accountId !== undefined) await openid.signIn(c, String(accountId));
      return c.redirect(returnSchema.parse(c.req.query("return")), 303);
    });
}
