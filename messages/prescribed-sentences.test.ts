import { createTranslator } from "next-intl";
import { loyaltyTierName } from "@/lib/account/loyalty";
import en from "@/messages/en.json";

const say = createTranslator({ locale: "en", messages: en });
type Key = Parameters<typeof say>[0];

/** Sentences that are prescribed to the letter. */
const quoted: [literal: string, key: Key, values?: Record<string, string | number>][] = [
  ["SIGN IN", "Account.signIn"],
  ["JOIN", "Account.join"],
  ["My Dining Reservations", "Account.reservations"],
  ["My Coupons", "Account.coupons"],
  ["Profile", "Account.profile"],
  ["Last updated 10:00", "Account.lastUpdated", { at: "10:00" }],
  ["Membership", "Account.membership"],
  ["Account", "Account.memberAccount"],
  ["My Awards", "Account.awards"],
  ["Profile & Preferences", "Account.preferences"],
  ["My Stays", "Account.stays"],
  ["Reservations", "Account.upcomingStays"],
  ["Past Stays", "Account.pastStays"],
  ["Retrieve Hotel Bill", "Account.hotelBill"],
  ["World of Hyatt", "Account.programme"],
  ["Program Overview", "Account.overview"],
  ["Current points balance", "Account.points"],
  ["Member since 2020", "Account.memberSince", { day: "2020" }],
  ["Are you sure to unlink this account?", "Account.unlinkQuestion"],
  ["Yes", "Account.yes"],
  ["No", "Account.no"],
  ["Link WOH Account", "Account.link"],
  ["Do not show for 7 days", "Widgets.doNotShow", { days: 7 }],
  ["Pending", "Reservations.group.pending"],
  ["Accepted", "Reservations.group.accepted"],
  ["Confirmed", "Reservations.group.confirmed"],
  ["Delay", "Reservations.group.delay"],
  ["Cancelled", "Reservations.group.cancelled"],
  ["No Show", "Reservations.group.noshow"],
  ["Arrived", "Reservations.group.arrived"],
  ["Partially Arrived", "Reservations.group.partiallyArrived"],
  ["Waiting", "Reservations.group.waiting"],
  ["Dining", "Reservations.group.dining"],
  ["Finished", "Reservations.group.finished"],
  ["Answer cannot be blank.", "Widgets.answerBlank"],
  ["Please check all your answers.", "Widgets.checkAnswers"],
  ["All booked solid.", "Errors.cannot_make_reservation"],
  ["Participated event.", "Event.participated"],
  ["Event is not started yet", "Event.notStarted"],
  ["Event is ended", "Event.ended"],
  ["Participation failed.", "Event.failed"],
  ["Participation succeed.", "Event.succeeded"],
  ["This service requires login. You will be taken to the login page.", "Errors.unauthorized"],
  ["Error wrong_pax", "Errors.title", { code: "wrong_pax" }],
  ["Please refresh browser and retry", "Errors.REQUEST_SEND_ERROR"],
  ["Fail to open AddFriends Modal", "Errors.failed_to_open_add_friends"],
  ["Only last 6 months are shown.", "Coupons.sixMonths"],
  ["Cancelled for payment timeout", "Receipt.status.expired"],
  ["Approving", "Reservations.payment.approval_requested"],
  ["Cancelling", "Reservations.payment.cancel_requested"],
  ["Ages 3–12", "Reserve.partyAge.children"],
  ["Under 3", "Reserve.partyAge.infants"],
  ["Select", "Widgets.select"],
  ["Error payment_cancel_failed", "Errors.title", { code: "payment_cancel_failed" }],
  ["Error failed_to_open_add_friends", "Errors.title", { code: "failed_to_open_add_friends" }],
];

test.each(quoted)(
  "the prescribed sentence '%s' is said to the letter by %s (R3.1, R4.5, R5.3, R8.1)",
  (...[literal, key, values]) => {
    expect(say(key, values as never)).toBe(literal);
  },
);

