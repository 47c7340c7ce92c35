import { z } from "zod";
import { couponPageSchema, usedCouponSchema } from "@/lib/coupon/schema";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";

const BASE = "/crm_channel_si_tc/coupon";

export const listCoupons = defineEndpoint({
  name: "coupon/list",
  group: "account",
  method: "GET",
  input: z.object({
    status: z.enum(["usable", "used", "expired"]).optional(),
    page: z.coerce.number().int().min(1).default(1),
    perPage: z.coerce.number().int().min(1).max(48).default(16),
  }),
  path: `${BASE}/list`,
  data: couponPageSchema,
  idempotent: true,
});

/** As long as a booking has: the outlet's own system is asked. */
const REDEEM_TIMEOUT_MS = 10_000;

/** Uses a coupon on an open check; it can be used once, so it is never sent twice by code. */
export const redeemCoupon = defineEndpoint({
  name: "coupon/check",
  group: "booking",
  method: "POST",
  input: z.object({
    couponId: idSchema,
    resourceId: idSchema,
    checkNumber: z.string().min(1).max(32),
    password: z.string().min(1).max(32),
  }),
  path: `${BASE}/check/:couponId/:resourceId`,
  query: ["checkNumber", "password"],
  data: usedCouponSchema,
  idempotent: false,
  timeoutMs: REDEEM_TIMEOUT_MS,
  outlivesRequest: true,
});
