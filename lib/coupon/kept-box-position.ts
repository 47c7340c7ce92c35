import "client-only";
import * as z from "zod/mini";
import { keepPosition, takePosition } from "@/lib/browser/kept-position";

const KEY = "coupon-box";

const positionSchema = z.object({ pages: z.int().check(z.minimum(1), z.maximum(100)), scrollY: z.number() });

type BoxPosition = z.output<typeof positionSchema>;

/** Puts by how much of the coupon box was shown and where the guest was in it; nothing of the coupons themselves. */
export function keepBoxPosition(position: BoxPosition): void {
  keepPosition(KEY, position);
}

/** What was put by, when the guest came Back to the box. */
export function takeBoxPosition(): BoxPosition | undefined {
  return takePosition(KEY, positionSchema);
}
