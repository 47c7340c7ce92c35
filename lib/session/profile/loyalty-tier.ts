const names: Readonly<Record<string, string>> = {
  CARD: "Courtesy Card",
  LGLO: "Lifetime Globalist",
  GLOB: "Globalist",
  EXPL: "Explorist",
  DISV: "Discoverist",
  MEMB: "Member",
};

/** A tier's own name, the same in every language; any code that is not known is a Member (R3.11). */
export function loyaltyTierName(code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? "Member") : "Member";
}
