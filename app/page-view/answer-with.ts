import "server-only";
import { notFound } from "next/navigation";
import { orMissing } from "@/app/page-view/or-missing";

/** What a page shows, or error-404 when there is nothing of that name; any other failure is the server's to answer. */
export async function answerWith<Value>(loading: Promise<Value>): Promise<Value> {
  const value = await orMissing(loading);
  if (value === undefined) notFound();
  return value;
}
