import "server-only";
import { timeZoneOfVenue } from "@/lib/base/venue-time";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import { resourceIdOf } from "@/lib/cms/widget/load-child-cards";
import type { Locale } from "@/lib/i18n/locales";
import { loadTimeZones } from "@/lib/place/load-time-zones";
import { loadResource } from "@/lib/place/loaders";
import { type PlaceDetails, toPlaceDetails } from "@/lib/place/opening-hours";

/** Loads what is said of a hotel or an outlet besides its name. Throws `AppError`. */
export async function loadPlace(
  options: { resourceid?: string | undefined },
  locale: Locale,
  context: WidgetContext,
): Promise<{ kind: "place"; facts: PlaceDetails }> {
  const id = await resourceIdOf(options, context);
  const [resource, zones] = await Promise.all([
    loadResource({ id, includeAncestors: true }, locale),
    loadTimeZones(),
  ]);
  return { kind: "place", facts: toPlaceDetails(resource, locale, timeZoneOfVenue(zones, id)) };
}
