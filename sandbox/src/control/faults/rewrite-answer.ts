/**
 * What a back end of its own manner does to its answers: everything as JSON text, or every list the other way round.
 */
export const rewritings = ["asText", "backwards"] as const;

export type Rewriting = (typeof rewritings)[number];

/** Rewrites the `data` of an answer; an answer without it stays as it is. */
export function rewriteAnswer(answer: unknown, rewriting: Rewriting): unknown {
  if (typeof answer !== "object" || answer === null || !("data" in answer)) return answer;
  const { data } = answer;
  return { ...answer, data: rewriting === "asText" ? toText(data) : backwards(data) };
}

/** Writes every object, list, number and boolean as JSON text, also those inside of another. */
function toText(value: unknown): unknown {
  if (typeof value === "string" || value === null) return value;
  return JSON.stringify(mapInside(value, toText));
}

function backwards(value: unknown): unknown {
  const inside = mapInside(value, backwards);
  return Array.isArray(inside) ? inside.reverse() : inside;
}

function mapInside(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}
