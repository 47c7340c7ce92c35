import type { SeedOutletSettings, SeedSitting } from "#shared/seed-types.ts";

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;
const WEEKEND = [SUNDAY, SATURDAY];
const WEEKDAYS = [1, 2, 3, 4, 5];
const BUT_MONDAY = [SUNDAY, 2, 3, 4, 5, SATURDAY];
const BUT_SUNDAY = [...WEEKDAYS, SATURDAY];

const HALF_HOUR = 30;

/** Creates a sitting with either a single time or a first and a last time. */
const sitting = (
  name: string,
  [first, last = first]: [first: string, last?: string],
  { weekdays, intervalMinutes = HALF_HOUR }: { weekdays?: number[]; intervalMinutes?: number } = {},
): SeedSitting => ({ name, first, last, intervalMinutes, ...(weekdays && { weekdays }) });

type OutletFields = Omit<SeedOutletSettings, "merchantId" | "acceptsByHand" | "closedOnHolidays"> &
  Partial<Pick<SeedOutletSettings, "acceptsByHand" | "closedOnHolidays">>;

const outlet = (given: OutletFields): SeedOutletSettings => ({
  merchantId: `yeoul${given.resourceId}`,
  acceptsByHand: false,
  closedOnHolidays: false,
  ...given,
});

/** The sittings and seats of each outlet; the outlets' pages and promotions show the same hours. */
export const outletSettings: SeedOutletSettings[] = [
  outlet({
    resourceId: 11,
    seats: 14,
    busyness: 0.65,
    sittings: [
      sitting("lunch", ["11:30", "13:00"], { weekdays: WEEKDAYS }),
      sitting("lunch", ["11:30", "13:30"], { weekdays: WEEKEND }),
      sitting("dinner", ["17:30", "20:30"]),
      sitting("counter", ["17:30", "20:00"], { intervalMinutes: 150 }),
      sitting("eve", ["17:00", "20:00"], { intervalMinutes: 180 }),
    ],
  }),
  outlet({
    resourceId: 12,
    seats: 40,
    busyness: 0.55,
    sittings: [
      sitting("morning", ["08:00", "10:30"]),
      sitting("lunch", ["11:30", "13:30"]),
      sitting("dinner", ["17:30", "20:00"], { weekdays: BUT_MONDAY }),
    ],
  }),
  outlet({
    resourceId: 13,
    seats: 24,
    busyness: 0.6,
    sittings: [
      sitting("lounge", ["10:00", "20:00"]),
      sitting("afternoon", ["13:00", "19:30"]),
      sitting("tea", ["14:00", "16:00"], { intervalMinutes: 120 }),
    ],
  }),
  outlet({
    resourceId: 14,
    seats: 48,
    busyness: 0.6,
    sittings: [
      sitting("steamers", ["11:30", "13:30"], { weekdays: WEEKEND, intervalMinutes: 120 }),
      sitting("lunch", ["11:30", "13:30"]),
      sitting("late-lunch", ["14:00", "16:30"]),
      sitting("dinner", ["17:30", "20:00"]),
    ],
  }),
  outlet({
    resourceId: 21,
    seats: 36,
    busyness: 0.55,
    sittings: [
      sitting("oysters", ["17:00", "18:30"], { weekdays: BUT_SUNDAY }),
      sitting("dinner", ["17:30", "20:30"], { weekdays: BUT_SUNDAY }),
    ],
  }),
  outlet({
    resourceId: 22,
    seats: 10,
    busyness: 0.6,
    closedOnHolidays: true,
    sittings: [
      sitting("takeaway", ["11:00"], { weekdays: BUT_MONDAY }),
      sitting("lunch", ["12:00", "13:00"], { weekdays: BUT_MONDAY }),
      sitting("counter", ["18:00", "20:30"], { weekdays: BUT_MONDAY, intervalMinutes: 150 }),
    ],
  }),
  outlet({
    resourceId: 23,
    seats: 30,
    busyness: 0.45,
    sittings: [
      sitting("oven", ["06:00", "10:00"], { weekdays: BUT_MONDAY }),
      sitting("breakfast", ["06:30", "10:00"], { weekdays: BUT_MONDAY }),
      sitting("brunch", ["09:00", "13:00"], { weekdays: WEEKEND }),
    ],
  }),
  outlet({
    resourceId: 31,
    seats: 20,
    busyness: 0.65,
    sittings: [
      sitting("sunset", ["17:00", "18:00"]),
      sitting("night", ["18:00", "23:30"]),
      sitting("countdown", ["21:00"]),
    ],
  }),
  outlet({
    resourceId: 32,
    seats: 32,
    busyness: 0.5,
    acceptsByHand: true,
    sittings: [sitting("lunch", ["11:30", "13:30"]), sitting("dinner", ["17:00", "20:00"])],
  }),
  outlet({
    resourceId: 33,
    seats: 20,
    busyness: 0.5,
    sittings: [
      sitting("lunch", ["12:00", "14:00"]),
      sitting("picking", ["14:00"]),
      sitting("friday", ["18:30"], { weekdays: [FRIDAY] }),
      sitting("sunday", ["12:00", "14:00"], { weekdays: [SUNDAY] }),
    ],
  }),
];
