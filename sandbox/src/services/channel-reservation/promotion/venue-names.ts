import type { Database } from "#database/open-database.ts";
import { resources } from "#database/schema/resource.ts";
import type { LanguageCode, Localized, SeedResource } from "#seed/types.ts";
import { walkUp } from "#shared/resource-tree.ts";

/** Where a resource is, by name; what a resource does not have above it (or is itself) is left out. */
export type VenueNames = { region?: string; site?: string; outlet?: string };

/** A resource's own row and the names of the region, site and outlet it lies in, or nothing when it is unknown. */
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

/** The name alone, in both languages, of what a resource says of itself. */
export function toNames({ ko, en }: SeedResource["content"]): Localized {
  return { ko: ko.name, en: en.name };
}
