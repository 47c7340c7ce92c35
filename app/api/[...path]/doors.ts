import "server-only";
import { z } from "zod";
import { type Door, doorTo } from "@/lib/http/forward";
import { listPromotions, PROMOTION_PAGE_SIZE } from "@/lib/promotion/endpoints";

const id = z.coerce.number().int().nonnegative();

/** The calls a browser may make, and nothing else. */
export const doors: readonly Door[] = [
  doorTo(
    listPromotions,
    /^\/crm_channel_si_tc\/promotion\/list\/(?<resourceId>\d{1,12})$/,
    z.object({
      resourceId: id,
      page: z.coerce.number().int().min(1).max(500).default(1),
      perPage: z.coerce.number().int().min(1).max(48).default(PROMOTION_PAGE_SIZE),
      withOutlet: z.stringbool().default(false),
    }),
  ),
];
