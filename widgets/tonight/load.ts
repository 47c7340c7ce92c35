import "server-only";
import { timeZoneOfVenue } from "@/lib/base/venue-time";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import { resourceIdOf } from "@/lib/cms/widget/load-child-cards";
import type { Locale } from "@/lib/i18n/locales";
import { DEFAULT_PARTY_SIZE, type Evening } from "@/lib/offer/evening";
import { loadEvening } from "@/lib/offer/load-free-tables";
import { loadTimeZones } from "@/lib/place/load-time-zones";
import { log } from "@/lib/server/log/log";

type Tonight = {
  kind: "evening";
  /** Undefined where it could not be loaded. */
  evening: Evening | undefined;
  adults: number;
  /** Time zone in which its times are shown. */
  zone: string;
  /** Path of the page, for a retry. */
  path: string;
};

/** Loads the next evening with a table for two below a place; does not throw for an evening that cannot be loaded. */
export async function loadTonight(
  options: { resourceid?: string | undefined },
  locale: Locale,
  context: WidgetContext,
): Promise<Tonight> {
  const resourceId = await resourceIdOf(options, context);
  const zone = timeZoneOfVenue(await loadTimeZones(), resourceId);
  const evening = await loadEvening(resourceId, locale, zone).catch((error: unknown) => {
    log.warn(`resource ${resourceId}: its next evening could not be loaded`, error);
    return undefined;
  });
  return { kind: "evening", evening, adults: DEFAULT_PARTY_SIZE, zone, path: context.path };
}
