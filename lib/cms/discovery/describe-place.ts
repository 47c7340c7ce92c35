import type { Hotel, PostalAddress, ReserveAction, Restaurant } from "schema-dts";
import type { VisibleContent } from "@/lib/cms/discovery/visible-content";
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
