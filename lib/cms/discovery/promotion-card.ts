import { createHash } from "node:crypto";
import type { Locale } from "@/lib/i18n/locales";
import { guestPrices } from "@/lib/offer/guest-prices";
import type { Promotion } from "@/lib/offer/schema";
import { brand } from "@/lib/server/brand/brand";

/**
 * Returns eight hexadecimal characters that change with the content of a preview. Messengers cache a picture by its
 * address, on their servers and on phones, and fetch it again only when the address changes.
 */
export function previewVersion(...shown: readonly (string | number | undefined)[]): string {
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 8);
}

/** Size in pixels that previews show best: Facebook's, which the others crop little. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Version of the rendering code; bump it when cards are rendered differently, so that their addresses change. */
const DRAWING = "1";

type Pictured = Pick<
  Promotion,
  "id" | "resourceId" | "name" | "outlet" | "menus" | "price" | "images" | "thumbnailImage"
>;

/** Returns whether a promotion has no picture of its own for its preview, so that a card is rendered for it. */
export function needsCard({ thumbnailImage, images }: Pictured): boolean {
  return thumbnailImage === undefined && images.length === 0;
}

/** Returns a version that changes with the content of a promotion's card: name, outlet, price. */
export function cardVersion(promotion: Pictured): string {
  const { name, outlet } = promotion;
  const { adult, isLowest } = guestPrices(promotion);
  return previewVersion(
    brand().version ?? DRAWING,
    name,
    outlet?.name,
    outlet?.site?.name,
    adult,
    String(isLowest),
  );
}

/** Returns the path of a promotion's card in a language. */
export function cardPath(promotion: Pictured, locale: Locale): string {
  const { resourceId, id } = promotion;
  return `/cards/${locale}/${resourceId}/${id}/${cardVersion(promotion)}.jpg`;
}
