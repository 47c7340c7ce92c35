import { Hono } from "hono";
import type { SandboxContext } from "#context.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { availabilityRoutes } from "./availability-routes.ts";
import { couponRoutes } from "./coupon-routes.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { promotionRoutes } from "./promotion-routes.ts";
import { reservationRoutes } from "./reservation-routes.ts";
import { sourceRecordRoutes } from "./source-record-routes.ts";

/** The calls under `/crm_channel_si_tc`. */
export function channelReservationRoutes(context: SandboxContext) {
  return new Hono<SandboxEnv>()
    .route("/", promotionRoutes(context))
    .route("/", availabilityRoutes(context))
    .route("/", reservationRoutes(context))
    .route("/", paymentRoutes(context))
    .route("/", couponRoutes(context))
    .route("/", sourceRecordRoutes(context));
}
