import "client-only";
import * as z from "zod/mini";
import { adPlatforms } from "@/lib/tracking/schema";
import type { VisitFacts } from "@/lib/tracking/visit-facts";

const schema = z.object({
  resourceId: z.optional(z.number()),
  siteId: z.optional(z.number()),
  adExceptions: z.partialRecord(z.enum(adPlatforms), z.string()),
});

/** What this page says of itself (`data-visit`); undefined where it says nothing that can be read. */
export function readVisitFacts(): VisitFacts | undefined {
  const text = document.querySelector<HTMLElement>("main[data-visit]")?.dataset.visit;
  if (text === undefined) return undefined;
  const { resourceId, siteId, adExceptions } = schema.parse(JSON.parse(text));
  return { resourceId, siteId, adExceptions };
}
