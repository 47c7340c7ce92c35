import "client-only";
import { z } from "zod";
import { keepPosition, takePosition } from "@/lib/browser/kept-position";

const KEY = "coupon-box";

const positionSchema = z.object({ pages: z.number().int().min(1).max(100), scrollY: z.number() });

type BoxPosition = z.output<typeof positionSchema>;

/** Puts by how much of the coupon box was shown and where the guest was in it; nothing of the coupons themselves. */
export function keepBoxPosition(position: BoxPosition): void {
  keepPosition(KEY, position);
}

/** What was put by, when the guest came Back to the box. */
export function takeBoxPosition(): BoxPosition | undefined {
  return takePosition(KEY, positionSchema);
}
