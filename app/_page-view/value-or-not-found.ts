import "server-only";
import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors/app-error";

/**
 * Returns what a page shows, or responds with error-404 when it does not exist; other errors are left to the server.
 */
export async function valueOrNotFound<Value>(loading: Promise<Value>): Promise<Value> {
  const value = await undefinedIfNotFound(loading);
  if (value === undefined) notFound();
  return value;
}

/** Returns the loaded value, or undefined when it does not exist; rethrows any other error. */
export async function undefinedIfNotFound<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && error.isNotFound) return undefined;
    throw error;
  }
}
