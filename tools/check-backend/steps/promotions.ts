import { getPromotion, getPromotionName, listPromotions, listSpecialOffers } from "@/lib/offer/endpoints";
import { isForAdult, mealsOf } from "@/lib/offer/guest-prices";
import type { Promotion, PromotionCard } from "@/lib/offer/schema";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { checkWords } from "@/tools/check-backend/compare-languages";
import { type Found, groupOf } from "@/tools/check-backend/found";
import { checkUnique, readInBoth } from "@/tools/check-backend/steps/content";
import { checkPaging } from "@/tools/check-backend/steps/paging";

const MAX_PROMOTIONS = 12;
const MAX_PLACES = 10;
const MOST_PER_PAGE = 48;

/** Checks the list of promotions, page by page, and learns which there are. */
export async function checkPromotionLists(check: CheckContext, found: Found): Promise<void> {
  const outlets = [...found.nodes.values()].filter(({ type }) => type === "outlet").map(({ id }) => id);
  const places = [...new Set([groupOf(found), ...outlets])].slice(0, MAX_PLACES);
  for (const resourceId of places) {
    if (check.isMissing("listPromotions")) break;
    const ask = async (page: number, perPage: number) => {
      const input = { resourceId, page, perPage, withOutlet: true };
      return page === 1 && perPage === 16
        ? readInBoth(check, listPromotions, input)
        : check.read(listPromotions, input);
    };
    const cards = await checkPaging(check, "listPromotions", ask, ({ id }) => id);
    for (const card of cards) if (!found.cards.some(({ id }) => id === card.id)) found.cards.push(card);
    if (found.cards.length > 0) break;
  }
  await checkListOfOutlet(check, found);
  for (const { resourceId } of found.cards)
    checkOutlet(check, found, "listPromotions", "$.data.rows[*].resourceId", resourceId);
  await checkSpecialOffers(check, found, places);
}

/** An outlet's own list has its promotions, and none of another outlet. */
async function checkListOfOutlet(check: CheckContext, { cards }: Found): Promise<void> {
  const [card] = cards;
  if (card === undefined) return;
  const { resourceId } = card;
  const input = { resourceId, page: 1, perPage: MOST_PER_PAGE, withOutlet: true };
  const rows = (await check.read(listPromotions, input))?.rows ?? [];
  const other = rows.find((row) => row.resourceId !== resourceId);
  const isLost = rows.length > 0 && rows.length < MOST_PER_PAGE && !rows.some(({ id }) => id === card.id);
  if (other !== undefined || isLost)
    check.note("listPromotions", {
      path: "$.data.rows[*].resourceId",
      expected: `the promotions of ${resourceId}, as it was requested`,
      got: other === undefined ? `not ${card.id}, which is one` : `one of ${other.resourceId}`,
      guest: "Sees another outlet's offers on an outlet's page.",
    });
}

async function checkSpecialOffers(
  check: CheckContext,
  found: Found,
  places: readonly number[],
): Promise<void> {
  const resourceIds = [
    ...new Set([...places.slice(0, 2), ...found.cards.map(({ resourceId }) => resourceId)]),
  ];
  for (const resourceId of resourceIds.slice(0, MAX_PLACES)) {
    if (check.isMissing("listSpecialOffers")) return;
    const offers = await readInBoth(check, listSpecialOffers, { resourceId });
    if (offers === undefined) continue;
    checkUnique(check, "listSpecialOffers", "$.data[*]", offers, "id");
    for (const offer of offers) {
      checkOutlet(check, found, "listSpecialOffers", "$.data[*].resourceId", offer.resourceId);
      if (!found.cards.some(({ id }) => id === offer.id)) found.cards.push(offer);
    }
  }
}

function checkOutlet(check: CheckContext, found: Found, id: string, path: string, resourceId: number): void {
  const type = found.nodes.get(resourceId)?.type;
  if (type !== undefined && type !== "outlet")
    check.note("queryResources", {
      path: "$.data[*].meta.type",
      expected: `"outlet" for ${resourceId}, at which a promotion can be booked`,
      got: JSON.stringify(type),
      guest: "Finds no outlet where outlets are listed, and no table tonight on its page.",
    });
  if (found.nodes.size === 0 || found.nodes.has(resourceId)) return;
  check.note(id, {
    path,
    expected: "a place of resource/query",
    got: `${resourceId}`,
    guest: "Follows the card to an outlet that is not found.",
  });
}

