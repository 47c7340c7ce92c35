import type { Locale } from "@/lib/i18n/locales";
import type { OpeningHours } from "@/lib/place/opening-hours";
import { addressIn, toResourceCard } from "@/lib/place/resource-card";
import type { ResourceNode } from "@/lib/place/schema";

/** When a place is open, where it is and how it is called, in one language; what is unknown is left out. */
export type PlaceDetails = {
  name: string;
  hours: readonly OpeningHours[];
  /** Time zone of its hours. */
  zone: string;
  address?: string;
  phone?: string;
  latitude?: number;
  longitude?: number;
};

/** Returns the facts of a hotel or an outlet. */
export function toPlaceDetails(resource: ResourceNode, locale: Locale, zone: string): PlaceDetails {
  const { hours, phone, latitude, longitude } = resource;
  const address = addressIn(resource, locale);
  return {
    name: toResourceCard(resource, locale).name,
    hours,
    zone,
    ...(address === undefined ? {} : { address }),
    ...(phone === undefined ? {} : { phone }),
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  };
}
