import "server-only";
import { notFound } from "next/navigation";
import { orMissing } from "@/app/page-view/or-missing";

/**
 * Returns what a page shows, or responds with error-404 when it does not exist; other errors are left to the server.
 */
export async function answerWith<Value>(loading: Promise<Value>): Promise<Value> {
  const value = await orMissing(loading);
  if (value === undefined) notFound();
  return value;
}
