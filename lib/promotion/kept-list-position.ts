import "client-only";
import * as z from "zod/mini";
import { keepPosition, takePosition } from "@/lib/browser/kept-position";
import { promotionCardSchema } from "@/lib/promotion/schema";

const positionSchema = z.object({
  pages: z.object({ further: z.array(promotionCardSchema), page: z.number(), lastPage: z.number() }),
  scrollY: z.number(),
});

export type ListPosition = z.output<typeof positionSchema>;

/** Puts by what a list had loaded beyond its first page and where the reader was, under this page's address. */
export function keepListPosition(list: string, position: ListPosition): void {
  keepPosition(keyOf(list), position);
}

/** What was put by, when the reader came Back to the list. */
export function takeListPosition(list: string): ListPosition | undefined {
  return takePosition(keyOf(list), positionSchema);
}

function keyOf(list: string): string {
  return `list:${location.pathname}:${list}`;
}
