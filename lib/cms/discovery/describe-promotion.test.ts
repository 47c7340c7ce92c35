import {
  describeEvent,
  describeOffers,
  hasRequiredFields,
  type PlaceNode,
} from "@/lib/cms/discovery/structured-data";
import { menuSchema } from "@/lib/offer/schema";

const url = "https://dining.test/promotion/11/1101?language=en";
const menu = (fields: object) =>
  menuSchema.parse({ id: 1, name: "Five courses", unitPrice: 120_000, ...fields });
const place: PlaceNode = {
  "@type": "Restaurant",
  "@id": "https://dining.test/r/11#place",
  name: "Ember Grill",
  address: "18 Yeoul-ro",
};
const promotion = {
  name: "Winter fire",
  currency: "KRW",
  start: "2026-12-01",
  end: "2026-12-31",
  menus: [
    menu({}),
    menu({ name: "Seven courses", unitPrice: "160000", soldOut: true }),
    menu({ unitPrice: 0 }),
  ],
};
const facts = { promotion, url, image: undefined, place };

test("every menu with a price is a separate offer, with currency, availability, days and outlet (R11.2)", () => {
  const offers = describeOffers(facts);
  expect(offers).toEqual([
    {
      "@type": "Offer",
      name: "Five courses",
      category: "Winter fire",
      url,
      price: 120_000,
      priceCurrency: "KRW",
      availability: "https://schema.org/InStock",
      validFrom: "2026-12-01",
      validThrough: "2026-12-31",
      priceValidUntil: "2026-12-31",
      offeredBy: { "@id": "https://dining.test/r/11#place" },
    },
    expect.objectContaining({
      name: "Seven courses",
      price: 160_000,
      availability: "https://schema.org/SoldOut",
    }),
  ]);
  expect(offers.map(hasRequiredFields)).toEqual([true, true]);
});

test("an outlet without a node of its own is named in the offer (R11.2)", () => {
  const [offer] = describeOffers({ ...facts, place: { name: "Ember Grill" } });
  expect(offer).toMatchObject({ offeredBy: { "@type": "Organization", name: "Ember Grill" } });
  expect(hasRequiredFields(offer)).toBe(true);
});

test("an evening of one day is an event at the outlet's address (R11.2)", () => {
  const evening = { ...promotion, start: "2026-12-24", end: "2026-12-24" };
  const event = describeEvent({ ...facts, promotion: evening, image: "https://media.test/a.jpg" });
  expect(event).toEqual({
    "@type": "Event",
    name: "Winter fire",
    url,
    startDate: "2026-12-24",
    endDate: "2026-12-24",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    offers: describeOffers({ ...facts, promotion: evening }),
    image: "https://media.test/a.jpg",
    location: { "@type": "Place", name: "Ember Grill", address: "18 Yeoul-ro" },
  });
  expect(hasRequiredFields(event)).toBe(true);
});

test.each([
  ["of several days", { start: "2026-12-24", end: "2026-12-25" }],
  ["without dates", { start: undefined, end: undefined }],
])("a promotion %s is not an event (R11.2)", (_, days) => {
  expect(describeEvent({ ...facts, promotion: { ...promotion, ...days } })).toBeUndefined();
});

test("an evening at a place without a known address is not an event (R11.2)", () => {
  const evening = { ...promotion, start: "2026-12-24", end: "2026-12-24" };
  expect(describeEvent({ ...facts, promotion: evening, place: { name: "Ember Grill" } })).toBeUndefined();
});
