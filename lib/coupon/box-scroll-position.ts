import "client-only";
import * as z from "zod/mini";
import { readScrollPosition, rememberScrollPosition } from "@/lib/browser/scroll-position";

const KEY = "coupon-box";

const positionSchema = z.object({ pages: z.int().check(z.minimum(1), z.maximum(100)), scrollY: z.number() });

type BoxPosition = z.output<typeof positionSchema>;

/** Stores how many pages of the coupon box were shown and the scroll position, but nothing of the coupons. */
export function rememberBoxPosition(position: BoxPosition): void {
  rememberScrollPosition(KEY, position);
}

/** Returns the stored position when the guest came back to the box with Back. */
export function readBoxPosition(): BoxPosition | undefined {
  return readScrollPosition(KEY, positionSchema);
}
