import { and, asc, eq, isNotNull } from "drizzle-orm";
import { Hono } from "hono";
import { chargesQuerySchema, gatewayPresetSchema } from "#control/booking/booking-schemas.ts";
import { gatewayOrders, gatewayPresets } from "#database/schema/gateway.ts";
import { parseBody, parseQuery } from "#shared/http/validate.ts";
import type { ControlContext } from "./control-context.ts";

/** Presets the outcome of the next payment at the card gateway, and lists its charges. */
export function gatewayControlRoutes({ database }: ControlContext) {
  return new Hono()
    .post("/gateway/next", async (c) => {
      const { orderOf, outcome } = await parseBody(c, gatewayPresetSchema);
      await database.insert(gatewayPresets).values({ notice: orderOf, outcome });
      return c.json({ orderOf, outcome });
    })
    .get("/gateway/charges", async (c) => {
      const { reservationId } = parseQuery(c, chargesQuerySchema);
      const charges = await database
        .select({
          orderId: gatewayOrders.orderId,
          amount: gatewayOrders.amount,
          refunded: gatewayOrders.refunded,
          state: gatewayOrders.state,
        })
        .from(gatewayOrders)
        .where(and(eq(gatewayOrders.notice, reservationId), isNotNull(gatewayOrders.chargedAt)))
        .orderBy(asc(gatewayOrders.openedAt));
      return c.json({ charges });
    });
}
