import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { gatewayOrders } from "#database/schema/gateway.ts";
import { isSignatureOf, loadShopKey } from "#database/shop-key.ts";
import { holdUntilClientLeaves } from "#shared/http/hold-until-client-leaves.ts";
import { parseBody } from "#shared/http/validate.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

const callSchema = z.object({
  merchantId: z.string(),
  orderId: z.string(),
  transactionId: z.string().nullish(),
  authToken: z.string().nullish(),
  /** In won. */
  amount: z.number().int().min(1),
  timestamp: z.number(),
  signature: z.string(),
});

type MerchantCall = z.infer<typeof callSchema>;

/** The gateway's result codes; shops treat an unknown code as a refusal. */
const RESULT = { done: "0000", signature: "1001", order: "1002" } as const;

/** The duration of a slow approval as a share of the time a shop waits. */
const SLOW_SHARE = 1 / 3;

/**
 * The calls of shops' servers, in JSON, signed with the shop's key; refused ones are 200 with a `resultCode`. Also the
 * unsigned `GET /orders/{orderId}`, which is 404 for an unknown order.
 */
export function merchantRoutes({ database, clock, config }: SandboxContext) {
  async function readCall(c: Context<SandboxEnv>, call: string): Promise<MerchantCall | undefined> {
    const given = await parseBody(c, callSchema);
    const values = { call, oid: given.orderId, price: given.amount, timestamp: given.timestamp };
    const shopKey = await loadShopKey(database, given.merchantId);
    return isSignatureOf(given.signature, values, shopKey) ? given : undefined;
  }

  return new Hono<SandboxEnv>()
    .post("/approve", async (c) => {
      const call = await readCall(c, "approve");
      if (!call) return c.json({ resultCode: RESULT.signature, amount: 0 });
      const [order] = await database
        .update(gatewayOrders)
        .set({ state: "approved", chargedAt: clock.now() })
        .where(
          and(
            isOrderOf(call),
            eq(gatewayOrders.state, "authenticated"),
            eq(gatewayOrders.amount, call.amount),
            eq(gatewayOrders.transactionId, call.transactionId ?? ""),
            eq(gatewayOrders.authToken, call.authToken ?? ""),
          ),
        )
        .returning();
      if (order?.outcome === "slow") await wait(config.gateway.timeoutMs * SLOW_SHARE);
      if (order?.outcome === "late") return holdUntilClientLeaves(c);
      return c.json(toAnswer(order));
    })
    .post("/net-cancel", async (c) => {
      const call = await readCall(c, "net-cancel");
      if (!call) return c.json({ resultCode: RESULT.signature, amount: 0 });
      return c.json(toAnswer(await netCancel(database, call)));
    })
    .post("/refund", async (c) => {
      const call = await readCall(c, "refund");
      if (!call) return c.json({ resultCode: RESULT.signature, amount: 0 });
      const [order] = await database
        .update(gatewayOrders)
        .set({
          refunded: sql`${gatewayOrders.refunded} + ${call.amount}`,
          state: sql`case when ${gatewayOrders.refunded} + ${call.amount} = ${gatewayOrders.amount} then 'refunded' else 'partially_refunded' end`,
        })
        .where(
          and(
            isOrderOf(call),
            inArray(gatewayOrders.state, ["approved", "partially_refunded"]),
            lte(sql`${gatewayOrders.refunded} + ${call.amount}`, gatewayOrders.amount),
          ),
        )
        .returning();
      return c.json(order ? { resultCode: RESULT.done, amount: call.amount } : toAnswer(undefined));
    })
    .get("/orders/:orderId", async (c) => {
      const [order] = await database
        .select()
        .from(gatewayOrders)
        .where(eq(gatewayOrders.orderId, c.req.param("orderId")));
      if (!order) return c.json({ resultCode: RESULT.order }, 404);
      const { orderId, amount, state, refunded, chargedAt } = order;
      return c.json({ orderId, amount, state, refunded, charged: chargedAt !== null });
    });
}

/** Cancels an order in any state but refunded; one that was not charged cannot be charged any more. */
async function netCancel(database: Database, call: MerchantCall) {
  const [order] = await database
    .update(gatewayOrders)
    .set({ state: "net_cancelled" })
    .where(
      and(
        isOrderOf(call),
        inArray(gatewayOrders.state, ["opened", "authenticated", "approved", "net_cancelled"]),
      ),
    )
    .returning();
  return order;
}

function isOrderOf({ merchantId, orderId }: MerchantCall) {
  return and(eq(gatewayOrders.merchantId, merchantId), eq(gatewayOrders.orderId, orderId));
}

function toAnswer(order: typeof gatewayOrders.$inferSelect | undefined) {
  return order
    ? {
        resultCode: RESULT.done,
        orderId: order.orderId,
        transactionId: order.transactionId,
        amount: order.amount,
      }
    : { resultCode: RESULT.order, amount: 0 };
}
