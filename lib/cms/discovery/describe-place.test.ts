import { describePlace, hasRequiredFields, type PlaceInput } from "@/lib/cms/discovery/structured-data";
import { VisibleContent } from "@/lib/cms/discovery/visible-content";

const url = "https://dining.test/r/11?language=en";
const resource = {
  type: "outlet",
  address: "18 Yeoul-ro, Jongno-gu, Seoul",
  addressParts: {
    street: "18 Yeoul-ro",
    locality: "Seoul",
    region: undefined,
    postalCode: "03045",
    country: "KR",
  },
  phone: "02-0000-1210",
  latitude: 37.5,
  longitude: 126.9,
  cuisine: "Charcoal",
  priceRange: undefined,
};
const facts: PlaceInput = {
  resource,
  id: "https://dining.test/r/11#place",
  name: "Ember Grill",
  description: "Oak and salt.",
  url,
  image: "https://media.test/ember.jpg",
  hasMap: true,
  entryPoint: url,
};
const shownOf = (...words: string[]) => new VisibleContent([], words);
const everything = shownOf("Ember Grill", "Oak and salt.", resource.address, "02-0000-1210", "Charcoal");

test("structured data describes a restaurant with its address, telephone, coordinates and reservation page (R11.2)", () => {
  const node = describePlace(facts, everything);
  expect(node).toEqual({
    "@type": "Restaurant",
    "@id": "https://dining.test/r/11#place",
    name: "Ember Grill",
    url,
    description: "Oak and salt.",
    image: "https://media.test/ember.jpg",
    address: {
      "@type": "PostalAddress",
      streetAddress: "18 Yeoul-ro",
      addressLocality: "Seoul",
      addressCountry: "KR",
    },
    telephone: "02-0000-1210",
    geo: { "@type": "GeoCoordinates", latitude: 37.5, longitude: 126.9 },
    servesCuisine: "Charcoal",
    hasMenu: url,
    acceptsReservations: "True",
    potentialAction: {
      "@type": "ReserveAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: url,
      },
    },
  });
  expect(hasRequiredFields(node)).toBe(true);
});

test("structured data leaves out what the page does not show (R11.2)", () => {
  const node = describePlace({ ...facts, hasMap: false }, shownOf("Ember Grill", resource.address));
  for (const name of ["telephone", "geo", "servesCuisine", "description"])
    expect(node).not.toHaveProperty(name);
});

test("a place whose address or name the page does not show is incomplete (R11.2)", () => {
  expect(hasRequiredFields(describePlace(facts, shownOf("Ember Grill", "02-0000-1210")))).toBe(false);
  expect(hasRequiredFields(describePlace(facts, shownOf(resource.address)))).toBe(false);
});

test("an address without parts is written as one text (R11.2)", () => {
  const { addressParts: _, ...one } = resource;
  const node = describePlace({ ...facts, resource: { ...one, addressParts: undefined } }, everything);
  expect(node).toMatchObject({ address: resource.address });
  expect(hasRequiredFields(node)).toBe(true);
});

test("structured data offers no reservation where nothing can be booked (R11.2)", () => {
  const node = describePlace({ ...facts, entryPoint: undefined }, everything);
  for (const name of ["potentialAction", "hasMenu", "acceptsReservations"])
    expect(node).not.toHaveProperty(name);
});

test("a hotel has no cuisine, and a region is not a place (R11.2)", () => {
  const hotel = describePlace({ ...facts, resource: { ...resource, type: "site" } }, everything);
  expect(hotel).toMatchObject({ "@type": "Hotel", telephone: "02-0000-1210" });
  for (const name of ["servesCuisine", "hasMenu", "acceptsReservations"])
    expect(hotel).not.toHaveProperty(name);
  expect(describePlace({ ...facts, resource: { ...resource, type: "region" } }, everything)).toBeUndefined();
});
