const names: Readonly<Record<string, string>> = {
  CARD: "Courtesy Card",
  LGLO: "Lifetime Globalist",
  GLOB: "Globalist",
  EXPL: "Explorist",
  DISV: "Discoverist",
  MEMB: "Member",
};

/** Returns a tier's name, which is the same in every language; an unknown code is a Member (R3.11). */
export function loyaltyTierName(code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? "Member") : "Member";
}
