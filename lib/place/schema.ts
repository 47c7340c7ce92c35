import * as z from "zod/mini";
import { isRepairedByBrowsers, readUrl } from "@/lib/base/text";
import {
  booleanSchema,
  closingHourSchema,
  countSchema,
  hourSchema,
  idSchema,
  instantSchema,
  jsonOr,
  listOf,
  numberSchema,
  optionally,
  pageOf,
  recordOf,
  sortedListOf,
  sortedOrNone,
  textSchema,
} from "@/lib/http/tolerant";
import { locales } from "@/lib/i18n/locales";
import { picturesSchema } from "@/lib/place/picture-schema";
import { namedRoutePath } from "@/lib/routing/paths";
import { routes } from "@/lib/routing/route-table";
import { decodePath } from "@/lib/routing/route-template";

/**
 * Returns the address of a hotel's menu entry (R3.4, R3.12): an http(s) address unchanged, the address of a named
 * route, or an address of this site, with or without its leading slash; undefined when it is invalid.
 */
export function toMenuPath(path: string): string | undefined {
  if (isRepairedByBrowsers(path)) return undefined;
  if (/^https?:\/\//i.test(path)) return readUrl(path) && path;
  if (path.startsWith("/")) return path.startsWith("//") ? undefined : path;
  const named = namedRoutePath(path, {});
  if (named !== undefined) return named;
  const pathname = decodePath(`/${path.replace(/[?#].*/, "")}`);
  const isPage = pathname !== undefined && routes.some(({ pattern }) => pattern.test(pathname));
  return isPage ? `/${path}` : undefined;
}

const arrivalSchema = z.object({
  floor: optionally(textSchema),
  dress: optionally(textSchema),
  parking: optionally(textSchema),
  late: optionally(textSchema),
});

/** The floor of a place, the dress code, the parking, and how long a table is held; each may be missing. */
export type Arrival = z.output<typeof arrivalSchema>;

const resourceTextSchema = z.object({
  name: optionally(textSchema),
  description: optionally(textSchema),
  image: optionally(textSchema),
  caption: optionally(textSchema),
  images: picturesSchema,
  /** Information for a guest who is about to arrive. */
  arrival: optionally(arrivalSchema),
  /** The address in this language, where it differs from the shared one. */
  address: optionally(textSchema),
});

const seoSchema = z.object({ title: optionally(textSchema), thumb: optionally(textSchema) });

/** A postal address in parts; the country is a two-letter code. */
const addressPartsSchema = z.object({
  street: textSchema,
  locality: textSchema,
  region: optionally(textSchema),
  postalCode: optionally(textSchema),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
});

/** When a place is open on some weekdays, Sunday being 0. */
const hoursSchema = z.object({
  days: listOf(z.pipe(numberSchema, z.int().check(z.minimum(0), z.maximum(6)))),
  opens: hourSchema,
  closes: closingHourSchema,
});

const contentSchema = z.pipe(
  z.catchall(
    z.object({
      address: optionally(textSchema),
      addressParts: optionally(addressPartsSchema),
      priceRange: optionally(textSchema),
      phone: optionally(textSchema),
      latitude: optionally(numberSchema),
      longitude: optionally(numberSchema),
      cuisine: optionally(textSchema),
      hours: z.catch(listOf(hoursSchema), []),
    }),
    /** The texts in each language, by its code. */
    optionally(resourceTextSchema),
  ),
  z.transform(
    ({ address, addressParts, priceRange, phone, latitude, longitude, cuisine, hours, ...others }) => {
      const texts: Record<string, z.output<typeof resourceTextSchema>> = {};
      for (const [code, text] of Object.entries(others)) if (text !== undefined) texts[code] = text;
      return { address, addressParts, priceRange, phone, latitude, longitude, cuisine, hours, texts };
    },
  ),
);

const noContent = contentSchema.parse({});

const metaSchema = z.object({
  type: z.catch(textSchema, "page"),
  key: z.catch(textSchema, ""),
  content: z.catch(jsonOr(contentSchema), noContent),
  visible: z.catch(booleanSchema, true),
  weight: z.catch(numberSchema, 0),
  seo: z.catch(recordOf(seoSchema), {}),
  /** IANA name of this place's time zone. */
  timezone: optionally(textSchema),
  /** Instant of the last change to the displayed content. */
  updatedAt: optionally(instantSchema),
});

/** A place by itself. */
export const flatResourceSchema = z.pipe(
  z.object({ id: idSchema, meta: jsonOr(metaSchema), hierarchyLevel: optionally(numberSchema) }),
  z.transform(({ id, meta: { content, ...meta }, hierarchyLevel }) => ({
    id,
    ...meta,
    ...content,
    hierarchyLevel,
  })),
);

/** A node of the group's tree: region, site (hotel), outlet or page. The wire format's `meta` is flattened into it. */
export const resourceSchema = z.intersection(
  z.object({
    /** By the weight that operators set, heaviest first, then by id. */
    descendents: sortedOrNone(
      flatResourceSchema,
      ({ weight }) => -weight,
      ({ id }) => id,
    ),
    /** How many there are in all, where only a range of them was sent. */
    descendentCount: optionally(countSchema),
    /** From the root down. */
    ancestors: sortedOrNone(
      flatResourceSchema,
      ({ hierarchyLevel }) => hierarchyLevel ?? 0,
      ({ id }) => id,
    ),
  }),
  flatResourceSchema,
);

export type ResourceNode = z.output<typeof flatResourceSchema>;
export type Resource = z.output<typeof resourceSchema>;

/** The order does not matter: the resource that was requested is found by its id. */
export const resourceListSchema = listOf(resourceSchema);

export type NavEntry = {
  name: Record<string, string>;
  /** Absent for an entry that only groups its children. */
  path: string | undefined;
  login?: boolean | undefined;
  loyalty?: "bind" | "member" | undefined;
  children: NavEntry[];
};

const navEntrySchema: z.ZodMiniType<NavEntry> = z.lazy(() =>
  z
    .object({
      name: z.union([
        recordOf(textSchema).check(z.refine((names) => Object.keys(names).length > 0)),
        z.pipe(
          textSchema,
          z.transform((name) => Object.fromEntries(locales.map((locale) => [locale, name]))),
        ),
      ]),
      path: optionally(z.pipe(z.string().check(z.minLength(1)), z.transform(toMenuPath))),
      login: optionally(booleanSchema),
      loyalty: optionally(z.enum(["bind", "member"])),
      children: z.catch(listOf(navEntrySchema), []),
    })
    .check(z.refine(({ path, children }) => path !== undefined || children.length > 0)),
);

/** A hotel from the site list, with its own menu, whose entries are in their author's order. */
export const siteSchema = z.object({
  id: idSchema,
  resourceId: idSchema,
  name: textSchema,
  navMenu: z.catch(listOf(navEntrySchema), []),
});

export type Site = z.output<typeof siteSchema>;

export const sitePageSchema = pageOf(siteSchema);

const languageSchema = z.object({ id: idSchema, code: textSchema, name: textSchema });
/** A language of the pages or the CMS; without an id where the CMS does not list it. */
export type Language = Omit<z.output<typeof languageSchema>, "id"> & { id: number | undefined };
export const languageListSchema = sortedListOf(languageSchema, ({ id }) => id);
