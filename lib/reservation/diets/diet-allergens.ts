import type { Menu } from "@/lib/promotion/schema";
import { type Diet, diets } from "@/lib/reservation/draft/special-requests";

/** The words for an allergen, in the languages of the menus, by the request that stands against it. */
const wordsAgainst: Partial<Record<Diet, RegExp>> = {
  noNuts: /\bnuts?\b|peanut|almond|walnut|cashew|pistachio|견과|땅콩|호두|아몬드|잣/i,
  noDairy: /milk|dairy|cheese|butter|cream|lactose|우유|유제품|치즈|버터|크림/i,
  noGluten: /gluten|wheat|barley|rye|밀|글루텐|보리/i,
  noEgg: /\beggs?\b|계란|달걀|난류/i,
  noSoy: /\bsoy|soybean|대두|콩/i,
  noShellfish:
    /shellfish|crustacean|shrimp|prawn|crab|lobster|clam|oyster|새우|갑각류|조개|바닷가재|굴\b|꽃게|대게/i,
  noSeafood: /seafood|\bfish\b|shellfish|crustacean|shrimp|prawn|crab|생선|해산물|새우|갑각류|조개|고등어/i,
  noPork: /\bpork\b|돼지/i,
  noBeef: /\bbeef\b|쇠고기|소고기/i,
};

/** Returns the requests that stand against what a menu is stated to contain; none where nothing is stated. */
export function dietsAgainst({ allergens }: Pick<Menu, "allergens">): Diet[] {
  return diets.filter((diet) => allergens.some((allergen) => wordsAgainst[diet]?.test(allergen)));
}

/** Returns the requests by which the menus can be told apart, in the order of the form. */
export function dietsAmong(menus: readonly Pick<Menu, "allergens">[]): Diet[] {
  const against = new Set(menus.flatMap(dietsAgainst));
  return diets.filter((diet) => against.has(diet));
}
