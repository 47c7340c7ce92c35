import "client-only";
import { inBox } from "@/lib/tracking/in-box";
import { keepEntry } from "@/lib/tracking/keep-entry";
import { hasArrived, recordLanding } from "@/lib/tracking/record-landing";
import { keepSource } from "@/lib/tracking/register-access";
import type { VisitFacts } from "@/lib/tracking/visit-facts";

let isDone = false;

/**
 * What only this document knows of how the guest came, put by and told before it may be left, once: the keys of its
 * address, the source, the landing (R10.1, R10.4, R10.5). Never throws.
 */
export function keepArrival({ resourceId }: VisitFacts): void {
  if (isDone) return;
  isDone = true;
  void inBox("what the address asked for was not kept", () => keepEntry(resourceId));
  void inBox("where the guest came from was not kept", () => {
    const isArrival = hasArrived();
    keepSource(isArrival);
    if (isArrival) void inBox("a landing was not recorded", recordLanding);
  });
}
