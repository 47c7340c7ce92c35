import { listEvents } from "@/lib/event/endpoints";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";

/** Checks the list from which authors choose events; the events in it are known from then on. */
export async function checkEvents(check: CheckContext, found: Found): Promise<void> {
  const result = await check.ask("listEvents", {});
  for (const { id } of check.parse(listEvents.data, result?.data) ?? []) found.eventIds.add(id);
}
