import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/log/log";
import { type Evening, USUAL_PARTY } from "@/lib/promotion/evening";
import { loadEvening } from "@/lib/promotion/load-evening";
import { loadTimeZones } from "@/lib/resource/load-time-zones";
import { zoneOfVenue } from "@/lib/time/time-zone";
import { resourceIdOf } from "@/lib/widget/load-child-cards";
import type { WidgetPlace } from "@/lib/widget/widget-place";

type Tonight = {
  kind: "evening";
  /** Undefined where it could not be asked. */
  evening: Evening | undefined;
  adults: number;
  /** The one in which its times are told. */
  zone: string;
  /** The page's, where it can be asked again. */
  path: string;
};

/** The next evening on which two find a table below a place; raises nothing for an evening that cannot be asked. */
export async function loadTonight(
  options: { resourceid?: string | undefined },
  locale: Locale,
  place: WidgetPlace,
): Promise<Tonight> {
  const resourceId = resourceIdOf(options, place);
  const zone = zoneOfVenue(await loadTimeZones(locale), resourceId);
  const evening = await loadEvening(resourceId, locale, zone).catch((error: unknown) => {
    log.warn(`resource ${resourceId}: its evening could not be asked`, error);
    return undefined;
  });
  return { kind: "evening", evening, adults: USUAL_PARTY, zone, path: place.path };
}
