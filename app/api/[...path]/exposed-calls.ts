import "server-only";
import {
  couponGuesses,
  eventAnswers,
  records,
  reservationGuesses,
  sharing,
} from "@/app/api/[...path]/door-limits";
import { listCoupons, redeemCoupon } from "@/lib/coupon/endpoints";
import { createEventResult, getEncodedUserId } from "@/lib/event/endpoints";
import { type Door, exposeCall } from "@/lib/http/expose-call";
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
import {
  applyResource,
  executePostAction,
  getQrText,
  getUserInfo,
  syncProfile,
  unbindAccount,
} from "@/lib/session/endpoints";
import {
  collectLanding,
  getPlaceNames,
  getPlaceNamesOfOutlet,
  listAdSdksOfCampaign,
  listAdSdksOfResource,
  registerPromotionAccess,
} from "@/lib/tracking/endpoints";

const RESERVATION = "/crm_channel_si_tc/reservation";
const COUPON = "/crm_channel_si_tc/coupon";
const PROMOTION = "/crm_channel_si_tc/promotion";
const CUSTOMER = "/crm_channel_base/customer";
const EVENT = "/crm_channel_base/eventResults";
const SOURCE = "/crm_channel_si_tc/esData";
const DATA = "/common_channel_data";
const AUTH = "/crm_channel_base/auth/(?<provider>kakao|hyatt)";
const id = (name: string) => `(?<${name}>\\d{1,15})`;
const reservationId = "(?<id>AH_\\d{1,15})";
const at = (pattern: string) => new RegExp(`^${pattern}$`);

// What is about to be bought is shown at its price of this moment; only pages show a kept one.
const { cache: _kept, ...livePromotion } = getPromotion;
/** What anybody may send, however often, is small. */
const SMALL = 16 * 1024;

/** The calls a browser may make, and nothing else. Logging in, linking and paying go through handlers of their own. */
export const doors: readonly Door[] = [
  exposeCall(listPromotions, at(`${PROMOTION}/list/${id("resourceId")}`), { isPublic: true }),
  exposeCall(livePromotion, at(`${PROMOTION}/detail/${id("resourceId")}/${id("id")}`), { isPublic: true }),
  exposeCall(listHolidays, at(`${PROMOTION}/holiday`), { isPublic: true }),
  exposeCall(getCalendar, at(`${PROMOTION}/calendar/${id("id")}`), { isPublic: true }),
  exposeCall(getCalendarRange, at(`${PROMOTION}/calendarRange/${id("id")}`), { isPublic: true }),
  exposeCall(getTimetable, at(`${PROMOTION}/timetable/${id("id")}`), { isPublic: true }),
  exposeCall(getTimetableRange, at(`${PROMOTION}/timetableRange/${id("id")}`), { isPublic: true }),
  exposeCall(getOrderedItemCount, at(`${PROMOTION}/orderedItemCount`)),
  exposeCall(createReservation, at(`${RESERVATION}/create/${id("resourceId")}/${id("promotionId")}`), {
    toInput: ({ parts, body }) => ({ ...parts, draft: body }),
  }),
  exposeCall(listReservations, at(`${RESERVATION}/list`)),
  exposeCall(getReservation, at(`${RESERVATION}/detail/${reservationId}`), { limit: reservationGuesses }),
  exposeCall(getReservationStatus, at(`${RESERVATION}/status/${reservationId}`), {
    limit: reservationGuesses,
  }),
  exposeCall(cancelReservation, at(`${RESERVATION}/cancel/${reservationId}`), { limit: reservationGuesses }),
  exposeCall(listCoupons, at(`${COUPON}/list`)),
  exposeCall(redeemCoupon, at(`${COUPON}/check/${id("couponId")}/${id("resourceId")}`), {
    limit: couponGuesses,
  }),
  exposeCall(createEventResult, at(`${EVENT}/create/(?<eventId>\\d{1,15}(?:\\.\\d{1,15})?)`), {
    toInput: ({ parts, query, body }) => ({ ...query, ...parts, answers: body }),
    limit: eventAnswers,
  }),
  exposeCall(getUserInfo, at(`${CUSTOMER}/info`)),
  exposeCall(getQrText, at(`${CUSTOMER}/qr`)),
  exposeCall(applyResource, at(`${CUSTOMER}/apply/resource/${id("id")}`)),
  exposeCall(executePostAction, at("/crm_channel_base/postAction/execute"), { maxBytes: SMALL }),
  exposeCall(getEncodedUserId, at(`${EVENT}/encodedUserID`), { limit: sharing }),
  exposeCall(collectLanding, at(`${DATA}/collect/la`), {
    needsSession: false,
    maxBytes: SMALL,
    limit: records,
  }),
  exposeCall(registerPromotionAccess, at(`${SOURCE}/promotion`), {
    needsSession: false,
    maxBytes: SMALL,
    toInput: ({ query, body }) => ({ ...query, record: body }),
    limit: records,
  }),
  exposeCall(getPlaceNames, at(`${SOURCE}/resource/names/${id("resourceId")}`), { isPublic: true }),
  exposeCall(getPlaceNamesOfOutlet, at(`${SOURCE}/resource/namesByOutletId/${id("outletId")}`), {
    isPublic: true,
  }),
  exposeCall(listAdSdksOfCampaign, at(`${DATA}/adSDK/adSDKInfoByCampaign/(?<campaign>[^/]{1,2400})`), {
    isPublic: true,
    toInput: ({ parts: { campaign = "" } }) => ({ campaign: decodeSegment(campaign) }),
  }),
  exposeCall(
    listAdSdksOfResource,
    at(`${DATA}/adSDK/adSDKInfoByResourceId/${id("resourceId")}/${id("siteId")}`),
    { isPublic: true },
  ),
  exposeCall(syncProfile, at(`${AUTH}/sync`)),
  exposeCall(unbindAccount, at(`${AUTH}/unbind`)),
];

/** The text of a segment of an address; undefined for one that is not encoded as addresses are. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
