import "server-only";
import {
  couponGuesses,
  eventAnswers,
  records,
  reservationGuesses,
  sharing,
} from "@/app/api/[...path]/call-limits";
import {
  applyResource,
  executePostAction,
  getQrText,
  getUserInfo,
  syncProfile,
  unbindAccount,
} from "@/lib/account/endpoints";
import {
  cancelReservation,
  createReservation,
  getReservation,
  getReservationStatus,
  listReservations,
} from "@/lib/booking/endpoints";
import { listCoupons, redeemCoupon } from "@/lib/coupon/endpoints";
import { couponCheckQuery } from "@/lib/coupon/loaders";
import { createEventResult, getEncodedUserId, getOwnAnswers } from "@/lib/event/endpoints";
import { type ExposedCall, expose } from "@/lib/http/expose/expose-call";
import {
  getCalendar,
  getCalendarRange,
  getOrderedItemCount,
  getPromotion,
  getTimetable,
  getTimetableRange,
  listHolidays,
  listPromotions,
} from "@/lib/offer/endpoints";
import {
  collectLanding,
  getPlaceNames,
  getPlaceNamesOfOutlet,
  listAdSdksOfCampaign,
  listAdSdksOfResource,
  registerPromotionAccess,
} from "@/lib/tracking/endpoints";

/** Body limit in bytes for records, which any client may send, and for post-actions. */
const SMALL = 16 * 1024;
const record = { withoutSession: true, maxBytes: SMALL, limit: records };

/** The calls a browser may make, and nothing else. Logging in, linking and paying have handlers of their own. */
export const exposedCalls: readonly ExposedCall[] = [
  expose(listPromotions, { public: true }),
  // A promotion about to be booked is shown with its current price.
  expose(getPromotion, { public: true, withoutCache: true }),
  expose(listHolidays, { public: true }),
  expose(getCalendar, { public: true }),
  expose(getCalendarRange, { public: true }),
  expose(getTimetable, { public: true }),
  expose(getTimetableRange, { public: true }),
  expose(getOrderedItemCount),
  // Refused, because the offer is no longer what the guest was shown: its price, its tables, its limits, its end.
  expose(createReservation, {
    outdated: ({ resourceId, promotionId }) => [`promotion:${promotionId}`, `promotion-list:${resourceId}`],
  }),
  expose(listReservations),
  // Whoever opens a payment request first makes it theirs at some back ends: another site's link must not do it.
  expose(getReservation, { changes: true, limit: reservationGuesses }),
  expose(getReservationStatus, { changes: true, limit: reservationGuesses }),
  expose(cancelReservation, { limit: reservationGuesses }),
  expose(listCoupons),
  expose(redeemCoupon, { limit: couponGuesses, query: couponCheckQuery }),
  expose(getOwnAnswers, { nullWhenMissing: true }),
  expose(createEventResult, { limit: eventAnswers }),
  expose(getUserInfo),
  expose(getQrText),
  expose(applyResource),
  expose(executePostAction, { maxBytes: SMALL }),
  expose(getEncodedUserId, { limit: sharing }),
  expose(collectLanding, record),
  expose(registerPromotionAccess, record),
  expose(getPlaceNames, { public: true }),
  expose(getPlaceNamesOfOutlet, { public: true }),
  expose(listAdSdksOfCampaign, { public: true }),
  expose(listAdSdksOfResource, { public: true }),
  expose(syncProfile),
  expose(unbindAccount),
];
