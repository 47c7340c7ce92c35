import "client-only";
import * as z from "zod/mini";
import { readPageLanguage } from "@/lib/browser/page-language";
import { readStored, writeStored } from "@/lib/browser/storage";
import { type Promotion, promotionSchema } from "@/lib/offer/schema";

const KEY = "promotion";

const storedSchema = z.object({ language: z.string(), promotion: promotionSchema });

/** Stores the promotion that is being booked, for the next document of this tab. */
export function rememberPromotion(promotion: Promotion): void {
  writeStored("sessionStorage", KEY, { language: readPageLanguage(), promotion });
}

/**
 * Returns the promotion as the form has shown it, in this page's language, so that the summary need not wait for it. It
 * may be older than the next answer of the back end.
 */
export function recallPromotion(resourceId: number, id: number): Promotion | undefined {
  const stored = storedSchema.safeParse(readStored("sessionStorage", KEY));
  if (!stored.success || stored.data.language !== readPageLanguage()) return undefined;
  const { promotion } = stored.data;
  return promotion.resourceId === resourceId && promotion.id === id ? promotion : undefined;
}
