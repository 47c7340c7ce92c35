import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";

/** Returns the storage key of what a guest has answered in an event. */
export function answersKey(eventId: number | string): string {
  return `event-answers:${eventId}`;
}

/**
 * Stores that a guest whose fields are still empty leaves an event for a login, and will return to its button (R5.1);
 * answers from before stay. `now` in milliseconds since 1970.
 */
export function rememberEventReturn(eventId: string, now: number): void {
  const key = answersKey(eventId);
  const { answers = [] } = (readStored("localStorage", key) ?? {}) as { answers?: unknown };
  writeStored("localStorage", key, { savedAt: now, isReturning: true, answers });
}
