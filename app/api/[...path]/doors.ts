import "server-only";
import { listCoupons, redeemCoupon } from "@/lib/coupon/endpoints";
import { createEventResult } from "@/lib/event/endpoints";
import { type Door, doorTo } from "@/lib/http/forward";
import {
  getCalendar,
  getCalendarRange,
  getOrderedItemCount,
  getPromotion,
  getTimetable,
  getTimetableRange,
  listHolidays,
  listPromotions,
} from "@/lib/promotion/endpoints";
import {
  cancelReservation,
  createReservation,
  getReservation,
  getReservationStatus,
  listReservations,
} from "@/lib/reservation/endpoints";
import { getQrText, getUserInfo, syncProfile, unbindAccount } from "@/lib/session/endpoints";

const RESERVATION = "/crm_channel_si_tc/reservation";
const COUPON = "/crm_channel_si_tc/coupon";
const PROMOTION = "/crm_channel_si_tc/promotion";
const CUSTOMER = "/crm_channel_base/customer";
const EVENT_RESULTS = "/crm_channel_base/eventResults";
const AUTH = "/crm_channel_base/auth/(?<provider>kakao|hyatt)";
const id = (name: string) => `(?<${name}>\\d{1,12})`;
const reservationId = "(?<id>AH_\\d{1,12})";
const at = (pattern: string) => new RegExp(`^${pattern}$`);

// What is about to be bought is shown at its price of this moment; only pages show a kept one.
const { cache: _kept, ...livePromotion } = getPromotion;

/** The calls a browser may make, and nothing else. Logging in, linking and paying go through handlers of their own. */
export const doors: readonly Door[] = [
  doorTo(listPromotions, at(`${PROMOTION}/list/${id("resourceId")}`), { isPublic: true }),
  doorTo(livePromotion, at(`${PROMOTION}/detail/${id("resourceId")}/${id("id")}`), { isPublic: true }),
  doorTo(listHolidays, at(`${PROMOTION}/holiday`), { isPublic: true }),
  doorTo(getCalendar, at(`${PROMOTION}/calendar/${id("id")}`), { isPublic: true }),
  doorTo(getCalendarRange, at(`${PROMOTION}/calendarRange/${id("id")}`), { isPublic: true }),
  doorTo(getTimetable, at(`${PROMOTION}/timetable/${id("id")}`), { isPublic: true }),
  doorTo(getTimetableRange, at(`${PROMOTION}/timetableRange/${id("id")}`), { isPublic: true }),
  doorTo(getOrderedItemCount, at(`${PROMOTION}/orderedItemCount`)),
  doorTo(createReservation, at(`${RESERVATION}/create/${id("resourceId")}/${id("promotionId")}`), {
    toInput: ({ parts, body }) => ({ ...parts, draft: body }),
  }),
  doorTo(listReservations, at(`${RESERVATION}/list`)),
  doorTo(getReservation, at(`${RESERVATION}/detail/${reservationId}`)),
  doorTo(getReservationStatus, at(`${RESERVATION}/status/${reservationId}`)),
  doorTo(cancelReservation, at(`${RESERVATION}/cancel/${reservationId}`)),
  doorTo(listCoupons, at(`${COUPON}/list`)),
  doorTo(redeemCoupon, at(`${COUPON}/check/${id("couponId")}/${id("resourceId")}`)),
  doorTo(createEventResult, at(`${EVENT_RESULTS}/create/(?<eventId>\\d{1,15})`), {
    toInput: ({ parts, query, body }) => ({ ...query, ...parts, answers: body }),
  }),
  doorTo(getUserInfo, at(`${CUSTOMER}/info`)),
  doorTo(getQrText, at(`${CUSTOMER}/qr`)),
  doorTo(syncProfile, at(`${AUTH}/sync`)),
  doorTo(unbindAccount, at(`${AUTH}/unbind`)),
];
