import "server-only";
import { notFound } from "next/navigation";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { venueDay } from "@/lib/base/venue-time";
import { recordRead } from "@/lib/http/sources";

/** Converts the query that a page receives; of a repeated key the first value counts. */
export function toQuery(search: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(search).flatMap(([key, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[key, first]];
  });
  return new URLSearchParams(entries);
}

/**
 * Returns the day at a venue (`YYYY-MM-DD`), and records it among what the page is made from: after the venue's
 * midnight the page is no longer the same, and is rendered again. The only way for a stored page to depend on the time.
 */
export function todayAt(timeZone: string): string {
  const today = () => venueDay(new Date(), timeZone);
  const version = today();
  recordRead(`day ${timeZone}`, { version, current: async () => today() });
  return version;
}

/**
 * Returns what a page shows, or responds with error-404 when it does not exist; other errors are left to the server.
 */
export async function valueOrNotFound<Value>(loading: Promise<Value>): Promise<Value> {
  const value = await undefinedIfNotFound(loading);
  if (value === undefined) notFound();
  return value;
}
