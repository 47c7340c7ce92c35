import * as z from "zod/mini";
import { textSchema } from "@/lib/http/tolerant";
import { describeExpected, describeGot } from "@/tools/check-backend/describe-value";
import { isObject, parseJson } from "@/tools/check-backend/read-body";

/** What becomes of a value that is not as it must be. */
export type Effect =
  | { kind: "unreadable" }
  /** It is read, although it is not written as it is best. */
  | { kind: "read" }
  /** It is read, and nothing stands where it should. */
  | { kind: "empty" }
  /** An entry of a list is left out; `list` is the property that holds the list, empty for the answer itself. */
  | { kind: "left out"; list: string }
  /** An optional field counts as absent. */
  | { kind: "absent"; parent: string; field: string };

/** One place at which an answer is not what is read, as a JSON path below `$`. */
export type Difference = { path: string; expected: string; got: string; effect: Effect };

type Position = {
  path: string;
  effect: Effect;
  /** The names of the property around this value, and of the one around that. */
  field: string;
  parent: string;
  /** The value is an entry of a list or record, which is left out where it cannot be read. */
  isEntry: boolean;
  isPersonal: boolean;
  /** The value is a text that must be there; those of lists and records, and optional ones, may be empty. */
  mayNotBeEmpty: boolean;
};

/**
 * Returns every place at which an answer is not read, although the rest of it may be: the application's own schemas
 * leave out what they cannot read, and this tells what was left out. `isPersonal` keeps a guest's data out of the
 * words.
 */
export function compareAnswer(
  schema: z.core.$ZodType,
  data: unknown,
  { path = "$.data", isPersonal = false }: { path?: string; isPersonal?: boolean } = {},
): Difference[] {
  const position: Position = {
    path,
    effect: { kind: "unreadable" },
    field: "",
    parent: "",
    isEntry: false,
    isPersonal,
    mayNotBeEmpty: true,
  };
  const asIs = compare(schema, data, position);
  if (asIs.length === 0 || typeof data !== "string") return asIs;
  const parsed = parseJson(data, data);
  return parsed === data ? asIs : compare(schema, parsed, position);
}

function compare(schema: z.core.$ZodType, value: unknown, position: Position): Difference[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (value === "" && position.mayNotBeEmpty && schema === textSchema && !MAY_BE_EMPTY.test(position.field))
    return [
      {
        ...differenceAt(schema, value, { ...position, effect: { kind: "empty" } }),
        expected: "a text that is not empty",
      },
    ];
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "catch":
      return compareOptional(def, value, position);
    case "lazy":
      return compare(def.getter(), value, position);
    case "pipe":
      return comparePipe(schema, def, value, position);
    case "object":
      return compareObject(schema, def, value, position);
    case "array":
      if (!Array.isArray(value)) return [differenceAt(schema, value, position)];
      return value.flatMap((entry, index) =>
        compare(def.element, entry, {
          ...position,
          path: `${position.path}[${index}]`,
          isEntry: true,
          mayNotBeEmpty: false,
        }),
      );
    case "record":
      if (!isObject(value)) return [differenceAt(schema, value, position)];
      return Object.entries(value).flatMap(([key, entry]) =>
        compare(def.valueType, entry, {
          ...into(position, key),
          field: position.field,
          isEntry: true,
          mayNotBeEmpty: false,
        }),
      );
    case "intersection":
      return [...compare(def.left, value, position), ...compare(def.right, value, position)];
    case "union":
      return compareUnion(schema, def.options, value, position);
    default:
      return compareWhole(schema, value, position);
  }
}

function compareOptional(
  { type, innerType }: { type: string; innerType: z.core.$ZodType },
  value: unknown,
  position: Position,
): Difference[] {
  const isNothing = value === undefined || value === null || (type === "catch" && value === "");
  if (isNothing && !position.isEntry) return [];
  if (isNothing) return [differenceAt(innerType, value, leftOut(position))];
  const inner = { ...position, mayNotBeEmpty: false };
  if (type !== "catch") return compare(innerType, value, inner);
  return compare(innerType, value, position.isEntry ? leftOut(inner) : absent(inner));
}

