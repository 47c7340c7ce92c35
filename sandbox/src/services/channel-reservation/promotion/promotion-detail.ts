import { asc, eq } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { promotionMenus, promotions } from "#database/schema/promotion.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { LanguageCode } from "#shared/language.ts";
import { pictureIn } from "#shared/picture-in.ts";
import { addDays, toSeoulDate } from "#shared/seoul-date.ts";
import { loadMealPrices } from "./meal-prices.ts";
import { loadVenue } from "./venue-names.ts";

type PromotionRow = typeof promotions.$inferSelect;

/**
 * Returns the promotion with this id, its days counted from `daysAhead` days after today. Throws 404
 * `failed_to_load_promotion` if there is none.
 */
export async function requirePromotion(database: Database, id: number, daysAhead = 0): Promise<PromotionRow> {
  const [promotion] = await database.select().from(promotions).where(eq(promotions.id, id));
  if (!promotion) throw new ServiceError(404, "failed_to_load_promotion");
  return countedFrom(daysAhead, promotion);
}

type Days = { startsInDays: number; endsInDays: number };

/** Returns a promotion with its first and last day counted from `daysAhead` days after today. */
export function countedFrom<Row extends Days>(daysAhead: number, promotion: Row): Row {
  const { startsInDays, endsInDays } = promotion;
  return { ...promotion, startsInDays: startsInDays - daysAhead, endsInDays: endsInDays - daysAhead };
}

/** Returns the first bookable day in Seoul, today at the earliest, and the last. Throws 422 `expired_promotion`. */
export function toBookableDays(promotion: PromotionRow, now: Date): { start: string; end: string } {
  if (promotion.endsInDays < 0) throw new ServiceError(422, "expired_promotion");
  const today = toSeoulDate(now);
  return {
    start: addDays(today, Math.max(0, promotion.startsInDays)),
    end: addDays(today, promotion.endsInDays),
  };
}

type DetailQuery = {
  resourceId: number;
  id: number;
  language: LanguageCode;
  now: Date;
  daysAhead: number;
};

/** Returns the contract's Promotion in one language. Throws 404 if it is unknown or another resource's. */
export async function loadPromotionDetail(
  database: Database,
  { resourceId, id, language, now, daysAhead }: DetailQuery,
) {
  const promotion = await requirePromotion(database, id, daysAhead);
  const venue = await loadVenue(database, promotion.resourceId, language);
  if (promotion.resourceId !== resourceId || !venue) throw new ServiceError(404, "failed_to_load_promotion");
  const today = toSeoulDate(now);
  const { name, address, phone } = { ...venue.resource.content, ...venue.resource.content[language] };
  return {
    id: promotion.id,
    resourceId: promotion.resourceId,
    name: promotion.name[language],
    description: promotion.description[language],
    thumbnailImage: promotion.thumbnailImage,
    contents: promotion.contents[language],
    images: promotion.images.map((picture) => pictureIn(picture, language)),
    outlet: { resourceId, name, address, phone, region: venue.names.region, site: venue.names.site },
    currency: "KRW" as const,
    start: addDays(today, promotion.startsInDays),
    end: addDays(today, promotion.endsInDays),
    minPax: promotion.minPax,
    maxPax: promotion.maxPax,
    needsPayment: promotion.needsPayment,
    autoCancelMinutes: promotion.autoCancelMinutes,
    menus: await loadMenus(database, id, language),
    requiresMenu: promotion.requiresMenu,
    ...(promotion.menuPerPerson !== null && { menuPerPerson: promotion.menuPerPerson }),
    ...(promotion.seating && {
      seating: promotion.seating.map(({ code, name }) => ({ code, name: name[language] })),
    }),
    price: (await loadMealPrices(database, [id])).get(id),
    refundRules: promotion.refundRules,
    notices: promotion.notices[language],
  };
}

async function loadMenus(database: Database, promotionId: number, language: LanguageCode) {
  const rows = await database
    .select()
    .from(promotionMenus)
    .where(eq(promotionMenus.promotionId, promotionId))
    .orderBy(asc(promotionMenus.position));
  return rows.map((menu) => ({
    id: menu.id,
    name: menu.name[language],
    description: menu.description[language],
    image: menu.image ?? undefined,
    unitPrice: menu.unitPrice,
    minQuantity: menu.minQuantity,
    maxQuantity: menu.maxQuantity,
    maxPerPerson: menu.maxPerPerson ?? undefined,
    soldOut: menu.soldOut,
    kind: menu.kind,
    ...(menu.forChild !== null && { forChild: menu.forChild }),
    ...(menu.allergens && { allergens: menu.allergens[language] }),
  }));
}
