import { Hono } from "hono";
import type { SandboxContext } from "#context.ts";
import { couponRoutes } from "#services/channel-reservation/coupon/coupon-routes.ts";
import { paymentRoutes } from "#services/channel-reservation/payment/payment-routes.ts";
import { availabilityRoutes } from "#services/channel-reservation/promotion/availability-routes.ts";
import { promotionRoutes } from "#services/channel-reservation/promotion/promotion-routes.ts";
import { reservationRoutes } from "#services/channel-reservation/reservation/reservation-routes.ts";
import { sourceRecordRoutes } from "#services/channel-reservation/source/source-record-routes.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

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
