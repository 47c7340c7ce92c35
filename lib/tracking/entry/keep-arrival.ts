import "client-only";
import { keepEntry } from "@/lib/tracking/entry/keep-entry";
import { keepSource } from "@/lib/tracking/entry/register-access";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import { hasArrived, recordLanding } from "@/lib/tracking/landing/record-landing";
import type { VisitFacts } from "@/lib/tracking/visit-facts";

let isDone = false;

/**
 * Stores and reports, once per document and before it can be left, what only this document knows about the guest's
 * arrival: the keys of its address, the source, the landing (R10.1, R10.4, R10.5). Never throws.
 */
export function keepArrival({ resourceId }: VisitFacts): void {
  if (isDone) return;
  isDone = true;
  void isolateTracker("actions requested by the address could not be stored", () => keepEntry(resourceId));
  void isolateTracker("the source of the visit could not be stored", () => {
    const isArrival = hasArrived();
    keepSource(isArrival);
    if (isArrival) void isolateTracker("a landing was not recorded", recordLanding);
  });
}
