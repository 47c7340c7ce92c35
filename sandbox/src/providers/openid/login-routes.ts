import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import type { OpenIdProvider, PendingStep } from "./open-provider.ts";

type Page = string | Promise<string>;

/** A provider's implementation of the steps of a login. */
export type LoginSteps = {
  /** Renders the choice of account; its forms are sent to `{path}/account` or `{path}/cancel`. */
  chooseAccount(c: Context<SandboxEnv>, at: { path: string; wantsNew: boolean }): Page;
  /** Returns the id of the chosen or created account; `undefined` if the form names none. */
  readAccount(form: Record<string, unknown>): Promise<string | undefined>;
  consent?: {
    /** Renders the request for consent to share the account; its form is sent to `{path}/consent`. */
    ask(c: Context<SandboxEnv>, at: { path: string; accountId: string }): Page;
    store(accountId: string): Promise<void>;
  };
  /** Renders the message that no login is in progress. */
  sayEnded(c: Context<SandboxEnv>): Page;
};

const formSchema = z.record(z.string(), z.unknown());

/** The pages between a provider's authorize endpoint and the redirect to its client. */
export function loginRoutes(openid: OpenIdProvider, steps: LoginSteps) {
  const withStep =
    (answer: (c: Context<SandboxEnv>, step: PendingStep, path: string) => Promise<Response>) =>
    async (c: Context<SandboxEnv>) => {
      const uid = c.req.param("uid") ?? "";
      const step = await openid.readStep(c, uid);
      return step ? answer(c, step, `/login/${uid}`) : c.html(await steps.sayEnded(c), 400);
    };

  return new Hono<SandboxEnv>()
    .get(
      "/:uid",
      withStep(async (c, { name, accountId }, path) => {
        const page =
          name === "consent" && accountId !== undefined && steps.consent
            ? steps.consent.ask(c, { path, accountId })
            : steps.chooseAccount(c, { path, wantsNew: name === "create" });
        return c.html(await page);
      }),
    )
    .post(
      "/:uid/account",
      withStep(async (c, step, path) => {
        const accountId = await steps.readAccount(formSchema.parse(await c.req.parseBody()));
        if (accountId === undefined) return c.redirect(path, 303);
        // Otherwise the library first signs the previous account out, with a page that needs a script.
        if (step.accountId !== undefined && step.accountId !== accountId) await openid.signIn(c, accountId);
        const returnTo = await step.finish({ login: { accountId }, select_account: {}, create: {} });
        return c.redirect(returnTo, 303);
      }),
    )
    .post(
      "/:uid/consent",
      withStep(async (c, step, path) => {
        if (step.accountId === undefined) return c.redirect(path, 303);
        await steps.consent?.store(step.accountId);
        return c.redirect(await step.finish({ consent: {} }), 303);
      }),
    )
    .post(
      "/:uid/cancel",
      withStep(async (c, step) => {
        const returnTo = await step.finish({
          error: "access_denied",
          error_description: "User denied access",
        });
        return c.redirect(returnTo, 303);
      }),
    );
}
