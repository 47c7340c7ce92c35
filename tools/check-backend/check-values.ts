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

/** Under these, `adult` and `child` are guests and no prices. */
const COUNTS = /^(?:rows|data)$/;

/** Returns where an answer has a value in a form that is read, but is not what the guide promises. */
export function checkValues(data: unknown, path = "$.data", parent = "data"): Remark[] {
  if (Array.isArray(data))
    return data.flatMap((entry, index) => checkValues(entry, `${path}[${index}]`, parent));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]): Remark[] => {
    if (typeof value === "object") return checkValues(value, `${path}.${name}`, name);
    if ((typeof value !== "string" && typeof value !== "number") || value === "") return [];
    if ((name === "adult" || name === "child") && COUNTS.test(parent)) return [];
    const broken = rules.find((rule) => rule.name.test(name) && !rule.isRight(value));
    if (broken === undefined) return [];
    const { expected, guest } = broken;
    return [{ path: `${path}.${name}`, expected, got: JSON.stringify(value).slice(0, 60), guest }];
  });
}
