import { locales } from "@/lib/i18n/locales";
import { cuisines } from "@/lib/offer/cuisines";
import type { Remark } from "@/tools/check-backend/calls/call-records";

/** A rule about a value that a schema reads in more forms than the guide promises. */
type Rule = {
  name: RegExp;
  isRight: (value: string | number) => boolean;
  expected: string;
  guest: string;
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const WHOLE = /^\d+$/;
/** Of clocks that differ. */
const TOLERATED_MS = 15 * 60_000;
/** What is no number at all is reported as that. */
const isNumber = (value: string | number) => !Number.isNaN(Number(value));

const rules: readonly Rule[] = [
  {
    name: /^(?:amount|fee|unitPrice|menuUnitPrice|menuTotalPrice|refundAmount|adult|child)$/,
    isRight: (value) => !isNumber(value) || WHOLE.test(String(value)),
    expected: "a whole number of won",
    guest: "Reads a rounded sum, and may be refused the one that they were shown.",
  },
  {
    name: /^currency$/,
    isRight: (value) => value === "KRW",
    expected: "KRW, in which every amount is",
    guest: "Reads the amount as won.",
  },
  {
    name: /^(?:\w+At|validFrom|validTo|connected_at|_updatedAt)$/,
    isRight: (value) => INSTANT.test(String(value)),
    expected: "an instant in ISO 8601 with its offset",
    guest: "May read another day or hour, as the device's own zone is taken.",
  },
  {
    name: /^(?:createdAt|paidAt|usedAt|requestedAt|updatedAt|_updatedAt|connected_at)$/,
    isRight: (value) => Date.parse(String(value)) < Date.now() + TOLERATED_MS,
    expected: "an instant that has passed, with the offset of the zone in which it is written",
    guest: "Reads of something that is still to come, hours from now.",
  },
  {
    name: /^memberSince$/,
    isRight: (value) => /^\d{2}\/\d{2}\/\d{4}$/.test(String(value)),
    expected: "a day as MM/DD/YYYY, the programme's own form",
    guest: "Does not see since when they are a member.",
  },
  {
    name: /^relation$/,
    isRight: (value) => /^[A-Z_]+$/.test(String(value)),
    expected: "ADDED for a guest who has the channel, or the messenger's other words, in capitals",
    guest: "Is offered the channel again, although they have it.",
  },
  {
    name: /^tierCode$/,
    isRight: (value) => /^[A-Z]{4}$/.test(String(value)),
    expected: "the programme's code of four capitals, such as GLOB",
    guest: "Reads the code instead of the name of their tier.",
  },
  {
    name: /^(?:percent|refundPercent)$/,
    isRight: (value) => !isNumber(value) || Number(value) === 0 || Number(value) >= 1,
    expected: "a percentage, from 0 to 100",
    guest: "Reads that next to nothing is refunded.",
  },
  {
    name: /^cuisine$/,
    isRight: (value) => cuisines.some((known) => known === value),
    expected: `a code that has a name in both languages: ${cuisines.join(", ")}`,
    guest: "Reads the code as it is, in either language.",
  },
  {
    name: /^(?:contents|notices)$/,
    isRight: (value) => !/&lt;[a-z][^<]*&gt;/i.test(String(value)) || /<[a-z]/i.test(String(value)),
    expected: "HTML as it was written, not escaped",
    guest: "Reads the tags instead of a page.",
  },
  {
    name: /^latitude$/,
    isRight: (value) => !isNumber(value) || Math.abs(Number(value)) <= 90,
    expected: "degrees north, from -90 to 90",
    guest: "Is shown a map of another place.",
  },
  {
    name: /^longitude$/,
    isRight: (value) => !isNumber(value) || Math.abs(Number(value)) <= 180,
    expected: "degrees east, from -180 to 180",
    guest: "Is shown a map of another place.",
  },
];

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with an object as a whole: at which of its fields, and how. */
type Flaw = { field: string; expected: string; got: string; guest: string };

/** Fields of one object of which the first is never more, or later, than the second. */
const pairs: readonly (readonly [lower: string, upper: string, guest: string])[] = [
  ["minPax", "maxPax", "Can choose no party."],
  ["minQuantity", "maxQuantity", "Cannot order this menu."],
  ["start", "end", "Can choose no day, or no time."],
  ["validFrom", "validTo", "Can never use it."],
  ["begins", "ends", "Is refused before it begins, and after it ends."],
  ["createdAt", "paidAt", "Reads that they paid before they reserved."],
];

/** Rules about the fields of one object, wherever such an object stands; each says nothing where its fields are not. */
const objectRules: readonly ((object: Fields, name: string) => Flaw | undefined)[] = [
  (object) => {
    const broken = pairs.find(([lower, upper]) => isMore(object[lower], object[upper]));
    if (broken === undefined) return undefined;
    const [field, upper, guest] = broken;
    return { field, expected: `at most ${upper} (${object[upper]})`, got: `${object[field]}`, guest };
  },
  ({ menuAmount, menuUnitPrice, menuTotalPrice }) =>
    sumFlaw("menuTotalPrice", Number(menuAmount) * Number(menuUnitPrice), menuTotalPrice, SUM_OF_MENUS),
  ({ items, amount }) =>
    Array.isArray(items) && items.length > 0
      ? sumFlaw(
          "amount",
          items.reduce((sum, item) => sum + Number(item?.menuAmount) * Number(item?.menuUnitPrice), 0),
          amount,
          SUM_OF_MENUS,
        )
      : undefined,
  ({ refund, amount }) => {
    if (!isFields(refund) || refund.fee === undefined || refund.fee === null) return undefined;
    const paidBack = Number(amount) - Number(refund.fee);
    return sumFlaw(
      "refund.amount",
      paidBack,
      refund.amount,
      "Reads a refund and a fee that are not what they paid.",
    );
  },
  (object, name) => {
    const written = locales.filter((locale) => isWritten(object[locale]));
    const missing = locales.filter((locale) => !isWritten(object[locale]));
    if (written.length === 0 || missing.length === 0 || MAY_LACK_LANGUAGES.test(name)) return undefined;
    return {
      field: missing[0] ?? "",
      expected: `words for ${missing.join(" and ")}`,
      got: `words for ${written.join(", ")} only`,
      guest: "Reads this in another language.",
    };
  },
];

const SUM_OF_MENUS = "Reads a sum that is not that of the menus.";
/** Without them the page's own title and picture are taken, which are in the reader's language. */
const MAY_LACK_LANGUAGES = /^seo$/;

const isWritten = (value: unknown) => value !== undefined && value !== null && value !== "";

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMore(lower: unknown, upper: unknown): boolean {
  if (!isWritten(lower) || !isWritten(upper)) return false;
  if (isNumber(String(lower)) && isNumber(String(upper))) return Number(lower) > Number(upper);
  const [one, other] = [String(lower), String(upper)];
  return INSTANT.test(one) && INSTANT.test(other)
    ? Date.parse(one) > Date.parse(other)
    : one.slice(0, DAY_LENGTH) > other.slice(0, DAY_LENGTH);
}

/** Of a day, YYYY-MM-DD, of which an instant may be in another zone. */
const DAY_LENGTH = 10;

function sumFlaw(field: string, sum: number, got: unknown, guest: string): Flaw | undefined {
  const isRight = !isWritten(got) || Number.isNaN(sum) || !isNumber(String(got)) || Number(got) === sum;
  return isRight ? undefined : { field, expected: `${sum}`, got: `${got}`, guest };
}

/** Under these, `adult` and `child` are guests and no prices. */
const COUNTS = /^(?:rows|data)$/;

/** Returns where an answer has a value in a form that is read, but is not what the guide promises. */
export function checkValues(data: unknown, path = "$.data", parent = "data"): Remark[] {
  if (Array.isArray(data))
    return data.flatMap((entry, index) => checkValues(entry, `${path}[${index}]`, parent));
  if (!isFields(data)) return [];
  const flaws = objectRules.flatMap((rule) => rule(data, parent) ?? []);
  const remarks = flaws.map(({ field, ...flaw }) => ({ ...flaw, path: `${path}.${field}` }));
  const below = Object.entries(data).flatMap(([name, value]): Remark[] => {
    if (typeof value === "object") return checkValues(value, `${path}.${name}`, name);
    if ((typeof value !== "string" && typeof value !== "number") || value === "") return [];
    if ((name === "adult" || name === "child") && COUNTS.test(parent)) return [];
    const broken = rules.find((rule) => rule.name.test(name) && !rule.isRight(value));
    if (broken === undefined) return [];
    const { expected, guest } = broken;
    return [{ path: `${path}.${name}`, expected, got: JSON.stringify(value).slice(0, 60), guest }];
  });
  return [...remarks, ...below];
}
