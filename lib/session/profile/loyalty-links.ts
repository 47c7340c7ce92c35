import { type Locale, localeFacts } from "@/lib/i18n/locales";

/** The pages that only members have, under the headers they stand below (R3.3). */
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

/** A page of the loyalty programme in the reader's language (`ko-KR` or `en-US`). */
export function loyaltyAddress(site: string, locale: Locale, path: string): string {
  return `${site.replace(/\/+$/, "")}/${localeFacts[locale].loyaltyPath}/${path}`;
}
