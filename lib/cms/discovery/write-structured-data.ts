import type { Thing } from "schema-dts";
import * as z from "zod/mini";

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
