import { type Locale, localeData } from "@/lib/i18n/locales";

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

/** The members-only pages, grouped under their headers (R3.3). */
export const loyaltyMenu = [
  {
    header: "membership",
    items: [
      { name: "memberAccount", path: "member/account" },
      { name: "awards", path: "member/awards" },
      { name: "preferences", path: "member/profile" },
    ],
  },
  {
    header: "stays",
    items: [
      { name: "upcomingStays", path: "member/reservations" },
      { name: "pastStays", path: "member/past-stays" },
      { name: "hotelBill", path: "member/hotel-bill" },
    ],
  },
  { header: "programme", items: [{ name: "overview", path: "member/program-overview" }] },
] as const;

/** Returns the address of a loyalty programme page in the reader's language (`ko-KR` or `en-US`). */
export function loyaltyAddress(site: string, locale: Locale, path: string): string {
  return `${site.replace(/\/+$/, "")}/${localeData[locale].loyaltyPath}/${path}`;
}
