"use client";

import { useReading } from "@/components/calls/use-reading";
import { useShownAgain } from "@/components/ui/use-shown-again";
import { isListed } from "@/lib/coupon/coupon-validity";
import { listCoupons } from "@/lib/coupon/endpoints";
import type { Coupon } from "@/lib/coupon/schema";
import { readApi } from "@/lib/http/read-api";
import { readZone } from "@/lib/time/page-zone";
import { serverNow } from "@/lib/time/server-clock";

const PAGE_SIZE = 48;

/** One coupon of the guest's; null when it is not in the box. */
export function useCoupon(id: number) {
  const { mutate, ...answer } = useReading(["coupon", id], () => findCoupon(id));
  useShownAgain(mutate);
  return {
    ...answer,
    /** Asks once more, and raises what that failed with: SWR itself would hand out what it knew before. */
    readAgain: async () => {
      const coupon = await findCoupon(id);
      await mutate(coupon, { revalidate: false });
      return coupon;
    },
    retry: () => mutate(),
    /** Shows the coupon so at once, and as the server has it as soon as that is known. */
    show: (coupon: Coupon) => mutate(coupon),
  };
}

/** The back end has no call for one coupon, so the box is looked through. */
async function findCoupon(id: number): Promise<Coupon | null> {
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const answer = await readApi(listCoupons, { page, perPage: PAGE_SIZE });
    const found = answer.rows.find((coupon) => coupon.id === id);
    if (found !== undefined) return isListed(found, serverNow(), readZone()) ? found : null;
    lastPage = answer.lastPage;
  }
  return null;
}
