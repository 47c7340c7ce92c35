import type { Event, Offer } from "schema-dts";
import type { PlaceNode } from "@/lib/cms/discovery/describe-place";
import type { Promotion } from "@/lib/offer/schema";

/** A promotion that can be booked; `place` is the outlet as the page shows it, as a node or by its name only. */
export type OfferInput = {
  promotion: Pick<Promotion, "name" | "currency" | "start" | "end" | "menus">;
  url: string;
  image: string | undefined;
  place: PlaceNode | { name: string };
};

/**
 * Describes every menu of a promotion as an offer with its own price (R11.2), because a promotion has as many prices as
 * menus. A menu without an advance price is not an offer.
 */
export function describeOffers({ promotion, url, place }: OfferInput): Exclude<Offer, string>[] {
  const { name, currency, start, end, menus } = promotion;
  const offeredBy =
    "@id" in place && place["@id"] !== undefined
      ? { "@id": place["@id"] }
      : { "@type": "Organization" as const, name: String(place.name) };
  return menus
    .filter(({ unitPrice }) => unitPrice > 0)
    .map((menu) => ({
      "@type": "Offer",
      name: menu.name,
      category: name,
      url,
      price: menu.unitPrice,
      priceCurrency: currency,
      availability: menu.soldOut ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
      ...(start === undefined ? {} : { validFrom: start }),
      ...(end === undefined ? {} : { validThrough: end, priceValidUntil: end }),
      offeredBy,
    }));
}

/**
 * Describes a promotion that takes place on a single day as an event (R11.2). Undefined for a promotion of several
 * days, which is only an offer, and for a place without a known address.
 */
export function describeEvent(input: OfferInput): Exclude<Event, string> | undefined {
  const { promotion, url, image, place } = input;
  const { name, start, end } = promotion;
  if (start === undefined || start !== end) return undefined;
  if (!("address" in place) || place.address === undefined || place.name === undefined) return undefined;
  const offers = describeOffers(input);
  return {
    "@type": "Event",
    name,
    url,
    startDate: start,
    endDate: end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    ...(offers.length === 0 ? {} : { offers }),
    ...(image === undefined ? {} : { image }),
    location: { "@type": "Place", name: place.name, address: place.address },
  };
}
