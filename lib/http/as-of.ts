import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { AS_OF } from "@/lib/routing/internal-headers";
import { processWide } from "@/lib/server/settings/process-wide";

/** An instant as of which something is previewed, and whether the back end has said that it answers as of it. */
export type AsOf = { readonly instant: Date; isKnown: boolean };

const requested = processWide("as-of", () => new AsyncLocalStorage<AsOf>());

/** Runs work whose reads ask for answers as of an instant, uncached; returns what it returns. */
export function runAsOf<Result>(asOf: AsOf, work: () => Result): Result {
  return requested.run(asOf, work);
}

/** Returns the instant as of which this work is done; undefined for the present. */
export function currentAsOf(): AsOf | undefined {
  return requested.getStore();
}

/** Returns the instant as of which this work is done. */
export function currentInstant(): Date {
  return requested.getStore()?.instant ?? new Date();
}

/** Returns the headers that a read sends. */
export function asOfHeaders(): Record<string, string> {
  const asOf = requested.getStore();
  return asOf === undefined ? {} : { [AS_OF]: asOf.instant.toISOString() };
}

/** Notes from the header of an answer that the back end knows of the instant. */
export function noteAsOf(header: string | string[] | undefined): void {
  const asOf = requested.getStore();
  if (asOf !== undefined && typeof header === "string" && Date.parse(header) === asOf.instant.getTime())
    asOf.isKnown = true;
}
