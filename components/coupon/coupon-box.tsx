"use client";

import { CouponDetail } from "@/components/coupon/coupon-detail";
import { CouponList } from "@/components/coupon/coupon-list";

/** The guest's coupons (R8.3): all of them, or the one in the address. */
export function CouponBox({ id }: { id: string | undefined }) {
  return id === undefined ? <CouponList /> : <CouponDetail id={Number(id)} />;
}
