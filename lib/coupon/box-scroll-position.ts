import "client-only";
import * as z from "zod/mini";
import { keepScrollPosition, takeScrollPosition } from "@/lib/browser/scroll-position";

const KEY = "coupon-box";

const positionSchema = z.object({ pages: z.int().check(z.minimum(1), z.maximum(100)), scrollY: z.number() });

type BoxPosition = z.output<typeof positionSchema>;

/** Stores how many pages of the coupon box were shown and the scroll position, but nothing of the coupons. */
export function keepBoxPosition(position: BoxPosition): void {
  keepScrollPosition(KEY, position);
}

/** Returns the stored position when the guest came back to the box with Back. */
export function takeBoxPosition(): BoxPosition | undefined {
  return takeScrollPosition(KEY, positionSchema);
}
