import * as z from "zod/mini";
import { couponPageSchema, usedCouponSchema } from "@/lib/coupon/schema";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema, textSchema } from "@/lib/http/tolerant";

const BASE = "/crm_channel_si_tc/coupon";

/** The name of any guest's coupon. Only the workbench asks; not every back end tells it. */
export const getCouponName = defineEndpoint({
  group: "content",
  input: z.object({ id: idSchema }),
  path: `${BASE}/name/:id`,
  data: z.object({ id: idSchema, name: textSchema }),
});

export const listCoupons = defineEndpoint({
  group: "account",
  input: z.object({
    status: z.optional(z.enum(["usable", "used", "expired"])),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
    perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 16),
  }),
  path: `${BASE}/list`,
  data: couponPageSchema,
});

/** Milliseconds; as long as a booking's, because the outlet's own system is called. */
const REDEEM_TIMEOUT_MS = 10_000;

/** Redeems a coupon on an open check. A coupon works once, so the call is never retried automatically. */
export const redeemCoupon = defineEndpoint({
  group: "booking",
  method: "POST",
  input: z.object({
    couponId: idSchema,
    resourceId: idSchema,
    checkNumber: z.string().check(z.minLength(1), z.maxLength(32)),
    password: z.string().check(z.minLength(1), z.maxLength(32)),
  }),
  path: `${BASE}/check/:couponId/:resourceId`,
  query: ["checkNumber", "password"],
  data: usedCouponSchema,
  timeoutMs: REDEEM_TIMEOUT_MS,
  outlivesRequest: true,
});
