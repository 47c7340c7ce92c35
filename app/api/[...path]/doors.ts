import "server-only";
import { type Door, doorTo } from "@/lib/http/forward";
import { listPromotions } from "@/lib/promotion/endpoints";

/** The calls a browser may make, and nothing else. */
export const doors: readonly Door[] = [
  doorTo(listPromotions, /^\/crm_channel_si_tc\/promotion\/list\/(?<resourceId>\d{1,12})$/),
];
