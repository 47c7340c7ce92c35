import { Hono } from "hono";
import { z } from "zod";
import type { ControlContext } from "#control/control-context.ts";
import { storeConsent } from "#providers/messenger/accounts.ts";
import { endAccessTokens, issueAccessToken } from "#services/auth/access-token.ts";
import { flagSchema, parseBody, parseIdParam, parseQuery } from "#shared/http/validate.ts";
import { describeGuest, putGuest, requireCustomerOf, requireGuest } from "./people.ts";
import { guestSchema, messengerIdSchema } from "./people-schemas.ts";

const sessionQuerySchema = z.object({ consented: flagSchema.default(false) });

/** Creates and changes a test's guests, their sessions at the messenger and their tokens. */
export function peopleControlRoutes(context: ControlContext) {
  const { database, config, messenger } = context;

  return new Hono()
    .put("/people/messenger", async (c) =>
      c.json({ id: await putGuest(context, await parseBody(c, guestSchema)) }),
    )
    .get("/people/messenger/:id", async (c) => c.json(await describeGuest(database, parseIdParam(c, "id"))))
    .post("/people/messenger/:id/session", async (c) => {
      const guest = await requireGuest(database, parseIdParam(c, "id"));
      if (parseQuery(c, sessionQuerySchema).consented) await storeConsent(context, guest);
      const ticket = messenger.tickets.issue(guest.id);
      return c.json({ url: `${config.messenger.origin}/sign-in/${ticket}` });
    })
    .post("/people/tokens", async (c) => {
      const { messengerId } = await parseBody(c, messengerIdSchema);
      const customerId = await requireCustomerOf(context, messengerId);
      return c.json(await issueAccessToken(context, { customerId, authBy: "kakao" }));
    })
    .post("/people/tokens/expire", async (c) => {
      const { messengerId } = await parseBody(c, messengerIdSchema);
      await endAccessTokens(context, await requireCustomerOf(context, messengerId));
      return c.json({ messengerId });
    });
}
