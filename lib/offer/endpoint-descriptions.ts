import type { DescriptionsOf, Refusal } from "@/lib/http/endpoint";
import type * as endpoints from "@/lib/offer/endpoints";

const unknownPromotion: Refusal = {
  status: 404,
  key: "failed_to_load_promotion",
  when: "there is no such promotion",
};
const unknownPlace: Refusal = { status: 404, key: "failed_to_load_site", when: "there is no such place" };
const withoutTables: Refusal = {
  status: 422,
  key: "wrong_outlet_configuration",
  when: "the outlet takes no reservations",
};
const expired: Refusal = { status: 422, key: "expired_promotion", when: "its last day has passed" };

const offer = {
  id: 101,
  resourceId: 11,
  name: "Winter tasting menu",
  description: "Five courses by the river.",
  thumbnailImage: "https://media.example/winter.jpg",
  price: { adult: 120_000, child: 60_000 },
};
const card = {
  ...offer,
  outlet: { resourceId: 11, name: "Mulgyeol" },
  nextFree: { date: "2026-11-28" },
  cuisine: "korean",
  updatedAt: "2026-11-20T10:00:00+09:00",
};

/** What a back end must know of the calls for promotions and their tables. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  listPromotions: {
    summary: "One page of the promotions of a place and of every visible outlet below it.",
    session: "none",
    withoutIt: "Lists of promotions say that they cannot be shown.",
    entry: "promotion",
    input: { resourceId: 1, page: 1, perPage: 16, withOutlet: true },
    data: { rows: [card], lastPage: 1 },
    refusals: [unknownPlace],
  },
  listSpecialOffers: {
    summary: "The special offers of a place, without pages.",
    session: "none",
    withoutIt: "The special offers of a place are not shown.",
    entry: "promotion",
    input: { resourceId: 11 },
    data: [card],
    refusals: [unknownPlace],
  },
  getPromotionName: {
    summary: "The name of a promotion, in the reader's language.",
    session: "none",
    withoutIt: "An address from the group's earlier web site does not lead to its promotion.",
    input: { id: 101 },
    data: { id: 101, name: "Winter tasting menu" },
    refusals: [unknownPromotion],
  },
  getPromotion: {
    summary: "Everything about a promotion: text, pictures, menus, limits, refund rules.",
    session: "none",
    withoutIt: "The page of a promotion says that it cannot be shown, and no table can be reserved.",
    input: { resourceId: 11, id: 101 },
    data: {
      ...offer,
      contents: "<p>Five courses.</p>",
      images: [
        "https://media.example/winter.jpg",
        { url: "https://media.example/room.jpg", alt: "A window" },
      ],
      outlet: {
        resourceId: 11,
        name: "Mulgyeol",
        address: "1 Riverside",
        phone: "02-000-0000",
        region: { name: "Seoul" },
        site: { name: "Yeoul Seoul" },
      },
      currency: "KRW",
      start: "2026-11-18",
      end: "2026-12-31",
      minPax: 1,
      maxPax: 6,
      needsPayment: true,
      autoCancelMinutes: 10,
      menus: [
        {
          id: 7,
          name: "Five courses",
          unitPrice: 120_000,
          minQuantity: 1,
          maxQuantity: 6,
          maxPerPerson: 4,
          soldOut: false,
          forChild: false,
          allergens: ["nuts"],
          weight: 10,
          kind: "meal",
        },
      ],
      requiresMenu: true,
      menuPerPerson: true,
      seating: [{ code: "window", name: "By the window" }],
      refundRules: [
        { type: "absolute", daysBefore: 3, time: "18:00", percent: 100 },
        { type: "relative", hoursBefore: 24, percent: 50 },
      ],
      notices: "<p>Please tell us about allergies.</p>",
    },
    refusals: [unknownPromotion],
  },
  listHolidays: {
    summary: "The public holidays between two days, for the calendar's red days.",
    session: "none",
    withoutIt: "The calendar marks no public holidays.",
    entry: "holiday",
    input: { resourceId: 11, from: "2026-12-01", to: "2026-12-31" },
    data: ["2026-12-25"],
  },
  getCalendar: {
    summary: "Whether each day of a month still has a table for a party.",
    session: "none",
    withoutIt: "The calendar says that the free days cannot be shown, and no table can be reserved.",
    entry: "day",
    input: { id: 101, month: "2026-12", pax: 2 },
    data: [
      { date: "2026-12-01", status: "open", freeTimes: 5 },
      { date: "2026-12-02", status: "few", freeTimes: 1, remaining: 3 },
      { date: "2026-12-03", status: "closed" },
    ],
    refusals: [unknownPromotion, withoutTables],
  },
  getCalendarRange: {
    summary: "The first and the last day that can be reserved.",
    session: "none",
    withoutIt: "The calendar cannot open, and no table can be reserved.",
    input: { id: 101 },
    data: { start: "2026-11-21", end: "2026-12-31" },
    refusals: [unknownPromotion, expired],
  },
  getTimetable: {
    summary: "The times of a day, and whether each still has a table for a party.",
    session: "none",
    withoutIt: "No time can be chosen, and no table can be reserved.",
    entry: "time",
    input: { id: 101, date: "2026-12-01", pax: 2 },
    data: [
      { time: "18:00", status: "open", remaining: 8 },
      { time: "19:00", status: "few", remaining: 2 },
    ],
    refusals: [unknownPromotion, withoutTables],
  },
  getTimetableRange: {
    summary: "The first and the last time of a day, and the minutes between two times.",
    session: "none",
    withoutIt: "The choice of a time shows no hours of service.",
    input: { id: 101, date: "2026-12-01" },
    data: { start: "18:00", end: "20:00", interval: 60 },
    refusals: [
      unknownPromotion,
      withoutTables,
      { status: 422, key: "no_tables", when: "the outlet serves nothing on that day" },
    ],
  },
  getOrderedItemCount: {
    summary: "How many of each menu the guest already ordered for a day, by the menu's id.",
    session: "required",
    withoutIt: "A limit per guest is shown only when the reservation is refused.",
    input: { promotionId: 101, date: "2026-12-01" },
    data: { "7": 2 },
  },
};
