import "server-only";
import { notFound } from "next/navigation";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";

/**
 * Returns what a page shows, or responds with error-404 when it does not exist; other errors are left to the server.
 */
export async function valueOrNotFound<Value>(loading: Promise<Value>): Promise<Value> {
  const value = await undefinedIfNotFound(loading);
  if (value === undefined) notFound();
  return value;
}
