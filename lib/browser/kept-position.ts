import "client-only";
import type * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/browser/storage";

/** Puts by where the reader of a long list was, for this tab alone. */
export function keepPosition(key: string, position: unknown): void {
  writeStored("sessionStorage", key, position);
}

/** What was put by, when it was Back (or Forward) that brought the reader here; a new visit starts at the top (R1.5). */
export function takePosition<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  return isReturn ? schema.safeParse(readStored("sessionStorage", key)).data : undefined;
}
