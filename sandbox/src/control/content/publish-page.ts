import { and, eq, ne } from "drizzle-orm";
import { ControlError } from "#control/control-error.ts";
import type { Database } from "#database/open-database.ts";
import { layouts, pages, partContents, parts, settings } from "#database/schema/content.ts";
import { toContentRows } from "#seed/write-seed.ts";
import type { Zone } from "#shared/seed-types.ts";
import type { PublishedPage, PublishedZones, ZoneContents } from "./content-schemas.ts";

type PartIds = Record<Zone, number | null>;

const zoneNames = ["page", "top", "right", "left", "bottom"] as const satisfies readonly Zone[];
const emptyZones: PartIds = { page: null, top: null, right: null, left: null, bottom: null };

/**
 * Creates or replaces the authored page with this key. New content gets new part ids, as at the real back end, so
 * that caches keyed by id see a new part. Zones left out stay as they were; those of a new page are the default
 * layout's.
 */
export function publishPage(
  database: Database,
  key: string,
  { id, resourceId, parts: zones }: PublishedPage,
) {
  return database.transaction(async (transaction) => {
    const [existing] = await transaction.select().from(pages).where(eq(pages.key, key));
    const partIds = await placeZones(transaction, zones, existing ?? (await loadDefaultZones(transaction)));
    const wantedId = id ?? existing?.id;
    if (wantedId !== undefined) await refuseForeignPageId(transaction, key, wantedId);

    await transaction.delete(pages).where(eq(pages.key, key));
    const resource = resourceId === undefined ? (existing?.resourceId ?? null) : resourceId;
    // A resource shows only the page published last.
    if (resource !== null)
      await transaction.update(pages).set({ resourceId: null }).where(eq(pages.resourceId, resource));
    const [published] = await transaction
      .insert(pages)
      .values({ ...(wantedId !== undefined && { id: wantedId }), key, resourceId: resource, ...partIds })
      .returning({ id: pages.id });
    return { key, id: published?.id, resourceId: resource, partIds };
  });
}

/** Creates or changes a layout; zones left out stay as they were, those of a new layout are empty. */
export function publishLayout(database: Database, id: number, zones: PublishedZones) {
  return database.transaction(async (transaction) => {
    const [existing] = await transaction.select().from(layouts).where(eq(layouts.id, id));
    const partIds = await placeZones(transaction, zones, existing ?? emptyZones);
    await transaction
      .insert(layouts)
      .values({ id, ...partIds })
      .onConflictDoUpdate({ target: layouts.id, set: partIds });
    return { id, partIds };
  });
}

async function refuseForeignPageId(database: Database, key: string, id: number): Promise<void> {
  const [foreign] = await database
    .select({ key: pages.key })
    .from(pages)
    .where(and(eq(pages.id, id), ne(pages.key, key)));
  if (foreign) throw new ControlError(409, `Page ${id} already exists under the key ${foreign.key}.`);
}

async function loadDefaultZones(database: Database): Promise<PartIds> {
  const [setting] = await database.select().from(settings).where(eq(settings.key, "func_config"));
  const value = setting?.value;
  if (typeof value !== "object" || value === null || !("defaultLayoutId" in value)) return emptyZones;
  const [layout] = await database
    .select()
    .from(layouts)
    .where(eq(layouts.id, Number(value.defaultLayoutId)));
  return layout ?? emptyZones;
}

async function placeZones(database: Database, zones: PublishedZones, before: PartIds): Promise<PartIds> {
  const placed = { ...emptyZones };
  for (const zone of zoneNames) {
    const wanted = zones[zone];
    if (wanted === undefined) placed[zone] = before[zone];
    else
      placed[zone] =
        typeof wanted === "object" && wanted !== null ? await createPart(database, zone, wanted) : wanted;
  }
  return placed;
}

async function createPart(database: Database, type: Zone, contents: ZoneContents): Promise<number> {
  const [part] = await database.insert(parts).values({ type }).returning({ id: parts.id });
  if (!part) throw new Error("The database returned no row for a new part.");
  const rows = toContentRows({ id: part.id, contents });
  if (rows.length > 0) await database.insert(partContents).values(rows);
  return part.id;
}
