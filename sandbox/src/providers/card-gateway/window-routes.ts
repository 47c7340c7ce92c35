import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { gatewayOrders } from "#database/schema/gateway.ts";
import { isSignatureOf, loadShopKey } from "#database/shop-key.ts";
import { gatewayOutcomes } from "#shared/gateway-names.ts";
import { readFormFields } from "#shared/http/form-fields.ts";
import { toReaderLanguage } from "#shared/reader-language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { finishOrder, takePreset } from "./finish-order.ts";
import { closedPage, type GatewayOrder, paymentWindow, refusalPage, returnPage } from "./window-pages.ts";
import type { RefusalReason, WindowLanguage } from "./words.ts";

/** How long a signed form can open a window, and how long the window then stays open. */
const FORM_LIFE_MS = 10 * 60_000;

const orderFormSchema = z.object({
  P_MID: z.string().min(1).max(40),
  P_OID: z.string().regex(/^[A-Za-z0-9]{1,64}$/),
  P_AMT: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  P_MNAME: z.string().max(100),
  P_GOODS: z.string().max(200),
  P_UNAME: z.string().max(100).default(""),
  P_NOTI: z.string().max(200).default(""),
  P_NEXT_URL: z.url({ protocol: /^https?$/ }),
  P_TIMESTAMP: z.string().regex(/^\d{1,15}$/),
  P_SIGNATURE: z.string(),
});

const choiceSchema = z.object({
  action: z.enum(["pay", "cancel"]).default("pay"),
  outcome: z.enum(gatewayOutcomes).default("approve"),
});

/** The gateway's routes for guests' browsers. */
export function windowRoutes({ database, clock, config }: SandboxContext) {
  const show = (c: Context<SandboxEnv>, order: GatewayOrder) =>
    c.html(order.state === "opened" ? paymentWindow(order) : returnPage(order));

  async function findOrder(c: Context<SandboxEnv>): Promise<GatewayOrder | undefined> {
    const windowKey = c.req.param("windowKey") ?? "";
    const [order] = await database.select().from(gatewayOrders).where(eq(gatewayOrders.windowKey, windowKey));
    return order;
  }

  const refuse = (c: Context<SandboxEnv>, language: WindowLanguage, reason: RefusalReason) =>
    c.html(refusalPage(language, reason), reason === "unknown" ? 404 : 400);

  return new Hono<SandboxEnv>()
    .use(async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
      // Framing would allow clickjacking of the payment window.
      c.header("X-Frame-Options", "DENY");
    })
    .post("/pay", async (c) => {
      const fields = readFormFields(new Uint8Array(await c.req.arrayBuffer()));
      const language = languageOf(c, fields.P_LANG);
      const parsed = orderFormSchema.safeParse(fields);
      if (!parsed.success) return refuse(c, language, "incomplete");
      const form = parsed.data;
      const values = { oid: form.P_OID, price: form.P_AMT, timestamp: form.P_TIMESTAMP };
      const shopKey = await loadShopKey(database, form.P_MID);
      if (!isSignatureOf(form.P_SIGNATURE, values, shopKey)) return refuse(c, language, "signature");
      if (form.P_AMT === 0) return refuse(c, language, "amount");
      if (clock.now().getTime() - Number(form.P_TIMESTAMP) > FORM_LIFE_MS)
        return refuse(c, language, "stale");
      const [opened] = await database
        .insert(gatewayOrders)
        .values({
          merchantId: form.P_MID,
          orderId: form.P_OID,
          windowKey: randomBytes(16).toString("base64url"),
          amount: form.P_AMT,
          merchantName: form.P_MNAME,
          goods: form.P_GOODS,
          buyerName: form.P_UNAME,
          notice: form.P_NOTI,
          nextUrl: form.P_NEXT_URL,
          language,
          state: "opened",
          openedAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (!opened) return refuse(c, language, "used");
      // A window with its own address can be reloaded and returned to.
      return c.redirect(`/window/${opened.windowKey}`, 303);
    })
    .get("/window/:windowKey", async (c) => {
      const order = await findOrder(c);
      return order ? show(c, order) : refuse(c, languageOf(c, undefined), "unknown");
    })
    .post("/window/:windowKey", async (c) => {
      const order = await findOrder(c);
      if (!order) return refuse(c, languageOf(c, undefined), "unknown");
      if (order.state !== "opened") return show(c, order);
      const now = clock.now();
      const choice = choiceSchema.parse(readFormFields(new Uint8Array(await c.req.arrayBuffer())));
      const isStale = now.getTime() - order.openedAt.getTime() > FORM_LIFE_MS;
      const outcome =
        choice.action === "cancel"
          ? "cancel"
          : isStale
            ? "timeout"
            : ((await takePreset(database, order.notice)) ?? choice.outcome);
      if (outcome === "closed") return c.html(closedPage(order.language));
      const gatewayOrigin = config.gateway.origin;
      return c.html(returnPage(await finishOrder(database, order, outcome, { now, gatewayOrigin })));
    });
}

function languageOf(c: Context<SandboxEnv>, requestedLanguage: string | undefined): WindowLanguage {
  return requestedLanguage === "ko" || requestedLanguage === "en"
    ? requestedLanguage
    : toReaderLanguage(c.req.header("accept-language"));
}
