import fc from "fast-check";
import type * as z from "zod/mini";
import { answersOf, type Json } from "@/app/example-answers.test-support";
import { zones } from "@/lib/cms/schema";
import { settingSchemas } from "@/lib/cms/site/schema";
import { readTolerantly } from "@/lib/http/tolerant";
import { backendCalls } from "@/lib/workbench/backend/backend-calls";

/** Every answer that is read, by its call. */
const answers: [string, z.core.$ZodType][] = [
  ...backendCalls
    .map(({ endpoint }) => endpoint)
    .filter(({ data }) => data._zod.def.type !== "unknown")
    .map(({ method, name, data }): [string, z.core.$ZodType] => [`${method} ${name}`, data]),
  ...Object.entries(settingSchemas).map(([key, schema]): [string, z.core.$ZodType] => [
    `setting ${key}`,
    schema,
  ]),
];

const read = (schema: z.core.$ZodType, answer: unknown) => readTolerantly(schema as z.ZodMiniType, answer);

test.each(answers)("%s reads every part of its answer as JSON text as the value itself", (_name, schema) => {
  fc.assert(
    fc.property(answersOf(schema), fc.infiniteStream(fc.boolean()), (answer, choices) => {
      const whole = read(schema, answer);
      expect(whole.success).toBe(true);
      for (const path of pathsOf(answer)) {
        expect([path, read(schema, replaceAt(answer, path, JSON.stringify)).data]).toEqual([
          path,
          whole.data,
        ]);
      }
      expect(read(schema, encodeSome(answer, choices)).data).toEqual(whole.data);
    }),
    { numRuns: 15 },
  );
});

/** What an answer must have to be read at all; without any other field it only loses what that field said. */
const required: Readonly<Record<string, string>> = {
  "GET coupon/name": "id name",
  "GET event/list": "id name",
  "GET coupon/list":
    "rows.id rows.name rows.status rows.usedOutlet.name rows.usedOutlet.resourceId rows.validFrom rows.validTo",
  "POST coupon/check": "used usedAt",
  "GET eventResults/mine": "answer question",
  "POST payment/approval": "amount paymentStatus sent.channel status",
  "POST payment/approvalPR": "amount paymentStatus sent.channel status",
  "GET payment/initHash": "action fields method",
  "GET promotion/calendar": "date status",
  "GET promotion/calendarRange": "end start",
  "GET promotion/detail":
    "id images.url menus.id menus.name menus.unitPrice name outlet.name outlet.resourceId price.adult refundRules.daysBefore refundRules.hoursBefore refundRules.percent refundRules.type resourceId seating.code seating.name",
  "GET promotion/name": "id name",
  "GET promotion/timetable": "status time",
  "GET promotion/timetableRange": "end interval start",
  "POST promotion/list":
    "rows.id rows.name rows.outlet.name rows.outlet.resourceId rows.price.adult rows.resourceId",
  "GET promotion/special": "id name outlet.name outlet.resourceId price.adult resourceId",
  "PUT reservation/cancel": "refundAmount refundPercent status",
  "POST reservation/create": "needsPayment reservationId sent.channel status",
  "GET reservation/detail":
    "adult amount bookedFor.name date items.crmSiTcXpromotionMenuId items.menuAmount items.menuName items.menuTotalPrice items.menuUnitPrice outlet.name promotionId refund.amount refundRules.daysBefore refundRules.hoursBefore refundRules.percent refundRules.type requestCodes.code requestCodes.kind reservationId resourceId status time",
  "GET reservation/status": "reservationId status",
  "GET reservation/list":
    "rows.adult rows.amount rows.bookedFor.name rows.date rows.outlet.name rows.promotionId rows.refund.amount rows.reservationId rows.resourceId rows.status rows.time",
  "GET language/list": "code id name",
  "GET page/versions": "storedAt version",
  "GET site/list": "rows.id rows.name rows.resourceId",
  "POST resource/query":
    "id meta meta.content.addressParts.country meta.content.addressParts.locality meta.content.addressParts.street",
  "GET customer/info": "authBy profiles.hyatt.loyaltyId profiles.kakao.id",
  "POST auth/login": "accessToken expiresAt",
  "GET adSDK/adSDKInfoByCampaign": "sdkId type",
  "GET adSDK/adSDKInfoByResourceId": "sdkId type",
};

const isZone = (path: readonly unknown[]) => path.length === 1 && zones.some((zone) => zone === path[0]);

