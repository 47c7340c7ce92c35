import "server-only";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import { resourceIdOf } from "@/lib/cms/widget/load-child-cards";
import type { Locale } from "@/lib/i18n/locales";
import { loadResource } from "@/lib/place/loaders";
import { toResourceCard, visibleByWeight } from "@/lib/place/resource-card";
import type { OfferFilter } from "@/lib/routing/offer-filter";

type Filter = {
  kind: "filter";
  path: string;
  hotels: { id: number; name: string }[];
  cuisines: string[];
  chosen: OfferFilter;
};

/** Loads what the offers below a place can be filtered by, and what the address chose. Throws `AppError`. */
export async function loadFilter(
  options: { resourceid?: string | undefined },
  locale: Locale,
  context: WidgetContext,
): Promise<Filter> {
  const below = async (type: string) => {
    const query = { id: await resourceIdOf(options, context), below: { type } };
    const { descendents } = await loadResource(query, locale);
    return visibleByWeight(descendents.filter((resource) => resource.type === type));
  };
  const [sites, outlets] = await Promise.all([below("site"), below("outlet")]);
  const hotels = sites.map((hotel) => toResourceCard(hotel, locale));
  return {
    kind: "filter",
    path: context.path,
    hotels: hotels.map(({ id, name }) => ({ id, name })),
    cuisines: [...new Set(outlets.flatMap(({ cuisine }) => cuisine ?? []))],
    chosen: context.filter ?? {},
  };
}
