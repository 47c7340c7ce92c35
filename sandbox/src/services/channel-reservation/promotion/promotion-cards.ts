import { and, asc, count, eq, gte, inArray, type SQL } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { visibleSubtreeIds } from "#database/resource-tree.ts";
import { promotions } from "#database/schema/promotion.ts";
import { resources } from "#database/schema/resource.ts";
import type { LanguageCode } from "#shared/language.ts";
import { type PageOf, type PageQuery, rowsBefore, toPage } from "#shared/page-rows.ts";
import { loadMealPrices, type MealPrices } from "./meal-prices.ts";
import { loadNextFree, type NextFree } from "./next-free.ts";
import { countedFrom } from "./promotion-detail.ts";

/** The contract's PromotionCard, in one language. */
export type PromotionCard = {
  id: number;
  resourceId: number;
  name: string;
  description: string;
  thumbnailImage: string;
  outlet?: { resourceId: number; name: string };
  price?: MealPrices;
  nextFree?: NextFree;
  cuisine?: string;
};

type CardOptions = { language: LanguageCode; withOutlet: boolean; now: Date; daysAhead: number };

/** Returns one page of the promotions of a resource and all outlets below it, without those whose last day is past. */
export async function listPromotions(
  database: Database,
  resourceId: number,
  query: PageQuery,
  options: CardOptions,
): Promise<PageOf<PromotionCard>> {
  const listed = isListedBelow(resourceId, options.daysAhead);
  const rows = await selectCards(database, listed).limit(query.perPage).offset(rowsBefore(query));
  const [counted] = await database.select({ total: count() }).from(promotions).where(listed);
  return toPage(await toCards(database, rows, options), counted?.total ?? 0, query);
}

/** Returns the special offers of a resource and all outlets below it, each with its outlet. */
export async function listSpecialOffers(
  database: Database,
  resourceId: number,
  options: Omit<CardOptions, "withOutlet">,
): Promise<PromotionCard[]> {
  const rows = await selectCards(
    database,
    and(isListedBelow(resourceId, options.daysAhead), eq(promotions.special, true)),
  );
  return toCards(database, rows, { ...options, withOutlet: true });
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

async function toCards(
  database: Database,
  rows: readonly CardRow[],
  options: CardOptions,
): Promise<PromotionCard[]> {
  const prices = await loadMealPrices(
    database,
    rows.map(({ id }) => id),
  );
  const listed = rows.map((row) => countedFrom(options.daysAhead, row));
  const freeDays = await loadNextFree(database, listed, options.now);
  return rows.map((row) => ({
    ...toCard(row, options),
    price: prices.get(row.id),
    nextFree: freeDays.get(row.id),
  }));
}

function isListedBelow(resourceId: number, daysAhead: number): SQL | undefined {
  return and(
    inArray(promotions.resourceId, visibleSubtreeIds(resourceId)),
    gte(promotions.endsInDays, daysAhead),
  );
}

function selectCards(database: Database, condition: SQL | undefined) {
  return database
    .select({
      id: promotions.id,
      resourceId: promotions.resourceId,
      name: promotions.name,
      description: promotions.description,
      thumbnailImage: promotions.thumbnailImage,
      outlet: resources.content,
      startsInDays: promotions.startsInDays,
      endsInDays: promotions.endsInDays,
      minPax: promotions.minPax,
      sittings: promotions.sittings,
    })
    .from(promotions)
    .innerJoin(resources, eq(resources.id, promotions.resourceId))
    .where(condition)
    .orderBy(asc(promotions.id))
    .$dynamic();
}

function toCard(row: CardRow, { language, withOutlet }: CardOptions): PromotionCard {
  return {
    id: row.id,
    resourceId: row.resourceId,
    name: row.name[language],
    description: row.description[language],
    thumbnailImage: row.thumbnailImage,
    ...(row.outlet.cuisine !== undefined && { cuisine: row.outlet.cuisine }),
    ...(withOutlet && { outlet: { resourceId: row.resourceId, name: row.outlet[language].name } }),
  };
}
