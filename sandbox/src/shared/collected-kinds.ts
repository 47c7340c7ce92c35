/**
 * Kinds of collected records: landing actions, landing actions of legacy addresses, promotion visits, guests' interest
 * in a resource, and actions executed after a login.
 */
export const recordKinds = ["la", "la_legacy", "es_promotion", "apply_resource", "post_action"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The ad platforms whose scripts a page may load. */
export const adSdkTypes = ["kakao_pixel", "naver_wcs", "meta_pixel", "google_tag"] as const;
export type AdSdkType = (typeof adSdkTypes)[number];