function comparePipe(
  schema: z.core.$ZodType,
  def: { in: z.core.$ZodType; out: z.core.$ZodType },
  value: unknown,
  position: Position,
): Difference[] {
  if (typeOf(def.in) === "transform") {
    if (typeOf(def.out) === "catch") return compare(def.out, value, position);
    if (!isComposite(def.out)) return compareWhole(schema, value, position);
    return compare(def.out, typeof value === "string" ? parseJson(value, value) : value, position);
  }
  return isComposite(def.in) || isTolerant(def.in)
    ? compare(def.in, value, position)
    : compareWhole(schema, value, position);
}

function compareObject(
  schema: z.core.$ZodType,
  { shape, catchall }: z.core.$ZodObjectDef,
  value: unknown,
  position: Position,
): Difference[] {
  if (!isObject(value)) return [differenceAt(schema, value, position)];
  const own = Object.entries(shape).flatMap(([name, field]) =>
    compare(field, value[name], { ...into(position, name), isEntry: false, mayNotBeEmpty: true }),
  );
  const others = Object.entries(value).filter(([name]) => !Object.hasOwn(shape, name));
  const below =
    catchall === undefined
      ? own
      : [
          ...own,
          ...others.flatMap(([name, field]) =>
            compare(catchall, field, { ...into(position, name), isEntry: false, mayNotBeEmpty: false }),
          ),
        ];
  // What the fields do not explain: a rule about the object as a whole.
  return below.length > 0 ? below : compareWhole(schema, value, position);
}

function compareUnion(
  schema: z.core.$ZodType,
  options: readonly z.core.$ZodType[],
  value: unknown,
  position: Position,
): Difference[] {
  const accepting = options.find((option) => z.safeParse(option, value).success);
  if (accepting !== undefined) {
    const inside = compare(accepting, value, position);
    return inside.length > 0 ? inside : compareWhole(schema, value, position);
  }
  const closest = options
    .filter(isComposite)
    .map((option) => compare(option, value, position))
    .filter((differences) => differences.every(({ path }) => path !== position.path))
    .sort((one, other) => one.length - other.length)[0];
  return closest ?? [differenceAt(options[0] ?? schema, value, position)];
}

/** An event without questions has one that is empty, and a question may be left without an answer. */
const MAY_BE_EMPTY = /^(?:question|answer)$/;

/** A boolean as some databases have it; one as JSON text is as good as one. */
const isLooseBoolean = (schema: z.core.$ZodType, value: unknown): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "pipe" && typeOf(def.out) === "boolean" && !/^(?:true|false)$/.test(String(value));
};

function compareWhole(schema: z.core.$ZodType, value: unknown, position: Position): Difference[] {
  if (isLooseBoolean(schema, value))
    return [
      differenceAt(
        schema,
        value,
        z.safeParse(schema, value).success ? { ...position, effect: { kind: "read" } } : position,
      ),
    ];
  return z.safeParse(schema, value).success ? [] : [differenceAt(schema, value, position)];
}

function differenceAt(
  schema: z.core.$ZodType,
  value: unknown,
  { path, effect, isPersonal }: Position,
): Difference {
  return {
    path,
    expected: describeExpected(schema, value),
    got: describeGot(value, path, isPersonal),
    effect,
  };
}

const leftOut = (position: Position): Position => ({
  ...position,
  effect: { kind: "left out", list: position.field },
  isEntry: false,
});

const absent = (position: Position): Position => ({
  ...position,
  effect: { kind: "absent", parent: position.parent, field: position.field },
});

const into = (position: Position, name: string): Position => ({
  ...position,
  path: /^\w+$/.test(name) ? `${position.path}.${name}` : `${position.path}[${JSON.stringify(name)}]`,
  parent: position.field,
  field: name,
});

const typeOf = (schema: z.core.$ZodType) => schema._zod.def.type;

/** Whether a schema reads objects or lists. */
function isComposite(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
    case "array":
    case "record":
    case "intersection":
    case "lazy":
      return true;
    case "optional":
    case "nullable":
    case "catch":
    case "default":
      return isComposite(def.innerType);
    case "pipe":
      return isComposite(def.in) || isComposite(def.out);
    case "union":
      return def.options.some(isComposite);
    default:
      return false;
  }
}

/** Whether a schema reads a value that it does not accept as nothing. */
function isTolerant(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "catch" || (def.type === "pipe" && (isTolerant(def.in) || isTolerant(def.out)));
}
