import "client-only";
import { z } from "zod";
import { readStored, writeStored } from "@/lib/browser/storage";
import { promotionCardSchema } from "@/lib/promotion/schema";

const placeSchema = z.object({
  pages: z.object({ further: z.array(promotionCardSchema), page: z.number(), lastPage: z.number() }),
  scrollY: z.number(),
});

export type ListPosition = z.output<typeof placeSchema>;

/** Puts by what a list had loaded beyond its first page and where the reader was, under this page's address. */
export function keepListPosition(list: string, place: ListPosition): void {
  writeStored("sessionStorage", keyOf(list), place);
}

/** What was put by, when it was Back (or Forward) that brought the reader here; a new visit starts at the top. */
export function takeListPosition(list: string): ListPosition | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  const place = isReturn ? placeSchema.safeParse(readStored("sessionStorage", keyOf(list))) : undefined;
  return place?.success ? place.data : undefined;
}

function keyOf(list: string): string {
  return `list:${location.pathname}:${list}`;
}
