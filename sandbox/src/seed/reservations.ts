import type { SeedReservation } from "#shared/seed-types.ts";

const HANA = 210_401;

const EMBER = 11;
const ONSIL = 12;
const MOONLIGHT = 31;

/** Hana's reservations: one confirmed, one awaiting payment, one awaiting acceptance, and past ones. */
export const reservations: SeedReservation[] = [
  {
    guestId: HANA,
    resourceId: EMBER,
    promotionId: 1101,
    inDays: 12,
    time: "18:30",
    adult: 2,
    items: [{ menuId: 110101, quantity: 2 }],
    status: "confirmed",
    paid: true,
    requests: "견과류 알레르기가 있습니다. 창가 자리면 좋겠습니다.",
  },
  {
    guestId: HANA,
    resourceId: MOONLIGHT,
    promotionId: 3101,
    inDays: 26,
    time: "19:00",
    adult: 2,
    items: [
      { menuId: 310101, quantity: 1 },
      { menuId: 310102, quantity: 1 },
    ],
    status: "pending",
    payWithinHours: 48,
  },
  {
    guestId: HANA,
    resourceId: ONSIL,
    promotionId: 1202,
    inDays: 33,
    time: "12:00",
    adult: 3,
    child: 1,
    items: [],
    status: "pending",
  },
  {
    guestId: HANA,
    resourceId: ONSIL,
    promotionId: 1201,
    inDays: -24,
    time: "19:00",
    adult: 2,
    child: 1,
    items: [{ menuId: 120101, quantity: 2 }],
    status: "turned_over",
    paid: true,
  },
  {
    guestId: HANA,
    resourceId: EMBER,
    promotionId: 1102,
    inDays: -61,
    time: "20:00",
    adult: 2,
    items: [{ menuId: 110201, quantity: 1 }],
    status: "cancelled",
  },
];
