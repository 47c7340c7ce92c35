import "client-only";
import * as z from "zod/mini";
import { adPlatformIds } from "@/lib/tracking/ad-platforms/ad-platforms";
import type { AdExceptions } from "@/lib/tracking/ad-platforms/ad-settings";

/** What a page tells the tracker about itself and the installation: the same for all readers. */
export type VisitContext = {
  /** The page's resource and its hotel; undefined where there is none. */
  resourceId: number | undefined;
  siteId: number | undefined;
  adExceptions: AdExceptions;
};

const schema = z.object({
  resourceId: z.optional(z.number()),
  siteId: z.optional(z.number()),
  adExceptions: z.partialRecord(z.enum(adPlatformIds), z.string()),
});

/** Reads this page's `data-visit`; undefined where there is none. Throws when its content is invalid. */
export function readVisitContext(): VisitContext | undefined {
  const text = document.querySelector<HTMLElement>("main[data-visit]")?.dataset.visit;
  if (text === undefined) return undefined;
  const { resourceId, siteId, adExceptions } = schema.parse(JSON.parse(text));
  return { resourceId, siteId, adExceptions };
}
