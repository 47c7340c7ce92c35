import "client-only";
import * as z from "zod/mini";
import { readScrollPosition, rememberScrollPosition } from "@/lib/browser/scroll-position";
import { promotionCardSchema } from "@/lib/offer/schema";

const positionSchema = z.object({
  pages: z.object({ further: z.array(promotionCardSchema), page: z.number(), lastPage: z.number() }),
  scrollY: z.number(),
});

export type ListPosition = z.output<typeof positionSchema>;

/** Stores the cards that a list loaded beyond its first page and the scroll position, under this page's path. */
export function rememberListPosition(list: string, position: ListPosition): void {
  rememberScrollPosition(keyOf(list), position);
}

/** Returns the stored position when the reader came back to the list with Back. */
export function readListPosition(list: string): ListPosition | undefined {
  return readScrollPosition(keyOf(list), positionSchema);
}

function keyOf(list: string): string {
  return `list:${location.pathname}:${list}`;
}
