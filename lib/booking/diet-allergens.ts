import { type Diet, diets } from "@/lib/booking/special-requests";
import type { Menu } from "@/lib/offer/schema";

const nuts =
  "nut peanut almond walnut hazelnut pecan cashew pistachio 견과 견과류 땅콩 호두 아몬드 잣 캐슈넛";
const shellfish = `shellfish crustacean mollusc mollusk shrimp prawn crab lobster clam mussel oyster abalone scallop squid
  octopus 갑각류 새우 게 꽃게 대게 바닷가재 조개 조개류 굴 전복 홍합 가리비 오징어 낙지 문어`;

/**
 * The words for an allergen, in the languages of the menus, by the request that stands against it: those that food law
 * names (in Korea twenty-two), and what menus write instead. Whole words, because one is often part of another:
 * wheat (밀) of milk (밀크), soya (콩) of peanut (땅콩).
 */
const wordsAgainst: Partial<Record<Diet, ReadonlySet<string>>> = {
  noNuts: words(nuts),
  noDairy: words("milk dairy cheese butter cream lactose 우유 유제품 치즈 버터 크림 유당"),
  noGluten: words("gluten wheat barley rye oat spelt 글루텐 밀 밀가루 보리 호밀 귀리"),
  noEgg: words("egg 계란 달걀 난류 알류"),
  noSoy: words("soy soya soybean 대두 콩"),
  noShellfish: words(shellfish),
  noSeafood: words(
    `${shellfish} seafood fish mackerel tuna salmon anchovy 해산물 생선 어류 고등어 참치 연어 멸치`,
  ),
  noPork: words("pork ham bacon 돼지고기 돼지 햄 베이컨"),
  noBeef: words("beef 쇠고기 소고기"),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Returns the requests that stand against what a menu is stated to contain; none where nothing is stated. */
export function dietsAgainst({ allergens }: Pick<Menu, "allergens">): Diet[] {
  const stated = allergens.flatMap((allergen) =>
    // English names an allergen in the singular or the plural.
    allergen
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map((word) => word.replace(/s$/, "")),
  );
  return diets.filter((diet) => stated.some((word) => wordsAgainst[diet]?.has(word)));
}

/** Returns the requests by which the menus can be distinguished, in the order of the form. */
export function dietsAmong(menus: readonly Pick<Menu, "allergens">[]): Diet[] {
  const against = new Set(menus.flatMap(dietsAgainst));
  return diets.filter((diet) => against.has(diet));
}

/** Whether it is known what a menu contains; a deposit is not eaten. */
export function isAllergensStated({ kind, allergens }: Pick<Menu, "kind" | "allergens">): boolean {
  return kind === "deposit" || allergens.length > 0;
}
