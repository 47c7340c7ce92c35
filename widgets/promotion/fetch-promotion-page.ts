import { callApi } from "@/lib/http/call-api";
import { listPromotions, type PromotionPageQuery } from "@/lib/offer/endpoints";

/**
 * Fetches the next cards of a list. In its own file, so that the schemas are loaded with the first scroll and not with
 * the page.
 */
export function fetchPromotionPage(query: PromotionPageQuery) {
  return callApi(listPromotions, query);
}
