import { howOpened } from "@/lib/browser/page";
import "client-only";
import type * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/browser/storage";

/** Stores the reader's position in a long list, for this tab only. */
export function rememberScrollPosition(key: string, position: unknown): void {
  writeStored("sessionStorage", key, position);
}

/** Returns the stored position after a Back or Forward navigation; a new visit starts at the top (R1.5). */
export function readScrollPosition<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const isReturn = howOpened() === "back_forward";
  return isReturn ? schema.safeParse(readStored("sessionStorage", key)).data : undefined;
}
