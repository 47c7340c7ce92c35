import "client-only";
import { z } from "zod";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "coupon-box";

const placeSchema = z.object({ pages: z.number().int().min(1).max(100), scrollY: z.number() });

type BoxPosition = z.output<typeof placeSchema>;

/** Puts by how much of the coupon box was shown and where the guest was in it; nothing of the coupons themselves. */
export function keepBoxPosition(place: BoxPosition): void {
  writeStored("sessionStorage", KEY, place);
}

/** What was put by, when it was Back (or Forward) that brought the guest here. */
export function takeBoxPosition(): BoxPosition | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  const place = isReturn ? placeSchema.safeParse(readStored("sessionStorage", KEY)) : undefined;
  return place?.success ? place.data : undefined;
}
