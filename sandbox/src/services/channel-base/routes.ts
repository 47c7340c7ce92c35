import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { customers } from "#database/schema/customer.ts";
import { events } from "#database/schema/event.ts";
import { storeRecord } from "#database/store-record.ts";
import { requireCustomer } from "#services/auth/access-token.ts";
import { listLinkedAccounts } from "#services/auth/linked-accounts.ts";
import { eventAnswersSchema } from "#shared/event-answers.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { parseBody, parseIdParam, parseQuery } from "#shared/http/validate.ts";
import type { Localized } from "#shared/language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { toEncodedUserId, toQrText } from "./customer-marks.ts";
import { readOwnAnswers, refuseToTakePart, sourceQuerySchema, takePart } from "./take-part.ts";

const postActionSchema = z.object({ hId: z.string(), trigger: z.string(), targetType: z.string() });

/**
 * The calls under `/crm_channel_base`: the events, and those about the signed-in guest, which require a bearer token.
 */
export function channelBaseRoutes(context: SandboxContext) {
  const { database, clock } = context;

  return new Hono<SandboxEnv>()
    .get("/customer/info", async (c) => {
      const { customerId, authBy } = await requireCustomer(context, c);
      const qr = toQrText(await readPublicId(database, customerId));
      const accounts = await listLinkedAccounts(database, customerId);
      const profilesOf = (provider: "kakao" | "hyatt") =>
        accounts.filter((account) => account.provider === provider).map(({ profile }) => profile);
      const profiles = {
        kakao: profilesOf("kakao").map((profile) => ({ ...profile, qr })),
        hyatt: profilesOf("hyatt"),
      };
      return c.json({ data: { authBy, profiles } });
    })
    .get("/customer/qr", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      return c.json({ data: toQrText(await readPublicId(database, customerId)) });
    })
    .get("/customer/apply/resource/:id", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const resourceId = parseIdParam(c, "id");
      await storeRecord(database, "apply_resource", { customerId, resourceId }, clock.now());
      return c.json({ data: true });
    })
    .get("/event/list", async (c) => {
      const { language } = c.var;
      const rows = await database.select().from(events);
      return c.json({ data: rows.map((event) => toListedEvent(event, language)) });
    })
    .get("/eventResults/encodedUserID", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      return c.json({ data: toEncodedUserId(await readPublicId(database, customerId)) });
    })
    .get("/eventResults/mine/:eventId", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      return c.json({ data: await readOwnAnswers(database, parseIdParam(c, "eventId"), customerId) });
    })
    .post("/eventResults/create/:eventId", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const source = parseQuery(c, sourceQuerySchema);
      const answers = eventAnswersSchema.safeParse(await c.req.json().catch(() => undefined));
      if (!answers.success) throw refuseToTakePart("wrongAnswers");
      const entry = { eventId: parseIdParam(c, "eventId"), customerId, answers: answers.data, ...source };
      return c.json({ data: await takePart(database, entry, clock.now()) });
    })
    .post("/postAction/execute", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const action = await parseBody(c, postActionSchema);
      await storeRecord(database, "post_action", { customerId, ...action }, clock.now());
      return c.json({ data: true });
    });
}

async function readPublicId(database: Database, customerId: number): Promise<string> {
  const [customer] = await database
    .select({ publicId: customers.publicId })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!customer) throw new ServiceError(401, "unauthorized");
  return customer.publicId;
}

/** What authors are told of an event; a limit that it has not is left out. */
function toListedEvent(event: typeof events.$inferSelect, language: keyof Localized) {
  return {
    id: event.id,
    name: event.name[language],
    ...(event.startsAt === null ? {} : { begins: event.startsAt.toISOString() }),
    ...(event.endsAt === null ? {} : { ends: event.endsAt.toISOString() }),
    judged: event.rightAnswers !== null,
  };
}
