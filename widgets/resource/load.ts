import "server-only";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import { loadChildCards, resourceIdOf } from "@/lib/cms/widget/load-child-cards";
import type { Locale } from "@/lib/i18n/locales";
import { loadResource } from "@/lib/place/loaders";
import { type ResourceCard, toResourceCard } from "@/lib/place/resource-card";
import { paths } from "@/lib/routing/paths";

type Options = {
  resourceid?: string | undefined;
  resourcetype?: string | undefined;
  byhotel: boolean;
};

/** The places of one hotel. */
type Hotel = {
  name: string;
  href: string;
  /** Where the hotel is; undefined where the back end does not say. */
  city: string | undefined;
  cards: ResourceCard[];
};

type Cards = {
  kind: "resources";
  cards: ResourceCard[];
  /** The cards by their hotel, where the author asks for it and there are hotels. */
  hotels?: Hotel[];
};

/** Loads the hotels or outlets below a place, if wanted by their hotel. Throws `AppError`. */
export async function loadResourceCards(
  options: Options,
  locale: Locale,
  context: WidgetContext,
): Promise<Cards> {
  if (options.byhotel) {
    const below = { resourceid: String(await resourceIdOf(options, context)), resourcetype: "site" };
    const sites = await loadChildCards(below, locale, context);
    const hotels = await Promise.all(
      sites.map(async ({ id, name }) => ({
        name,
        href: paths.resourcePage(id),
        city: await loadCity(id, locale),
        cards: await loadChildCards(
          { resourceid: String(id), resourcetype: options.resourcetype ?? "outlet" },
          locale,
          context,
        ),
      })),
    );
    const filled = hotels.filter(({ cards }) => cards.length > 0);
    if (filled.length > 0)
      return { kind: "resources", cards: filled.flatMap(({ cards }) => cards), hotels: filled };
  }
  return { kind: "resources", cards: await loadChildCards(options, locale, context) };
}

/** Returns the name of the nearest region around a hotel, else of the town in its address. */
async function loadCity(id: number, locale: Locale): Promise<string | undefined> {
  const { ancestors, addressParts } = await loadResource({ id, includeAncestors: true }, locale);
  const region = ancestors.findLast(({ type }) => type === "region");
  return region === undefined ? addressParts?.locality : toResourceCard(region, locale).name;
}
