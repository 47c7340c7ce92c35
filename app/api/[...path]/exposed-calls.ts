import "server-only";
import {
  applyResource,
  executePostAction,
  getQrText,
  getUserInfo,
  syncProfile,
  unbindAccount,
} from "@/lib/account/endpoints";
import { type AppError, type ErrorCode, isNotOwnReservation } from "@/lib/base/app-error";
import {
  cancelReservation,
  claimReservation,
  createReservation,
  getReservation,
  getReservationStatus,
  listReservations,
} from "@/lib/booking/endpoints";
import { listCoupons, redeemCoupon } from "@/lib/coupon/endpoints";
import { couponCheckQuery } from "@/lib/coupon/loaders";
import { createEventResult, getEncodedUserId, getOwnAnswers } from "@/lib/event/endpoints";
import type { Attempt } from "@/lib/http/attempt-limits";
import { type CallLimit, type ExposedCall, expose } from "@/lib/http/expose-call";
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
import { findFreeTables } from "@/lib/offer/free-tables";
import { loadFreeTables, loadTablesElsewhere } from "@/lib/offer/load-free-tables";
import { loadPlaceCards } from "@/lib/place/load-place-cards";
import { loadResource } from "@/lib/place/loaders";
import { readOutlet, toOutletDetails } from "@/lib/place/outlet-details";
import { readPlaceCards } from "@/lib/place/place-cards";
import {
  collectLanding,
  getPlaceNames,
  getPlaceNamesOfOutlet,
  listAdSdksOfCampaign,
  listAdSdksOfResource,
  registerPromotionAccess,
} from "@/lib/tracking/endpoints";

/** Error codes that depend on the coupon alone, or that are only returned once the password was right. */
const unrelatedToCheck: ReadonlySet<ErrorCode> = new Set([
  "notfound_coupon",
  "used_coupon",
  "expired_coupon",
  "wrong_coupon_date",
  "wrong_coupon_outlet",
  "closed_check",
]);

/** A check's number and password are short, so that trying them all would find them. */
const couponGuesses: CallLimit<{ couponId: number; resourceId: number; checkNumber: string }> = {
  attempts: ({ couponId, resourceId, checkNumber }, { guest }) => [
    { limit: "couponOfCheck", key: `${couponId} ${resourceId} ${checkNumber.trim()}` },
    { limit: "couponOfGuest", key: guest },
  ],
  isWrong: (error) => isRefusal(error) && !unrelatedToCheck.has(error.code),
};

function perGuest(limit: Attempt["limit"]): CallLimit<unknown> {
  return { attempts: (_input, { guest }) => [{ limit, key: guest }] };
}

function perAddress(limit: Attempt["limit"]): CallLimit<unknown> {
  return { attempts: (_input, { client }) => [{ limit, key: client }] };
}

/** Reservation ids are sequential; the back end decides whose a reservation is. */
const reservationGuesses = { ...perGuest("reservationOfGuest"), isWrong: isNotOwnReservation };
/** Each search queries the back end for many offers. */
const searches = perAddress("searchOfAddress");

function isRefusal({ status = 0 }: AppError): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** Body limit in bytes for records, which any client may send, and for post-actions. */
const SMALL = 16 * 1024;
const record = { withoutSession: true, maxBytes: SMALL, limit: perAddress("recordOfAddress") };

/** The calls a browser may make, and nothing else. Logging in, paying and what is rendered have handlers of their own. */
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
  // Reading a payment request makes it its reader's at some back ends: another site's link must not do it.
  expose(getReservation, { changes: true, limit: reservationGuesses }),
  expose(getReservationStatus, { changes: true, limit: reservationGuesses }),
  // Payment requests have sequential ids too, and whose one is follows from the claim itself: every claim counts.
  expose(claimReservation, { limit: perGuest("claimOfGuest"), instead: getReservation }),
  expose(cancelReservation, { limit: reservationGuesses }),
  expose(listCoupons),
  expose(redeemCoupon, { limit: couponGuesses, query: couponCheckQuery }),
  expose(getOwnAnswers, { nullWhenMissing: true }),
  expose(createEventResult, { limit: perGuest("eventOfGuest") }),
  expose(getUserInfo),
  expose(getQrText),
  expose(applyResource),
  expose(executePostAction, { maxBytes: SMALL }),
  expose(getEncodedUserId, { limit: perGuest("sharingOfGuest") }),
  expose(collectLanding, record),
  expose(registerPromotionAccess, record),
  expose(getPlaceNames, { public: true }),
  expose(getPlaceNamesOfOutlet, { public: true }),
  expose(listAdSdksOfCampaign, { public: true }),
  expose(listAdSdksOfResource, { public: true }),
  expose(syncProfile),
  expose(unbindAccount),
  expose(readOutlet, {
    public: true,
    answer: async ({ resourceId: id }, locale) =>
      toOutletDetails(await loadResource({ id, includeAncestors: true }, locale), locale),
  }),
  expose(readPlaceCards, {
    public: true,
    limit: searches,
    answer: ({ paths }, locale) => loadPlaceCards(paths.split(","), locale),
  }),
  expose(findFreeTables, {
    public: true,
    limit: searches,
    answer: (query, locale) =>
      (query.elsewhere === undefined ? loadFreeTables : loadTablesElsewhere)(query, locale),
  }),
];