/** Messages whose sense is prescribed, held by the words that carry it. */
const stated: [key: Key, ...words: RegExp[]][] = [
  ["Event.loginFirst", /log in first/],
  ["Reserve.problem.country", /choose the country/],
  ["Widgets.chooseHotel", /choose a hotel/],
  ["Reserve.problem.choosePartySize", /choose the party size/],
  ["Reserve.problem.minimumPeople", /minimum of 2 people/],
  ["Reserve.problem.maximumPeople", /maximum of 2 people/],
  ["Reserve.problem.amountZero", /payment amount cannot be 0/],
  ["Reserve.problem.name", /enter your name/],
  ["Reserve.problem.mobile", /enter a valid mobile number/],
  ["Reserve.problem.email", /enter a valid email/],
  ["Reserve.problem.noTime", /no time is selected/],
  ["Reserve.problem.noMenu", /no menu is selected/],
  ["Reserve.problem.oneMenuAtLeast", /at least one menu item must be chosen/],
  ["Widgets.pastDay", /reservation date cannot be in the past/],
  ["Summary.consentCancellation", /cancellation and refund policy/, /24-hour clock/],
  ["Summary.consentPrivacy", /personal data is collected/],
  ["Coupons.handOver", /usable only on open checks/],
  ["Errors.wrong_pax", /party size/],
  ["Errors.wrong_shop_id", /shop id/, /not linked/, /contact the administrator/],
  ["Errors.wrong_date_time", /already passed/],
  ["Errors.wrong_promotion", /not found/],
  ["Errors.wrong_number_of_menu", /at least one menu/],
  ["Errors.wrong_price", /price/, /again/],
  ["Errors.no_tables", /no table/],
  ["Errors.over_item_limit", /exceeds the limit per person/],
  ["Errors.less_minimum_limit", /minimum/],
  ["Errors.wrong_item_limit", /quantity cannot be ordered/],
  ["Errors.wrong_payment_configuration", /payments/],
  ["Errors.wrong_outlet_configuration", /reservations/],
  ["Errors.failed_to_create_payment_token", /try again/],
  ["Errors.failed_to_load_promotion", /could not be loaded/],
  ["Errors.failed_to_load_site", /could not be loaded/],
  ["Errors.failed_to_load_reservation", /could not be loaded/],
  ["Errors.expired_reservation", /expired/],
  ["Errors.expired_promotion", /ended/],
  ["Errors.notfound_reservation", /could not be found/],
  ["Errors.payment_done", /already been paid/],
  ["Errors.payment_unknown_browser", /browser/],
  ["Errors.reservation_already_claimed", /claimed by another customer/],
  ["Errors.requirements_not_satisfied", /missing or incorrect/],
  ["Errors.page_not_found", /page was not found/],
  ["Payment.failure.tooManyOrders", /too many orders/, /retry later/],
  ["Payment.failure.soldOut", /sold out/],
  ["Payment.failure.timeout", /payment time expired/],
  ["Payment.failure.declined", /payment failed/, /check your payment method/],
  ["Payment.failure.amount_mismatch", /amount does not match/, /if it persists, cancel and rebook/],
  ["Reservations.payment.cancel_failed", /contact the (?:outlet|restaurant)/],
  ["Reservations.cancelFailed", /contact the (?:outlet|restaurant)/],
  ["Errors.wrong_check_number", /invalid check number/],
  ["Errors.wrong_check_password", /invalid password/],
  ["Coupons.done", /coupon use complete/],
];

test.each(stated)("the message %s says what is prescribed: %s (R6.3, R6.7, R7.3)", (key, ...words) => {
  const sentence = say(key, { n: 2, zone: "Seoul time" } as never).toLowerCase();
  for (const word of words) expect(sentence).toMatch(word);
});

test.each([
  ["CARD", "Courtesy Card"],
  ["LGLO", "Lifetime Globalist"],
  ["GLOB", "Globalist"],
  ["EXPL", "Explorist"],
  ["DISV", "Discoverist"],
  ["MEMB", "Member"],
])("the tier %s is called %s (R3.11)", (code, name) => {
  expect(loyaltyTierName(code)).toBe(name);
});
