import "server-only";
import { AppError, isRefused } from "@/lib/base/app-error";
import { mapConcurrently } from "@/lib/base/map-concurrently";
import type { Locale } from "@/lib/i18n/locales";
import { loadPromotion } from "@/lib/offer/loaders";
import { loadResource } from "@/lib/place/loaders";
import type { PlaceCard } from "@/lib/place/place-cards";
import { toResourceCard } from "@/lib/place/resource-card";

const MAX_CONCURRENT = 4;

/** Loads the cards of these paths (`isPlacePath`) in their order, in the reader's language. */
export async function loadPlaceCards(
  paths: readonly string[],
  locale: Locale,
): Promise<{ cards: PlaceCard[]; unread: number }> {
  const found = await mapConcurrently(paths, MAX_CONCURRENT, async (path) => {
    try {
      return await loadCard(path, locale);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return isRefused(error) ? "gone" : "unread";
    }
  });
  return {
    cards: found.filter((card): card is PlaceCard => typeof card === "object"),
    unread: found.filter((card) => card === "unread").length,
  };
}

async function loadCard(path: string, locale: Locale): Promise<PlaceCard> {
  const [, kind, resourceId = "", id = ""] = path.split("/");
  if (kind === "promotion") {
    const { name, outlet, thumbnailImage, images } = await loadPromotion(
      Number(resourceId),
      Number(id),
      locale,
    );
    return { path, name, place: outlet?.name, image: thumbnailImage ?? images[0]?.url };
  }
  const resource = await loadResource({ id: Number(resourceId), includeAncestors: true }, locale);
  const { name, image } = toResourceCard(resource, locale);
  const hotel = resource.ancestors.find(({ type }) => type === "site");
  return { path, name, place: hotel === undefined ? undefined : toResourceCard(hotel, locale).name, image };
}
