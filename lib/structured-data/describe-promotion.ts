import type { Event, Offer } from "schema-dts";
import type { Promotion } from "@/lib/promotion/schema";
import type { PlaceNode } from "@/lib/structured-data/describe-place";

/** A promotion that can be booked; its place is the outlet as the page shows it, whole or only by its name. */
export type OfferFacts = {
  promotion: Pick<Promotion, "name" | "currency" | "start" | "end" | "menus">;
  url: string;
  image: string | undefined;
  place: PlaceNode | { name: string };
};

/**
 * Every menu of a promotion as an offer with its own price (R11.2), for a promotion has as many prices as menus. One
 * that costs nothing beforehand has none and is no offer.
 */
export function describeOffers({ promotion, url, place }: OfferFacts): Exclude<Offer, string>[] {
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
 * The evening of a promotion that takes place on one day only (R11.2). What runs for days is an offer and no event;
 * undefined for it, and for an evening whose place is not known by its address.
 */
export function describeEvening({
  promotion,
  url,
  image,
  place,
}: OfferFacts): Exclude<Event, string> | undefined {
  const { name, start, end } = promotion;
  if (start === undefined || start !== end) return undefined;
  if (!("address" in place) || place.address === undefined || place.name === undefined) return undefined;
  return {
    "@type": "Event",
    name,
    url,
    startDate: start,
    ...(image === undefined ? {} : { image }),
    location: { "@type": "Place", name: place.name, address: place.address },
  };
}
