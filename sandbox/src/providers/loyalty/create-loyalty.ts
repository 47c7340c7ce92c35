import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { loginRoutes } from "#providers/openid/login-routes.ts";
import { openProvider } from "#providers/openid/open-provider.ts";
import { pageLanguage } from "#providers/openid/page-language.ts";
import type { ProviderKeys } from "#providers/provider-keys.ts";
import { LOYALTY_CLIENT_ID } from "#shared/providers.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { chooseMemberPage, noticePage } from "./member-pages.ts";
import { enrolMember, findMember, listReadyMadeMembers, toMemberAnswer } from "./members.ts";
import { programmeRoutes } from "./programme-routes.ts";
import { loyaltyTexts } from "./texts.ts";

const HOUR = 3600;

const formSchema = z.union([
  z.object({ member: z.string() }),
  z.object({
    firstName: z.string().trim().min(1).max(40),
    lastName: z.string().trim().min(1).max(40),
  }),
]);

export type Loyalty = ReturnType<typeof createLoyalty>;

/** Creates the loyalty programme: its login, the pages of its site, and its member API for the back end. */
export function createLoyalty(context: SandboxContext, { clientSecret, serviceKey }: ProviderKeys) {
  const { database, config } = context;
  const openid = openProvider({
    name: "loyalty",
    origin: config.loyalty.origin,
    client: {
      id: LOYALTY_CLIENT_ID,
      secret: clientSecret,
      redirectUri: `${config.publicOrigin}/auth/hyatt/callback`,
    },
    claims: { profile: ["given_name"] },
    accessTokenSeconds: HOUR,
    refreshTokenSeconds: 60 * 24 * HOUR,
    accounts: {
      async find(loyaltyId) {
        const member = await findMember(database, loyaltyId);
        return member && { given_name: member.firstName };
      },
      // Choosing a membership implies consent; the page lists the shared data.
      hasConsented: async () => true,
    },
    showProblem({ error, language }) {
      const { problemTitle, problemRedirect, problemOther } = loyaltyTexts[language];
      const lead = error === "invalid_redirect_uri" ? problemRedirect : problemOther;
      return noticePage(language, { title: problemTitle, lead });
    },
  });

  const app = new Hono<SandboxEnv>()
    .all("/oauth/*", openid.answer)
    .all("/.well-known/*", openid.answer)
    .get("/members/:loyaltyId", async (c) => {
      if (c.req.header("authorization") !== `Bearer ${serviceKey}`)
        return c.json({ error: "forbidden" }, 403);
      const member = await findMember(database, c.req.param("loyaltyId"));
      return member ? c.json(toMemberAnswer(member)) : c.json({ error: "not_found" }, 404);
    })
    .use(pageLanguage)
    .route(
      "/login",
      loginRoutes(openid, {
        async chooseAccount(c, { path }) {
          const current = await findMember(database, await openid.readAccountId(c));
          const readyMade = await listReadyMadeMembers(database);
          const isListed = readyMade.some(({ loyaltyId }) => loyaltyId === current?.loyaltyId);
          return chooseMemberPage(c, {
            path,
            members: current && !isListed ? [current, ...readyMade] : readyMade,
            currentId: current?.loyaltyId,
            joinAddress: `/join?${new URLSearchParams({ return: path })}`,
          });
        },
        async readAccount(given) {
          const { data: form } = formSchema.safeParse(given);
          if (!form) return undefined;
          const member =
            "member" in form ? await findMember(database, form.member) : await enrolMember(context, form);
          return member?.loyaltyId;
        },
        sayEnded(c) {
          const { endedTitle, endedLead } = loyaltyTexts[c.get("language")];
          return noticePage(c.get("language"), { title: endedTitle, lead: endedLead });
        },
      }),
    )
    .route("/", programmeRoutes(context, openid));

  return { app, clear: openid.clear };
}
