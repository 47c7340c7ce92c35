"use client";

import { useLoadedData } from "@/components/ui/use-loaded-data";
import { usePageRestore } from "@/components/ui/use-page-restore";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { isListed } from "@/lib/coupon/coupon-validity";
import { listCoupons } from "@/lib/coupon/endpoints";
import type { Coupon } from "@/lib/coupon/schema";
import { readApi } from "@/lib/http/read-api";

const PAGE_SIZE = 48;

/** Reads one coupon of the guest; null when the guest does not have it. */
export function useCoupon(id: number) {
  const { mutate, data, error } = useLoadedData(["coupon", id], () => findCoupon(id));
  usePageRestore(mutate);
  return {
    data,
    /** A session that has ended leads to the login, which is no failure of the coupon. */
    error: error?.code === "unauthorized" ? undefined : error,
    /** Reads the coupon again, and throws the error of a failed call: SWR itself would return its cached value. */
    readAgain: async () => {
      const coupon = await findCoupon(id);
      await mutate(coupon, { revalidate: false });
      return coupon;
    },
    retry: () => mutate(),
    /** Shows this coupon at once, and the server's version as soon as it is loaded. */
    show: (coupon: Coupon) => mutate(coupon),
  };
}

/** Searches all coupons, because the back end has no call for a single one. */
async function findCoupon(id: number): Promise<Coupon | null> {
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const answer = await readApi(listCoupons, { page, perPage: PAGE_SIZE });
    const found = answer.rows.find((coupon) => coupon.id === id);
    if (found !== undefined) return isListed(found, serverNow(), readTimeZone()) ? found : null;
    lastPage = answer.lastPage;
  }
  return null;
}
