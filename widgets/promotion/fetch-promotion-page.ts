import { callApi } from "@/lib/http/call-api";
import { listPromotions, type PromotionPageQuery } from "@/lib/promotion/endpoints";

/** The next cards of a list. Its own file, so that the schemas are fetched with the first scroll, not with the page. */
export function fetchPromotionPage(query: PromotionPageQuery) {
  return callApi(listPromotions, query);
}
