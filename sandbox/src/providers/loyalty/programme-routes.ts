import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import type { OpenIdProvider } from "#providers/openid/open-provider.ts";
import type { LanguageCode } from "#shared/language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { joinPage, programmePage } from "./member-pages.ts";
import { enrolMember, findMember } from "./members.ts";
import { localeOf } from "./shell.ts";

const languages: Record<string, LanguageCode> = { "ko-KR": "ko", "en-US": "en" };

const nameSchema = z.object({
  firstName: z.string().trim().min(1).max(40),
  lastName: z.string().trim().min(1).max(40),
});

/** The programme's own pages: those linked from the account menu, and the join page. */
export function programmeRoutes(context: SandboxContext, openid: OpenIdProvider) {
  const { database, config } = context;
  const trusted = [config.loyalty.origin, config.publicOrigin];
  /** Returns a given address of this site or of the hotels' website, else that of the account page. */
  const toReturnAddress = (given: unknown, language: LanguageCode): string => {
    const account = `/${localeOf(language)}/member/account`;
    const address = typeof given === "string" ? URL.parse(given, config.loyalty.origin) : null;
    return address && trusted.includes(address.origin) ? address.href : account;
  };

  return new Hono<SandboxEnv>()
    .get("/join", (c) => c.html(joinPage(c, toReturnAddress(c.req.query("return"), c.get("language")))))
    .post("/join", async (c) => {
      const form = await c.req.parseBody();
      const names = nameSchema.safeParse(form);
      const returnTo = toReturnAddress(form.return, c.get("language"));
      if (!names.success) return c.html(joinPage(c, returnTo), 422);
      const { loyaltyId } = await enrolMember(context, names.data);
      await openid.signIn(c, loyaltyId);
      return c.redirect(returnTo, 303);
    })
    .post("/sign-out", async (c) => {
      await openid.signOut(c);
      return c.redirect(toReturnAddress((await c.req.parseBody()).return, c.get("language")), 303);
    })
    .get("/:locale{ko-KR|en-US}/member/join", (c) =>
      c.redirect(`/join?lang=${languages[c.req.param("locale")] ?? "en"}`),
    )
    .get("/:locale{ko-KR|en-US}/:page{.+}", async (c) => {
      const { locale, page } = c.req.param();
      const language = languages[locale] ?? "en";
      c.set("language", language);
      const member = await findMember(database, await openid.readAccountId(c));
      const other = localeOf(language === "ko" ? "en" : "ko");
      const name = page.split("/").at(-1) ?? "";
      return c.html(programmePage(c, { name, member, otherAddress: `/${other}/${page}` }));
    });
}
