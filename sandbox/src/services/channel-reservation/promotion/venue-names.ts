import type { Database } from "#database/open-database.ts";
import { walkUp } from "#database/resource-tree.ts";
import { resources } from "#database/schema/resource.ts";
import type { LanguageCode, Localized } from "#shared/language.ts";
import type { SeedResource } from "#shared/seed-types.ts";

/** The names of the region, site and outlet that a resource is or lies in; absent levels are left out. */
export type VenueNames = { region?: string; site?: string; outlet?: string };

/** Returns a resource's row and the names of its region, site and outlet; `undefined` for an unknown resource. */
export async function loadVenue(
  database: Database,
  resourceId: number,
  language: LanguageCode,
): Promise<{ resource: typeof resources.$inferSelect; names: VenueNames } | undefined> {
  const rows = await database.select().from(resources);
  const path = walkUp(new Map(rows.map((row) => [row.id, row])), resourceId);
  const [resource] = path;
  if (!resource) return undefined;
  const nameOf = (type: SeedResource["type"]) =>
    path.find((row) => row.type === type)?.content[language].name;
  return { resource, names: { region: nameOf("region"), site: nameOf("site"), outlet: nameOf("outlet") } };
}

/** Returns the name, in both languages, from a resource's content. */
export function toNames({ ko, en }: SeedResource["content"]): Localized {
  return { ko: ko.name, en: en.name };
}
