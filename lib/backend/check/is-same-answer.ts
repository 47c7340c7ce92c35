import { isDeepStrictEqual } from "node:util";

/** Returns whether two answers say the same; the order of a list says nothing. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(inOrder(one), inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => [JSON.stringify(inOrder(entry)) ?? "", entry] as const);
    return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => inOrder(entry));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, inOrder((value as Record<string, unknown>)[name])]),
  );
}
