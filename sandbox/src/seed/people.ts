import type { SeedPeople } from "#shared/seed-types.ts";
import { coupons } from "./coupons.ts";
import { reservations } from "./reservations.ts";

/** Accounts offered at the two logins, and existing customers: Hana, Daniel, Jiho, Seoyeon and a relative of hers. */
export const people: SeedPeople = {
  guests: [
    {
      id: 210_401,
      name: { ko: "김하나", en: "Hana Kim" },
      nickname: { ko: "하나", en: "Hana" },
      channel: "ADDED",
      consentedAt: "2024-03-08T10:21:00Z",
    },
    {
      id: 210_402,
      name: { ko: "다니엘 파크", en: "Daniel Park" },
      nickname: { ko: "다니엘", en: "Daniel" },
      channel: "NONE",
      consentedAt: "2025-11-30T02:05:00Z",
    },
    {
      id: 210_403,
      name: { ko: "이지호", en: "Jiho Lee" },
      nickname: { ko: "지호", en: "Jiho" },
      channel: "ADDED",
      consentedAt: "2025-06-14T08:40:00Z",
    },
    {
      id: 210_404,
      name: { ko: "박소민", en: "Somin Park" },
      nickname: { ko: "소민", en: "Somin" },
      channel: "NONE",
      consentedAt: null,
    },
    {
      id: 210_405,
      name: { ko: "최서연", en: "Seoyeon Choi" },
      nickname: { ko: "서연", en: "Seoyeon" },
      channel: "NONE",
      consentedAt: "2026-02-19T12:00:00Z",
    },
  ],
  members: [
    {
      loyaltyId: "512077301G",
      firstName: "Hana",
      lastName: "Kim",
      tierCode: "GLOB",
      points: 128_450,
      memberSince: "2016-05-21",
    },
    {
      loyaltyId: "534410288X",
      firstName: "Jiho",
      lastName: "Lee",
      tierCode: "EXPL",
      points: 36_200,
      memberSince: "2021-09-02",
    },
    {
      loyaltyId: "541996120C",
      firstName: "Seoyeon",
      lastName: "Choi",
      tierCode: "DISV",
      points: 9_870,
      memberSince: "2023-01-15",
    },
    {
      loyaltyId: "500318844L",
      firstName: "Youngsook",
      lastName: "Han",
      tierCode: "LGLO",
      points: 402_115,
      memberSince: "2004-10-30",
    },
    {
      loyaltyId: "560742093M",
      firstName: "Daniel",
      lastName: "Park",
      tierCode: "MEMB",
      points: 1_200,
      memberSince: "2026-08-11",
    },
    {
      loyaltyId: "570000015P",
      firstName: "Minseo",
      lastName: "Jung",
      tierCode: "CARD",
      points: 0,
      memberSince: "2026-10-04",
    },
  ],
  customers: [
    { guestId: 210_401, loyaltyId: "512077301G" },
    { guestId: 210_402, loyaltyId: null },
    { guestId: 210_403, loyaltyId: "534410288X" },
    { guestId: 210_405, loyaltyId: null },
    // Linked by another customer, so Seoyeon is refused when she links it.
    { guestId: null, loyaltyId: "541996120C" },
  ],
  coupons,
  reservations,
};
