import type {
  BreadcrumbList,
  Event,
  Hotel,
  Offer,
  PostalAddress,
  ReserveAction,
  Restaurant,
  Thing,
} from "schema-dts";
import * as z from "zod/mini";
import type { VisibleContent } from "@/lib/cms/discovery/visible-content";
import type { Promotion } from "@/lib/offer/schema";
import type { Resource } from "@/lib/place/schema";

export type PlaceNode = Exclude<Hotel | Restaurant, string>;

/** What describes a place besides its resource. Addresses are absolute. */
export type PlaceInput = {
  resource: Pick<
    Resource,
    "type" | "address" | "addressParts" | "phone" | "latitude" | "longitude" | "cuisine" | "priceRange"
  >;
  id: string;
  name: string;
  description: string | undefined;
  /** Address of the place's page. */
  url: string;
  image: string | undefined;
  /** Whether the page shows its location on a map. */
  hasMap: boolean;
  /** Address where a reservation begins; undefined where none can be made from this page. */
  entryPoint: string | undefined;
};

/**
 * Describes a hotel or a restaurant as the page shows it (R11.2): what the page does not show is left out, so the node
 * may lack required fields (`hasRequiredFields`). Undefined for any other resource.
 */
export function describePlace(input: PlaceInput, shown: VisibleContent): PlaceNode | undefined {
  const { resource, id, url, name, description, image, hasMap, entryPoint } = input;
  const { type, latitude, longitude, cuisine, priceRange } = resource;
  const telephone = shown.phone(resource.phone);
  const address = describeAddress(resource, shown);
  const common = {
    "@id": id,
    name: shown.text(name) ?? "",
    url,
    ...optional("description", shown.text(description)),
    ...optional("image", image),
    ...optional("address", address),
    ...optional("telephone", telephone),
    ...optional("priceRange", shown.text(priceRange)),
    ...(hasMap && latitude !== undefined && longitude !== undefined
      ? { geo: { "@type": "GeoCoordinates" as const, latitude, longitude } }
      : {}),
    ...(entryPoint === undefined ? {} : { potentialAction: reserveAt(entryPoint) }),
  };
  if (type === "site") return { "@type": "Hotel", ...common };
  if (type !== "outlet") return undefined;
  return {
    "@type": "Restaurant",
    ...common,
    ...optional("servesCuisine", shown.text(cuisine)),
    ...(entryPoint === undefined ? {} : { hasMenu: entryPoint, acceptsReservations: "True" }),
  };
}

/** Returns the address in its parts where the page shows them, else as the single text that the page shows. */
function describeAddress(
  { address, addressParts }: Pick<Resource, "address" | "addressParts">,
  shown: VisibleContent,
): PostalAddress | string | undefined {
  const street = shown.text(addressParts?.street);
  const locality = shown.text(addressParts?.locality);
  if (addressParts === undefined || street === undefined || locality === undefined)
    return shown.text(address);
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: locality,
    ...optional("addressRegion", shown.text(addressParts.region)),
    ...optional("postalCode", shown.text(addressParts.postalCode)),
    addressCountry: addressParts.country,
  };
}

function reserveAt(urlTemplate: string): ReserveAction {
  return { "@type": "ReserveAction", target: { "@type": "EntryPoint", urlTemplate } };
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

/** A promotion that can be booked; `place` is the outlet as the page shows it, as a node or by its name only. */
type OfferInput = {
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

/** A breadcrumb: the page's name and its absolute address. */
export type Breadcrumb = { name: string | undefined; url: string };

/**
 * Describes the breadcrumbs from home to a page (R11.2), limited to the steps that the page names; the last is the page
 * itself.
 */
export function describeBreadcrumbs(
  steps: readonly Breadcrumb[],
  shown: VisibleContent,
): Exclude<BreadcrumbList, string> {
  const named = steps.flatMap(({ name, url }) => {
    const text = shown.text(name);
    return text === undefined ? [] : [{ name: text, url }];
  });
  return {
    "@type": "BreadcrumbList",
    itemListElement: named.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(index === named.length - 1 ? {} : { item: url }),
    })),
  };
}

/**
 * Serializes complete nodes as the text of a JSON-LD script (R11.2); undefined where none is complete. `<` is escaped,
 * so that no name can end the script or begin a comment in it.
 */
export function writeStructuredData(
  nodes: readonly (Exclude<Thing, string> | undefined)[],
): string | undefined {
  const whole = nodes.filter((node) => node !== undefined && hasRequiredFields(node));
  if (whole.length === 0) return undefined;
  return JSON.stringify({ "@context": "https://schema.org", "@graph": whole }).replaceAll("<", "\\u003c");
}

const text = z.string().check(z.minLength(1));
const address = z.url({ protocol: /^https?$/ });
const day = z.iso.date();

/** An address as one text or in parts, as Google requires it of a place. */
const postalAddress = z.union([
  text,
  z.object({
    "@type": z.literal("PostalAddress"),
    streetAddress: text,
    addressLocality: text,
    addressCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
]);

const entryPoint = z.object({ "@type": z.literal("EntryPoint"), urlTemplate: address });

const placeSchema = z.object({
  name: text,
  url: address,
  address: postalAddress,
  potentialAction: z.optional(z.object({ "@type": z.literal("ReserveAction"), target: entryPoint })),
});

/** A node by its id, or by type and name where the page has no node for it. */
const reference = z.union([z.object({ "@id": address }), z.object({ "@type": text, name: text })]);

/**
 * The required fields of each type of node, because search engines ignore incomplete ones (R11.2). The types of
 * `schema-dts` define which fields exist; this defines which are required.
 */
export const requiredFields = z.discriminatedUnion("@type", [
  z.object({ "@type": z.literal("Organization"), name: text, url: address }),
  z.object({ "@type": z.literal("WebSite"), name: text, url: address }),
  z.extend(placeSchema, { "@type": z.literal("Hotel") }),
  z.extend(placeSchema, { "@type": z.literal("Restaurant") }),
  z.object({
    "@type": z.literal("Offer"),
    name: text,
    url: address,
    price: z.number().check(z.positive()),
    priceCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    availability: z.enum(["https://schema.org/InStock", "https://schema.org/SoldOut"]),
    validFrom: z.optional(day),
    validThrough: z.optional(day),
    offeredBy: reference,
  }),
  z.object({
    "@type": z.literal("Event"),
    name: text,
    url: address,
    startDate: day,
    location: z.object({ "@type": z.literal("Place"), name: text, address: postalAddress }),
  }),
  z.object({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(
        z.object({
          "@type": z.literal("ListItem"),
          position: z.int(),
          name: text,
          item: z.optional(address),
        }),
      )
      .check(
        z.minLength(2),
        z.refine((items) => items.every(({ position }, index) => position === index + 1), "counted from 1"),
        z.refine(
          (items) => items.slice(0, -1).every(({ item }) => item !== undefined),
          "all but the last lead on",
        ),
      ),
  }),
]);

/** Returns whether a node has all required fields of its type. */
export function hasRequiredFields(node: unknown): boolean {
  return requiredFields.safeParse(node).success;
}
