import { previewVersion } from "@/lib/discovery/preview-version";
import type { Locale } from "@/lib/i18n/locales";
import { guestPrices } from "@/lib/promotion/guest-prices";
import type { Promotion } from "@/lib/promotion/schema";

/** What previews show best (platforms §7): Facebook's measure, which the others cut little from. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Names the drawing; a change of how cards are drawn changes their addresses. */
const DRAWING = "1";

type Pictured = Pick<
  Promotion,
  "id" | "resourceId" | "name" | "outlet" | "menus" | "price" | "images" | "thumbnailImage"
>;

/** Does a promotion have no picture of its own to be previewed with, so that a card is drawn for it? */
export function needsCard({ thumbnailImage, images }: Pictured): boolean {
  return thumbnailImage === undefined && images.length === 0;
}

/** Names what a promotion's card shows: name, outlet, price. */
export function cardVersion(promotion: Pictured): string {
  const { name, outlet } = promotion;
  const { adult, isLowest } = guestPrices(promotion);
  return previewVersion(DRAWING, name, outlet?.name, outlet?.site?.name, adult, String(isLowest));
}

/** The path of the card that is drawn for a promotion, in a language. */
export function cardPath(promotion: Pictured, locale: Locale): string {
  const { resourceId, id } = promotion;
  return `/cards/${locale}/${resourceId}/${id}/${cardVersion(promotion)}.jpg`;
}
