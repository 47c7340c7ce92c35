import "client-only";
import { rememberSource } from "@/lib/tracking/entry/register-access";
import { rememberEntry } from "@/lib/tracking/entry/remember-entry";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import { hasArrived, recordLanding } from "@/lib/tracking/record-landing";
import type { VisitContext } from "@/lib/tracking/visit-context";

let isDone = false;

/**
 * Stores and reports, once per document and before it can be left, what only this document knows about the guest's
 * arrival: the keys of its address, the source, the landing (R10.1, R10.4, R10.5). Never throws.
 */
export function rememberArrival({ resourceId }: VisitContext): void {
  if (isDone) return;
  isDone = true;
  void isolateTracker("actions requested by the address could not be stored", () =>
    rememberEntry(resourceId),
  );
  void isolateTracker("the source of the visit could not be stored", () => {
    const isArrival = hasArrived();
    rememberSource(isArrival);
    if (isArrival) void isolateTracker("a landing was not recorded", recordLanding);
  });
}
