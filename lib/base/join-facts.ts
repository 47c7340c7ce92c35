/** A dot beside which no line is broken. */
export const BETWEEN_FACTS = "\u00a0·\u00a0";

/**
 * Joins facts by dots that no line begins or ends with: there is no break beside a dot, so that a line is broken inside
 * of a fact. Facts of which each must stay whole are rendered by `components/ui/fact-line.tsx`. Empty ones are
 * left out.
 */
export function joinFacts(facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== "").join(BETWEEN_FACTS);
}