/** Checks the details and names of promotions against their cards. */
export async function checkPromotionDetails(check: CheckContext, found: Found): Promise<void> {
  if (found.cards.length === 0) {
    for (const id of ["getPromotion", "getPromotionName"]) check.skip(id, "no promotion is known");
    return;
  }
  const words: { korean: string; english: string }[] = [];
  for (const card of found.cards.slice(0, MAX_PROMOTIONS)) {
    if (!check.isMissing("getPromotion")) {
      const input = { resourceId: card.resourceId, id: card.id };
      const detail = await readInBoth(check, getPromotion, input);
      if (detail !== undefined) {
        found.details.push(detail);
        checkDetail(check, card, detail);
        const korean = await check.read(getPromotion, input, { locale: "ko" });
        if (korean !== undefined)
          for (const field of ["name", "description", "contents", "notices"] as const)
            words.push({ korean: korean[field] ?? "", english: detail[field] ?? "" });
      }
    }
    if (!check.isMissing("getPromotionName")) await checkName(check, card);
  }
  await checkOtherOutlet(check, found);
  const remark = checkWords(words);
  if (remark !== undefined) check.note("getPromotion", { path: "$.data.contents", ...remark });
}

/** A promotion belongs to its outlet: at another one there is none of that number. */
async function checkOtherOutlet(check: CheckContext, { details, cards }: Found): Promise<void> {
  const [detail] = details;
  const other = cards.find(({ resourceId }) => resourceId !== detail?.resourceId);
  if (detail === undefined || other === undefined) return;
  const input = { resourceId: other.resourceId, id: detail.id };
  const result = await check.ask("getPromotion", input, { expect: "refusal" });
  if (result?.data !== undefined)
    check.note("getPromotion", {
      path: "status at another outlet",
      expected: `404, as ${detail.id} is a promotion of ${detail.resourceId} and not of ${other.resourceId}`,
      got: `${result.status} with data`,
      guest: "Finds one promotion at the addresses of several outlets.",
    });
}

async function checkName(check: CheckContext, card: PromotionCard): Promise<void> {
  const named = await readInBoth(check, getPromotionName, { id: card.id });
  if (named === undefined) return;
  expectSame(check, "getPromotionName", { id: card.id }, named, "Is led to another promotion.");
  const guest = "Reads another name than on the promotion's card.";
  expectSame(check, "getPromotionName", { name: card.name }, named, guest);
}

function checkDetail(check: CheckContext, card: PromotionCard, detail: Promotion): void {
  const same = (field: "id" | "resourceId" | "name", guest: string) =>
    expectSame(check, "getPromotion", { [field]: card[field] }, detail, guest);
  same("id", "Reserves another promotion than the one they chose.");
  same("resourceId", "Reserves at another outlet.");
  same("name", "Reads another name than on the card.");
  if (card.price !== undefined && detail.price !== undefined) {
    const guest = "Reads another price than on the card.";
    expectSame(check, "getPromotion", { adult: card.price.adult }, detail.price, guest, "$.data.price");
  }
  const adult = mealsOf(detail.menus).filter((menu) => isForAdult(menu) && !menu.soldOut);
  const from = detail.price?.adult;
  const isAsOnCard = card.price === undefined || card.price.adult === from;
  if (
    from !== undefined &&
    isAsOnCard &&
    adult.length > 0 &&
    from !== Math.min(...adult.map(({ unitPrice }) => unitPrice))
  )
    check.note("getPromotion", {
      path: "$.data.price.adult",
      expected: `the lowest price of a meal: ${adult.map(({ unitPrice }) => unitPrice).join(", ")}`,
      got: `${from}`,
      guest: "Reads a price 'from' that is not the lowest of the menus.",
    });
  checkUnique(check, "getPromotion", "$.data.menus[*]", detail.menus, "id");
}

/** Notes what an answer, or what of it stands at `path`, says otherwise than is `known`. */
export function expectSame(
  check: CheckContext,
  id: string,
  known: Readonly<Record<string, unknown>>,
  answer: object,
  guest: string,
  path = "$.data",
): void {
  for (const [field, expected] of Object.entries(known)) {
    const got: unknown = Reflect.get(answer, field);
    // An empty text has been reported where it stands.
    if (expected === got || expected === "") continue;
    check.note(id, {
      path: `${path}.${field}`,
      expected: JSON.stringify(expected) ?? "nothing",
      got: JSON.stringify(got) ?? "nothing",
      guest,
    });
  }
}
