import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { adSdks, markers } from "#database/schema/collected.ts";
import { languages, layouts, pages, partContents, parts, settings } from "#database/schema/content.ts";
import { checks } from "#database/schema/coupon.ts";
import { events } from "#database/schema/event.ts";
import { outletSettings } from "#database/schema/outlet.ts";
import { promotionMenus, promotions } from "#database/schema/promotion.ts";
import { resources, sites } from "#database/schema/resource.ts";
import type { LanguageCode } from "#shared/language.ts";
import type { Seed, SeedEvent, SeedMenu } from "#shared/seed-types.ts";
import { writePeople } from "./write-people.ts";

const SEED_MARKER = "seed";

/** The largest id the seed may use; publishing assigns larger ones. */
const MAX_SEED_ID = 999_999;

/** Increment when an unchanged seed yields different rows, so that existing databases are seeded again. */
const SEED_ROWS_VERSION = 1;

/**
 * Writes the seed to the database unless the same seed is already there, so that content changed by the controls
 * survives a restart; a changed seed also replaces the people. Returns whether anything was written.
 */
export async function writeSeedIfChanged(database: Database, seed: Seed, now: Date): Promise<boolean> {
  const [marker] = await database.select().from(markers).where(eq(markers.name, SEED_MARKER));
  if (marker?.value === hashSeed(seed)) return false;
  await writeSeed(database, seed);
  await writePeople(database, seed.people, now);
  return true;
}

/** Replaces all content with the seed, in one transaction. Records collected from visitors stay. */
export async function writeSeed(database: Database, seed: Seed): Promise<void> {
  await database.transaction(async (transaction) => {
    await clearContent(transaction);
    await writeContent(transaction, seed);
    await writePromotions(transaction, seed);
    if (seed.outletSettings.length > 0) await transaction.insert(outletSettings).values(seed.outletSettings);
    if (seed.checks.length > 0) await transaction.insert(checks).values(seed.checks);
    if (seed.events.length > 0) await transaction.insert(events).values(seed.events.map(toEventRow));
    const value = hashSeed(seed);
    await transaction
      .insert(markers)
      .values({ name: SEED_MARKER, value })
      .onConflictDoUpdate({ target: markers.name, set: { value } });
  });
}

function hashSeed(seed: Seed): string {
  return createHash("sha256")
    .update(`${SEED_ROWS_VERSION}${JSON.stringify(seed)}`)
    .digest("hex");
}

async function clearContent(database: Database): Promise<void> {
  for (const table of [
    promotions,
    outletSettings,
    sites,
    resources,
    pages,
    layouts,
    parts,
    settings,
    languages,
    adSdks,
    checks,
    events,
  ]) {
    await database.delete(table);
  }
}

async function writeContent(database: Database, seed: Seed): Promise<void> {
  if (seed.languages.length > 0) await database.insert(languages).values(seed.languages);
  if (seed.settings.length > 0) await database.insert(settings).values(seed.settings);
  if (seed.resources.length > 0) await database.insert(resources).values(seed.resources);
  if (seed.sites.length > 0) await database.insert(sites).values(seed.sites);
  if (seed.parts.length > 0) {
    await database.insert(parts).values(seed.parts.map(({ id, type }) => ({ id, type })));
    await database.insert(partContents).values(seed.parts.flatMap(toContentRows));
  }
  if (seed.layouts.length > 0) await database.insert(layouts).values(seed.layouts);
  if (seed.pages.length > 0) await database.insert(pages).values(seed.pages);
  await preventIdReuse(database);
}

type Contents = Partial<Record<LanguageCode, { html: string; style?: string | undefined }>>;

/** Returns the rows of `part_contents` of a part, one for each of its languages. */
export function toContentRows({ id, contents }: { id: number; contents: Contents }) {
  return (["ko", "en"] as const).flatMap((language) => {
    const content = contents[language];
    return content ? [{ partId: id, language, ...content }] : [];
  });
}

/** Keeps ids assigned by publishing from being reused after a reset or by a larger seed: clients cache by id. */
async function preventIdReuse(database: Database): Promise<void> {
  for (const table of ["parts", "pages"]) {
    const sequence = `${table}_id_seq`;
    await database.execute(sql`
      select setval(${sequence}::regclass, greatest(
        (select last_value from ${sql.identifier(sequence)}),
        (select coalesce(max(id), 1) from ${sql.identifier(table)}),
        ${MAX_SEED_ID}::int
      ))`);
  }
}

const toInstantOrNone = (text: string | null) => (text === null ? null : new Date(text));

function toEventRow({ startsAt, endsAt, ...event }: SeedEvent) {
  return { ...event, startsAt: toInstantOrNone(startsAt), endsAt: toInstantOrNone(endsAt) };
}

async function writePromotions(database: Database, seed: Seed): Promise<void> {
  if (seed.promotions.length === 0) return;
  await database.insert(promotions).values(seed.promotions.map(({ menus, ...promotion }) => promotion));
  const menus = seed.promotions.flatMap(toMenuRows);
  if (menus.length > 0) await database.insert(promotionMenus).values(menus);
}

/** Returns the rows of `promotion_menus` of a promotion, in its order. */
export function toMenuRows({ id, menus }: { id: number; menus: SeedMenu[] }) {
  return menus.map((menu, position) => ({
    ...menu,
    promotionId: id,
    position,
    soldOut: menu.soldOut ?? false,
  }));
}
