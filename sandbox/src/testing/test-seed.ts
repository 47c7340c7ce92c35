import type { Seed, SeedOutletSettings, SeedPromotion, SeedResource } from "#shared/seed-types.ts";

const resource = (
  given: Pick<SeedResource, "id" | "parentId" | "type"> & Partial<SeedResource>,
): SeedResource => ({
  key: `${given.type}-${given.id}`,
  visible: true,
  weight: 0,
  content: {
    ko: { name: `이름 ${given.id}`, image: `{media}/media/${given.id}.jpg` },
    en: { name: `Name ${given.id}` },
    ...(given.type === "outlet" && { address: "1 Riverside", phone: "02-000-0000" }),
  },
  seo: { ko: { title: "제목", thumb: "{media}/media/a.jpg" }, en: { title: "Title", thumb: "" } },
  ...given,
});

const promotion = (
  given: Pick<SeedPromotion, "id" | "resourceId"> & Partial<SeedPromotion>,
): SeedPromotion => ({
  name: { ko: `오퍼 ${given.id}`, en: `Offer ${given.id}` },
  description: { ko: "설명", en: "Description" },
  thumbnailImage: "{media}/media/offer.jpg",
  contents: { ko: '<img src="{media}/media/a.jpg">', en: "<p>Contents</p>" },
  images: [
    "{media}/media/offer.jpg",
    {
      url: "{media}/media/room.jpg",
      alt: { ko: "창가", en: "A window" },
      caption: { ko: "저녁", en: "Evening" },
    },
  ],
  startsInDays: -3,
  endsInDays: 30,
  minPax: 1,
  maxPax: 6,
  needsPayment: true,
  autoCancelMinutes: 10,
  menus: [],
  requiresMenu: false,
  refundRules: [{ type: "absolute", daysBefore: 3, time: "18:00", percent: 100 }],
  notices: { ko: "안내", en: "Notices" },
  special: false,
  ...given,
});

/** Returns settings with lunch on every day but Monday, dinner on all, ten seats and no other guests. */
const outletSettings = (
  given: Pick<SeedOutletSettings, "resourceId"> & Partial<SeedOutletSettings>,
): SeedOutletSettings => ({
  merchantId: `shop${given.resourceId}`,
  acceptsByHand: false,
  closedOnHolidays: false,
  seats: 10,
  busyness: 0,
  sittings: [
    { name: "lunch", weekdays: [0, 2, 3, 4, 5, 6], first: "12:00", last: "13:00", intervalMinutes: 30 },
    { name: "dinner", first: "18:00", last: "20:00", intervalMinutes: 60 },
  ],
  ...given,
});

/** A group of two hotels, small enough to work out every expected response by hand. */
export const testSeed: Seed = {
  languages: [
    { id: 1, code: "en", name: "English" },
    { id: 2, code: "ko", name: "한국어" },
  ],
  settings: [
    { key: "app_config_channel", value: { name: "Test", square_logo: "{media}/media/logo.jpg" } },
    { key: "func_config", value: { homeResourceId: 1, defaultLayoutId: 1 } },
  ],
  resources: [
    resource({ id: 1, parentId: null, type: "group" }),
    resource({ id: 2, parentId: 1, type: "region", weight: 10 }),
    resource({ id: 3, parentId: 1, type: "region", weight: 20 }),
    resource({ id: 10, parentId: 2, type: "site" }),
    resource({ id: 20, parentId: 3, type: "site" }),
    resource({ id: 11, parentId: 10, type: "outlet" }),
    resource({ id: 12, parentId: 10, type: "outlet", weight: 5 }),
    resource({ id: 13, parentId: 10, type: "outlet", visible: false }),
    resource({ id: 21, parentId: 20, type: "outlet" }),
  ],
  sites: [
    { id: 1, resourceId: 10, name: "Hotel A", navMenu: [{ name: { ko: "집", en: "Home" }, path: "/" }] },
    { id: 2, resourceId: 20, name: "Hotel B", navMenu: [] },
  ],
  parts: [
    {
      id: 1,
      type: "top",
      contents: { ko: { html: "<b>위</b>" }, en: { html: "<b>Top</b>" } },
    },
    {
      id: 2,
      type: "page",
      contents: {
        ko: { html: '<img src="{media}/media/a.jpg">', style: "p{background:url({media}/media/b.jpg)}" },
        en: { html: "<p>Home</p>" },
      },
    },
  ],
  layouts: [{ id: 1, page: null, top: 1, right: null, left: null, bottom: null }],
  pages: [
    { id: 1, key: "home", resourceId: 1, page: 2, top: 1, right: null, left: null, bottom: null },
    { id: 2, key: "about", resourceId: null, page: 2, top: null, right: null, left: null, bottom: null },
  ],
  promotions: [
    promotion({
      id: 101,
      resourceId: 11,
      menus: [
        {
          id: 7,
          name: { ko: "차림", en: "Set menu" },
          description: { ko: "", en: "Five courses" },
          unitPrice: 120_000,
          minQuantity: 1,
          maxQuantity: 6,
        },
      ],
    }),
    promotion({ id: 102, resourceId: 12, special: true, startsInDays: 5 }),
    promotion({ id: 103, resourceId: 13 }),
    promotion({ id: 104, resourceId: 11, endsInDays: -1 }),
    promotion({ id: 201, resourceId: 21 }),
  ],
  outletSettings: [
    outletSettings({ resourceId: 11 }),
    outletSettings({ resourceId: 12, acceptsByHand: true, closedOnHolidays: true }),
    outletSettings({ resourceId: 21, merchantId: null }),
  ],
  checks: [],
  events: [],
  people: {
    guests: [
      {
        id: 11,
        name: { ko: "김하나", en: "Hana Kim" },
        nickname: { ko: "하나", en: "Hana" },
        channel: "ADDED",
        consentedAt: "2024-03-08T10:21:00Z",
      },
      {
        id: 12,
        name: { ko: "박소민", en: "Somin Park" },
        nickname: { ko: "소민", en: "Somin" },
        channel: "NONE",
        consentedAt: null,
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
        loyaltyId: "541996120C",
        firstName: "Seoyeon",
        lastName: "Choi",
        tierCode: "DISV",
        points: 9_870,
        memberSince: "2023-01-15",
      },
      {
        loyaltyId: "560742093M",
        firstName: "Somin",
        lastName: "Park",
        tierCode: "MEMB",
        points: 1_200,
        memberSince: "2026-08-11",
      },
    ],
    customers: [
      { guestId: 11, loyaltyId: "512077301G" },
      { guestId: null, loyaltyId: "541996120C" },
    ],
    coupons: [],
    reservations: [],
  },
};