test.each(answers)("%s loses a missing field or one that is null, and nothing else", (name, schema) => {
  const needed = new Set<string>();
  for (const answer of fc.sample(answersOf(schema), { numRuns: 15, seed: 20 })) {
    const whole = leavesOf(read(schema, answer).data);
    // A page without its rows is unreadable, while null stands for none, as it does for a zone that stays empty; keys
    // of records are not fields.
    const fields = fieldsOf(answer).filter(
      (path) => !/^(?:rows|ko|en)$/.test(path.at(-1) ?? "") && !isZone(path),
    );
    for (const path of fields) {
      const [withNull, without] = [() => null, () => undefined].map((nothing) => {
        const left = read(schema, replaceAt(answer, path, nothing));
        const remaining = new Set(leavesOf(left.data));
        return { left, lost: whole.filter((leaf) => !remaining.has(leaf)).length };
      });
      expect([path, withNull?.left.data]).toEqual([path, without?.left.data]);
      if ((without?.lost ?? 0) > countLeaves(valueAt(answer, path))) needed.add(labelOf(path));
    }
  }
  expect([...needed].sort().join(" ")).toBe(required[name] ?? "");
});

/**
 * The lists that stay as the back end sends them: authors' own (menus, pictures, questions), refund rules and the rows
 * of a page, which are sorted where they are shown, and those in which no place means anything.
 */
const unsorted = {
  answers: [
    "GET eventResults/mine",
    "GET promotion/special",
    "GET page/parts",
    "POST resource/query",
    "GET adSDK/adSDKInfoByCampaign",
    "GET adSDK/adSDKInfoByResourceId",
  ],
  fields: ["navMenu", "children", "images", "refundRules", "rows", "partContents", "allergens"],
};

test.each(answers)("%s is read in the same order however its lists are ordered", (name, schema) => {
  fc.assert(
    fc.property(answersOf(schema), (answer) => {
      const isKept = unsorted.answers.includes(name);
      const turned = reverseLists(answer, isKept);
      expect(read(schema, turned).data).toEqual(read(schema, answer).data);
    }),
    { numRuns: 15 },
  );
});

function reverseLists(value: Json, isKept: boolean): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => reverseLists(entry, false));
    return isKept ? entries : entries.reverse();
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, reverseLists(child, unsorted.fields.includes(key))]),
  );
}

type Path = string[];

/** The places of all objects, lists, numbers and booleans in a value. */
function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value === "string" || value === null) return [];
  if (typeof value !== "object") return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** The places of all fields of objects in a value. */
function fieldsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    ...(Array.isArray(value) ? [] : [[...path, key]]),
    ...fieldsOf(child, [...path, key]),
  ]);
}

/** The names of a place, without the numbers of rows and the keys of records. */
function labelOf(path: Path): string {
  return path.filter((key) => !/^(?:\d+|ko|en)$/.test(key)).join(".");
}

function valueAt(value: Json, path: Path): Json {
  return path.reduce<Json>(
    (place, key) =>
      typeof place === "object" && place !== null
        ? (Object.entries(place).find(([name]) => name === key)?.[1] ?? null)
        : null,
    value,
  );
}

/** The single values of something that was read, each with its place; rows in any order. */
function leavesOf(value: unknown, place = ""): string[] {
  if (typeof value !== "object" || value === null)
    return value === undefined ? [] : [`${place} ${String(value)}`];
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(child, Array.isArray(value) ? `${place}.*` : `${place}.${key}`),
  );
}

function countLeaves(value: Json): number {
  return Math.max(1, leavesOf(value).length);
}

/** Replaces the value at a place; a field that becomes undefined is left out. */
function replaceAt(value: Json, [key, ...rest]: Path, change: (value: Json) => Json | undefined): Json {
  if (key === undefined) return change(value) ?? null;
  if (Array.isArray(value))
    return value.map((entry, index) => (index === Number(key) ? replaceAt(entry, rest, change) : entry));
  if (typeof value !== "object" || value === null) throw new Error(`no ${key} in a value without fields`);
  const { [key]: child = null, ...others } = value;
  if (rest.length === 0 && change(child) === undefined) return others;
  return { ...value, [key]: replaceAt(child, rest, change) };
}

/** Writes some of the parts as JSON text, also parts of parts that are text already. */
function encodeSome(value: Json, choices: Iterator<boolean>): Json {
  if (typeof value === "string" || value === null) return value;
  const inner: Json = Array.isArray(value)
    ? value.map((entry) => encodeSome(entry, choices))
    : typeof value === "object"
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, encodeSome(entry, choices)]))
      : value;
  return choices.next().value === true ? JSON.stringify(inner) : inner;
}
