import * as z from "zod/mini";
import { keepHyphens } from "@/lib/base/text";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";
import { FALLBACK_LOCALE, type Locale, pickLocalized } from "@/lib/i18n/locales";
import { addressIn, toResourceCard } from "@/lib/place/resource-card";
import type { Arrival, Resource } from "@/lib/place/schema";

const text = z.optional(z.string());

/**
 * Reads where an outlet is and how it is reached, in the reader's language, from our own server, which has it cached;
 * the same as `OutletDetails`.
 */
export const readOutlet = defineEndpoint({
  group: "content",
  input: z.object({ resourceId: idSchema }),
  path: "/crm_channel_si_tc/outlet/:resourceId",
  data: z.object({
    resourceId: idSchema,
    name: z.string(),
    address: text,
    phone: text,
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
    arrival: z.optional(z.object({ floor: text })),
  }),
});

/** What a guest with a reservation needs to know about the outlet, in one language; unknown facts are left out. */
export type OutletDetails = {
  resourceId: number;
  name: string;
  image?: string;
  address?: string;
  phone?: string;
  latitude?: number;
  longitude?: number;
  hotel?: { resourceId: number; name: string };
  arrival?: Arrival;
};

/** Returns the facts of an outlet that was loaded with its ancestors. */
export function toOutletDetails(resource: Resource, locale: Locale): OutletDetails {
  const { name, image } = toResourceCard(resource, locale);
  const address = addressIn(resource, locale);
  const { phone, latitude, longitude } = resource;
  const arrival = resource.texts[locale]?.arrival ?? pickLocalized(resource.texts, FALLBACK_LOCALE)?.arrival;
  const site = resource.ancestors.find(({ type }) => type === "site");
  return {
    resourceId: resource.id,
    name,
    ...(image === undefined ? {} : { image }),
    ...(address === undefined ? {} : { address }),
    ...(arrival === undefined ? {} : { arrival }),
    ...(phone === undefined ? {} : { phone }),
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    ...(site === undefined
      ? {}
      : { hotel: { resourceId: site.id, name: toResourceCard(site, locale).name } }),
  };
}

type Whereabouts = {
  address?: string | undefined;
  arrival?: { floor?: string | undefined } | undefined;
};

/**
 * Returns where an outlet is, in lines: its floor, unless the address names it, and the address, in which no word is
 * broken at its hyphen.
 */
export function whereOutletIs({ address, arrival }: Whereabouts): string[] {
  const floor = arrival?.floor;
  const isSaid = floor !== undefined && address?.includes(floor) === true;
  return [isSaid ? undefined : floor, address].filter((line) => line !== undefined).map(keepHyphens);
}
