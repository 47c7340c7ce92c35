import "server-only";
import { type ListedEvent, listEvents } from "@/lib/event/endpoints";
import { callPublic } from "@/lib/http/call-backend";
import type { Locale } from "@/lib/i18n/locales";

/**
 * Loads the events that authors may put on a page, sorted by id. Throws `AppError`, also where the back end does not
 * list them.
 */
export function loadEvents(locale: Locale): Promise<ListedEvent[]> {
  return callPublic(listEvents, {}, locale);
}
