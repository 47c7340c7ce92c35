import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { loadTimeZones } from "@/lib/resource/load-time-zones";
import { loadResource } from "@/lib/resource/loaders";
import { type PlaceDetails, toPlaceDetails } from "@/lib/resource/place-details";
import { timeZoneOfVenue } from "@/lib/time/time-zone";
import type { WidgetContext } from "@/lib/widget/define-widget";
import { resourceIdOf } from "@/lib/widget/load-child-cards";

/** Loads what is said of a hotel or an outlet besides its name. Throws `AppError`. */
export async function loadPlace(
  options: { resourceid?: string | undefined },
  locale: Locale,
  context: WidgetContext,
): Promise<{ kind: "place"; facts: PlaceDetails }> {
  const id = resourceIdOf(options, context);
  const [resource, zones] = await Promise.all([
    loadResource({ id, includeAncestors: true }, locale),
    loadTimeZones(),
  ]);
  return { kind: "place", facts: toPlaceDetails(resource, locale, timeZoneOfVenue(zones, id)) };
}
